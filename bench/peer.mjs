// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder where boardgame.io is installed, for the benchmarks only. */
export const folder = fileURLToPath(new URL('.', import.meta.url));

/** Installs it, once. */
export function installPeer() {
  if (existsSync(join(folder, 'node_modules', 'boardgame.io'))) return;
  console.error('Installing the peer of the benchmark (npm ci in bench/, about fifteen seconds) …');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(1);
}
