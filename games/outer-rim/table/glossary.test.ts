import { join } from 'node:path';
import { checkGlossary, iconsIn } from '@cantina/web/kit/testing';
import { vi } from 'vitest';
import { rulebook } from '../text/index.ts';
import { DIE_DRAWINGS } from './art/dice.ts';
import { glossary } from './glossary.ts';

/** Drawings are made by the build of the pages; their names are enough here. */
vi.mock('./art/signs.icons', () => ({ default: {} }));

const table = import.meta.dirname;
const dice = Object.keys(DIE_DRAWINGS).map((face) => `die-${face}`);

checkGlossary({ glossary, rulebook, table, signs: [...iconsIn(join(table, 'art/signs.icons')), ...dice] });
