import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gameVersions } from './versions.mjs';

let root: string;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cantina-versions-'));
  write('packages/kernel/src/ask.ts', 'ask');
  for (const game of ['chess', 'go']) {
    write(`games/${game}/rules/turn.ts`, 'const HAND_SIZE = 5;\n');
    write(`games/${game}/content/cards.ts`, `// ${game}`);
    write(`games/${game}/text/en.ts`, 'Your turn');
  }
});
afterEach(() => rmSync(root, { recursive: true }));

test('every game has a version of its own, the same for the same sources, whatever ends their lines', () => {
  const before = gameVersions(root);
  expect(Object.keys(before)).toEqual(['chess', 'go']);
  expect(before.chess).not.toBe(before.go);
  write('games/go/rules/turn.ts', 'const HAND_SIZE = 5;\r\n');
  expect(gameVersions(root)).toEqual(before);
});

test('a private line of one chapter changes the version of its game alone', () => {
  const before = gameVersions(root);
  write('games/go/rules/turn.ts', 'const HAND_SIZE = 6;\n');
  expect(gameVersions(root).go).not.toBe(before.go);
  expect(gameVersions(root).chess).toBe(before.chess);
});

test('the kernel counts for all games, words for none', () => {
  const before = gameVersions(root);
  write('games/go/text/en.ts', 'It is your turn');
  expect(gameVersions(root)).toEqual(before);
  write('packages/kernel/src/ask.ts', 'ask twice');
  const after = gameVersions(root);
  expect([after.chess === before.chess, after.go === before.go]).toEqual([false, false]);
});
