import type { Flow, Interjection } from './ask.ts';
import type { Components } from './cards.ts';
import type { Effect } from './effects.ts';
import { hash53 } from './hash.ts';
import type { OptionSpecs } from './options.ts';
import type { Rng } from './random.ts';
import type { CoreState, Seat } from './state.ts';
import type { Table } from './table.ts';
import type { Whitelist } from './view.ts';
import type { ZoneSpec } from './zones.ts';

type StepFlow<S extends CoreState> = { run(g: Table<S>): Flow<void> }['run'];

export type HookOf<S extends CoreState> = keyof S['hooks'] & string;

/** A game: its parts, its steps, what may be seen. Everything that happens follows from options, seed and answers. */
export interface Game<S extends CoreState = CoreState>
  extends Components<keyof S['zones'] & string, keyof S['hooks'] & string> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSpecs<S['options']>;
  readonly steps: { readonly [Step in S['step']]: StepFlow<S> };
  /** Which fields a viewer may see; a field that is not named is hidden. */
  readonly visible: Whitelist<S>;
  /** Whatever the rules consist of: functions and data whose change means other rules. */
  readonly rules: readonly unknown[];
  /** Says which rules a save was made under; see `defineGame`. */
  readonly rulesHash: string;
  /** The state before anything random happened; the first step shuffles and deals. */
  setup(seats: number, options: S['options']): S;
  clone(state: S): S;
  /**
   * Carries out an effect of a card. Chapters that cards may interrupt reach it through the table, so that they need not
   * know every verb; where effects are handed on as arguments it is not needed.
   */
  resolve?(g: Table<S>, effect: Effect, context: unknown): Flow<void>;
  /** What a seat may do while any question is open. */
  interjections?(g: Table<S>, seat: Seat): readonly Interjection[];
  /** Faces with different backs are never taken for one another. */
  backOf?(face: string): string;
  /** Deals anew what a seat can't know and what does not lie in a zone. */
  redeal?(state: S, seat: Seat, rng: Rng): void;
}

/** Completes a game with the hash of its rules. */
export function defineGame<S extends CoreState>(spec: Omit<Game<S>, 'rulesHash'>): Game<S> {
  checkZones(spec.zones);
  // How states are copied and who sees what changes nothing in what happens.
  const rules = { ...spec, clone: null, visible: null, redeal: null };
  return { ...spec, rulesHash: hash53(rulesText(rules)) };
}

function checkZones(zones: Readonly<Record<string, ZoneSpec>>): void {
  for (const [name, { per, sees, active }] of Object.entries(zones)) {
    if (sees === 'owner' && per !== 'seat') throw new Error(`zone ${name} has no owner who could see it`);
    if (active === true && sees !== 'all') throw new Error(`zone ${name} is active, so all must see it`);
  }
}

/** Data and the text of functions, wherever they stand. */
const rulesText = (rules: object): string =>
  JSON.stringify(rules, (_name, part: unknown) => {
    if (typeof part === 'function') return String(part);
    return part instanceof Map || part instanceof Set ? [...part] : part;
  });
