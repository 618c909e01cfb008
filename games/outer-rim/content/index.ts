import { ai } from './ai.ts';
import type { Asset, Card, CharacterCard, Job, ShipSheet } from './cards.ts';
import { characters } from './characters.ts';
import { contacts } from './contacts.ts';
import { databank } from './databank/index.ts';
import { encounters } from './encounters/index.ts';
import { market } from './market/index.ts';
import { ships } from './ships.ts';
import type { Character, EncounterDeck, MarketDeck, Ship } from './terms.ts';
import { STARTING_SHIPS } from './terms.ts';

/** Everything with a face, each once. The index of a card is the index of its face. */
export const cards = [
  ...characters,
  ...ships,
  ...market,
  ...encounters,
  ...databank,
  ...contacts,
  ...ai,
] as const satisfies readonly Card[];

export type Face = (typeof cards)[number]['id'];

/** Encounter cards with a name of their own. */
export type TitledEncounter = Extract<(typeof encounters)[number], { readonly titled: true }>['id'];

/** Market cards that hold a job. */
export type MarketJob = Extract<(typeof market)[number], { readonly asset: Job }>['id'];

export const faces: readonly Face[] = cards.map((card) => card.id);

const byFace = new Map<string, Card<Face>>(cards.map((card) => [card.id, card]));

export function cardOf(face: string): Card<Face> {
  const card = byFace.get(face);
  if (card === undefined) throw new Error(`no card is called ${face}`);
  return card;
}

/** What a card puts into a slot, whichever deck it came from (OR-ASSET-06). */
export function assetOf(card: Card): Asset | null {
  return 'asset' in card ? card.asset : null;
}

// As they lie in the box

const facesOf = (list: readonly Card<Face>[]): readonly Face[] => list.map((card) => card.id);

export const marketCards = (deck: MarketDeck): readonly Face[] =>
  market.filter((card) => card.deck === deck).flatMap((card) => new Array<Face>(card.copies).fill(card.id));

export const encounterCards = (deck: EncounterDeck): readonly Face[] =>
  facesOf(encounters.filter((card) => card.deck === deck));

/** OR-DATA-05, OR-EX-10: not every number exists. */
export const DATABANK_NUMBERS: readonly number[] = [...new Set(databank.map((card) => card.number))];

export const databankCards = (number: number): readonly Face[] =>
  facesOf(databank.filter((card) => card.number === number));

export const contactTokens: readonly Face[] = facesOf(contacts);
export const characterCards: readonly Face[] = facesOf(characters);
export const aiCards: readonly Face[] = facesOf(ai);

/** Four double-sided starting sheets lie in the box, so there is never a lack of either side; and the eight others. */
export const shipSheets: readonly Face[] = ships.flatMap((sheet) =>
  new Array<Face>((STARTING_SHIPS as readonly Ship[]).includes(sheet.ship) ? 4 : 1).fill(sheet.id),
);

// Sheets by name

const sheetOf = new Map<Ship, ShipSheet<Face>>(ships.map((sheet) => [sheet.ship, sheet]));
const characterOf = new Map<Character, CharacterCard<Face>>(characters.map((card) => [card.character, card]));

export function shipSheet(ship: Ship): ShipSheet<Face> {
  const sheet = sheetOf.get(ship);
  if (sheet === undefined) throw new Error(`no ship is called ${ship}`);
  return sheet;
}

export function characterCard(character: Character): CharacterCard<Face> {
  const card = characterOf.get(character);
  if (card === undefined) throw new Error(`no character is called ${character}`);
  return card;
}

export type * from './abilities.ts';
export * from './board.ts';
export type * from './cards.ts';
export { contactClass, contactNumber } from './contacts.ts';
export { skillsTested, stepsOf, type TestedSkill } from './jobs.ts';
export { type PatrolLevel, patrolOf, patrols } from './patrols.ts';
export { PLAYER_BOARD } from './ships.ts';
export * from './terms.ts';
export { PLACES, THEMES, type Theme, themesOf } from './themes.ts';
export type * from './vocabulary.ts';
