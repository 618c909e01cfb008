import type { Change } from './changes.ts';
import type { Circles } from './circles.ts';
import type { KernelEvents } from './events.ts';
import type { Game } from './game.ts';
import type { CoreState, Viewer } from './state.ts';
import { addCircles, type Difference, differenceOf, type View, viewChange, viewOf } from './view.ts';

/** The table at one moment of a step. What is seen of it is seen through the same views as always. */
export interface Moment {
  /** How many events there were by then. */
  readonly events: number;
  readonly view: (viewer: Viewer) => View;
  /** What has changed in a viewer's view since the moment before; undefined when nothing has. */
  readonly changes: (viewer: Viewer) => Change | undefined;
  /** Adds who knows what has changed: for viewers in the same circles `changes` are the same. */
  readonly addCircles: (circles: Circles) => void;
}

/** A moment with all that is hidden in it. */
interface Kept<S extends CoreState> {
  readonly state: S;
  readonly events: number;
}

/** What the kernel reports by itself leads up to what the rules then say of it: a card is moved, and named. */
const LEADING: ReadonlySet<string> = new Set<keyof KernelEvents>(['move', 'shuffle', 'look', 'reveal', 'roll']);

/** Finds the beats in the events of one step, which it is told one by one. */
class Pulse {
  private before: string | null = null;

  constructor(private readonly types: ReadonlySet<string>) {}

  /** `leads`: belongs to the beat of the next event, if that begins one. Events of one type in a row stay together. */
  feel(type: string): 'leads' | 'begins' | 'follows' {
    if (LEADING.has(type) && !this.types.has(type)) return 'leads';
    const begins = type !== this.before && this.types.has(type);
    this.before = type;
    return begins ? 'begins' : 'follows';
  }
}

/** Parts the events of one step into its beats; those before the first beat's event are a beat, too. */
export function inBeats<E extends { readonly type: string }>(
  game: Pick<Game, 'beats'>,
  events: readonly E[],
): readonly (readonly E[])[] {
  const pulse = new Pulse(new Set(game.beats));
  const beats: E[][] = [];
  let leading: E[] = [];
  for (const event of events) {
    const felt = pulse.feel(event.type);
    leading.push(event);
    if (felt === 'leads') continue;
    if (felt === 'begins') beats.push(leading);
    else addTo(beats, leading);
    leading = [];
  }
  addTo(beats, leading);
  return beats;
}

function addTo<E>(beats: E[][], events: E[]): void {
  const last = beats.at(-1);
  if (last !== undefined) last.push(...events);
  else if (events.length > 0) beats.push(events);
}

/** The last step of a match that somebody looks at beat by beat: the table before it, and at the end of each beat. */
export class Beats<S extends CoreState> {
  private readonly types: ReadonlySet<string>;
  private readonly past: Kept<S>[] = [];
  private pulse: Pulse;
  /** The table before what may lead up to a beat. */
  private leading: Kept<S> | null = null;
  private now: Kept<S> | null = null;

  constructor(private readonly game: Game<S>) {
    this.types = new Set(game.beats);
    this.pulse = new Pulse(this.types);
  }

  /** Empty when nothing was done yet. The last one shows the table as it is until the next step begins. */
  get moments(): readonly Moment[] {
    if (this.now === null) return [];
    return [...this.past, this.now].map((each, i, all) => this.moment(each, all[i - 1]));
  }

  /** A step begins. */
  begin(state: S, events: number): void {
    this.forget();
    this.pulse = new Pulse(this.types);
    this.past.push(this.kept(state, events));
  }

  /** Something is about to happen; nothing of it is on the table yet. */
  before(type: string, state: S, events: number): void {
    const felt = this.pulse.feel(type);
    if (felt === 'leads') this.leading ??= this.kept(state, events);
    else {
      const from = felt === 'begins' ? (this.leading ?? this.kept(state, events)) : null;
      // What comes first begins a beat anyway.
      if (from !== null && from.events > (this.past[0]?.events ?? 0)) this.past.push(from);
      this.leading = null;
    }
  }

  /** The step is over. */
  end(state: S, events: number): void {
    this.now = { state, events };
  }

  forget(): void {
    this.past.length = 0;
    this.leading = null;
    this.now = null;
  }

  private kept(state: S, events: number): Kept<S> {
    return { state: this.game.clone(state), events };
  }

  private moment({ state, events }: Kept<S>, before: Kept<S> | undefined): Moment {
    const { game } = this;
    const view = (viewer: Viewer) => viewOf(game, state, viewer);
    if (before === undefined) return { events, view, changes: () => undefined, addCircles: () => undefined };
    let found: Difference | undefined;
    const difference = () => (found ??= differenceOf(game, before.state, state));
    return {
      events,
      view,
      changes: (viewer) => viewChange(game, before.state, state, difference(), viewer),
      addCircles: (circles) => addCircles(game, before.state, state, difference(), circles),
    };
  }
}
