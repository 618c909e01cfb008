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
