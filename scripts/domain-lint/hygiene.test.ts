import { describe, expect, test } from 'vitest';
import { check } from './check.ts';
import { format } from './finding.ts';
import { findingsIn } from './sample.ts';

const inTest = (code: string) => findingsIn({ 'packages/web/a.test.ts': code }).map((found) => found.split('.ts:')[1]);

describe('hygiene', () => {
  // The notes are put together here, so that this file does not hold them itself.
  test.each([
    ['export const f = (a: any) => a;', '1:22 no-any'],
    [`const a = 1; // ${'TO'}${'DO'} later`, '1:17 no-todo'],
    [`/*\n * ${'FIX'}${'ME'}\n */`, '2:4 no-todo'],
    [`// @ts-${'ignore'}\nconst a = 1;`, '1:4 no-ts-ignore'],
    ["test.skip('a', () => {});", '1:6 no-switched-off-tests'],
    ["describe.only('a', () => {});", '1:10 no-switched-off-tests'],
    ["it.only.each([1])('a', () => {});", '1:4 no-switched-off-tests'],
    ["it.skip('SA-1 · a', () => {});", '1:4 no-switched-off-tests'],
  ])('%j is reported', (code, finding) => {
    expect(inTest(code)).toEqual([finding]);
  });

  test.each([
    "const a = 'TODO'; const b = `// FIXME`;",
    'const list = { skip() {} }; list.skip();',
    "const todos = 'https://x/TODO';",
    '// @ts-expect-error a seat is a number\nconst a = 1;',
  ])('%j is fine', (code) => {
    expect(inTest(code)).toEqual([]);
  });
});

test('a finding says where, what, why and what to do instead', () => {
  const texts = new Map([['games/sabacc/bot.ts', 'export const f = () => Math.random();']]);
  expect(check({ root: '/sample/', texts }).map(format)).toEqual([
    [
      'games/sabacc/bot.ts:1:24 no-randomness',
      '  Math.random: a game is options + seed + answers, so every draw must come from the generator inside the state',
      '  Instead: use the dice and shuffles of the kernel.',
    ].join('\n'),
  ]);
});
