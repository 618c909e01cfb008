import {
  type CardId,
  cardsIn,
  type Flow,
  faceOf,
  move,
  type Option,
  option,
  type Refused,
  type RuleId,
  the,
} from '@cantina/kernel';
import { informantMarker, salvageMarker, salvageNumbers } from '../content/locked/p5/index.ts';
import { crate, dealNumbers } from '../content/locked/p7/index.ts';
import { chooseDoor, lockedDoors } from './doors.ts';
import { characterOf, controllerOf, isEnemy, missionIn, placeOf, spaceOf, terrainIn, threatOf } from './lookup.ts';
import { message } from './messages.ts';
import { deliver, healHero, noteDiscard, noteObject, takePiece } from './ops.ts';
import type { G, Hero } from './state.ts';
import { canRescue, childIn, childSpace } from './token.ts';

/** Something a hero does with what lies on its space, besides its actions. */
export type Handling =
  | { readonly do: 'object'; readonly card: CardId; readonly hero: Hero }
  | { readonly do: 'take'; readonly card: CardId; readonly hero: Hero }
  | { readonly do: 'deliver'; readonly hero: Hero };

/**
 * What can be done on the spot, also in the middle of a movement (MA-THR-08, MA-THR-09, MA-OBJ-05, MA-MIS-09). Only
 * asked for in an action step; what is not used stays (MA-OBJ-04).
 */
export function handlingsOf(g: G, hero: Hero): Option<Handling>[] {
  const found: Option<Handling>[] = [];
  if (controllerOf(g, hero) !== g.state.active) return found; // MA-OBJ-06 also when somebody else lets you move
  const space = spaceOf(g, hero);
  const character = characterOf(g, hero);
  for (const card of cardsIn(g, 'revealed')) {
    if (g.state.at[card] !== space || isEnemy(g, card)) continue;
    if (canUse(g, hero, card)) found.push(useOption(g, hero, card, 'object'));
    else if (isPrize(g, card)) found.push(takeOption(g, hero, card));
  }
  for (const card of cardsIn(g, 'tokens')) {
    if (g.state.at[card] === space && isMarker(g, card) && hasFreeHand(g, hero)) found.push(takeOption(g, hero, card));
  }
  const carried = carriedBy(g, hero).length;
  // MD-C1-03, MD-H1-03
  if (carried > 0 && space === terrainIn(g).start) {
    const label = message('option.deliver', { amount: carried, hero: character });
    found.push(option(`deliver:${character}`, { do: 'deliver', hero }, { label }));
  }
  return found;
}

const takeOption = (g: G, hero: Hero, card: CardId): Option<Handling> =>
  option(
    `take:${card}:${characterOf(g, hero)}`,
    { do: 'take', card, hero },
    {
      card,
      label: message('option.take', { card: the(card), hero: characterOf(g, hero) }),
    },
  );

/** MA-OBJ-03 nothing to heal, or no door to open. */
function canUse(g: G, hero: Hero, card: CardId): boolean {
  const { object } = threatOf(g, card);
  if (object === 'heal') return (g.state.damage[hero] ?? 0) > 0;
  return object === 'open-door' && lockedDoors(g).length > 0;
}

/** MD-M1-03, the Prisoner of Mission 3; clamps are not taken (MD-M2-02), contracts know none of them (MD-CON-03). */
const isPrize = (g: G, card: CardId): boolean =>
  threatOf(g, card).object === 'goal' && (missionIn(g).id === 'm1' || missionIn(g).id === 'm3');

const isMarker = (g: G, card: CardId): boolean => faceOf(g, card) === salvageMarker.id || faceOf(g, card) === crate.id;

/** Markers of a contract that a hero carries. */
export const carriedBy = (g: G, hero: Hero): CardId[] =>
  cardsIn(g, 'tokens').filter((card) => g.state.bearers[card] === hero && isMarker(g, card));

/** Salvage Run: two at once; Double Deal: one. */
const carrying = (g: G): { readonly most: number; readonly rule: RuleId } =>
  missionIn(g).id === 'c1'
    ? { most: salvageNumbers.carry, rule: 'MD-C1-02' }
    : { most: dealNumbers.carry, rule: 'MD-H1-03' };
