import { type Brain, type CardId, cardsIn, type Decision, type Seat } from '@cantina/kernel';
import { assetWorth, worthOf } from './bot/assets.ts';
import { bestEncounter, contactWorth, jobHereWorth, patrolWorth, SPACE_ENCOUNTER } from './bot/encounters.ts';
import { creditsWorth, Outlook } from './bot/outlook.ts';
import { FACTIONS, type Faction, isPlanet, MARKET_DECKS, type MarketDeck, type Space } from './content/index.ts';
import { costOf, MARKET_TERMS, whyNotBuy } from './rules/buyable.ts';
import { fameOf, patrolsIn } from './rules/conditions.ts';
import {
  assetOf,
  assetsOf,
  isAi,
  isOnPlanet,
  marketCardOf,
  playerOf,
  playersOf,
  reputationOf,
  shipOf,
  spaceOfPlayer,
} from './rules/lookup.ts';
import { distance } from './rules/map.ts';
import { topCard } from './rules/market-decks.ts';
import { hyperdrive } from './rules/movement.ts';
import { combatOdds } from './rules/odds.ts';
import { hasFreeSlot } from './rules/slots.ts';
import type { G, RimState } from './rules/state.ts';
import { damageLeft } from './rules/stats.ts';

/**
 * How the bots judge a table. Everything is counted in points of fame: those on the track, and those that cargo, jobs,
 * bounties, credits and a better ship promise, the less the longer they take. Whichever plan promises most is followed.
 */
export const brain: Brain<RimState> = {
  evaluate(g, seat) {
    if (g.state.turn === 0) return 1 / playersOf(g).length;
    const standings = playersOf(g).map((player) => Math.exp(standingOf(g, player, seat) / SCALE));
    const all = standings.reduce((sum, each) => sum + each, 0);
    return (standings[seat] ?? 0) / all;
  },
  hint,
};

/** So many points of fame ahead are a large lead. */
const SCALE = 1.5;

/** Points of fame that a player has, or is on the way to. */
function standingOf(g: G, player: Seat, thinker: Seat): number {
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
function bargain(outlook: Outlook, deck: MarketDeck): number {
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

/** Before anything is tried: what is usual, what is a waste of time, and what the dice decide is judged by its odds. */
function hint(g: G, decision: Decision, option: string): number {
  const [word = '', rest = ''] = option.split(':', 2);
  switch (decision.prompt.key) {
    case 'prompt.planning':
      return planningHint(g, decision.seat, option, word, rest as Space);
    case 'prompt.action':
      return ACTION_HINTS[word] ?? 1;
    case 'prompt.deliver':
      return word === 'done' ? NEVER : 1;
    case 'prompt.encounter':
      return encounterHint(g, decision, option);
    case 'prompt.market':
      return word === 'discard' && hasBargain(g, decision.seat) ? NEVER : 1;
    case 'prompt.combat-value':
      return word === 'pass' ? NEVER : 1;
    case 'prompt.change-dice':
      return diceHint(decision, option);
    case 'prompt.reroll':
      return rerollHint(decision, option);
    case 'prompt.gain-skill':
      return (word === 'pass') === Number(decision.prompt.args?.copies) >= HIGHLY_SKILLED ? 1 : NEVER;
    case 'prompt.terms':
      return word === 'counter' ? NEVER : 1;
    default:
      return 1;
  }
}

const NEVER = 0.01;
/** OR-TEST-04 more copies of a skill than this change nothing. */
const HIGHLY_SKILLED = 2;
const ACTION_HINTS: Readonly<Record<string, number>> = { trade: NEVER, deliver: 4, market: 3, ability: 2 };

/** A planet, a patrol or as far as possible: a stop in between leads nowhere. */
function planningHint(g: G, seat: Seat, option: string, word: string, space: Space): number {
  if (option === 'recover') {
    const { characterDamage, shipDamage } = playerOf(g, seat);
    return characterDamage + shipDamage === 0 ? NEVER : 1;
  }
  if (word !== 'space' || isPlanet(space) || space === 'maelstrom' || patrolsIn(g, space).length > 0) return 1;
  return distance(g, spaceOfPlayer(g, seat), space) >= hyperdrive(g, seat) ? 0.5 : NEVER;
}

const hasBargain = (g: G, seat: Seat): boolean => {
  const outlook = new Outlook(g, seat);
  return MARKET_DECKS.some((deck) => bargain(outlook, deck) > 0.1);
};

/** One look at an encounter says little, because dice decide: only the best on average are tried. */
function encounterHint(g: G, { seat, options }: Decision, option: string): number {
  const outlook = new Outlook(g, seat);
  const worth = encounterWorth(outlook, option);
  for (const { id } of options) if (encounterWorth(outlook, id) > worth + 0.03) return NEVER;
  return 1;
}

function encounterWorth(outlook: Outlook, option: string): number {
  const [word = '', rest = ''] = option.split(':', 2);
  switch (word) {
    case 'space':
      return SPACE_ENCOUNTER;
    case 'patrol':
      return patrolWorth(outlook, rest as Faction);
    case 'contact':
      return contactWorth(outlook, Number(rest));
    case 'job':
      return jobHereWorth(outlook, Number(rest) as CardId);
    default:
      return SPACE_ENCOUNTER;
  }
}

const changeOf = ({ options }: Decision, option: string): unknown =>
  options.find(({ id }) => id === option)?.label?.args?.change;

/** Whoever may change dice does so; hits and critical hits stay. */
function diceHint(decision: Decision, option: string): number {
  const wasted = (id: string): boolean => changeOf(decision, id) === 'reroll' && /:(hit|crit):/.test(id);
  if (option === 'pass') return decision.options.some(({ id }) => id !== 'pass' && !wasted(id)) ? NEVER : 1;
  return wasted(option) ? NEVER : 1;
}

function rerollHint({ options }: Decision, option: string): number {
  const face = options.find(({ id }) => id === option)?.label?.args?.face;
  return face === 'hit' || face === 'crit' ? NEVER : 1;
}
