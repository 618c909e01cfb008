import { AT_ONCE, type Flow, type RuleId, type Seat, textsFor } from '@cantina/kernel';
import type { Cost, Effect, Who } from '../content/index.ts';
import { amountOf, assetsThatFit, factionsMeant, fameOf } from './abilities/conditions.ts';
import type { Context } from './context.ts';
import { canBeDiscarded } from './decks.ts';
import type { WhyNot } from './market/buyable.ts';
import { message } from './messages.ts';
import { couldBeGiven, creditsOf } from './player/credits.ts';
import { canChangeReputation } from './player/reputation.ts';
import type { G, RimState } from './state.ts';

/** OR-WORD-05 carries out as much of a text as possible; whether it would change anything, or at least roll for it. */
export const { resolve, extentOf, doesSomething } = textsFor<RimState, Effect, Context>();

export const resolveIfAny = (g: G, effect: Effect | null, context: Context): Flow<void> =>
  effect === null ? AT_ONCE : resolve(g, effect, context);

/** The player a word means; "the other" is nobody where nobody was chosen. */
export const playerMeant = (who: Who, { player, other }: Context): Seat | null => (who === 'you' ? player : other);

/** OR-TRADE-10 whether it would do something if the others helped out with all they have. */
export const couldBeHelped = (g: G, effect: Effect, context: Context): boolean =>
  doesSomething(g, effect, { ...context, gifts: couldBeGiven(g, context.player) });

/** OR-WORD-04, OR-CREDIT-03 whether all of a cost can be paid. */
export const canPay = (g: G, costs: readonly Cost[], context: Context): boolean =>
  costs.every((cost) => canPayOne(g, cost, context));

function canPayOne(g: G, cost: Cost, { player, source, job, gifts }: Context): boolean {
  switch (cost.pay) {
    case 'credits':
      return creditsOf(g, player) + gifts >= amountOf(g, player, cost.amount);
    case 'reputation':
      return factionsMeant(g, player, cost.with, job?.card ?? null).some((faction) =>
        canChangeReputation(g, player, faction, -1),
      ); // OR-EX-04
    case 'asset':
      return assetsThatFit(g, player, cost.filter).some((card) => canBeDiscarded(g, card));
    case 'this':
      return canBeDiscarded(g, source);
    case 'fame':
      return fameOf(g, player) >= cost.amount;
  }
}

/**
 * OR-GAP-41 whether "choose one" may mean this option: not with a price that can't be paid (OR-WORD-04), and not about a
 * player whom nobody can be. What would change nothing may be chosen: whoever has no fame to lose loses none (OR-FAME-01).
 */
export function mayBeChosen(g: G, effect: Effect, context: Context): boolean {
  if (effect.verb === 'pay') return canPay(g, effect.costs, context);
  return effect.verb !== 'choose-player' || doesSomething(g, effect, context);
}

/** Why an effect would do nothing now: its price, an extra turn too many, or simply nothing to do, by the rule given. */
export function whyNothing(g: G, effect: Effect, context: Context, otherwise: RuleId): WhyNot {
  if (effect.verb === 'pay' && !canPay(g, effect.costs, context)) return whyNotPay(g, effect.costs, context);
  if (effect.verb === 'gamble') return lacking(effect.stake - creditsOf(g, context.player));
  if (effect.verb === 'extra-turn') return { reason: message('reason.extra-turn'), rule: 'OR-MAEL-06' };
  return { reason: message('reason.no-effect'), rule: otherwise };
}

function whyNotPay(g: G, costs: readonly Cost[], context: Context): WhyNot {
  let missing = 0;
  for (const cost of costs) {
    if (cost.pay !== 'credits' && !canPayOne(g, cost, context)) return CANNOT_PAY;
    if (cost.pay === 'credits') missing += amountOf(g, context.player, cost.amount);
  }
  return lacking(missing - creditsOf(g, context.player));
}

const CANNOT_PAY: WhyNot = { reason: message('reason.cannot-pay'), rule: 'OR-WORD-04' };

const lacking = (missing: number): WhyNot => ({
  reason: message('reason.lacks-credits', { missing }),
  rule: 'OR-CREDIT-03',
});
