import { type CardId, cardsIn, type Flow, faceOf, move } from '@cantina/kernel';
import { BOSS, numbers } from '../content/locked/p4/mission.ts';
import { enemiesOf, missionIn, placeOf, rangeBetween, spaceId, terrainIn, threatOf } from './lookup.ts';
import { noteDefeat, placePiece, wound } from './ops.ts';
import { reinforceAt } from './reinforcements.ts';
import type { G, Hero } from './state.ts';
import { dropFrom } from './token.ts';

/** MD-M4-02 the health of the Moff grows with the group. */
export const bossHealth = (g: G): number => numbers.health + numbers.healthPerCharacter * g.state.characters.length;

export const enemyHealth = (g: G, card: CardId): number =>
  faceOf(g, card) === BOSS ? bossHealth(g) : threatOf(g, card).health;

/** MD-M4-03 another enemy beside him keeps the Moff from harm. */
export function isProtected(g: G, card: CardId): boolean {
  if (faceOf(g, card) !== BOSS) return false;
  const at = placeOf(g, card);
  return enemiesOf(g).some((other) => other !== card && rangeBetween(g, placeOf(g, other), at) <= numbers.guardRange);
}

/** The enemies that can be damaged now: what hits several at once hits these and nobody else. */
export const vulnerable = (g: G): CardId[] => enemiesOf(g).filter((card) => !isProtected(g, card));

/** MD-M4-04 the Moff can't be moved by characters' effects. */
export const canBeMoved = (g: G, card: CardId): boolean => faceOf(g, card) !== BOSS;

/** MA-ATK-03, MA-ATK-04 damage stays; what is too much is lost. */
export function* damageEnemy(g: G, card: CardId, amount: number, by: Hero | null): Flow<void> {
  if (amount <= 0 || isProtected(g, card)) return;
  wound(g, card, amount);
  if ((g.state.wounds[card] ?? 0) >= enemyHealth(g, card)) yield* defeatEnemy(g, card, by);
}

/** MA-THR-04, MA-ATK-10 reinforcements can come back, others leave the game. */
function* defeatEnemy(g: G, card: CardId, by: Hero | null): Flow<void> {
  dropFrom(g, card);
  const { shape } = threatOf(g, card);
  noteDefeat(g, card, by);
  move(g, card, shape === 'star' ? 'defeated' : 'gone');
  if (missionIn(g).id === 'm4' && shape === 'triangle') bossArrivesWithoutGuard(g);
}

/** MD-M4-02 when the last triangle enemy is defeated. */
function bossArrivesWithoutGuard(g: G): void {
  if (!enemiesOf(g).some((card) => threatOf(g, card).shape === 'triangle')) bossArrives(g);
}

export const bossIsComing = (g: G): boolean => bossInBox(g) !== undefined;
const bossInBox = (g: G): CardId | undefined => cardsIn(g, 'box').find((card) => faceOf(g, card) === BOSS);

/** MD-M4-02 the Moff and his guard. */
export function bossArrives(g: G): void {
  const boss = bossInBox(g);
  if (boss === undefined) return;
  const { numbered, ids } = terrainIn(g);
  const space = numbered[numbers.arrival] ?? 0;
  move(g, boss, 'revealed');
  placePiece(g, boss, space, spaceId(g, space));
  const guards = Math.min(g.state.characters.length + 1, numbers.stars.length);
  for (const star of numbers.stars.slice(0, guards)) reinforceAt(g, ids.indexOf(star)); // MA-REI-07
}
