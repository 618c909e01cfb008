import { bountyHunters, military, pirates, spaceMonsters, traders } from './card-ships.ts';
import { type Character, characters } from './characters.ts';
import { contracts, crimeLordOffers, equipment, fortunes, friends, hazards, planetEvents, quiet } from './events.ts';
import type { FateCard } from './fate-card.ts';
import { type Planet, planets } from './planets.ts';

const cardShips = [...military, ...pirates, ...traders, ...bountyHunters, ...spaceMonsters] as const;
const events = [...hazards, ...planetEvents, ...crimeLordOffers, ...contracts, ...fortunes, ...quiet] as const;

/** The 64 faces of the 67 fate cards. */
export const fateCards = [...cardShips, ...events, ...friends, ...equipment] as const;

export type CharacterFace = (typeof characters)[number]['id'];
export type PlanetFace = (typeof planets)[number]['id'];
export type FateFace = (typeof fateCards)[number]['id'];
export type Face = CharacterFace | PlanetFace | FateFace;

/** SG-Q-02 all faces: characters, then planets, then fate cards. */
export const faces: readonly Face[] = [...characters, ...planets, ...fateCards].map(({ id }) => id);

/** What is printed on a face, by its index in `faces`; null where the face is of another kind. */
export const characterAt: readonly (Character<CharacterFace> | null)[] = [
  ...characters,
  ...planets.map(() => null),
  ...fateCards.map(() => null),
];
export const planetAt: readonly (Planet<PlanetFace> | null)[] = [
  ...characters.map(() => null),
  ...planets,
  ...fateCards.map(() => null),
];
export const fateAt: readonly (FateCard<FateFace> | null)[] = [
  ...characters.map(() => null),
  ...planets.map(() => null),
  ...fateCards,
];

/** SG-COMP-01 the deck of 67 fate cards. */
export const fateDeck: readonly FateFace[] = (fateCards as readonly FateCard<FateFace>[]).flatMap(({ id, count }) =>
  new Array<FateFace>(count).fill(id),
);

export * from './board.ts';
export { type Character, characters, STANDARD_SHIP, START_CREDITS, type StartLog } from './characters.ts';
export type { FateCard } from './fate-card.ts';
export { type Planet, planets } from './planets.ts';
export * from './tables.ts';
export * from './vocabulary.ts';
