import { join } from 'node:path';
import { LANGS } from '@cantina/text';
import { checkGlossary, iconsIn } from '@cantina/web/kit/testing';
import { expect, it, vi } from 'vitest';
import { printers, rulebook } from '../text/index.ts';
import { glossary } from './glossary.ts';

/** Drawings are made by the build of the pages; their names are enough here. */
vi.mock('./art/signs.icons', () => ({ default: {} }));

const table = import.meta.dirname;

checkGlossary({ glossary, rulebook, table, signs: iconsIn(join(table, 'art/signs.icons')) });

it('calls everything what it is called elsewhere', () => {
  const called = LANGS.flatMap((lang) => {
    const { systems, goods, results, values } = printers[lang].labels;
    return Object.entries({ ...systems, ...goods, ...results, hull: values.hull }).map(([name, word]) => ({
      name,
      word: word.toLowerCase(),
      term: glossary[name]?.name[lang].toLowerCase(),
    }));
  });
  expect(called.filter(({ word, term }) => word !== term)).toEqual([]);
});

it('leads from every term to a rule', () => {
  expect(Object.values(glossary).filter(({ rule }) => rule === undefined)).toEqual([]);
});
