import { type CoreState, cloneCore, type Seat, type Table } from '../../src/index.ts';
import type { Hook, Patron } from './content.ts';

export type Step = 'deal' | 'bid' | 'act' | 'crewSpeaks' | 'patrol' | 'clearUp';
export type Zone = 'depot' | 'agency' | 'hand' | 'counter' | 'stall' | 'crew' | 'discard';

export type Options = {
  /** How many credits win. */
  readonly goal: 8 | 12;
  readonly patrol: boolean;
};

export interface MoonshadeState extends CoreState<Step, Zone, Hook, Options> {
  round: number;
  /** The seat that acts first and decides in which order the crews speak. */
  captain: Seat;
  active: Seat;
  credits: number[];
  /** One per seat, known to that seat only. */
  patrons: Patron[];
  idlePatrons: Patron[];
}

export type Moonshade = Table<MoonshadeState>;

export const clone = (s: MoonshadeState): MoonshadeState =>
  Object.assign(cloneCore(s), {
    round: s.round,
    captain: s.captain,
    active: s.active,
    credits: s.credits.slice(),
    patrons: s.patrons.slice(),
    idlePatrons: s.idlePatrons.slice(),
  });
