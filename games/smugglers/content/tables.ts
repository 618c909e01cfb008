import type { CustomsResult, Demand, Starport, System } from './vocabulary.ts';

/** A table of the rulebook: the row is the die, 1 to 6. */
type DieTable<Column extends string, Cell> = Readonly<Record<Column, readonly [Cell, Cell, Cell, Cell, Cell, Cell]>>;

/** SG-CUST-05 */
export const CUSTOMS: DieTable<Starport, CustomsResult> = {
  none: ['clear', 'clear', 'clear', 'clear', 'clear', 'bounty'],
  small: ['clear', 'clear', 'clear', 'clear', 'bounty', 'fine'],
  medium: ['clear', 'clear', 'clear', 'bounty', 'fine', 'detention'],
  large: ['clear', 'clear', 'bounty', 'fine', 'detention', 'arrest'],
  military: ['clear', 'bounty', 'fine', 'detention', 'arrest', 'arrest'],
};

/** SG-TRADE-04 the most units that can be bought or sold. */
export const AVAILABILITY: DieTable<Starport, number> = {
  none: [0, 1, 2, 3, 4, 5],
  small: [1, 2, 3, 4, 5, 6],
  medium: [2, 3, 4, 5, 6, 7],
  large: [4, 5, 6, 7, 8, 9],
  military: [8, 9, 10, 10, 10, 10],
};

/** SG-TRADE-06 credits per unit. */
export const DEMAND: DieTable<Demand, number> = {
  veryLow: [1, 2, 4, 6, 8, 10],
  low: [5, 10, 15, 20, 25, 30],
  moderate: [25, 30, 35, 40, 45, 50],
  high: [45, 50, 55, 60, 65, 70],
  veryHigh: [65, 70, 75, 80, 85, 90],
  illegal: [100, 120, 140, 160, 180, 200],
};

/** SG-UPG-03 credits per level; null: not for sale there (SG-UPG-04). */
export const UPGRADES: Readonly<Record<System, Readonly<Record<Starport, number | null>>>> = {
  engines: { none: null, small: 240, medium: 120, large: 60, military: 30 },
  lightspeed: { none: null, small: 560, medium: 280, large: 140, military: 70 },
  shields: { none: null, small: null, medium: 200, large: 100, military: 50 },
  lasers: { none: null, small: null, medium: 160, large: 80, military: 40 },
  cargoPods: { none: null, small: 160, medium: 80, large: 40, military: 20 },
};

/** SG-ADD-04 what the die says is damaged; null: the victor chooses, a card ship rerolls. */
export const ADDITIONAL_DAMAGE: readonly [System, System, System, System, System, null] = [
  'engines',
  'lightspeed',
  'shields',
  'lasers',
  'cargoPods',
  null,
];

/** The cell of a table in the row of a die. */
export const cell = <T>(column: readonly T[], die: number): T => column[die - 1] as T;
