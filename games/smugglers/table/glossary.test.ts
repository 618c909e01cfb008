import { join } from 'node:path';
import { checkGlossary, iconsIn } from '@cantina/web/kit/testing';
import { expect, it, vi } from 'vitest';
import { rulebook } from '../text/index.ts';
import { glossary } from './glossary.ts';

/** Drawings are made by the build of the pages; their names are enough here. */
vi.mock('./art/signs.icons', () => ({ default: {} }));

const table = import.meta.dirname;

checkGlossary({ glossary, rulebook, table, signs: iconsIn(join(table, 'art/signs.icons')) });

it('leads from every term to a rule', () => {
  expect(Object.values(glossary).filter(({ rule }) => rule === undefined)).toEqual([]);
});
