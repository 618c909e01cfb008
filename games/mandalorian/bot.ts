import { type Brain, type CardId, cardsIn, type Decision, type Seat } from '@cantina/kernel';
import { areaCost, eventCost, woundCost } from './bot/danger.ts';
import { way, workLeft } from './bot/progress.ts';
import { dawnHint, voteHint } from './bot/suspicion.ts';
import type { AreaId, CharacterId, MissionId, PlanId } from './content/all.ts';
import { TRAITOR } from './content/locked/p7/index.ts';
import { lockedDoorsBeside } from './rules/doors.ts';
import { enemyHealth } from './rules/foes.ts';
import {
  enemiesOf,
  heroesOf,
  placeOf,
  printedAs,
  rangeBetween,
  spaceOf,
  terrainIn,
  threatOf,
  timeSize,
  trackSize,
} from './rules/lookup.ts';
import { roleOf } from './rules/outcome.ts';
import { performerOf } from './rules/play.ts';
import type { G, MandoState } from './rules/state.ts';

/**
 * How the bots judge a table: what is still to be done, what the group has suffered and will suffer, how much time is
 * left. All play for the group; a traitor wants the opposite. Nothing facedown is looked at unless the seat knows it.
 */
export const brain: Brain<MandoState> = {
  evaluate(g, seat) {
    const chance = 1 / (1 + Math.exp(-score(g, seat) / SCALE));
    return roleOf(g, seat) === TRAITOR ? 1 - chance : chance;
  },
  hint,
};

const SCALE = 14;

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

function score(g: G, seat: Seat): number {
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
const boldness = (g: G): number => 1 + Math.max(0, g.state.turn - PATIENCE * heroesOf(g).length) / PATIENCE;

/** Turns of each hero after which waiting has not helped. */
const PATIENCE = 15;

/** A crisis costs more, the fuller a track that loses the game. */
function crisisCost(g: G): number {
  const base = CRISIS_COST[g.state.options.mission];
  const size = trackSize(g);
  if (size === 0 || g.state.options.mission === 'm1' || g.state.options.mission === 'm4') return base;
  return (base * 3) / Math.max(0.5, size - g.state.track);
}

/** Events that are left before time runs out, against those the work will take. */
function timeCost(g: G, work: number): number {
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
function helpful(g: G): number {
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
function pressure(g: G): number {
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

/** Before anything is tried: doing something is usually better than not, and a move should lead somewhere. */
const HINTS: Readonly<Record<string, number>> = {
  skip: 0.3,
  stop: 0.4,
  done: 0.3,
  none: 0.4,
  suffer: 0.6,
  no: 0.6,
  rescue: 4,
  take: 6,
  deliver: 6,
  object: 2,
  plan: 1.2,
  draw: 2,
  'draw-plain': 0.3,
  plain: 0.3,
  door: 3,
  remove: 6,
  special: 1.5,
};

function hint(g: G, decision: Decision, option: string): number {
  const [kind = '', name = '', area = ''] = option.split(':', 3);
  if (kind === 'play') return playHint(g, decision.seat, Number(name) as CardId, area as AreaId);
  if (kind === 'space' && decision.prompt.key === 'prompt.move') return strideHint(g, decision, name);
  if (decision.prompt.key === 'prompt.dawn') return dawnHint(g, decision.seat, kind, Number(name));
  if (decision.prompt.key === 'prompt.vote') return voteHint(g, decision, kind);
  return HINTS[kind] ?? 1;
}

/** On an area where nothing can be done now a card is only put away: the weakest one will do. */
function playHint(g: G, seat: Seat, card: CardId, area: AreaId): number {
  const { strength, special } = printedAs(g, card, 'skill');
  if (strength === null) return special?.on === area ? 1.5 : 0.3;
  if (area === 'move' || area === 'plan' || special?.on === 'any' || special?.on === area) return 1;
  const from = spaceOf(g, performerOf(g, seat, card));
  const reach = area === 'attack' ? 1 : strength + 1;
  const near = [...cardsIn(g, 'revealed'), ...cardsIn(g, 'facedown')].some(
    (each) => placeOf(g, each) >= 0 && rangeBetween(g, from, placeOf(g, each)) <= reach,
  );
  if (near || area === 'mission' || lockedDoorsBeside(g, from).length > 0) return 1;
  const weakest = Math.min(...cardsIn(g, 'hand', seat).map((each) => printedAs(g, each, 'skill').strength ?? 5));
  return strength === weakest ? 0.5 : 0.04;
}

/** Where there are many spaces to choose from, only those are thought about that lead somewhere or next to somebody. */
function strideHint(g: G, decision: Decision, name: string): number {
  if (decision.options.length <= MANY) return 1;
  const space = terrainIn(g).ids.indexOf(name);
  const hero = g.state.characters.indexOf(decision.prompt.args?.hero as CharacterId);
  const from = spaceOf(g, hero);
  const left = Number(decision.prompt.args?.left ?? 1);
  let best = -9;
  for (const goal of goalsOf(g)) best = Math.max(best, way(g, from, goal) - way(g, space, goal));
  return best >= left ? 3 : best >= left - 1 ? 1 : 0.04;
}

const MANY = 12;

/** Spaces that matter: objects, tokens, hidden squares, places of the mission. */
function goalsOf(g: G): number[] {
  const { start, map, numbered } = terrainIn(g);
  const things = [...cardsIn(g, 'tokens'), ...cardsIn(g, 'revealed').filter((card) => isGoal(g, card))];
  const hidden = cardsIn(g, 'facedown').filter((card) => map.spaces[placeOf(g, card)]?.icon?.shape === 'square');
  const spaces = [...things, ...hidden].map((card) => placeOf(g, card)).filter((space) => space >= 0);
  return [start, numbered[8] ?? start, numbered[2] ?? start, ...spaces];
}

const isGoal = (g: G, card: CardId): boolean => {
  const { object, shape, enemy } = threatOf(g, card);
  return object !== null || shape === 'triangle' || shape === 'square' || enemy === null;
};
