import {
  AT_ONCE,
  type CardId,
  cardsIn,
  type Flow,
  faceOf,
  move,
  type Option,
  option,
  type Refused,
  the,
} from '@cantina/kernel';
import type { Deed } from '../../content/all.ts';
import { type Doing, freeDoing } from '../action/doing.ts';
import { carryOut } from '../action/texts.ts';
import { characterOf, controllerOf, isEnemy, placeOf, spaceId, spaceOf, terrainIn, threatOf } from '../lookup.ts';
import { chooseDoor, lockedDoors } from '../map/doors.ts';
import { message } from '../messages.ts';
import { rulesOf } from '../missions/record.ts';
import { deliver, healHero, noteDiscard, noteObject, placePiece, takePiece } from '../ops/index.ts';
import type { G, Hero } from '../state.ts';
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
const isPrize = (g: G, card: CardId): boolean => threatOf(g, card).object === 'goal' && rulesOf(g).prize === true;

const isMarker = (g: G, card: CardId): boolean => faceOf(g, card) === rulesOf(g).cargo?.marker;

/** Markers of a contract that a hero carries. */
export const carriedBy = (g: G, hero: Hero): CardId[] =>
  cardsIn(g, 'tokens').filter((card) => g.state.bearers[card] === hero && isMarker(g, card));

export const hasFreeHand = (g: G, hero: Hero): boolean => carriedBy(g, hero).length < (rulesOf(g).cargo?.most ?? 0);

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

/** They are used like others (MA-THR-08). */
export function freeObjectsOf(g: G, hero: Hero): Option<FreeObject>[] {
  if (controllerOf(g, hero) !== g.state.active) return []; // MA-OBJ-06
  return cardsIn(g, 'revealed')
    .filter((card) => placeOf(g, card) === spaceOf(g, hero) && threatOf(g, card).object === 'free-action')
    .map((card) => useOption(g, hero, card, 'free-object'));
}

/** Used and discarded; then the free action. */
export function* useFreeObject(g: G, hero: Hero, card: CardId): Flow<void> {
  const { deed } = threatOf(g, card);
  discardObject(g, hero, card);
  if (deed !== null) yield* act(g, hero, deed);
}

/** MA-FRE-04 what objects used on the way have granted. */
export function* actOnObjects(g: G, { hero, waiting }: Doing): Flow<void> {
  for (const deed of waiting.splice(0)) if (spaceOf(g, hero) >= 0) yield* act(g, hero, deed);
}

const act = (g: G, hero: Hero, deed: Deed): Flow<void> => carryOut(g, deed, freeDoing(g, hero, 'plan', 0));

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
  const { cargo } = rulesOf(g);
  if (cargo === undefined || hasFreeHand(g, hero)) return refused;
  const { most, rule } = cargo;
  for (const card of cardsIn(g, 'tokens')) {
    if (g.state.at[card] !== space || !isMarker(g, card)) continue;
    const id = `take:${card}:${characterOf(g, hero)}`;
    refused.push({ id, card, reason: message('reason.hands-full', { most }), rule });
  }
  return refused;
}

/** The marker that may come along when a movement starts on its space (The Informant). */
export const companionAt = (g: G, space: number): CardId | undefined =>
  cardsIn(g, 'tokens').find((card) => g.state.at[card] === space && faceOf(g, card) === rulesOf(g).escorted);

// For missions

/** The markers of a contract lie on numbered spaces. */
export function layMarkers(g: G, spaces: readonly number[]): Flow<void> {
  const { numbered } = terrainIn(g);
  [...cardsIn(g, 'tokens')].forEach((card, i) => {
    const space = numbered[spaces[i] ?? 0] ?? 0;
    placePiece(g, card, space, spaceId(g, space));
  });
  return AT_ONCE;
}

export const allDelivered = (g: G): boolean => cardsIn(g, 'tokens').length === 0;

/** The Asset or the Prisoner has come to the start space. */
export function goalObjectIsHome(g: G): boolean {
  const { start } = terrainIn(g);
  return cardsIn(g, 'revealed').some((card) => {
    const bearer = g.state.bearers[card] ?? -1;
    return bearer >= 0 && spaceOf(g, bearer) === start;
  });
}
