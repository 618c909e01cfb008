import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkGlossary, iconsIn } from '@cantina/web/kit/testing';
import { expect, it } from 'vitest';
import { rulebook } from '../text/index.ts';
import { SIGNS, THINGS } from './explained.ts';

const table = import.meta.dirname;
const signs = iconsIn(join(table, 'art/signs.icons'));

checkGlossary({ glossary: { ...SIGNS, ...THINGS }, rulebook, table, signs });

it('explains no sign that is not drawn, and nothing that the table does not show', () => {
  expect(new Set(Object.keys(SIGNS))).toEqual(new Set(signs));
  const pages = readdirSync(table, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svelte'));
  const sources = pages.map((file) => readFileSync(join(table, file), 'utf8')).join('\n');
  expect(Object.keys(THINGS).filter((name) => !sources.includes(`explained('${name}')`))).toEqual([]);
});
