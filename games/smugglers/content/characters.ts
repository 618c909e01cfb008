import type { Ability, ShipValues } from './vocabulary.ts';

/** SG-SET-03 */
export const START_CREDITS = 500;

/** SG-SET-10 */
export const STANDARD_SHIP: ShipValues = { engines: 1, lightspeed: 3, shields: 0, lasers: 1, cargoPods: 1, hull: 5 };

/** One character card; what it says about the start replaces the usual values (SG-SET-09). */
export interface Character<Id extends string = string> {
  readonly id: Id;
  readonly credits: number;
  readonly bounty: number;
  /** SG-BNTY-09 what the bounty is set to again after release or collection. */
  readonly minimumBounty: number;
  readonly ship: ShipValues;
  readonly ability: Ability;
}

/** What a player writes into the log at the start. */
export type StartLog = Pick<Character, 'credits' | 'bounty' | 'ship'>;

type Deviations = Partial<Pick<Character, 'credits' | 'bounty' | 'minimumBounty'>> & Partial<ShipValues>;

function character<const Id extends string>(id: Id, start: Deviations, ability: Ability): Character<Id> {
  const { credits = START_CREDITS, bounty = 0, minimumBounty = 0, ...ship } = start;
  return { id, credits, bounty, minimumBounty, ship: { ...STANDARD_SHIP, ...ship }, ability };
}

/** SG-COMP-01 the 12 characters. */
export const characters = [
  character('jax-corvane', { engines: 3 }, { does: 'win-tied-manoeuvre' }),
  character('mira-sol', {}, { does: 'reroll-legal-demand' }),
  character('tobias-rusk', { credits: 450 }, { does: 'cheap-upgrades', percent: 75 }),
  character(
    'nyx-vantreau',
    { credits: 700, bounty: 100, minimumBounty: 100, cargoPods: 2 },
    { does: 'more-customs-dice', dice: 1 },
  ),
  character(
    'dagan-brandt',
    { credits: 700, bounty: 200, minimumBounty: 200, engines: 3, lasers: 4, cargoPods: 3 },
    { does: 'greater-pirate-option', goods: 5 },
  ),
  character('sister-amal', { shields: 1 }, { does: 'repair-hull', price: 50 }),
  character('zek-tollan', { credits: 400, lightspeed: 4 }, { does: 'cross-nebulae' }),
  character('ivo-marchetti', { credits: 300 }, { does: 'reroll-once' }),
  character('kara-voss', { lasers: 2, shields: 1 }, { does: 'hunter', pay: 150 }),
  character('ada-lumen', { engines: 2 }, { does: 'choose-anomaly-die', dice: 2 }),
  character('octavio-dross', { credits: 700, lightspeed: 2 }, { does: 'no-fines' }),
  character('k-seven', { shields: 2 }, { does: 'never-arrested' }),
] as const;

export type CharacterFace = (typeof characters)[number]['id'];
