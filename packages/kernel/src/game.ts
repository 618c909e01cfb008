import type { Flow, Interjection } from './ask.ts';
import type { Components } from './cards.ts';
import type { Effect } from './effects.ts';
import type { OptionPresets, OptionSpecs } from './options.ts';
import type { Rng } from './random.ts';
import type { Renamed } from './renamed.ts';
import type { CoreState, Seat } from './state.ts';
import type { Table } from './table.ts';
import type { Verb } from './verbs.ts';
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
  readonly presets?: OptionPresets<S['options']>;
  readonly steps: { readonly [Step in S['step']]: StepFlow<S> };
  /** Which fields a viewer may see; a field that is not named is hidden. */
  readonly visible: Whitelist<S>;
  /** Which rules and content these are, for people who compare records; it decides nothing. See `defineGame`. */
  readonly version: string;
  /**
   * The events with which a beat begins, a moment of its own for those who watch: a flight, a card that is turned, dice,
   * a defeat. What follows an event belongs to its beat until the next one begins; the moves and rolls right before it do,
   * too.
   */
  readonly beats?: readonly string[];
  /** Answers that were called otherwise before; what was stored then is read with them. */
  readonly renamed?: readonly Renamed[];
  /** The state before anything random happened; the first step shuffles and deals. */
  setup(seats: number, options: S['options']): S;
  clone(state: S): S;
  /** The verbs of its texts, a `VerbTable`; see `textsFor`. */
  readonly verbs?: Readonly<Record<string, Verb<S, Effect, unknown>>>;
  /** What a seat may do while any question is open. */
  interjections?(g: Table<S>, seat: Seat): readonly Interjection[];
  /** Faces with different backs are never taken for one another. */
  backOf?(face: string): string;
  /** Deals anew what a seat can't know and what does not lie in a zone. */
  redeal?(state: S, seat: Seat, rng: Rng): void;
}

/** By game: the fingerprint of its rules and content. The bundler puts it in (scripts/versions.mjs). */
declare const CANTINA_VERSIONS: Readonly<Record<string, string>> | undefined;

/** What runs from its sources, as in tests, has no version. */
const versionOf = (id: string): string =>
  (typeof CANTINA_VERSIONS === 'undefined' ? undefined : CANTINA_VERSIONS[id]) ?? 'sources';

/** Completes a game with the fingerprint of its sources. */
export function defineGame<S extends CoreState>(spec: Omit<Game<S>, 'version'>): Game<S> {
  checkZones(spec.zones);
  return { ...spec, version: versionOf(spec.id) };
}

function checkZones(zones: Readonly<Record<string, ZoneSpec>>): void {
  for (const [name, { per, sees, active, knownTo }] of Object.entries(zones)) {
    if (sees === 'owner' && per !== 'seat') throw new Error(`zone ${name} has no owner who could see it`);
    if (knownTo === 'owner' && per !== 'seat') throw new Error(`zone ${name} has no owner who could know it`);
    if (active === true && sees !== 'all') throw new Error(`zone ${name} is active, so all must see it`);
  }
}
