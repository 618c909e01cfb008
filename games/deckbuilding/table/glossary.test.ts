import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS } from '@cantina/text';
import { describe, expect, it } from 'vitest';
import { rulebook } from '../text/index.ts';
import { marks, symbols } from './art/symbols.ts';
import { glossary } from './glossary.ts';

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svelte'))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');
const terms = Object.entries(glossary);

describe('the glossary', () => {
  it('explains every sign that is drawn on the table', () => {
    const signs = terms.map(([, { sign = '' }]) => sign).join('\n');
    const unexplained = Object.entries({ ...symbols, ...marks }).filter(([, body]) => !signs.includes(body));
    expect(unexplained.map(([name]) => name)).toEqual([]);
  });

  it('has what the table asks it for', () => {
    const asked = [...sources.matchAll(/explained\('([\w-]+)'\)|(?<!-)term="([\w-]+)"/g)].map(
      ([, a, b]) => a ?? b ?? '',
    );
    expect(asked.length).toBeGreaterThan(8);
    expect(asked.filter((name) => !Object.hasOwn(glossary, name))).toEqual([]);
  });

  it('leads to rules that there are, and says everything in three languages', () => {
    const lost = terms.filter(([, { rule }]) => rule !== undefined && !rulebook.en.includes(`**${rule}**`));
    expect(lost.map(([name]) => name)).toEqual([]);
    const unsaid = terms.flatMap(([name, { name: called, about }]) =>
      LANGS.filter((lang) => called[lang] === '' || about[lang].length < 20).map((lang) => `${name} ${lang}`),
    );
    expect(unsaid).toEqual([]);
  });
});
