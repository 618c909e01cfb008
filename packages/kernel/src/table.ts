import type { Beats } from './beats.ts';
import { facesNamed, type GameEvent, witness } from './events.ts';
import type { Game } from './game.ts';
import type { Args, CardArg } from './message.ts';
import type { CardId, CoreState, Frozen, Seat } from './state.ts';
import { everyone } from './zones.ts';

/** What was met on the way: for the runners that want to have seen everything once. */
export type Meet = (kind: 'face' | 'verb' | 'decision' | 'event', key: string) => void;

/** What the rules hold in their hands: the state to read, and the places where ops report. */
export class Table<S extends CoreState = CoreState> {
  /** Events of a recorded game; null in simulations, where nobody reads them. */
  events: GameEvent[] | null = null;
  /** Number of the next event. */
  eventCount = 0;
  /** Notes the table at each beat, when somebody looks; else null. */
  beats: Beats<S> | null = null;
  /** Reports what is met, when a runner asks for it. */
  meet: Meet | null = null;
  /** The seat whose answer is being carried out, or -1 before the first one. */
  actor: Seat = -1;
  /** How many choices the rules took for somebody without a seat, such as a printed opponent; for statistics. */
  choicesTaken = 0;
  /** Whether that answer can't be taken back alone: it brought new information (dice, a shuffle, a face the actor had not known), or others agreed to it. */
  news = false;

  constructor(
    readonly game: Game<S>,
    readonly state: Frozen<S>,
  ) {}

  /** Every op says so before it writes, that the table can be seen as it is until then. */
  begins(type: string): void {
    if (this.beats !== null) this.beats.before(type, writable(this), this.eventCount);
  }

  emit(type: string, data: Args, to: number = everyone(this.state.seats)): void {
    this.eventCount++;
    if (this.meet === null && this.events === null) return;
    const { cards } = writable(this);
    if (this.meet !== null) {
      this.meet('event', type);
      for (const face of facesNamed(data, cards, this.game.faces)) this.meet('face', face);
    }
    if (this.events === null) return;
    this.events.push({ n: this.eventCount - 1, type, data: witness(data, cards, this.game.faces), to });
  }
}

/** The state as ops may write it. Not exported from the package: rules get ops, ops get this. */
export const writable = <S extends CoreState>(g: Table<S>): S => g.state as S;

/** A procedure that changes the state and emits one event with what it returns. */
export interface Op<S extends CoreState, K extends string, A extends readonly unknown[], E> {
  (g: Table<S>, ...args: A): E;
  readonly type: K;
}

/** The event data by type of a module full of ops; a game's log texts are exhaustive over it. */
export type EventsOf<Ops> = {
  [N in keyof Ops as Ops[N] extends { readonly type: infer K extends string } ? K : never]: Ops[N] extends (
    g: never,
    ...args: never
  ) => infer E
    ? E
    : never;
};

/** `const op = opsFor<DeckState>()` – then `export const gain = op('gain', (s, seat: Seat, n: number) => …)`. */
export const opsFor =
  <S extends CoreState>() =>
  <const K extends string, A extends readonly unknown[], E extends Args>(
    type: K,
    write: (state: S, ...args: A) => E,
    /** Who learns of it; everybody unless said. */
    audience?: (data: E, state: S) => number,
  ): Op<S, K, A, E> => {
    const apply = (g: Table<S>, ...args: A): E => {
      g.begins(type);
      const state = writable(g);
      const data = write(state, ...args);
      if (audience === undefined) g.emit(type, data);
      else g.emit(type, data, audience(data, state));
      return data;
    };
    return Object.assign(apply, { type });
  };

/** Names a card in a message or event; readers who may not know its face see only that it is a card. */
export const the = (card: CardId): CardArg => ({ card, face: null });
