import type { NumberSpec, OptionSpecs } from '@cantina/kernel';
import type { System } from '../content/index.ts';

/** What a table may agree on anew in the middle of a game (SG-ALT-07). */
export interface Agreed {
  /** How the game is won: SG-GOAL-01, SG-ALT-04, SG-ALT-05, SG-ALT-06. */
  readonly goal: 'koroth' | 'last-standing' | 'most-kills' | 'fortune';
  /** SG-ALT-01 credits for one Brix weapon. */
  readonly weaponPrice: number;
  /** SG-ALT-06, SG-Q-46 the sum of a game for a fortune. */
  readonly fortune: number;
  /** SG-Q-55 the game ends after so many rounds at the latest; SG-Q-46 the length of a game for most kills. */
  readonly rounds: 'none' | 40 | 60 | 100 | 200;
}

/** One rule and what it is to be. */
export type Change = {
  readonly [Rule in keyof Agreed]: { readonly rule: Rule; readonly value: Agreed[Rule] };
}[keyof Agreed];

/** Agreed on when the table is made; each system starts so much better or worse (SG-ALT-02), besides `shipBonus`. */
export interface Options extends Agreed, Readonly<Record<System, number>>, Readonly<Record<string, string | number>> {
  /** SG-ALT-03 what a character's card says comes on top of the difference to 500. */
  readonly startCredits: number;
  /** SG-ALT-02 every system starts so much better or worse. */
  readonly shipBonus: number;
}

const STEPS: NumberSpec = { usual: 0, least: -9, most: 9, step: 1 };

/** The rules that a table may also change later (SG-ALT-07), and what they may be. */
export const agreements = {
  goal: ['koroth', 'last-standing', 'most-kills', 'fortune'],
  weaponPrice: { usual: 500, least: 50, most: 2000, step: 1 },
  fortune: { usual: 10_000, least: 1000, most: 50_000, step: 1 },
  rounds: ['none', 40, 60, 100, 200],
} as const satisfies OptionSpecs<Agreed & Readonly<Record<string, string | number>>>;

/** What is agreed on when the table is made. */
export const options: OptionSpecs<Options> = {
  ...agreements,
  startCredits: { usual: 500, least: 0, most: 10_000, step: 1 },
  shipBonus: STEPS,
  engines: STEPS,
  lightspeed: STEPS,
  shields: STEPS,
  lasers: STEPS,
  cargoPods: STEPS,
};

export const agreedIn = ({ goal, weaponPrice, fortune, rounds }: Agreed): Agreed => ({
  goal,
  weaponPrice,
  fortune,
  rounds,
});
