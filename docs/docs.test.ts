import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

/** Every TypeScript block of a page is one module with the blocks before it: what the page shows is what runs. */

const docs = dirname(fileURLToPath(import.meta.url));
const pages = readdirSync(docs).filter((name) => /^add-.*\.md$/.test(name));
const blocks = /^```ts\n(.*?)^```$/gms;

test('the three ways to add something are documented', () => {
  expect(pages.sort()).toEqual(['add-a-card.md', 'add-a-game.md', 'add-a-verb.md']);
});

test.each(pages)('the examples of %s run', async (page) => {
  const code = [...readFileSync(join(docs, page), 'utf8').matchAll(blocks)].map(([, block]) => block).join('\n');
  expect(code).toContain('assert.');
  const folder = join(docs, '..', '.cache', 'docs');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, page.replace('.md', '.ts'));
  writeFileSync(file, code);
  await import(/* @vite-ignore */ pathToFileURL(file).href);
});

const excerpts = /^```(?:ts|svelte) (\S+)\n(.*?)\n```$/gms;

test('what add-a-game.md shows of a new game is what npm run new-game makes', () => {
  const page = readFileSync(join(docs, 'add-a-game.md'), 'utf8');
  const shown = [...page.matchAll(excerpts)];
  expect(shown.length).toBeGreaterThan(4);
  for (const [, file = '', text = ''] of shown) {
    expect(readFileSync(join(docs, '../scripts/new-game/template', file), 'utf8')).toContain(text);
  }
});
