import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS, type Lang } from '@cantina/text';
import { describe, expect, it } from 'vitest';
import type { Term } from '../glossary.ts';

/** The names of the drawings in a file of icons. */
export const iconsIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^([\w-]+) =/gm)].map(([, name = '']) => name);

interface Checked {
  /** Every term, whether or not it has a sign. */
  readonly glossary: Readonly<Record<string, Omit<Term, 'sign'>>>;
  readonly rulebook: Readonly<Record<Lang, string>>;
  /** The folder of the table's pages. */
  readonly table: string;
  /** What is drawn on the table; explained under its own name unless the game says otherwise. */
  readonly signs: readonly string[];
  readonly isExplained?: (sign: string) => boolean;
}

/** What holds for the glossary of every game. */
export function checkGlossary(checked: Checked): void {
  const { glossary, rulebook, table, signs, isExplained = (sign) => Object.hasOwn(glossary, sign) } = checked;
  const asked = readdirSync(table, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svelte'))
    .flatMap((file) => [
      ...readFileSync(join(table, file), 'utf8').matchAll(/explained\('([\w-]+)'\)|(?<!-)term="([\w-]+)"/g),
    ])
    .map(([, called, attribute]) => called ?? attribute ?? '');

  describe('the glossary', () => {
    it('explains every sign that is drawn on the table', () => {
      expect(signs.length).toBeGreaterThan(8);
      expect(signs.filter((sign) => !isExplained(sign))).toEqual([]);
    });

    it('has what the table asks it for', () => {
      expect(asked.length).toBeGreaterThan(8);
      expect(asked.filter((name) => !Object.hasOwn(glossary, name))).toEqual([]);
    });

    it.each(LANGS)('says everything in %s, and leads to rules that there are', (lang) => {
      const faults = Object.entries(glossary).filter(
        ([, { name, about, rule }]) =>
          name[lang] === '' ||
          !/.{19}[.!?]$/.test(about[lang]) ||
          (rule !== undefined && !rulebook[lang].includes(`**${rule}**`)),
      );
      expect(faults.map(([name]) => name)).toEqual([]);
    });
  });
}
