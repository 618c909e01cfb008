import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Term } from '@cantina/web/kit';
import { describe, expect, it } from 'vitest';
import { rulebook } from '../text/index.ts';
import { SIGNS, THINGS } from './explained.ts';

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');
const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svelte'))
  .map(read)
  .join('\n');
const all = { ...SIGNS, ...THINGS };

describe('the glossary of The Mandalorian', () => {
  it('explains every sign that is drawn on the table, and no other', () => {
    const drawn = [...read('art/signs.icons').matchAll(/^([\w-]+) =/gm)].map(([, name]) => name);
    expect(drawn.length).toBeGreaterThan(30);
    expect(new Set(Object.keys(SIGNS))).toEqual(new Set(drawn));
  });

  it('has what the table asks it for', () => {
    const asked = [...sources.matchAll(/explained\('([\w-]+)'\)/g)].map(([, name = '']) => name);
    expect(asked.length).toBeGreaterThan(8);
    expect(asked.filter((name) => !Object.hasOwn(all, name))).toEqual([]);
    // What has no sign is explained somewhere
    expect(Object.keys(THINGS).filter((name) => !sources.includes(`explained('${name}')`))).toEqual([]);
  });

  it('leads to rules that there are, in three languages', () => {
    const terms: readonly Omit<Term, 'sign'>[] = Object.values(all);
    const rules = terms.flatMap(({ rule }) => rule ?? []);
    expect(rules.filter((rule) => !rulebook.en.includes(`**${rule}**`))).toEqual([]);
    const said = terms.flatMap(({ name, about }) => [...Object.values(name), ...Object.values(about)]);
    expect(said.filter((text) => text.trim().length < 3)).toEqual([]);
  });
});
