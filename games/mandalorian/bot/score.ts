import { cardsIn, type Seat } from '@cantina/kernel';
import type { MissionId, PlanId } from '../content/all.ts';
import {
  enemiesOf,
  heroesOf,
  placeOf,
  printedAs,
  rangeBetween,
  spaceOf,
  timeSize,
  trackSize,
} from '../rules/lookup.ts';
import type { G } from '../rules/state.ts';
import { enemyHealth } from '../rules/threats/foes.ts';
import { areaCost, eventCost, woundCost } from './danger.ts';
import { workLeft } from './progress.ts';

/** How much each consideration counts; found by playing hundreds of games with other values. */
const WEIGHTS = {
  work: 1.6,
  wounds: 1,
  exposure: 0.5,
  areas: 1,
  time: 1,
  helpful: 0.7,
  pressure: 1,
};

/** What one crisis costs, about. */
const CRISIS_COST: Readonly<Record<MissionId, number>> = {
  m1: 0.8,
  m2: 2.2,
  m3: 4,
  m4: 2.6,
  c1: 1.5,
  c2: 2.5,
  h1: 4,
  h2: 4,
};

const PLAN_VALUE: Readonly<Record<PlanId, number>> = {
  'no-luck': 0,
  defend: 1.6,
  'second-wind': 1.1,
  prepared: 1.3,
  retaliate: 0.9,
  'keep-calm': 0.8,
  cover: 1.2,
};

export function score(g: G, seat: Seat): number {
  const work = workLeft(g, seat);
  const cost = eventCost(g);
  return (
    22 -
    WEIGHTS.work * boldness(g) * work -
    WEIGHTS.wounds * woundCost(g) -
    WEIGHTS.exposure * cost.usual -
    WEIGHTS.areas * areaCost(g, cost, crisisCost(g)) -
    WEIGHTS.time * timeCost(g, work) +
    WEIGHTS.helpful * helpful(g) -
    WEIGHTS.pressure * pressure(g)
  );
}

/** Where no clock runs, a group could hide for good: the longer a game lasts, the more the goal counts. */
export const boldness = (g: G): number => 1 + Math.max(0, g.state.turn - PATIENCE * heroesOf(g).length) / PATIENCE;

/** Turns of each hero after which waiting has not helped. */
const PATIENCE = 15;

/** A crisis costs more, the fuller a track that loses the game. */
export function crisisCost(g: G): number {
  const base = CRISIS_COST[g.state.options.mission];
  const size = trackSize(g);
  if (size === 0 || g.state.options.mission === 'm1' || g.state.options.mission === 'm4') return base;
  return (base * 3) / Math.max(0.5, size - g.state.track);
}

/** Events that are left before time runs out, against those the work will take. */
export function timeCost(g: G, work: number): number {
  const deck = cardsIn(g, 'eventDeck').length;
  const all = deck + cardsIn(g, 'eventDiscard').length + cardsIn(g, 'eventNow').length;
  const size = timeSize(g);
  const track = size === 0 ? 0.8 * (g.state.track / Math.max(1, trackSize(g))) * 10 : 0;
  if (size === 0) return track;
  const left = deck + (size - 1 - g.state.time) * all;
  const slack = left - (EVENTS_PER_TURN * work) / WORK_PER_TURN;
  return slack < 0 ? 3 - 1.2 * slack : 3 / (1 + 0.4 * slack);
}

const WORK_PER_TURN = 2.6;
const EVENTS_PER_TURN = 0.85;

/** Kept planning cards and shields. */
export function helpful(g: G): number {
  let value = 0;
  for (const hero of heroesOf(g)) {
    for (const card of cardsIn(g, 'plans', hero)) value += PLAN_VALUE[printedAs(g, card, 'planning').id];
    if ((g.state.shields[hero] ?? 0) > 0) value += 0.6;
  }
  return value + 0.12 * knownHidden(g);
}

/** Facedown threats that somebody has looked at. */
const knownHidden = (g: G): number =>
  cardsIn(g, 'facedown').filter((card) => (g.state.cards.known[card] ?? 0) !== 0).length;

/** Living enemies close to the group are trouble that damage takes away. */
export function pressure(g: G): number {
  let sum = 0;
  for (const card of enemiesOf(g)) {
    let near = 9;
    for (const hero of heroesOf(g)) near = Math.min(near, rangeBetween(g, placeOf(g, card), spaceOf(g, hero)));
    if (near > 5) continue;
    const left = enemyHealth(g, card) - (g.state.wounds[card] ?? 0);
    sum += (0.25 + 0.12 * Math.min(left, 3)) * (1 - near / 8);
  }
  return sum;
}
