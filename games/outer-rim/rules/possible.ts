import { cardsIn, type RuleId, type Seat } from '@cantina/kernel';
import { type Cost, type Effect, FACTIONS, MARKET_DECKS, PLANETS } from '../content/index.ts';
import {
  amountOf,
  assetsThatFit,
  factionsMeant,
  fameOf,
  holds,
  isMostFamous,
  slotsAt,
} from './abilities/conditions.ts';
import type { Context } from './context.ts';
import { canBeDiscarded } from './decks.ts';
import { isFacedown, takenSlots } from './encounter/contacts.ts';
import { topEncounter, withinReach } from './encounter/options.ts';
import { isOnPlanet, othersHere, playerOf, playersOf, spaceOfPlayer, standingOf } from './lookup.ts';
import { type WhyNot, whyNotBuy } from './market/buyable.ts';
import { message } from './messages.ts';
import { couldBeGiven, creditsOf } from './player/credits.ts';
import { canChangeReputation } from './player/reputation.ts';
import { damageOn } from './player/stats.ts';
import type { G } from './state.ts';

type Possible = {
  readonly [V in Effect['verb']]: (g: G, effect: Extract<Effect, { readonly verb: V }>, context: Context) => boolean;
};

/** Whether carrying out an effect now would change anything, or at least roll for it. */
export function couldDoAnything(g: G, effect: Effect, context: Context): boolean {
  const verb: Effect['verb'] = effect.verb;
  return (POSSIBLE[verb] as (g: G, effect: Effect, context: Context) => boolean)(g, effect, context);
}

/** OR-TRADE-10 the same if the others helped out with all they have. */
export const couldBeHelped = (g: G, effect: Effect, context: Context): boolean =>
  couldDoAnything(g, effect, { ...context, gifts: couldBeGiven(g, context.player) });

const could = (g: G, effect: Effect | null, context: Context): boolean =>
  effect !== null && couldDoAnything(g, effect, context);

const meant = (who: 'you' | 'other', { player, other }: Context): Seat | null => (who === 'you' ? player : other);

