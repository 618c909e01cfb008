import {
  blockOfPack,
  type MapId,
  type Mission,
  type MissionId,
  missionOf,
  missions,
  type PackId,
  packs,
} from '../content/all.ts';
import { type AdventureCard, adventureDeck } from '../content/locked/adventure.ts';
import { blocksFor, type Options } from '../rules/state.ts';

/**
 * The campaign of one group: how far it has read the adventure deck, and what it has played. Pure functions; whoever
 * keeps the state (the server) calls `begin` once, `afterGame` after each game and `nextTable` before it.
 */

/** A group's adventure deck between two games (MA-END-04). Plain JSON. */
export interface CampaignState {
  /** The number of the last adventure card that was carried out and removed (MA-ADV-03); 0: none. */
  readonly read: number;
  /** Games that were finished, oldest first. */
  readonly games: readonly PlayedGame[];
}

export interface PlayedGame {
  readonly mission: MissionId;
  readonly won: boolean;
  readonly difficulty: Options['difficulty'];
  /** Whether the deck was read on afterwards; a mission that is only played again does not advance it. */
  readonly advanced: boolean;
}

/** What reading on has brought to light. */
export interface Reading {
  readonly state: CampaignState;
  /** The cards in the order they were read, up to and with the STOP card (MA-ADV-04). */
  readonly cards: readonly AdventureCard[];
  /** Packs whose texts and pictures the group may have from now on. */
  readonly packs: readonly PackId[];
}

export const LAST_CARD = adventureDeck.length;

/** MA-ADV-07, MA-SET-01 a new group reads up to the first STOP card: Mission 1. */
export const begin = (): Reading => readOn({ read: 0, games: [] });

/** MA-ADV-09 nothing is destroyed, so it simply begins again. */
export const reset = begin;

/** Everything at once, for those who want it all. */
export const unlockEverything = (state: CampaignState): Reading => readUntil(state, LAST_CARD);

/**
 * MA-ADV-08, MA-END-01 after every game, won or lost, the deck is read on – when it was the mission the deck had named,
 * or another one where that could not be played. A mission that was unlocked before may be played again without it (MD-GEN-13); one
 * that is still locked belongs to a deck that was reset since, and does not count.
 */
export function afterGame(state: CampaignState, game: Omit<PlayedGame, 'advanced'>, seats: number): Reading {
  if (!unlockedMissions(state).includes(game.mission)) return { state, cards: [], packs: [] };
  const next = nextMission(state);
  const advanced = next !== null && (game.mission === next || !fitsSeats(missionOf(next), seats));
  const played: CampaignState = { ...state, games: [...state.games, { ...game, advanced }] };
  return advanced ? readOn(played) : { state: played, cards: [], packs: [] };
}

/** MA-ADV-02, MA-ADV-03, MA-ADV-04, MA-ADV-10 carries out cards up to the next STOP card, or the end of the deck. */
function readOn(state: CampaignState): Reading {
  const stop = adventureDeck.find(({ number, type }) => number > state.read && type === 'stop');
  return readUntil(state, stop?.number ?? LAST_CARD);
}

function readUntil(state: CampaignState, last: number): Reading {
  const cards = adventureDeck.filter(({ number }) => number > state.read && number <= last);
  const after: CampaignState = { ...state, read: Math.max(state.read, last) };
  const before = new Set(packsOf(state));
  return { state: after, cards, packs: packsOf(after).filter((pack) => !before.has(pack)) };
}

/** How many blocks of the deck were read: what a table takes as its option `unlocked`. */
export function blocksRead(state: CampaignState): Options['unlocked'] {
  const stops = adventureDeck.filter(({ number, type }) => type === 'stop' && number <= state.read).length;
  return ([1, 2, 3, 4, 5, 6, 7, 8] as const)[Math.max(1, Math.min(8, stops)) - 1] ?? 1;
}

