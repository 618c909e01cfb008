import { readFileSync } from 'node:fs';
import type { Lang } from '@cantina/text';
import { expect } from 'vitest';
import { type GameText, printedSheet } from '../src/index.ts';

/** The cards read as somebody has approved of. After a change: `npm run sheets <game>`, and read what is different. */
export function approve(texts: Readonly<Record<Lang, GameText>>, lang: Lang, test: string): void {
  const approved = readFileSync(new URL(`../text/sheets/${lang}.txt`, test), 'utf8');
  expect(`${printedSheet(texts[lang])}\n`).toBe(approved);
}
