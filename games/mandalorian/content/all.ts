/** Everything, for the rules. Only the server and tests may import this; a browser's bundle never does. */
import { baseCards, baseMap, baseMission } from './index.ts';
import { type Pack, packs } from './locked/index.ts';
import {
  blockOfPack,
  type Card,
  type GameMap,
  type MapId,
  type Mission,
  type MissionId,
  type PackId,
} from './vocabulary.ts';

export * from './index.ts';
export { type Pack, packs };

export const cards: readonly Card[] = [...baseCards, ...packs.flatMap((pack) => pack.cards)];
export const faces: readonly string[] = cards.map(({ id }) => id);
export const maps: readonly GameMap[] = [baseMap, ...packs.flatMap((pack) => pack.maps)];
export const missions: readonly Mission[] = [baseMission, ...packs.flatMap((pack) => pack.missions)];

const BY_ID: ReadonlyMap<string, Card> = new Map(cards.map((card) => [card.id, card]));
export function cardOf(face: string): Card {
  const card = BY_ID.get(face);
  if (card === undefined) throw new Error(`no card is called ${face}`);
  return card;
}

const MISSIONS: ReadonlyMap<MissionId, Mission> = new Map(missions.map((mission) => [mission.id, mission]));
export function missionOf(id: MissionId): Mission {
  const mission = MISSIONS.get(id);
  if (mission === undefined) throw new Error(`no mission is called ${id}`);
  return mission;
}

const MAPS: ReadonlyMap<MapId, GameMap> = new Map(maps.map((map) => [map.id, map]));
export function mapOf(id: MapId): GameMap {
  const map = MAPS.get(id);
  if (map === undefined) throw new Error(`no map is called ${id}`);
  return map;
}

/** Which pack a face comes with; null: everybody has it from the start. */
const PACK_OF: ReadonlyMap<string, PackId> = new Map(
  packs.flatMap((pack) => pack.cards.map((card) => [card.id, pack.id] as const)),
);
export const packOf = (face: string): PackId | null => PACK_OF.get(face) ?? null;

/** How far the adventure deck must be read to come to a mission. */
const BLOCK_OF: ReadonlyMap<MissionId, number> = new Map(
  packs.flatMap((pack) => pack.missions.map(({ id }) => [id, blockOfPack(pack.id)] as const)),
);
export const blockOfMission = (id: MissionId): number => BLOCK_OF.get(id) ?? 1;