const POSSIBLE: Possible = {
  'gain-credits': (g, { who, amount }, context) =>
    meant(who, context) !== null && amountOf(g, context.player, amount) > 0,
  'lose-credits': (g, { who }, context) => {
    const player = meant(who, context);
    return player !== null && creditsOf(g, player) > 0;
  },
  'take-credits': (g, _effect, { other }) => other !== null && creditsOf(g, other) > 0,
  'gain-fame': () => true,
  'lose-fame': (g, _effect, { player }) => fameOf(g, player) > 0,
  reputation: (g, { who, change, with: ref }, context) => {
    const player = meant(who, context);
    const step = change === 'gain' ? 1 : -1;
    return (
      player !== null &&
      factionsMeant(g, context.player, ref, context.job?.card ?? null).some((faction) =>
        canChangeReputation(g, player, faction, step),
      )
    );
  },
  'set-reputation': (g, { with: ref, to }, { player, job }) =>
    factionsMeant(g, player, ref, job?.card ?? null).some((faction) => standingOf(g, player, faction) !== to),
  damage: (_g, { who }, context) => meant(who, context) !== null,
  recover: (g, { from }, { player }) =>
    (from !== 'ship' && damageOn(g, player, 'character') > 0) ||
    (from !== 'character' && damageOn(g, player, 'ship') > 0),
  test: (_g, { who }, context) => meant(who, context) !== null,
  fight: () => true,
  'fight-player': (g, _effect, { other }) => other !== null && !playerOf(g, other).defeated,
  'choose-player': (g, effect, context) => playersMeant(g, effect, context).length > 0,
  may: (g, { effect }, context) => couldDoAnything(g, effect, context),
  choose: (g, { options }, context) => options.some((each) => couldDoAnything(g, each, context)),
  sequence: (g, { effects }, context) => effects.some((each) => couldDoAnything(g, each, context)),
  if: (g, { condition, effect, otherwise }, context) =>
    could(
      g,
      holds(g, context.player, condition, context.other, context.job?.card ?? null) ? effect : otherwise,
      context,
    ),
  pay: (g, { costs, effect }, context) =>
    canPay(g, costs, context) && (effect === null || couldDoAnything(g, effect, context)),
  'gain-this': () => true,
  buy: (g, { deck, discount, free }, { player, gifts }) =>
    deck.some((each) => whyNotBuy(g, player, each, { discount, free, inMarketAction: false }, gifts) === null),
  'market-action': () => true,
  'discard-top': (g, { deck }) => deck.some((each) => cardsIn(g, 'marketTop', MARKET_DECKS.indexOf(each)).length > 0),
  'extra-turn': (g) => !g.state.extraTurn, // OR-MAEL-06
  'end-turn': () => true,
  'move-directly': (g, { to }, { player }) => spaceOfPlayer(g, player) !== to,
  move: () => true,
  'move-patrol': (g, { patrol }, { player, job }) => factionsMeant(g, player, patrol, job?.card ?? null).length > 0,
  'reveal-contacts': (g, { where }, { player }) => planetsMeant(g, where, player).length > 0,
  'look-at-contacts': (g, { where }, { player }) => planetsMeant(g, where, player).length > 0,
  'swap-contacts': (g, _effect, { player }) => takenSlots(g, spaceOfPlayer(g, player)).length > 0,
  'remove-contact': (_g, _effect, { slot }) => slot !== null,
  'encounter-within': (g, { spaces, with: kinds }, { player }) => withinReach(g, player, spaces, kinds).length > 0,
  'draw-encounter': (g, _effect, { player, nested }) =>
    !nested && topEncounter(g, spaceOfPlayer(g, player)) !== undefined,
  'resolve-databank': () => true,
  'take-crew': (g, { filter }, { other }) =>
    other !== null && assetsThatFit(g, other, { ...filter, kind: ['crew'] }).length > 0,
  'discard-asset': (g, { filter }, { player }) =>
    assetsThatFit(g, player, filter).some((card) => canBeDiscarded(g, card)),
  'roll-dice': (g, { dice }, { player }) => amountOf(g, player, dice) > 0,
  'roll-die': () => true,
  gamble: (g, { stake }, { player, gifts }) => creditsOf(g, player) + gifts >= stake,
  'this-card': () => true,
  'complete-job': (_g, _effect, { job }) => job !== null,
  'fail-job': (_g, _effect, { job }) => job !== null,
  'discard-job': (_g, _effect, { job }) => job !== null,
  'deliver-cargo': (_g, _effect, { cargo }) => cargo !== null,
  'keep-cargo': () => true,
  'discard-cargo': (_g, _effect, { cargo }) => cargo !== null,
  'credits-for-fame': (_g, _effect, { reward }) => reward !== null && reward.credits > 0,
  'achieve-goal': () => true,
  sabotage: (g, _effect, { player }) => isOnPlanet(g, player) && !g.state.sabotaged.includes(spaceOfPlayer(g, player)),
  'buy-used-ship': () => true,
};

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
  return effect.verb !== 'choose-player' || couldDoAnything(g, effect, context);
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

/**
 * Whom "choose a player" may mean: only with whom something happens; the defeated just can't be attacked (OR-DEFEAT-08). Of
 * those with the most fame anybody may be named, also who has nothing to lose (OR-FAME-04).
 */
export function playersMeant(
  g: G,
  { where, only, effect }: Pick<Extract<Effect, { readonly verb: 'choose-player' }>, 'where' | 'only' | 'effect'>,
  context: Context,
): Seat[] {
  const { player } = context;
  const near =
    where === 'here'
      ? othersHere(g, player)
      : playersOf(g).filter((other) => (only === 'most-fame' ? isMostFamous(g, other) : other !== player));
  return near.filter(
    (other) =>
      (only !== 'more-fame' || fameOf(g, other) > fameOf(g, player)) &&
      (only !== 'bad-reputation' || FACTIONS.some((faction) => standingOf(g, other, faction) === 'bad')) &&
      (only === 'most-fame' || couldDoAnything(g, effect, { ...context, other })),
  );
}

/** Planets with facedown contacts that an effect may be about. */
export function planetsMeant(
  g: G,
  where: 'here' | 'planet-without-players' | 'any-planet',
  player: Seat,
): readonly (typeof PLANETS)[number][] {
  return PLANETS.filter(
    (planet) =>
      slotsAt(planet).some((slot) => isFacedown(g, slot)) &&
      (where !== 'here' || spaceOfPlayer(g, player) === planet) &&
      (where !== 'planet-without-players' || playersOf(g).every((each) => spaceOfPlayer(g, each) !== planet)),
  );
}
