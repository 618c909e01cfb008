import { readdirSync, readFileSync } from 'node:fs';
import { LANGS } from '@cantina/text';
import { describe, expect, it, vi } from 'vitest';
import { rulebook } from '../text/index.ts';
import { glossary } from './glossary.ts';

/** Drawings are made by the build of the pages; their names are enough here. */
vi.mock('./art/signs.icons', () => ({ default: {} }));

const folder = new URL('.', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.svelte'));

describe('the glossary', () => {
  it('explains every sign of the game', () => {
    const signs = read('art/signs.icons')
      .split('\n')
      .flatMap((line) => /^(\w+) =/.exec(line)?.[1] ?? []);
    expect(signs.length).toBeGreaterThan(15);
    expect(signs.filter((sign) => !Object.hasOwn(glossary, sign))).toEqual([]);
  });

  it('has every word that the table attaches', () => {
    const named = files.flatMap((path) =>
      [...read(path).matchAll(/explained\('([\w-]+)'\)/g)].map(([, name = '']) => name),
    );
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !Object.hasOwn(glossary, name))).toEqual([]);
  });

  it.each(LANGS)('says something in %s, and names a rule there is', (lang) => {
    const faults = Object.entries(glossary).filter(
      ([, { name, about, rule }]) =>
        name[lang] === '' || !/[.!?]$/.test(about[lang]) || !rulebook[lang].includes(`**${rule}**`),
    );
    expect(faults.map(([name]) => name)).toEqual([]);
  });
});
