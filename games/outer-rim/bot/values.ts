import type { Seat } from '@cantina/kernel';
import type { Asset, ShipSheet } from '../content/index.ts';
import { copiesOf, fameOf, holdsIf } from '../rules/abilities/conditions.ts';
import { playerOf, playersOf } from '../rules/lookup.ts';
import type { G } from '../rules/state.ts';
import type { Outlook } from './outlook.ts';

/** What things are worth to those who plan, in points of fame; measured in games that bots played (see the README). */

/** The first credits buy what errands need; who has many seldom spends the next ones in time. */
const creditsWorth = (credits: number): number =>
  Math.min(credits, 8000) / 26_000 +
  Math.min(Math.max(0, credits - 8000), 8000) / 45_000 +
  Math.max(0, credits - 16_000) / 150_000;

/** What more or fewer credits are worth to a player. */
export function creditsChange({ g, seat }: Outlook, change: number): number {
  const { credits } = playerOf(g, seat);
  return creditsWorth(Math.max(0, credits + change)) - creditsWorth(credits);
}

/** What a defeat costs: credits, secrets and a turn to recover. */
export const DEFEAT = 0.6;
/** What is still left of a point of fame a turn later. */
export const PATIENCE = 0.75;
/** A card of an encounter deck, somebody who is not known yet, somebody who is. */
export const SPACE_CARD = 0.15;
export const STRANGER = 0.18;
export const ACQUAINTANCE = 0.06;
/** What a market brings on average. */
export const MARKET = 0.12;

/** A skill that is new, and one that is there already. */
const NEW_SKILL = 0.2;
const MORE_SKILL = 0.08;

/** How much of the game is left, from 1 to 0: what helps later helps the less. */
export function timeLeft({ g }: Outlook): number {
  const most = Math.max(...playersOf(g).map((player) => fameOf(g, player)));
  return Math.min(1, (g.state.options.fameToWin - most) / 6);
}

/** What crew, gear, mods and treasures are worth as long as the game lasts. */
export function lastingWorth(outlook: Outlook, asset: Asset): number {
  const { g, seat } = outlook;
  const fame = asset.abilities.reduce(
    (sum, ability) => sum + (ability.kind === 'fame' && holdsIf(g, seat, ability.if) ? ability.amount : 0),
    0,
  );
  return fame + timeLeft(outlook) * helpOf(outlook, asset);
}

/** Fame that abilities promise now and then: for a reward, for a patrol, at once. */
const PROMISE = 0.5;
const PROMISING: ReadonlySet<string> = new Set(['credits-for-fame', 'fame']);

const promises = ({ abilities }: Asset): number =>
  abilities.some((ability) => ability.kind === 'trigger' && PROMISING.has(ability.effect.verb)) ? PROMISE : 0;

function helpOf({ g, seat }: Outlook, asset: Asset): number {
  return promises(asset) + usefulness(g, seat, asset);
}

function usefulness(g: G, seat: Seat, asset: Asset): number {
  switch (asset.kind) {
    case 'crew':
      return asset.skills.reduce(
        (sum, skill) => sum + (copiesOf(g, seat, skill) === 0 ? NEW_SKILL : MORE_SKILL),
        0.1 + 0.05 * asset.abilities.length,
      );
    case 'gear':
      return 0.12 + (asset.price ?? 0) / 40_000;
    case 'mod':
      return 0.1 + (asset.price ?? 0) / 50_000;
    case 'cargo':
    case 'job':
    case 'bounty':
      return 0.1;
  }
}

/** Goals of ships by how often they are achieved. */
const SHIP_GOALS: Readonly<Partial<Record<ShipSheet['ship'], number>>> = {
  'gx1-short-hauler': 0.6,
  'hwk-290': 0.35,
  lancer: 0.3,
  'heavy-duty-lifter': 0.25,
  aggressor: 0.35,
  'yv-666': 0.1,
  firespray: 0.15,
  'yt-1300': 0.1,
};

export function shipWorth(outlook: Outlook, { ship, combat, hull, hyper, slots }: ShipSheet, flipped: boolean): number {
  const goal = flipped ? 0 : (SHIP_GOALS[ship] ?? 0);
  return timeLeft(outlook) * (0.16 * combat + 0.05 * hull + 0.06 * slots.crew + 0.04 * (hyper - 5) + goal);
}
