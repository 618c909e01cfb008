import { type CardArg, type CardId, cardsIn, printedBy, type Seat, the, topOf } from '@cantina/kernel';
import {
  AREAS,
  type AreaId,
  type Card,
  type CharacterId,
  cards,
  type EnemyAbility,
  type EnemyClass,
  type MapId,
  type Mission,
  type MissionId,
  maps,
  missionOf,
  missions,
  type Threat,
} from '../content/all.ts';
import { healthFor, timeSizeFor, totalOfArea, trackSizeFor } from './event/counting.ts';
import { placeIn } from './map/places.ts';
import { FAR, type Terrain } from './map/terrain.ts';
import { terrainNamed } from './map/terrains.ts';
import type { Spot } from './messages.ts';
import type { Area, G, Hero } from './state.ts';

export { CRISIS_TOTAL, EVENT_TOTAL } from './event/counting.ts';

// What is printed

export const printed = printedBy<Card>(cards);

/** The printed face, when it is of this kind. */
export function printedAs<K extends Card['kind']>(g: G, card: CardId, kind: K): Extract<Card, { readonly kind: K }> {
  const face = printed(g, card);
  if (face.kind !== kind) throw new Error(`${face.id} is no ${kind}`);
  return face as Extract<Card, { readonly kind: K }>;
}

export const threatOf = (g: G, card: CardId): Threat => printedAs(g, card, 'threat');

export const missionIn = (g: G): Mission => missionOf(g.state.options.mission);
/** MA-SET-03 by mission and chosen map: every distance is looked up through here. */
const TERRAINS = Object.fromEntries(
  missions.map(({ id, map }) => [
    id,
    Object.fromEntries(maps.map((chosen) => [chosen.id, terrainNamed(map ?? chosen.id)])),
  ]),
) as Readonly<Record<MissionId, Readonly<Record<MapId, Terrain>>>>;
export const terrainIn = ({ state: { options } }: G): Terrain => TERRAINS[options.mission][options.map];

export const spaceId = (g: G, space: number): string => terrainIn(g).ids[space] ?? '';

/** A space as messages name it. */
export const spotOf = (g: G, space: number): Spot => ({
  space: spaceId(g, space),
  place: placeIn(g.state.options, space),
});

// Heroes

/** The heroes on the map; all of them, unless a traitor was exposed. */
export function heroesOf(g: G): Hero[] {
  const heroes: Hero[] = [];
  const { spaces } = g.state;
  for (let hero = 0; hero < spaces.length; hero++) if ((spaces[hero] ?? -1) >= 0) heroes.push(hero);
  return heroes;
}

export const spaceOf = (g: G, hero: Hero): number => g.state.spaces[hero] ?? -1;
/** "You" on the map: where a traitor has just been exposed, somebody who is still there. */
export const standing = (g: G, you: Hero): Hero => (spaceOf(g, you) >= 0 ? you : (heroesOf(g)[0] ?? you));
export const characterOf = (g: G, hero: Hero): CharacterId => g.state.characters[hero] ?? 'mandalorian';

/** MA-SHR-08 who decides for a hero. */
export const controllerOf = (g: G, hero: Hero): Seat => (g.state.shared ? g.state.active : hero);

/** The heroes a seat decides for now. */
export const ownHeroes = (g: G, seat: Seat): readonly Hero[] =>
  g.state.shared ? [0, 1] : spaceOf(g, seat) >= 0 ? [seat] : [];

export const healthOf = (g: G, hero: Hero): number => healthFor(characterOf(g, hero), g.state.options);

/** MA-TRN-02, MA-DIF-04, MA-SOL-03. */
export const handLimit = (g: G): number => (g.state.options.difficulty === 'hard' ? 3 : 4);

// Distances

/** MA-RNG-01, MA-RNG-02; what blocks range and what does not is in the terrain. */
export function rangeBetween(g: G, from: number, to: number): number {
  const { ranges, size } = terrainIn(g);
  return ranges[g.state.open]?.[from * size + to] ?? FAR;
}

/** MD-GEN-01 fewest steps one could walk. */
export function stepsBetween(g: G, from: number, to: number): number {
  const { walks, size } = terrainIn(g);
  return walks[g.state.open]?.[from * size + to] ?? FAR;
}

/** MA-RNG-08, MA-RNG-09 range for "nearest": where nothing can be counted, as if all doors were open. */
export function nearest(g: G, from: number, spaces: readonly number[]): number[] {
  const { ranges, size, allOpen } = terrainIn(g);
  for (const open of [g.state.open, allOpen]) {
    const table = ranges[open];
    let least = FAR;
    for (const to of spaces) least = Math.min(least, table?.[from * size + to] ?? FAR);
    if (least < FAR) return spaces.filter((to) => table?.[from * size + to] === least);
  }
  return [...spaces];
}

// Threats

export const enemyClass = (g: G, card: CardId): EnemyClass | null => threatOf(g, card).enemy;
export const hasAbility = (g: G, card: CardId, ability: EnemyAbility): boolean =>
  threatOf(g, card).abilities.includes(ability);

/** MA-THR-01, MA-THR-03, MA-MIS-08 revealed enemies. */
export function enemiesOf(g: G): CardId[] {
  const enemies: CardId[] = [];
  for (const card of cardsIn(g, 'revealed')) if (isEnemy(g, card)) enemies.push(card);
  return enemies;
}

/** A revealed goal object of a story mission counts as an empty object in a contract (MD-CON-03). */
export const isEnemy = (g: G, card: CardId): boolean => threatOf(g, card).enemy !== null;

export const placeOf = (g: G, card: CardId): number => g.state.at[card] ?? -1;

export function enemiesAt(g: G, space: number): CardId[] {
  return enemiesOf(g).filter((card) => g.state.at[card] === space);
}

export function facedownAt(g: G, space: number): CardId[] {
  return cardsIn(g, 'facedown').filter((card) => g.state.at[card] === space);
}

/** The event card that is being resolved. */
export function eventNow(g: G): CardArg | null {
  const card = topOf(g, 'eventNow');
  return card === undefined ? null : the(card);
}

// Areas

/** How many areas this mission has (MA-ACT-06, MA-MAC-01). */
export const areaCount = (g: G): number => (missionIn(g).missionArea ? AREAS.length : AREAS.length - 1);
export const areaId = (area: Area): AreaId => AREAS[area] ?? 'move';
export const areaOf = (id: AreaId): Area => AREAS.indexOf(id);

/** MA-EVS-02 printed strengths and disruption tokens, nothing else (MA-SKL-02, MA-EVS-03, MA-DIS-01). */
export function totalOf(g: G, area: Area): number {
  let disruption = g.state.substitutes[area] ?? 0;
  for (const card of cardsIn(g, 'areaTokens', area)) disruption += printedAs(g, card, 'disruption').value;
  return totalOfArea(
    cardsIn(g, 'area', area).map((card) => printedAs(g, card, 'skill').strength),
    disruption,
  );
}

/** The damage at which the mission's track is full; 0 without a track. */
export const trackSize = (g: G): number => trackSizeFor(missionIn(g), g.state.characters.length, g.state.options);
export const timeSize = (g: G): number => timeSizeFor(missionIn(g), g.state.characters.length);
