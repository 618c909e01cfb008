import type { Amount, Condition } from '../content/index.ts';

/** How often a condition holds, by rule of thumb. */
export const chance = (condition: Condition | null): number => (condition === null ? 1 : 0.6);

/** What an amount comes to on average. */
export function usually(amount: Amount): number {
  if (typeof amount === 'number') return amount;
  return 'usually' in amount ? (2 * amount.usually + amount.instead) / 3 : amount.amount;
}