/** The packs a group has unlocked. */
export const packsOf = (state: CampaignState): readonly PackId[] => packsUpTo(blocksRead(state));

const packsUpTo = (blocks: number): readonly PackId[] =>
  packs.flatMap(({ id }) => (blockOfPack(id) <= blocks ? [id] : []));

/** The packs a table plays with; those of its map and its rules are among them. */
export const packsForGame = (options: Options): readonly PackId[] => packsUpTo(blocksFor(options));

/** MA-ADV-02, MA-SET-02 the mission the deck names next; null when everything was read. */
export function nextMission(state: CampaignState): MissionId | null {
  if (state.read >= LAST_CARD) return null;
  return adventureDeck.findLast(({ number, mission }) => number <= state.read && mission !== null)?.mission ?? null;
}

/** MA-ADV-06 envelopes that may be opened. */
export const openEnvelopes = (state: CampaignState): readonly (1 | 2)[] =>
  adventureDeck.flatMap(({ number, envelope }) => (envelope !== null && number <= state.read ? [envelope] : []));

/** Missions a group may choose: those the deck has named, and those of an opened envelope. */
export function unlockedMissions(state: CampaignState): readonly MissionId[] {
  const open = new Set(packsOf(state));
  const locked = new Set(packs.filter(({ id }) => !open.has(id)).flatMap((pack) => pack.missions.map(({ id }) => id)));
  return missions.map(({ id }) => id).filter((id) => !locked.has(id));
}

/** The part of the deck a card belongs to, from 1: each part ends with a STOP card. */
export const blockOf = (card: AdventureCard): number =>
  1 + adventureDeck.filter(({ number, type }) => type === 'stop' && number < card.number).length;

/** The cards a group has read, oldest first. */
export const cardsRead = (state: CampaignState): readonly AdventureCard[] =>
  adventureDeck.filter(({ number }) => number <= state.read);

/** Maps a contract may be played on. */
export function unlockedMaps(state: CampaignState): readonly MapId[] {
  return unlockedMissions(state).flatMap((id) => missionOf(id).map ?? []);
}

/** MA-DIF-01, MA-END-03, MA-CHC-05 what people choose anew for every game. */
export interface TableWish {
  readonly mission: MissionId;
  readonly map?: MapId;
  readonly difficulty: Options['difficulty'];
  readonly balanced?: boolean;
  readonly mode: Options['mode'];
}

export type CampaignRefusal = 'locked-mission' | 'locked-map' | 'wrong-seats' | 'roles-need-own-characters';

/** Why a group may not play that, or null. More people than listed characters simply play any (MA-CHC-02). */
export function refusalOf(state: CampaignState, wish: TableWish, seats: number): CampaignRefusal | null {
  const mission = missionOf(wish.mission);
  if (!unlockedMissions(state).includes(wish.mission)) return 'locked-mission';
  if (mission.map === null && wish.map !== undefined && !unlockedMaps(state).includes(wish.map)) return 'locked-map';
  if (!fitsSeats(mission, seats)) return 'wrong-seats';
  if (mission.kind === 'roles' && wish.mode === 'shared') return 'roles-need-own-characters';
  return null;
}

/** How many people may play a mission; MD-ROL-01 secret roles are for three or four. */
export const seatsFor = ({ kind }: Mission): { readonly min: number; readonly max: number } => ({
  min: kind === 'roles' ? 3 : 1,
  max: 4,
});

const fitsSeats = (mission: Mission, seats: number): boolean => seats >= seatsFor(mission).min;

/** The options of the next table of a group. Nothing else is carried over (MA-END-02, MA-END-05). */
export const nextTable = (state: CampaignState, wish: TableWish): Options => ({
  mission: wish.mission,
  map: wish.map ?? 'map1',
  difficulty: wish.difficulty,
  balanced: wish.balanced ?? false,
  mode: wish.mode,
  unlocked: blocksRead(state), // MA-ADV-05
});
