// @ts-check
/**
 * Which rules and content a bundle has, by game: the same sources have the same version on every machine. It is for
 * people who compare records; a stored game goes by the fingerprints of its questions.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string} root of the project
 * @returns {Record<string, string>}
 */
export function gameVersions(root) {
  const games = readdirSync(join(root, 'games'));
  return Object.fromEntries(
    games.map((game) => [
      game,
      version(
        root,
        ['rules', 'content'].map((part) => `games/${game}/${part}`),
      ),
    ]),
  );
}

/**
 * @param {string} root
 * @param {readonly string[]} folders
 */
function version(root, folders) {
  const hash = createHash('sha256');
  for (const folder of [...folders, 'packages/kernel/src']) {
    const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    for (const name of names.map((each) => each.replaceAll('\\', '/')).sort()) {
      if (!name.endsWith('.ts')) continue;
      hash.update(`${folder}/${name}\0${readFileSync(join(root, folder, name), 'utf8').replaceAll('\r\n', '\n')}\0`);
    }
  }
  return hash.digest('hex').slice(0, 12);
}
