import { describe, expect, test } from 'vitest';
import { findingsIn, findingsInRules } from './sample.ts';

describe('state in modules', () => {
  test.each([
    ['let a variable', 'let turn = 0;\nexport const next = () => ++turn;', '1:5'],
    [
      'a map that is filled',
      '\nconst seen = new Map<string, number>([["a", 1]]);\nexport const f = () => seen.set("b", 2);',
      '2:7',
    ],
    ['an array that is filled', 'const list = [1];\nexport const f = () => {\n  list[0] = 2;\n};', '1:7'],
    ['an object that is written', 'const best = { score: 0 };\nexport const f = () => best.score++;', '1:7'],
    [
      'an object that is assigned to',
      'const best = { score: 0 };\nexport const f = () => Object.assign(best, {});',
      '1:7',
    ],
    ['an empty set', 'const seen = new Set<number>();\nexport const f = () => seen.size;', '1:7'],
    ['an exported array', 'export const deck = [1, 2];', '1:14'],
    ['an array exported by name', 'const deck = [1, 2];\nexport { deck };', '1:7'],
    ['an exported tuple', 'export const pair: [number, number] = [1, 2];', '1:14'],
    ['a static field', 'export class Table {\n  static count = 0;\n}', '2:3'],
  ])('%s is reported', (_what, code, at) => {
    expect(findingsInRules(code)).toEqual([`${at} no-module-state`]);
  });

  test.each([
    ['readonly arrays', 'export const deck: readonly number[] = [1, 2];\nexport const none: readonly number[] = [];'],
    ['constants', 'export const deck = [1, 2] as const;'],
    ['readonly maps', 'export const byId: ReadonlyMap<number, string> = new Map([[1, "a"]]);'],
    [
      'tables of functions',
      'const ops = { push(n: number) {\n  return n;\n} };\nexport const f = () => ops.push(1);\nexport { ops };',
    ],
    [
      'private tables that are only read',
      'const deck = [1, 2];\nexport const f = () => deck.map((n) => n + 1).sort();',
    ],
    [
      'local variables',
      'export const f = () => {\n  let n = 0;\n  const list: number[] = [];\n  list.push(n++);\n  return list;\n};',
    ],
    ['static constants', 'export class Table {\n  static readonly size = 4;\n}'],
  ])('%s are fine', (_what, code) => {
    expect(findingsInRules(code)).toEqual([]);
  });

  test('a write from another file is found', () => {
    expect(
      findingsIn({
        'games/sabacc/content/table.ts': 'export const prices = { ship: 1 };',
        'games/sabacc/rules/market.ts':
          "import { prices } from '../content/table.ts';\nexport const f = () => prices.ship++;",
      }),
    ).toEqual(['games/sabacc/content/table.ts:1:14 no-module-state']);
  });

  test('only the grammar keeps formatters', () => {
    const code =
      'const rules = new Map<string, Intl.PluralRules>();\nexport const f = () => rules.set("de", new Intl.PluralRules("de"));';
    expect(findingsIn({ 'packages/text/src/plural.ts': code, 'packages/kernel/src/plural.ts': code })).toEqual([
      'packages/kernel/src/plural.ts:1:7 no-module-state',
    ]);
  });
});
