import type { Game } from './game.ts';
import type { CoreState, Viewer } from './state.ts';
import { type View, viewOf } from './view.ts';

/** The table at one moment of a step. What is seen of it is seen through the same views as always. */
export interface Moment {
  /** How many events there were by then. */
  readonly events: number;
  view(viewer: Viewer): View;
}

/** Says of each event of a step, in their order, whether a beat begins with it. Events of one type in a row stay together. */
export function beatCounter(types: ReadonlySet<string>): (type: string) => boolean {
  let before: string | null = null;
  return (type) => {
    const begins = before !== null && before !== type && types.has(type);
    before = type;
    return begins;
  };
}

/** Parts the events of one step into its beats; those before the first beat's event are a beat, too. */
export function inBeats<E extends { readonly type: string }>(
  game: Pick<Game, 'beats'>,
  events: readonly E[],
): readonly (readonly E[])[] {
  const beats: E[][] = [];
  const begins = beatCounter(new Set(game.beats));
  for (const event of events) {
    if (begins(event.type) || beats.length === 0) beats.push([event]);
    else beats.at(-1)?.push(event);
  }
  return beats;
}

/** The last step of a match that somebody looks at beat by beat: the table before it, and at the end of each beat. */
export class Beats<S extends CoreState> {
  private readonly types: ReadonlySet<string>;
  private readonly past: Moment[] = [];
  private begins = beatCounter(new Set());
  private now: Moment | null = null;

  constructor(private readonly game: Game<S>) {
    this.types = new Set(game.beats);
  }

  /** Empty when nothing was done yet. The last one shows the table as it is until the next step begins. */
  get moments(): readonly Moment[] {
    return this.now === null ? [] : [...this.past, this.now];
  }

  /** A step begins. */
  begin(state: S, events: number): void {
    this.forget();
    this.begins = beatCounter(this.types);
    this.keep(state, events);
  }

  /** Something is about to happen; nothing of it is on the table yet. */
  before(type: string, state: S, events: number): void {
    if (this.begins(type)) this.keep(state, events);
  }

  /** The step is over. */
  end(state: S, events: number): void {
    this.now = this.moment(state, events);
  }

  forget(): void {
    this.past.length = 0;
    this.now = null;
  }

  private keep(state: S, events: number): void {
    this.past.push(this.moment(this.game.clone(state), events));
  }

  private moment(state: S, events: number): Moment {
    return { events, view: (viewer) => viewOf(this.game, state, viewer) };
  }
}
