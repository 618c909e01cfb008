import type { Lang } from '@cantina/text';
import type { CharacterFace, Face } from '../../content/index.ts';
import type { PlanetName } from '../../rules/messages.ts';
import { FATE_CARDS } from './fate.ts';
import type { Name } from './name.ts';
import { CHARACTERS, TITLES } from './people.ts';
import { PLANETS } from './planets.ts';

/** What cards and planets are called; a face without a name in every language does not compile. */
const NAMES: Readonly<Record<Face | PlanetName, Name>> = { ...PLANETS, ...CHARACTERS, ...FATE_CARDS };

export const nameOf = (lang: Lang, name: Face | PlanetName): string => NAMES[name][lang];

/** The name of a card; a face of another game has none. */
export const faceName = (lang: Lang, face: string): string =>
  Object.hasOwn(NAMES, face) ? nameOf(lang, face as Face) : face;

export const titleOf = (lang: Lang, character: CharacterFace): string => TITLES[character][lang];
