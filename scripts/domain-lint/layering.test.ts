import { describe, expect, test } from 'vitest';
import { findingsIn } from './sample.ts';

const imports = (path: string, specifier: string, keyword = 'import') =>
  findingsIn({ [path]: `\n${keyword} { a } from '${specifier}';\nexport type B = typeof a;` });

describe('layering', () => {
  test.each([
    ['packages/kernel/src/a.ts', '@cantina/text'],
    ['packages/kernel/tests/a.test.ts', '@cantina/deckbuilding'],
    ['packages/bots/src/a.ts', '@cantina/deckbuilding'],
    ['packages/bots/src/a.ts', '@cantina/playable'],
    ['packages/text/src/a.ts', '@cantina/playable'],
    ['packages/playable/src/a.ts', '@cantina/deckbuilding'],
    ['games/sabacc/index.ts', '@cantina/bots'],
    ['games/sabacc/index.ts', '@cantina/deckbuilding'],
    ['games/sabacc/tests/a.test.ts', '@cantina/deckbuilding'],
    ['games/sabacc/index.ts', '../deckbuilding/index.ts'],
    ['games/sabacc/index.ts', '@cantina/games'],
    ['packages/server/src/a.ts', '@cantina/web'],
    ['packages/text/src/a.ts', '@cantina/kernel'],
    ['games/sabacc/rules/a.ts', '@cantina/web/kit'],
    ['games/sabacc/table/a.ts', '@cantina/web'],
    ['games/sabacc/rules/a.ts', '@cantina/web/kit/lesson'],
    ['games/sabacc/index.ts', '../../packages/kernel/src/index.ts'],
  ])('%s must not import %s', (path, specifier) => {
    expect(imports(path, specifier)).toEqual([`${path}:2:19 layering`]);
  });

  test.each([
    ['games/sabacc/index.ts', '@cantina/kernel'],
    ['games/sabacc/index.ts', '@cantina/text'],
    ['games/sabacc/index.ts', '@cantina/playable'],
    ['packages/playable/src/a.ts', '@cantina/text'],
    ['games/sabacc/rules/a.ts', '../content/b.ts'],
    ['games/sabacc/tests/a.test.ts', '@cantina/bots'],
    ['games/sabacc/table/a.ts', '@cantina/web/kit'],
    ['games/sabacc/stage/a.ts', '@cantina/web/kit'],
    ['games/sabacc/lesson/a.ts', '@cantina/web/kit/lesson'],
    ['games/sabacc/stage/a.test.ts', '@cantina/web/kit/testing'],
    ['packages/bots/src/a.ts', '@cantina/kernel'],
    ['packages/games/src/index.ts', '@cantina/deckbuilding'],
    ['packages/cli/src/a.ts', '@cantina/games'],
    ['packages/text/tests/a.test.ts', '@cantina/kernel'],
  ])('%s may import %s', (path, specifier) => {
    expect(imports(path, specifier)).toEqual([]);
  });

  test('the grammar may import types of the kernel', () => {
    expect(imports('packages/text/src/a.ts', '@cantina/kernel', 'import type')).toEqual([]);
  });
});
