import { describe, expect, test } from 'vitest';
import { findingsIn, findingsInRules } from './sample.ts';

describe('randomness', () => {
  test.each([
    ['\nconst n = Math.random();\nexport { n };', '2:11'],
    ["export const n = Math['random']();", '1:18'],
    ['const { random: dice } = Math;\nexport const n = dice();', '1:9'],
    ['export const id = crypto.randomUUID();', '1:19'],
  ])('%j is reported', (code, at) => {
    expect(findingsInRules(code)).toEqual([`${at} no-randomness`]);
  });

  test('other mathematics and our own generator are fine', () => {
    expect(
      findingsInRules('export const half = (g: { random(n: number): number }) => Math.floor(g.random(6) / 2);'),
    ).toEqual([]);
  });
});

describe('clocks', () => {
  test.each([
    ['export const now = () => Date.now();', '1:26'],
    ['export function f(): Date;', '1:22'],
    ['\n\nexport const t = () => ({ performance });', '3:27'],
  ])('%j is reported', (code, at) => {
    expect(findingsInRules(code)).toEqual([`${at} no-clock`]);
  });

  test('a property or a name of our own is no clock', () => {
    expect(
      findingsInRules('export const f = (card: { Date: number }, performance: number) => card.Date + performance;'),
    ).toEqual([]);
  });
});

describe('asynchrony', () => {
  test.each([
    ['export async function* f() {}', ['1:8']],
    ['export const f = async () => {\n  await 1;\n};', ['1:18', '2:3']],
    ['export const f = (): Promise<void> | null => null;', ['1:22']],
    ['export const f = () => setTimeout(f, 1);', ['1:24']],
  ])('%j is reported', (code, places) => {
    expect(findingsInRules(code)).toEqual(places.map((at) => `${at} no-async`));
  });

  test('a synchronous generator is fine', () => {
    expect(findingsInRules('export function* f(g: () => Generator<number>) {\n  return yield* g();\n}')).toEqual([]);
  });
});

describe('the outside world', () => {
  test.each([
    ["import { readFileSync } from 'node:fs';\nexport { readFileSync };", '1:1'],
    ["export * from 'path';", '1:1'],
    ["export const f = () => fetch('x');", '1:24'],
    ['export const f = () => {\n  console.log(1);\n};', '2:3'],
    ['export const f = () => process.env;', '1:24'],
    ["export const f = () => import('./x.ts');", '1:24'],
    ['export const f = () => globalThis;', '1:24'],
  ])('%j is reported', (code, at) => {
    expect(findingsInRules(code)).toEqual([`${at} no-io`]);
  });

  test('a procedure called process is fine', () => {
    expect(findingsInRules('function process() {}\nexport const f = () => process();')).toEqual([]);
  });

  test('the kernel runs in a browser as it does under Node, also where seeds and hashes are made', () => {
    const code = "import { createHash } from 'node:crypto';\nexport { createHash };";
    expect(findingsIn({ 'packages/kernel/src/hash.ts': code })).toEqual(['packages/kernel/src/hash.ts:1:1 no-io']);
  });

  test('code outside rules, kernel and grammar may use it', () => {
    expect(findingsIn({ 'packages/cli/src/main.ts': 'console.log(Date.now());' })).toEqual([]);
  });
});

describe('yield', () => {
  const raw = 'export function* f() {\n  const n: number = yield 1;\n  return n;\n}';

  test('a raw yield is reported', () => {
    expect(findingsInRules(raw)).toEqual(['2:21 no-raw-yield']);
  });

  test('ask is the one place for it', () => {
    expect(findingsIn({ 'packages/kernel/src/ask.ts': raw })).toEqual([]);
  });
});
