import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Decision, rngFromSeed, seedFrom, start } from '@cantina/kernel';
import { randomAnswer } from '@cantina/kernel/testing';
import type { GameText } from '@cantina/playable';
import { listen } from '@cantina/playable/testing';
import { books, filledBook, LANGS, type Lang } from '@cantina/text';
import { expect, test } from 'vitest';
import { packs } from '../content/all.ts';
import { playable } from '../index.ts';
import type { Options } from '../rules/state.ts';
import { packs as sent } from '../text/all.ts';
import { texts as baseTexts, gameTexts } from '../text/index.ts';
import { namesOf } from '../text/locked/index.ts';
import { baseNames, nameOf } from '../text/names/index.ts';

const HERE = resolve(import.meta.dirname, '..');

/** Files a bundle of these entries is made of: everything imported, types aside. */
function bundled(entries: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file) || !existsSync(file)) return;
    found.add(file);
    if (!/\.(ts|svelte)$/.test(file)) return;
    const source = readFileSync(file, 'utf8');
    for (const [, what = '', written, loaded] of source.matchAll(IMPORT)) {
      const path = written ?? loaded ?? '';
      if (!what.startsWith('type ') && path.startsWith('.')) visit(resolve(dirname(file), path));
    }
  };
  for (const entry of entries) visit(resolve(HERE, entry));
  return [...found].map((file) => file.slice(HERE.length + 1));
}

