import { type CardId, cardsIn, type Frozen, type Seat } from '@cantina/kernel';
import { GOODS } from '../content/index.ts';
import { ability, fateOf, player } from '../rules/lookup.ts';
import { type CombatOdds, oddsAgainstCard, oddsAgainstPlayer } from '../rules/odds/odds.ts';
import { freePods, unitsAboard, unitsOf } from '../rules/ship/ship.ts';
import type { G, Load } from '../rules/state.ts';
import { turnWorth } from './plans.ts';

/** What fights and deals are worth, in credits. */

/** What the next hull point is worth, by how many there are: the last one is the ship. */
const HULL_WORTH: readonly number[] = [0, 2500, 700, 250, 120, 80];
const UNIT_WORTH = 45;
const BRIX_WORTH = 400;
const DAMAGE_WORTH = 130;
const BOUNTY_WORTH = 1;
const EQUIPMENT_WORTH = 200;

const hullWorth = (g: G, seat: Seat): number => HULL_WORTH[player(g, seat).hull] ?? 80;

/** What a hit costs the one who is hit. */
const hitCost = (g: G, seat: Seat, damages: boolean): number => hullWorth(g, seat) + (damages ? DAMAGE_WORTH : 0);

/** The dogfight against a card ship, once it comes to that; the turn is over then. */
export function dogfightWorth(g: G, seat: Seat, card: CardId): number {
  const odds = oddsAgainstCard(g, seat, card);
  const { effect } = fateOf(g, card);
  if (odds === null || effect.verb !== 'encounter') return 0;
  const { spoils, steals } = effect;
  const goods = spoils.goods === null ? 0 : UNIT_WORTH * Math.min(spoils.goods.units, Math.max(0, freePods(g, seat)));
  const pay = ability(g, seat, 'hunter')?.pay ?? 0;
  const prize = odds.hit === 'destroys' ? spoils.credits + goods + pay - BOUNTY_WORTH * spoils.bounty : 0;
  const stolen = steals > 0 ? UNIT_WORTH * Math.min(steals, unitsAboard(g, seat)) : 0;
  const loss = (stolen > 0 ? stolen : hullWorth(g, seat)) + (odds.damaged ? DAMAGE_WORTH : 0);
  return odds.dogfight * prize - (1 - odds.dogfight) * loss - turnWorth(g, seat);
}

/** Attacking a card ship that means no harm: without the manoeuvre it flees, and the turn is over all the same. */
export function raidWorth(g: G, seat: Seat, card: CardId): number {
  const odds = oddsAgainstCard(g, seat, card);
  if (odds === null) return 0;
  const fight = dogfightWorth(g, seat, card);
  return odds.manoeuvre * Math.max(0, fight) - (1 - odds.manoeuvre) * turnWorth(g, seat);
}

/** Being attacked by a card ship. */
export function ambushWorth(g: G, seat: Seat, card: CardId): number {
  const odds = oddsAgainstCard(g, seat, card);
  if (odds === null) return 0;
  const fight = dogfightWorth(g, seat, card);
  return odds.manoeuvre * Math.max(0, fight) + (1 - odds.manoeuvre) * fight;
}

/** The dogfight with another player, once it comes to that. */
export function duelWorth(g: G, seat: Seat, other: Seat): number {
  const odds = oddsAgainstPlayer(g, seat, other);
  return odds.dogfight * prizeOf(g, seat, other, odds) - (1 - odds.dogfight) * hitCost(g, seat, odds.damaged);
}

function prizeOf(g: G, seat: Seat, other: Seat, { damages }: CombatOdds): number {
  const { goal } = g.state.agreed;
  const { hull, bounty } = player(g, other);
  const robs = seat === g.state.active || ability(g, seat, 'greater-pirate-option') !== undefined;
  const most = ability(g, seat, 'greater-pirate-option')?.goods ?? 3;
  const units = robs ? Math.min(most, unitsAboard(g, other), Math.max(0, freePods(g, seat))) : 0;
  const runs = unitsOf(g, other, 'brixWeapons') >= 8;
  const equipment = cardsIn(g, 'kept', other).some((card) => fateOf(g, card).kind === 'equipment');
  const loot = Math.max(units * UNIT_WORTH, robs && equipment ? EQUIPMENT_WORTH : 0);
  const kill = hull === 1 ? bounty + (ability(g, seat, 'hunter')?.pay ?? 0) + 300 : 0;
  // Where ships are what counts, every hit is a gain; and whoever is about to win must be stopped
  const hit = goal === 'most-kills' || goal === 'last-standing' ? hitCost(g, other, damages) : 20;
  return Math.max(loot, kill, hit) + (runs ? 1500 : 0);
}

/** Attacking another player: he flees or strikes back when he wins the manoeuvre. */
export function attackWorth(g: G, seat: Seat, other: Seat): number {
  const odds = oddsAgainstPlayer(g, seat, other);
  const fight = duelWorth(g, seat, other);
  const back = duelWorth(g, other, seat) > 0 ? fight : 0;
  return odds.manoeuvre * Math.max(0, fight) + (1 - odds.manoeuvre) * back;
}

/** What one side of a deal is worth. */
function loadWorth(g: G, { credits, goods, brix, cards }: Frozen<Load>): number {
  const units =
    GOODS.reduce((sum, good) => sum + goods[good] * UNIT_WORTH, 0) +
    brix.reduce((sum, load) => sum + load.units * BRIX_WORTH, 0);
  const worth = (card: CardId): number => (fateOf(g, card).kind === 'equipment' ? EQUIPMENT_WORTH : 250);
  return credits + units + cards.reduce((sum, card) => sum + worth(card), 0);
}

/** Whether a player takes a deal that another one proposes. */
export function takesDeal(g: G, seat: Seat): boolean {
  const deal = g.state.meeting?.deal;
  if (deal === null || deal === undefined) return false;
  const gain = loadWorth(g, deal.give) - loadWorth(g, deal.take);
  // Under threat, what the attack would cost is saved
  const spared = deal.threat ? Math.max(0, -duelWorth(g, seat, deal.from)) * 0.5 : 0;
  return gain + spared > 0;
}
