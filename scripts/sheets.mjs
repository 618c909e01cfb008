// @ts-check
/** `npm run sheets [game …]`: writes the card sheets that tests compare. Read what has changed before you commit it. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const named = process.argv.slice(2);
const games = (named.length > 0 ? named : readdirSync(join(root, 'games'))).filter((game) =>
  existsSync(join(root, 'games', game, 'text/sheets')),
);

for (const game of games) {
  for (const lang of ['de', 'en', 'ru']) {
    const args = ['packages/cli/bin/cantina.mjs', 'cards', game, '--lang', lang];
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
    if (status !== 0) process.exit(1);
    writeFileSync(join(root, 'games', game, 'text/sheets', `${lang}.txt`), stdout);
  }
  console.log(`games/${game}/text/sheets is up to date: git diff shows what has changed`);
}
