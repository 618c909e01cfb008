import { cardsIn } from '@cantina/kernel';
import type { EnemyClass, EventBack } from '../content/all.ts';
import {
  areaCount,
  CRISIS_TOTAL,
  EVENT_TOTAL,
  enemiesOf,
  healthOf,
  heroesOf,
  placeOf,
  printedAs,
  rangeBetween,
  spaceOf,
  stepsBetween,
  threatOf,
  totalOf,
} from '../rules/lookup.ts';
import { FAR } from '../rules/map/terrain.ts';
import type { G, Hero } from '../rules/state.ts';
import { carriesChild } from '../rules/threats/token.ts';

/** What it costs to have only so much health left. */
const COST_OF_LEFT: readonly number[] = [50, 15, 10, 7, 4.8, 3, 1.4, 0, 0];
const costOf = (left: number): number => COST_OF_LEFT[Math.max(0, Math.min(8, left))] ?? 0;

/** What the wounds of the group cost. */
export function woundCost(g: G): number {
  let cost = 0;
  for (const hero of heroesOf(g)) cost += costOf(leftOf(g, hero));
  return cost;
}

const leftOf = (g: G, hero: Hero): number => healthOf(g, hero) - (g.state.damage[hero] ?? 0);

/** How often one event lets an enemy of a class hit somebody at such a distance. */
function hitChance(cls: EnemyClass, range: number, steps: number): number {
  if (cls === 'melee') return steps <= 2 ? 0.85 : steps === 3 ? 0.4 : 0;
  if (cls === 'blaster') return range <= 2 ? 0.9 : range === 3 ? 0.6 : range === 4 ? 0.25 : 0;
  return range <= 4 ? 0.9 : range === 5 ? 0.5 : 0;
}

/** At most so many attack in one event. */
const MOST_HITS: Readonly<Record<EnemyClass, number>> = { melee: 1.8, blaster: 1.8, sharpshooter: 1.4 };

/** Chance that an event is about a class, when its back is not known. */
const SHARE: Readonly<Record<EnemyClass, number>> = { melee: 0.28, blaster: 0.3, sharpshooter: 0.22 };

const CLASSES: readonly EnemyClass[] = ['melee', 'blaster', 'sharpshooter'];

/** What an event would cost now, by class of the enemies it is about. */
export interface EventCost {
  readonly next: number;
  readonly usual: number;
}

export function eventCost(g: G): EventCost {
  const heroes = heroesOf(g);
  const hits: Record<EnemyClass, number> = { melee: 0, blaster: 0, sharpshooter: 0 };
  const cost: Record<EnemyClass, number> = { melee: 0, blaster: 0, sharpshooter: 0 };
  for (const card of enemiesOf(g)) {
    const cls = threatOf(g, card).enemy;
    if (cls === null) continue;
    const at = placeOf(g, card);
    let range = FAR;
    let victim = heroes[0] ?? 0;
    for (const hero of heroes) {
      const away = cls === 'melee' ? stepsBetween(g, at, spaceOf(g, hero)) : rangeBetween(g, at, spaceOf(g, hero));
      if (away >= range) continue;
      range = away;
      victim = hero;
    }
    const chance = hitChance(cls, range, range);
    hits[cls] += chance;
    cost[cls] += chance * marginal(g, victim);
  }
  let usual = 0.25;
  for (const cls of CLASSES) {
    const most = MOST_HITS[cls];
    if (hits[cls] > most) cost[cls] *= most / hits[cls];
    usual += SHARE[cls] * cost[cls];
  }
  return { next: ofBack(g.state.back, cost, usual), usual };
}

function ofBack(back: EventBack | null, cost: Readonly<Record<EnemyClass, number>>, usual: number): number {
  if (back === null || back === 'alert') return 0.8 * usual + 0.3;
  return back === 'star' ? 0.9 : cost[back] + 0.25;
}

/** What it costs when the Child flees. */
const FLIGHT = 7;

/** What one more damage costs this hero, blocks considered. */
function marginal(g: G, hero: Hero): number {
  const left = leftOf(g, hero);
  const full = costOf(left - 1) - costOf(left) + (carriesChild(g, hero) ? FLIGHT : 0);
  const blocks = ((g.state.shields[hero] ?? 0) > 0 ? 1 : 0) + (hasDefend(g, hero) ? 1 : 0);
  return blocks === 0 ? full : blocks === 1 ? 0.45 * full : 0.25 * full;
}

const hasDefend = (g: G, hero: Hero): boolean =>
  cardsIn(g, 'plans', hero).some((card) => printedAs(g, card, 'planning').use === 'damage-to-you');

/** What the totals of the areas bring: events that follow at once, and those that are near. */
export function areaCost(g: G, { next, usual }: EventCost, crisis: number): number {
  let cost = 0;
  let first = true;
  for (let area = 0; area < areaCount(g); area++) {
    const total = totalOf(g, area);
    if (total >= EVENT_TOTAL) {
      cost += first ? next : usual;
      first = false;
      if (total >= CRISIS_TOTAL) cost += crisis;
    } else cost += usual * (0.07 * total) + crisis * (NEAR_CRISIS[total] ?? 0);
  }
  return cost;
}

/** How likely the next card on an area with this total brings a crisis. */
const NEAR_CRISIS: readonly number[] = [0, 0, 0.05, 0.15, 0.35];
