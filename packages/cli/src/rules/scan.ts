import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { RuleId } from '@cantina/kernel';
import { ruleTexts } from '@cantina/playable';
import { LANGS, type Lang } from '@cantina/text';
import { filesBelow } from '../files.ts';

/** One rule: the lines that enforce it, the lines of tests that name it, and in which languages it is told. */
export interface FoundRule {
  readonly id: RuleId;
  readonly enforced: readonly string[];
  readonly tests: readonly string[];
  readonly texts: Readonly<Record<Lang, boolean>>;
}

export interface RulesOfGame {
  readonly game: string;
  readonly rules: readonly FoundRule[];
  /** The rules for which something is missing. */
  readonly missing: Readonly<Record<'enforced' | 'tests' | Lang, readonly RuleId[]>>;
  /** IDs named in the code that no rulebook knows, as `id file:line`. */
  readonly unknown: readonly string[];
}

/** Everything of a game that is neither a test nor what people read; what has to be in sight is enforced by the table. */
const NOT_RULES = ['tests', 'text'];

/** A worked example of the rulebook is no rule of its own: it is proven by its test. */
const isExample = (id: RuleId): boolean => id.includes('-EX-');

export function gamesWithRulebook(root: string): string[] {
  const folder = join(root, 'games');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((game) => rulebookFiles(root, game, 'en').length > 0)
    .sort();
}

/** Reads the sources of a game; nothing is run. */
export function scanRules(root: string, game: string): RulesOfGame {
  const books = Object.fromEntries(LANGS.map((lang) => [lang, idsIn(rulebookFiles(root, game, lang))])) as Record<
    Lang,
    Set<RuleId>
  >;
  const ids = [...books.en];
  const prefixes = new Set(ids.map((id) => id.split('-')[0] as string));
  const folder = join(root, 'games', game);
  const sources = filesBelow(folder).filter((file) => file.endsWith('.ts'));
  const isTest = (file: string) => file.endsWith('.test.ts') || relative(folder, file).startsWith('tests');
  const isRules = (file: string) =>
    !isTest(file) && !NOT_RULES.some((part) => relative(folder, file).startsWith(`${part}/`));
  const enforced = mentions(root, sources.filter(isRules), prefixes);
  const tests = mentions(root, sources.filter(isTest), prefixes);
  const rules = ids.map((id) => ({
    id,
    enforced: enforced.get(id) ?? [],
    tests: tests.get(id) ?? [],
    texts: Object.fromEntries(LANGS.map((lang) => [lang, books[lang].has(id)])) as Record<Lang, boolean>,
  }));
  const without = (lacks: (rule: FoundRule) => boolean): RuleId[] => rules.filter(lacks).map(({ id }) => id);
  const named = [...enforced, ...tests].flatMap(([id, places]) =>
    books.en.has(id) ? [] : places.map((at) => `${id} ${at}`),
  );
  const onlyTranslated = LANGS.flatMap((lang) =>
    [...books[lang]].filter((id) => !books.en.has(id)).map((id) => `${id} ${lang}.md`),
  );
  return {
    game,
    rules,
    missing: {
      enforced: without((rule) => rule.enforced.length === 0 && !isExample(rule.id)),
      tests: without((rule) => rule.tests.length === 0),
      de: without((rule) => !rule.texts.de),
      en: without((rule) => !rule.texts.en),
      ru: without((rule) => !rule.texts.ru),
    },
    unknown: [...named, ...onlyTranslated],
  };
}

/** The rulebook, `text/rulebook/en.md`, and chapters that are unlocked later, `text/locked/rulebook/p2.en.md`. */
function rulebookFiles(root: string, game: string, lang: Lang): string[] {
  const text = join(root, 'games', game, 'text');
  return [join(text, 'rulebook'), join(text, 'locked', 'rulebook')]
    .filter((folder) => existsSync(folder))
    .flatMap(filesBelow)
    .filter((file) => /(\w+)\.md$/.exec(file)?.[1] === lang);
}

const idsIn = (files: readonly string[]): Set<RuleId> =>
  new Set(files.flatMap((file) => [...ruleTexts(readFileSync(file, 'utf8')).keys()]));

/** Rule ID → `file:line` of every line that names it. Only IDs of this game's rulebook count: `DB-…`. */
function mentions(root: string, files: readonly string[], prefixes: ReadonlySet<string>): Map<RuleId, string[]> {
  const found = new Map<RuleId, string[]>();
  for (const file of files) {
    for (const [i, line] of readFileSync(file, 'utf8').split('\n').entries()) {
      for (const id of new Set(line.match(/\b[A-Z]{2,}-[A-Z0-9]+-\d{2,}\b/g))) {
        if (!prefixes.has(id.split('-')[0] as string)) continue;
        const place = `${relative(root, file)}:${i + 1}`;
        const places = found.get(id);
        if (places === undefined) found.set(id, [place]);
        else places.push(place);
      }
    }
  }
  return found;
}
