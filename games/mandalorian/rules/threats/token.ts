import { type CardId, cardsIn, type Flow, faceOf, the } from '@cantina/kernel';
import { child } from '../../content/locked/p2/index.ts';
import { chooseSpace } from '../asking.ts';
import {
  controllerOf,
  enemiesAt,
  facedownAt,
  nearest,
  placeOf,
  spaceId,
  spaceOf,
  stepsBetween,
  terrainIn,
} from '../lookup.ts';
import { FAR } from '../map/terrain.ts';
import { message } from '../messages.ts';
import { bossIs, rulesOf } from '../missions/record.ts';
import { carryOff, dropPiece, fleeTo } from '../ops/index.ts';
import { lose } from '../outcome.ts';
import type { G, Hero } from '../state.ts';

/** The Child (MA-CMP-11), if it is in play. It stops nobody and can't be attacked (MA-CHD-17). */
export const childIn = (g: G): CardId | undefined => cardsIn(g, 'tokens').find((card) => faceOf(g, card) === child.id);

/** Where the Child is, carried or not; -1 when it is not in play. */
export function childSpace(g: G): number {
  const card = childIn(g);
  if (card === undefined) return -1;
  if (g.state.carrier !== null) return placeOf(g, g.state.carrier);
  const bearer = g.state.bearers[card] ?? -1;
  return bearer >= 0 ? spaceOf(g, bearer) : placeOf(g, card);
}

/** The hero who carries the Child, or -1. */
export function bearerOfChild(g: G): Hero {
  const card = childIn(g);
  return card === undefined ? -1 : (g.state.bearers[card] ?? -1);
}

export const carriesChild = (g: G, hero: Hero): boolean => bearerOfChild(g) === hero;

/** MA-CHD-03, MA-CHD-05, MA-CHD-08. */
export function canRescue(g: G, hero: Hero): boolean {
  const card = childIn(g);
  return card !== undefined && !g.state.fled && placeOf(g, card) >= 0 && placeOf(g, card) === spaceOf(g, hero);
}

/** MA-CHD-09, MA-CHD-13, MA-CHD-14, MA-CHD-15 only from a character who carries it. */
export function* childFlees(g: G, hero: Hero): Flow<void> {
  const card = childIn(g);
  if (card === undefined || g.state.bearers[card] !== hero) return;
  const from = spaceOf(g, hero);
  const adjacent = terrainIn(g).steps[g.state.open]?.[from] ?? []; // MA-TER-10
  // MA-CHD-10, MA-CHD-11
  const dangerous = adjacent.filter((space) => enemiesAt(g, space).length > 0 || facedownAt(g, space).length > 0);
  const space = yield* chooseSpace(g, dangerous.length > 0 ? dangerous : adjacent, {
    seat: controllerOf(g, hero),
    prompt: message('prompt.flee', { card: the(card) }),
    rule: 'MA-CHD-10',
  });
  fleeTo(g, hero, card, space ?? from, spaceId(g, space ?? from)); // MA-CHD-16
}

/** MA-CHD-06. */
export function dropFrom(g: G, enemy: CardId): void {
  const card = childIn(g);
  if (card === undefined || g.state.carrier !== enemy) return;
  const space = placeOf(g, enemy);
  dropPiece(g, card, space, spaceId(g, space));
}

/** MD-M2-04, MD-M4-08 an enemy that ends a movement on its space picks it up; MD-GEN-06 only then. */
export function pickUp(g: G, enemy: CardId): void {
  const card = childIn(g);
  if (card === undefined || g.state.carrier !== null || bossIs(g, enemy) !== undefined) return;
  if (placeOf(g, card) >= 0 && placeOf(g, card) === placeOf(g, enemy)) carryOff(g, enemy, card);
}

/** Where an enemy brings it (MD-M2-04, MD-M4-08). */
export const hideouts = (g: G): readonly number[] => rulesOf(g).hideouts?.(g) ?? [];

/** The hideouts that the carrier can reach with the fewest steps (MD-GEN-07). */
export function carrierGoals(g: G, carrier: CardId): number[] {
  const from = placeOf(g, carrier);
  const spaces = hideouts(g);
  const least = Math.min(...spaces.map((space) => stepsBetween(g, from, space)));
  return least === FAR ? nearest(g, from, spaces) : spaces.filter((space) => stepsBetween(g, from, space) === least);
}

/** MD-M2-08, MD-M4-09 at once. */
export function loseIfCaptured(g: G): void {
  const { carrier } = g.state;
  if (carrier !== null && hideouts(g).includes(placeOf(g, carrier))) lose(g, 'captured');
}
