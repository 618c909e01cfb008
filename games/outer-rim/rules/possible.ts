import { cardsIn, type Seat } from '@cantina/kernel';
import { type Cost, type Effect, FACTIONS, MARKET_DECKS, PLANETS } from '../content/index.ts';
import { whyNotBuy } from './buyable.ts';
import { amountOf, assetsThatFit, factionsMeant, fameOf, holds, isMostFamous, slotsAt } from './conditions.ts';
import { isFacedown, takenSlots } from './contacts.ts';
import type { Context } from './context.ts';
import { creditsOf } from './credits.ts';
import { canBeDiscarded } from './decks.ts';
import { topEncounter, withinReach } from './encounter-options.ts';
import { isOnPlanet, othersHere, playerOf, playersOf, spaceOfPlayer, standingOf } from './lookup.ts';
import { canChangeReputation } from './reputation.ts';
import type { G } from './state.ts';
import { damageOn } from './stats.ts';

type Possible = {
  readonly [V in Effect['verb']]: (g: G, effect: Extract<Effect, { readonly verb: V }>, context: Context) => boolean;
};

/** Whether carrying out an effect now would change anything, or at least roll for it. */
export function couldDoAnything(g: G, effect: Effect, context: Context): boolean {
  const verb: Effect['verb'] = effect.verb;
  return (POSSIBLE[verb] as (g: G, effect: Effect, context: Context) => boolean)(g, effect, context);
}

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
  buy: (g, { deck, discount, free }, { player }) =>
    deck.some((each) => whyNotBuy(g, player, each, { discount, free, inMarketAction: false }) === null),
  'market-action': () => true,
  'discard-top': (g, { deck }) => deck.some((each) => cardsIn(g, 'marketTop', MARKET_DECKS.indexOf(each)).length > 0),
  'extra-turn': (g) => !g.state.extraTurn && !g.state.extraTurnEarned, // OR-MAEL-06
  'end-turn': () => true,
  'move-directly': (g, { to }, { player }) => spaceOfPlayer(g, player) !== to,
  move: () => true,
  'move-patrol': (g, { patrol }, { player, job }) => factionsMeant(g, player, patrol, job?.card ?? null).length > 0,
  'reveal-contacts': (g, { where }, { player }) => planetsMeant(g, where, player).length > 0,
  'look-at-contacts': (g, { where }, { player }) => planetsMeant(g, where, player).length > 0,
  'swap-contacts': (g, _effect, { player }) => takenSlots(g, spaceOfPlayer(g, player)).length > 0,
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
  gamble: (g, { stake }, { player }) => creditsOf(g, player) >= stake,
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

function canPayOne(g: G, cost: Cost, { player, source, job }: Context): boolean {
  switch (cost.pay) {
    case 'credits':
      return creditsOf(g, player) >= amountOf(g, player, cost.amount);
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
