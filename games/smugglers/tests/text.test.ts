import { readFileSync } from 'node:fs';
import { LANGS, printedSheet } from '@cantina/text';
import { listen, UNTIDY, WHOLE } from '@cantina/text/testing';
import { describe, expect, test } from 'vitest';
import { faces } from '../content/index.ts';
import { playable } from '../index.ts';
import { gameTexts } from '../text/index.ts';

describe.each(LANGS)('the card sheet in %s', (lang) => {
  const sheet = gameTexts[lang].sheet();

  // After a change: npx cantina cards smugglers --lang <lang> > games/smugglers/text/sheets/<lang>.txt – and read it.
  test('is the one that was read and approved', () => {
    const approved = readFileSync(new URL(`../text/sheets/${lang}.txt`, import.meta.url), 'utf8');
    expect(`${printedSheet(gameTexts[lang])}\n`).toBe(approved);
  });

  test('has every face, each under one name', () => {
    expect(sheet.map(({ face }) => face)).toEqual(faces);
    expect(new Set(sheet.map(({ name }) => name)).size).toBe(106);
    expect(sheet.reduce((sum, { copies }) => sum + copies, 0)).toBe(12 + 30 + 67);
  });

  test('is tidy, and every sentence is whole', () => {
    const lines = sheet.flatMap(({ name, values, text, story }) => [name, ...values, ...text, story ?? '-']);
    expect(lines.filter((line) => UNTIDY.test(line))).toEqual([]);
    const sentences = sheet.flatMap(({ text, story }) => [...text, story ?? '']);
    expect(sentences.filter((line) => !WHOLE.test(line))).toEqual([]);
  });
});

describe('what is said at the table', () => {
  test('is tidy in every language, for everybody', () => {
    const games = (['koroth', 'last-standing', 'most-kills', 'fortune'] as const).map((goal, i) =>
      listen(playable, { seats: 2 + i, seed: goal, options: { goal }, answers: 300 }),
    );
    expect(games.flatMap(({ untidy }) => untidy)).toEqual([]);
    const heard = new Set(games.flatMap(({ keys }) => [...keys]));
    expect(heard.size).toBeGreaterThan(120);
  });
});
