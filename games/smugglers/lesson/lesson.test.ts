import { LANGS } from '@cantina/text';
import { expect, test } from 'vitest';
import { lesson } from './index.ts';

const LONGEST = 190;

test.each(LANGS)('every step says something short in %s', (lang) => {
  const said = lesson.steps.map((step) => step.said[lang]);
  expect(said.filter((text) => !/[.!]$/.test(text) || text.length > LONGEST)).toEqual([]);
});

test('no step is there twice', () => {
  expect(new Set(lesson.steps.map(({ id }) => id)).size).toBe(lesson.steps.length);
});
