import { LANGS } from '@cantina/text';
import { expect, test } from 'vitest';
import { lesson } from './index.ts';

test.each(LANGS)('every step says something short in %s', (lang) => {
  for (const { id, said } of lesson.steps) {
    expect(said[lang], id).toMatch(/[.!]$/);
    expect(said[lang].length, id).toBeLessThan(190);
  }
});

test('no step is there twice', () => {
  expect(new Set(lesson.steps.map(({ id }) => id)).size).toBe(lesson.steps.length);
});