export const hasFreeHand = (g: G, hero: Hero): boolean => carriedBy(g, hero).length < carrying(g).most;

export function* handle(g: G, handling: Handling): Flow<void> {
  const { hero } = handling;
  if (handling.do === 'take')
    takePiece(g, hero, handling.card); // MD-GEN-04, MD-C1-04 it is never dropped
  else if (handling.do === 'deliver') deliverAll(g, hero);
  else yield* useObject(g, hero, handling.card);
}

function deliverAll(g: G, hero: Hero): void {
  const cards = carriedBy(g, hero);
  deliver(g, hero, cards);
  for (const card of cards) move(g, card, 'gone');
}

/** MA-OBJ-01, MA-OBJ-02 used and discarded. */
function* useObject(g: G, hero: Hero, card: CardId): Flow<void> {
  const { object, deed } = threatOf(g, card);
  discardObject(g, hero, card);
  if (deed?.verb === 'heal') healHero(g, hero, deed.amount);
  if (object === 'open-door')
    yield* chooseDoor(g, controllerOf(g, hero), lockedDoors(g), { hero: characterOf(g, hero), card: the(card) });
}

export function discardObject(g: G, hero: Hero, card: CardId): void {
  noteObject(g, hero, card);
  noteDiscard(g, card);
  move(g, card, 'gone');
}

/** An object that gives a free action. */
export type FreeObject = { readonly do: 'free-object'; readonly card: CardId; readonly hero: Hero };

/** They are used like others (MA-THR-08), but the free action does not interrupt a running one (MA-FRE-04). */
export function freeObjectsOf(g: G, hero: Hero): Option<FreeObject>[] {
  if (controllerOf(g, hero) !== g.state.active) return []; // MA-OBJ-06
  return cardsIn(g, 'revealed')
    .filter((card) => placeOf(g, card) === spaceOf(g, hero) && threatOf(g, card).object === 'free-action')
    .map((card) => useOption(g, hero, card, 'free-object'));
}

const useOption = <D extends 'object' | 'free-object'>(
  g: G,
  hero: Hero,
  card: CardId,
  kind: D,
): Option<{ readonly do: D; readonly card: CardId; readonly hero: Hero }> => {
  const character = characterOf(g, hero);
  const label = message('option.use-object', { card: the(card), hero: character });
  return option(`object:${card}:${character}`, { do: kind, card, hero }, { card, label });
};

/** MA-CHD-03, MA-CHD-04, MA-CHD-19 at any time during an action; it is never put down again (MA-CHD-07). */
export function rescueOption(g: G, hero: Hero): Option<CardId>[] {
  const card = childIn(g);
  if (card === undefined || !canRescue(g, hero)) return [];
  return [option('rescue', card, { card, label: message('option.rescue', { card: the(card) }) })];
}

/** What lies here and can't be had now: MA-CHD-05, MA-CHD-08, and hands that are full. */
export function refusedPieces(g: G, hero: Hero): Refused[] {
  const refused: Refused[] = [];
  const space = spaceOf(g, hero);
  const child = childIn(g);
  if (child !== undefined && childSpace(g) === space && !canRescue(g, hero) && g.state.bearers[child] !== hero) {
    const free = placeOf(g, child) >= 0;
    const reason = message(free ? 'reason.fled' : 'reason.carried', { card: the(child) });
    refused.push({ id: 'rescue', card: child, reason, rule: free ? 'MA-CHD-08' : 'MA-CHD-05' });
  }
  if (hasFreeHand(g, hero)) return refused;
  const { most, rule } = carrying(g);
  for (const card of cardsIn(g, 'tokens')) {
    if (g.state.at[card] !== space || !isMarker(g, card)) continue;
    const id = `take:${card}:${characterOf(g, hero)}`;
    refused.push({ id, card, reason: message('reason.hands-full', { most }), rule });
  }
  return refused;
}

/** The marker that may come along when a movement starts on its space (The Informant). */
export const companionAt = (g: G, space: number): CardId | undefined =>
  cardsIn(g, 'tokens').find((card) => g.state.at[card] === space && faceOf(g, card) === informantMarker.id);
