import type { Lang } from '@cantina/text';
import type { PackId } from '../../../content/index.ts';
import { baseNames, type Name, type Names } from '../../names/index.ts';
import { names as p2 } from './p2.ts';
import { names as p3 } from './p3.ts';
import { names as p4 } from './p4.ts';
import { names as p5 } from './p5.ts';
import { names as p6 } from './p6.ts';
import { names as p7 } from './p7.ts';
import { names as p8 } from './p8.ts';

const PACKS: Readonly<Record<PackId, Names>> = { p2, p3, p4, p5, p6, p7, p8 };
const LOCKED: Names = { ...p2, ...p3, ...p4, ...p5, ...p6, ...p7, ...p8 };

/** What any thing is called, locked or not. */
export function nameOf(lang: Lang, id: string): string {
  const name: Name | undefined = baseNames[id] ?? LOCKED[id];
  if (name === undefined) throw new Error(`nothing is called ${id}`);
  return name[lang];
}

/** The names a pack brings, by id. */
export const namesOf = (lang: Lang, pack: PackId): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(PACKS[pack]).map(([id, name]) => [id, name[lang]]));
