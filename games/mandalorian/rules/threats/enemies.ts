import { type CardId, type Flow, the } from '@cantina/kernel';
import { chooseHero, chooseSpace, chooseThreat } from '../asking.ts';
import { attackHero } from '../characters/damage.ts';
import { disruptLowest } from '../event/disruption.ts';
import {
  enemiesOf,
  eventNow,
  hasAbility,
  heroesOf,
  placeOf,
  rangeBetween,
  spaceId,
  spaceOf,
  stepsBetween,
  terrainIn,
} from '../lookup.ts';
import { endsToward, FAR } from '../map/terrain.ts';
import { message } from '../messages.ts';
import { moveThreat } from '../ops/index.ts';
import type { G, Hero } from '../state.ts';
import { carrierGoals, loseIfCaptured, pickUp } from './token.ts';

/** Where an enemy wants to go: to the characters, or with the Child to its hideout (MD-GEN-07). */
export const wishesOf = (g: G, card: CardId): number[] =>
  g.state.carrier === card ? carrierGoals(g, card) : heroesOf(g).map((hero) => spaceOf(g, hero));

/** Where an enemy may end a movement of `steps` toward the nearest of the goals. */
export const endsOf = (g: G, card: CardId, steps: number, goals: readonly number[]): number[] =>
  endsToward(terrainIn(g), g.state.open, placeOf(g, card), goals, steps);

/** MA-EMV-03 whether an enemy would move at least one space. */
export function wouldMove(g: G, card: CardId): boolean {
  const { walks, size } = terrainIn(g);
  const walk = walks[g.state.open];
  const from = placeOf(g, card) * size;
  if (g.state.carrier === card) return endsOf(g, card, 1, carrierGoals(g, card)).length > 0;
  let reaches = false;
  for (const space of g.state.spaces) {
    const steps = space < 0 ? FAR : (walk?.[from + space] ?? FAR);
    if (steps === 0) return false; // MA-EMV-05
    if (steps < FAR) reaches = true;
  }
  return reaches; // MA-EMV-12
}

/** MA-EAT-01 whether a character is within range of an enemy. */
export function couldAttack(g: G, card: CardId, range: number): boolean {
  const { ranges, size } = terrainIn(g);
  const from = placeOf(g, card) * size;
  for (const space of g.state.spaces) {
    if (space >= 0 && (ranges[g.state.open]?.[from + space] ?? FAR) <= range) return true;
  }
  return false;
}

/** MA-EMV-11 the active player decides between nearest characters and between shortest paths. */
export function* moveTowards(g: G, card: CardId, steps: number, goals: readonly number[]): Flow<boolean> {
  const end = yield* chooseSpace(g, endsOf(g, card, steps, goals), {
    seat: g.state.active,
    prompt: message('prompt.enemy-path', { card: the(card) }),
    rule: 'MA-EMV-11',
  });
  if (end === undefined) return false;
  settle(g, card, end);
  // MA-SAB-01, MA-SAB-02, MA-SAB-05; characters move enemies without it (MA-SAB-03)
  if (hasAbility(g, card, 'sabotage')) yield* disruptLowest(g, 'MA-SAB-04');
  return true;
}

/** An enemy comes to a space, whoever moved it (MA-EMV-07 it was not stopped on its way; MA-SEN-08 it harms nobody). */
export function settle(g: G, card: CardId, space: number): void {
  moveThreat(g, card, space, spaceId(g, placeOf(g, card)), spaceId(g, space));
  pickUp(g, card);
  if (g.state.carrier === card) loseIfCaptured(g);
}

/** MA-EAT-03, MA-EAT-08 the nearest characters within range. */
export function victimsOf(g: G, card: CardId, range: number): Hero[] {
  const at = placeOf(g, card);
  const heroes = heroesOf(g);
  let least = range;
  for (const hero of heroes) least = Math.min(least, rangeBetween(g, at, spaceOf(g, hero))); // MA-RNG-07
  return heroes.filter((hero) => rangeBetween(g, at, spaceOf(g, hero)) === least);
}

/** MA-EAT-04 the target among equally near ones. */
export function* enemyAttacks(g: G, card: CardId, range: number): Flow<boolean> {
  const hero = yield* chooseHero(g, victimsOf(g, card, range), {
    seat: g.state.active,
    prompt: message('prompt.victim', { card: the(card) }),
    rule: 'MA-EAT-04',
  });
  if (hero === undefined) return false;
  yield* attackHero(g, card, hero);
  return true;
}

/** The enemies nearest to a space that could come closer to it, by fewest steps; never one on it. */
export function nearestEnemies(g: G, space: number): CardId[] {
  const able = enemiesOf(g).filter((card) => {
    const steps = stepsBetween(g, placeOf(g, card), space);
    return steps > 0 && steps < FAR;
  });
  const least = Math.min(...able.map((card) => stepsBetween(g, placeOf(g, card), space)));
  return able.filter((card) => stepsBetween(g, placeOf(g, card), space) === least);
}

/** The enemy nearest to a space moves toward it. Returns whether there was one. */
export function* drawNearest(g: G, space: number, steps: number): Flow<boolean> {
  const enemy = yield* chooseThreat(g, nearestEnemies(g, space), {
    seat: g.state.active,
    prompt: message('prompt.mover', { event: eventNow(g), left: 1, steps, towards: spaceId(g, space) }),
    rule: 'MA-RNG-08',
  });
  if (enemy === undefined) return false;
  return yield* moveTowards(g, enemy, steps, [space]);
}
