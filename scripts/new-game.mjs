// @ts-check
/**
 * `npm run new-game <id>`: a small game that works – rules, content, texts, table, tests – as games/<id>, and its line in
 * the registry. docs/add-a-game.md walks through its files.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const template = join(root, 'scripts/new-game/template');
const registry = join(root, 'packages/games/src/index.ts');
/** What the template calls itself. */
const EXAMPLE = 'jawas-choice';

/** Not in the template, because its paths hold for games/ only. */
const TABLE_TSCONFIG = `{
  "extends": "../../../packages/web/tsconfig.json",
  "include": ["**/*.ts", "**/*.svelte", "../../../packages/web/vite/drawings.d.ts", "../../../scripts/markdown.d.ts"]
}
`;

/** @param {string} id */
function newGame(id) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) throw new Error(`“${id}” is no id: small letters, digits and hyphens`);
  const folder = join(root, 'games', id);
  if (existsSync(folder)) throw new Error(`games/${id} exists already`);
  cpSync(template, folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (/\.(ts|json)$/.test(file)) replaceIn(join(folder, file), (text) => text.replaceAll(EXAMPLE, id));
  }
  writeFileSync(join(folder, 'table/tsconfig.json'), TABLE_TSCONFIG);
  replaceIn(registry, (text) => withLine(text, id));
}

/**
 * The registry with one more line, in the order of the ids.
 * @param {string} text
 * @param {string} id
 */
function withLine(text, id) {
  const line = /^ {2}'?([a-z0-9-]+)'?: async \(\) => .*$/gm;
  const lines = [...text.matchAll(line)].map(([all, name = '']) => ({ all, name }));
  const key = id.includes('-') ? `'${id}'` : id;
  const added = { all: `  ${key}: async () => (await import('@cantina/${id}')).playable,`, name: id };
  const sorted = [...lines, added].sort((a, b) => (a.name < b.name ? -1 : 1)).map(({ all }) => all);
  const first = lines[0]?.all ?? '';
  return text.replace(line, (all) => (all === first ? sorted.join('\n') : '')).replace(/\n{2,}(?=} as const)/, '\n');
}

/**
 * @param {string} file
 * @param {(text: string) => string} change
 */
function replaceIn(file, change) {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

const [id = '', flag] = process.argv.slice(2);
try {
  newGame(id);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('npm run new-game <id>, for example: npm run new-game kessel-dash');
  process.exit(2);
}
// Links the new package and writes it into the lock file.
if (flag !== '--no-install') {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  spawnSync(npm, ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit' });
}
console.log(`games/${id} is ready: npm start, and it is on the shelf. docs/add-a-game.md says what is where.`);
