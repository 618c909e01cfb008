import { join } from 'node:path';
import { LANGS } from '@cantina/text';
import { checkGlossary, iconsIn } from '@cantina/web/kit/testing';
import { expect, it, vi } from 'vitest';
import { printers, rulebook } from '../text/index.ts';
import { DIE_DRAWINGS } from './art/dice.ts';
import { glossary } from './glossary.ts';
import { words } from './words/index.ts';

/** Drawings are made by the build of the pages; their names are enough here. */
vi.mock('./art/signs.icons', () => ({ default: {} }));

const table = import.meta.dirname;
const dice = Object.keys(DIE_DRAWINGS).map((face) => `die-${face}`);

checkGlossary({ glossary, rulebook, table, signs: [...iconsIn(join(table, 'art/signs.icons')), ...dice] });

it('calls everything what it is called elsewhere', () => {
  const called = LANGS.flatMap((lang) => {
    const { skills } = printers[lang].words.card;
    const { factions, faces } = words[lang];
    const dice = Object.fromEntries(Object.entries(faces).map(([face, name]) => [`die-${face}`, name]));
    return Object.entries({ ...skills, ...factions, 'die-focus': dice['die-focus'] ?? '' }).map(([name, word]) => ({
      name,
      word: word.toLowerCase(),
      term: glossary[name]?.name[lang].toLowerCase(),
    }));
  });
  expect(called.filter(({ word, term }) => word !== term)).toEqual([]);
});
