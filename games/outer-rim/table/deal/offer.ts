import type { Decision } from '@cantina/kernel';

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
