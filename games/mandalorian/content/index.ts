/**
 * What everybody has from the first game on. Nothing in here may import from `locked/`: the browser is built with this
 * alone, and learns the rest pack by pack from the server.
 */
import { characters } from './characters.ts';
import { disruption } from './disruption.ts';
import { events } from './events.ts';
import { map } from './maps/map1.ts';
import { mission1 } from './missions.ts';
import { planning } from './planning.ts';
import { skills } from './skills.ts';
import { threats } from './threats.ts';
import type { Card, CharacterId, GameMap, Mission, SkillCard } from './vocabulary.ts';

export type { Character } from './characters.ts';
export type * from './vocabulary.ts';
export { AREAS, blockOfPack } from './vocabulary.ts';
export { characters };

export const CHARACTER_IDS: readonly CharacterId[] = characters.map(({ id }) => id);

export const baseSkills: readonly SkillCard[] = skills;

/** Every face of the first game. */
export const baseCards: readonly Card[] = [...threats, ...disruption, ...events, ...planning, ...baseSkills];

export const baseMap: GameMap = map;
export const baseMission: Mission = mission1;
