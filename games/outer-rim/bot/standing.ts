import { cardsIn, type Seat } from '@cantina/kernel';
import { FACTIONS, MARKET_DECKS, type MarketDeck } from '../content/index.ts';
import { fameOf } from '../rules/abilities/conditions.ts';
import { combatOdds } from '../rules/combat/odds.ts';
import { assetOf, assetsOf, isAi, isOnPlanet, marketCardOf, playerOf, reputationOf, shipOf } from '../rules/lookup.ts';
import { costOf, MARKET_TERMS, whyNotBuy } from '../rules/market/buyable.ts';
import { topCard } from '../rules/market/decks.ts';
import { hasFreeSlot } from '../rules/player/slots.ts';
import { damageLeft } from '../rules/player/stats.ts';
import type { G } from '../rules/state.ts';
import { assetWorth, worthOf } from './assets.ts';
import { bestEncounter } from './encounters.ts';
import { creditsWorth, Outlook } from './outlook.ts';

/** Points of fame that a player has, or is on the way to. */
export function standingOf(g: G, player: Seat, thinker: Seat): number {
  const { credits } = playerOf(g, player);
  const fame = fameOf(g, player);
  if (isAi(g, player)) return fame + 0.8 * creditsWorth(credits);
  let standing = fame + creditsWorth(credits) + shipWorth(g, player) + condition(g, player);
  // What others plan is only guessed
  if (player !== thinker) return standing + 0.3 * assetsOf(g, player).length;
  const outlook = new Outlook(g, player);
  let jobHere = false;
  for (const card of assetsOf(g, player)) {
    standing += assetWorth(outlook, card);
    const asset = assetOf(g, card);
    if (asset?.kind === 'job' && asset.destination === outlook.space) jobHere = true;
  }
  standing += 0.12 * cardsIn(g, 'secrets', player).length;
  if (g.state.active === player) standing += 0.35 * g.state.extraTurnsEarned;
  if (outlook.phase === 'over') return standing + inCombat(g, player);
  if (!jobHere) standing += bestEncounter(outlook, player);
  return standing + (outlook.phase === 'encounter' ? 0 : marketHere(outlook));
}

const shipWorth = (g: G, player: Seat): number => shipOf(g, player).price / 13_000;

/** Damage, reputation, goals. */
function condition(g: G, player: Seat): number {
  const { defeated, characterFlipped, shipFlipped, characterGoal, shipGoal } = playerOf(g, player);
  let worth = 0.25 * (characterGoal + shipGoal) + (characterFlipped ? 0.15 : 0) + (shipFlipped ? 0.15 : 0);
  for (const on of ['character', 'ship'] as const) {
    const left = damageLeft(g, player, on);
    worth += left >= 4 ? 0.18 : 0.06 * left;
  }
  for (const faction of FACTIONS) {
    const reputation = reputationOf(g, player, faction);
    worth += reputation > 0 ? 0.06 * reputation : 0.14 * reputation;
  }
  return worth - (defeated ? 0.3 : 0);
}

/** A combat that is going on: how it is likely to end. */
function inCombat(g: G, player: Seat): number {
  const { combat } = g.state;
  const odds = combat === null ? null : combatOdds(g);
  if (combat === null || odds === null) return 0;
  const sign = combat.attacker === player ? 1 : combat.defender === player ? -1 : 0;
  return sign * (0.8 * odds.win - (sign > 0 ? 0.5 * odds.defeat : 0));
}

/** What could still be bought here in this turn. */
function marketHere(outlook: Outlook): number {
  const { g, seat } = outlook;
  if (!isOnPlanet(g, seat)) return 0;
  if (g.state.done.includes('market')) return 0;
  return 0.05 + 0.8 * Math.max(0, ...MARKET_DECKS.map((deck) => bargain(outlook, deck)));
}

/** What buying the top card of a deck would bring, its price deducted. */
export function bargain(outlook: Outlook, deck: MarketDeck): number {
  const { g, seat } = outlook;
  const card = topCard(g, deck);
  if (card === undefined || whyNotBuy(g, seat, deck, MARKET_TERMS) !== null) return 0;
  const { asset, ship, price } = marketCardOf(g, card);
  const { credits } = playerOf(g, seat);
  const cost = creditsWorth(credits) - creditsWorth(Math.max(0, credits - costOf(g, seat, card, MARKET_TERMS)));
  if (ship !== null) return price / 13_000 - shipWorth(g, seat) - cost;
  if (asset === null || !hasFreeSlot(g, seat, asset.kind)) return 0;
  return worthOf(outlook, asset, null, price) - cost;
}
