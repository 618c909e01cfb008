import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { DIE_DRAWINGS } from './art/dice.ts';
import { glossary } from './glossary.ts';

/** Drawings are made by the build of the pages; their names are enough here. */
vi.mock('./art/signs.icons', () => ({ default: {} }));

const here = import.meta.dirname;
const rulebook = readFileSync(join(here, '../text/rulebook/en.md'), 'utf8');
const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svelte'))
  .map((file) => readFileSync(join(here, file), 'utf8'))
  .join('\n');
const signs = [...readFileSync(join(here, 'art/signs.icons'), 'utf8').matchAll(/^([\w-]+) =/gm)].map(
  ([, name]) => name ?? '',
);

describe('the glossary', () => {
  it('explains every sign and every side of a die', () => {
    expect(signs.length).toBeGreaterThan(30);
    const wanted = [...signs, ...Object.keys(DIE_DRAWINGS).map((face) => `die-${face}`)];
    expect(wanted.filter((name) => !Object.hasOwn(glossary, name))).toEqual([]);
  });

  it('has what the table asks it for', () => {
    const asked = [...sources.matchAll(/explained\('([\w-]+)'\)/g)].map(([, name]) => name ?? '');
    expect(asked.length).toBeGreaterThan(8);
    expect(asked.filter((name) => !Object.hasOwn(glossary, name))).toEqual([]);
  });

  it('leads to rules that there are, and says everything in three languages', () => {
    const terms = Object.entries(glossary);
    const lost = terms.filter(([, { rule }]) => rule !== undefined && !rulebook.includes(`**${rule}**`));
    expect(lost.map(([name]) => name)).toEqual([]);
    const short = terms.filter(([, { name, about }]) =>
      (['de', 'en', 'ru'] as const).some((lang) => name[lang] === '' || about[lang].length < 20),
    );
    expect(short.map(([name]) => name)).toEqual([]);
  });
});
