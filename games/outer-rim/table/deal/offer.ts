import type { Decision, Frozen } from '@cantina/kernel';
import type { Offer } from '@cantina/web/kit';
import type { Trade } from '../../rules/state.ts';

/**
 * The rules name both sides of a trade from the active player's place; whoever makes the offer sees it from their own: what
 * they give, and what they get.
 */
export function fromOwnSide(decision: Decision, isActive: boolean): Decision {
  const own = isActive ? 'gives' : 'takes';
  return {
    ...decision,
    options: decision.options.map((option) => ({ ...option, group: option.group === own ? 'give' : 'get' })),
  };
}

/** A counter-offer begins with the terms it answers; the first offer with nothing. */
export const startOf = ({ gives, takes }: Frozen<Trade>): Offer => ({
  things: [...gives.cards, ...takes.cards].map((card) => `card:${card}`),
  amounts: { 'credits:gives': gives.credits, 'credits:takes': takes.credits },
});