/** `import … from './x.ts'`, `export … from './x.ts'`, `import('./x.ts')`. */
const IMPORT = /(?:^|\n)\s*(?:import|export)\s+([^'";]*?)\s*from\s*'([^']+)'|import\(\s*'([^']+)'\s*\)/g;

const BROWSER = [
  ...['table/index.ts', 'table/tile.ts', 'text/index.ts', 'text/campaign/index.ts'],
  ...['art/index.ts', 'lesson/index.ts', 'stage/index.ts'],
];

test('nothing that is unlocked later is in the bundle of the browser', () => {
  const files = bundled(BROWSER);
  expect(files).toEqual(expect.arrayContaining(['text/index.ts', 'text/de/messages.ts', 'content/index.ts']));
  expect(files.filter((file) => file.includes('locked/') || /^(content|text)\/all\.ts/.test(file))).toEqual([]);
});

test('the walk through the imports would find them', () => {
  expect(bundled(['text/all.ts'])).toEqual(
    expect.arrayContaining(['text/locked/index.ts', 'content/locked/p2/map.ts']),
  );
});

/** Names that give nothing away as a word: “Supply Crate”, “Scout Ahead”, «Верный выстрел». */
const EVERYDAY: readonly string[] = ['Cantina', 'Crate', 'Ящик', 'Scout', 'Верный'];
/** What later games are about, in any case and form. */
const SECRETS = /\bthe Child\b|\b[Dd](as|em|es) Kind|Малыш|Moff|Мофф|[Tt]raitor|Verräter|[Пп]редател/;

test('no name of anything locked stands in a file of the bundle', () => {
  const known = new Set(Object.values(baseNames).flatMap((name) => Object.values(name)));
  const locked = LANGS.flatMap((lang) => packs.flatMap(({ id }) => Object.values(namesOf(lang, id))));
  const secrets = [...new Set(locked)].filter((name) => !known.has(name) && !EVERYDAY.includes(name));
  expect(secrets.length).toBeGreaterThan(300);
  const files = bundled(BROWSER);
  expect(files).toContain('text/rulebook/de.md');
  const told = files.flatMap((file) => {
    const source = withoutComments(readFileSync(resolve(HERE, file), 'utf8'));
    const named = secrets.filter((name) => isIn(source, name));
    return [...named, ...(SECRETS.exec(source) ?? [])].map((name) => `${file}: ${name}`);
  });
  expect(told).toEqual([]);
});

/** As a word of its own. */
const isIn = (text: string, name: string): boolean => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text);

/** Comments are not shipped. */
const withoutComments = (source: string): string => source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

/** The game as the browser of a table knows it: the first game and the packs that the server sends to this table. */
function asSeenAt(options: Options): typeof playable {
  const unlocked = sent.unlocked(options, null);
  const read = (lang: Lang) => unlocked.map((pack) => sent.read(pack, lang));
  const told = (lang: Lang) => Object.fromEntries(read(lang).flatMap(({ messages }) => Object.entries(messages)));
  const words = (lang: Lang) => Object.assign({}, ...read(lang).map(({ names }) => names)) as Record<string, string>;
  const more = filledBook(
    { de: told('de'), en: told('en'), ru: told('ru') },
    { de: words('de'), en: words('en'), ru: words('ru') },
  );
  const text = (lang: Lang): GameText => {
    const sheet = new Map(read(lang).flatMap((pack) => pack.sheet.map(({ face, name }) => [face, name])));
    return { ...gameTexts[lang], faceName: (face) => sheet.get(face) ?? nameOf(lang, face) };
  };
  return { ...playable, book: books(baseTexts, more), texts: { de: text('de'), en: text('en'), ru: text('ru') } };
}

const usual: Options = { mission: 'm1', map: 'map1', difficulty: 'easy', balanced: false, mode: 'listed', unlocked: 1 };

/** Every mission as early as it can be played, and with everything. */
const tables = (['m1', 'm2', 'm3', 'm4', 'c1', 'c2', 'h1', 'h2'] as const).flatMap((mission, i) => [
  { seats: 3, options: { ...usual, mission, map: (['map1', 'map2', 'map3', 'map4'] as const)[i % 4] ?? 'map1' } },
  { seats: 4, options: { ...usual, mission, unlocked: 8 as const } },
]);

test.each(tables)('a table can read everything that happens there: $options.mission, $options.unlocked', (table) => {
  const seen = asSeenAt(table.options);
  expect(listen(seen, { ...table, seed: 'first', answers: 100 }).untidy).toEqual([]);
});

/** Rules that a question or a refusal names in random games, though this table can't look them up. */
function unreadableRules({ seats, options }: (typeof tables)[number], games: number): readonly string[] {
  const chapters = sent.unlocked(options, null).map((pack) => sent.read(pack, 'en').rulebook);
  const book = [playable.rulebook.en, ...chapters].join('\n');
  const named = new Set<string>();
  for (let game = 0; game < games; game++) {
    const match = start(playable.game, { seats, options, seed: seedFrom(`rules ${game}`) });
    const rng = rngFromSeed(seedFrom(`answers ${game}`));
    while (match.outcome === null) {
      for (const { rule, refused } of match.pending)
        for (const each of [rule, ...refused.map((no) => no.rule)]) named.add(each);
      const { index, picks } = randomAnswer(rng, match.pending);
      const { seat, id } = match.pending[index] as Decision;
      match.answer(seat, id, picks);
    }
  }
  return [...named].filter((rule) => !book.includes(`**${rule}**`));
}

test.each(tables)(
  'a table can look up every rule that is named there: $options.mission, $options.unlocked',
  (table) => {
    expect(unreadableRules(table, 4)).toEqual([]);
  },
);

test('a first game gets no pack', () => {
  expect(sent.unlocked(usual, null)).toEqual([]);
  expect(sent.unlocked({ ...usual, unlocked: 2 }, null)).toEqual(['p2']);
  expect(sent.unlocked({ ...usual, mission: 'm4' }, null)).toEqual(['p2', 'p3', 'p4']);
  expect(sent.unlocked({ ...usual, mission: 'h1' }, null)).toEqual(['p2', 'p3', 'p4', 'p5', 'p6', 'p7']);
});

test('a pack tells nothing of the packs after it', () => {
  const told = LANGS.flatMap((lang) => {
    const known = new Set(Object.values(baseNames).map((name) => name[lang]));
    return packs.flatMap(({ id }, i) => {
      for (const name of Object.values(namesOf(lang, id))) known.add(name);
      const { sheet, messages, rulebook } = sent.read(id, lang);
      const text = JSON.stringify([sheet, messages, rulebook]);
      const later = packs.slice(i + 1).flatMap((pack) => Object.values(namesOf(lang, pack.id)));
      return later
        .filter((name) => !known.has(name) && !EVERYDAY.includes(name) && isIn(text, name))
        .map((name) => `${lang} ${id}: ${name}`);
    });
  });
  expect(told).toEqual([]);
});
