// @ts-check
/**
 * `npm run test:docs`: every command of the pages for hosts, contributors and bot authors, in the order in which they
 * stand there, in a fresh clone of the newest commit, as a user without rights. What can't be run here is named.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { blocksOf } from './docs/blocks.mjs';
import { Guest, owner } from './docs/guest.mjs';
import { withPostgres } from './docs/postgres.mjs';
import { checkProxy, isInstalled, proxyFor } from './docs/proxies.mjs';
import { freePort } from './house.mjs';
import { setup } from './setup.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const PAGES = ['README.md', 'docs/hosting.md', 'CONTRIBUTING.md', 'docs/api.md'];
const DATABASE = 'postgres://user:password@host/cantina';

setup();
const guest = new Guest(root);
const failed = /** @type {string[]} */ ([]);
let count = 0;
try {
  for (const page of PAGES)
    for (const block of blocksOf(join(guest.clone, page), page)) {
      const started = performance.now();
      const result = await Promise.resolve(check(block)).catch((/** @type {unknown} */ error) => {
        console.error(error);
        return false;
      });
      if (result === null) continue;
      const [head = ''] = block.code.trim().split('\n');
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      if (typeof result === 'string') console.log(`– ${page}: ${head} … (${result})`);
      else console.log(`${result ? '✓' : '✗'} ${page}: ${head} … (${seconds} s)`);
      if (result === false) failed.push(`${page}: ${head}`);
      count += 1;
    }
} finally {
  guest.close();
}
console.log(`${count} blocks, failed: ${failed.length}`);
if (failed.length > 0) process.exitCode = 1;

/**
 * @param {import('./docs/blocks.mjs').Block} block
 * @returns {Promise<boolean | string> | boolean | string | null} whether it works; why it was not run; null for what is no command
 */
function check({ language, how, code }) {
  if (language === 'ini') return checkUnit(code);
  if (proxyFor(language) !== undefined)
    return isInstalled(language) ? checkProxy({ guest, code }, language) : `not run: ${language} is not installed`;
  if (language !== 'sh') return null;
  if (how !== '' && how !== 'serve') return `not run: needs ${how}`;
  if (!code.includes(DATABASE)) return how === 'serve' ? serves(code) : guest.run(code);
  return withPostgres(guest, (url) => {
    const real = code.replaceAll(DATABASE, url);
    return how === 'serve' ? serves(real) : Promise.resolve(guest.run(real));
  });
}

/**
 * Each line is a server; ports are exchanged for free ones.
 * @param {string} code
 */
async function serves(code) {
  const servers = [];
  for (const line of code.trim().split('\n')) {
    const port = await freePort();
    const named = line.replace(/(--port |PORT=)\d+/, `$1${port}`);
    servers.push({ line: named === line ? `PORT=${port} ${line}` : named, port });
  }
  return guest.serve(servers);
}

/**
 * systemd looks at the unit, and then its command is run as it would run it: by a user who may write nothing but the data.
 * @param {string} code
 */
async function checkUnit(code) {
  const data = join(guest.folder, 'state');
  mkdirSync(data);
  const port = await freePort();
  const unit = code
    .replaceAll('/opt/cantina', guest.clone)
    .replaceAll('/var/lib/cantina', data)
    .replaceAll('/usr/bin/node', process.execPath)
    .replace('PORT=8080', `PORT=${port}`);
  const file = join(guest.folder, 'cantina.service');
  writeFileSync(file, unit);
  if (spawnSync('which', ['systemd-analyze']).status === 0) {
    const verified = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    const complaints = verified.stderr.split('\n').filter((line) => line.includes('cantina.service'));
    if (complaints.length > 0) {
      console.error(complaints.join('\n'));
      return false;
    }
  }
  if (owner.uid !== undefined) spawnSync('bash', ['-c', `chown -R root: ${guest.clone} && chown ${owner.uid} ${data}`]);
  const setting = (/** @type {string} */ name) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
  const line = `${setting('Environment')} exec ${setting('ExecStart')}`;
  try {
    return await guest.serve([{ line, port }], {}, async () => {
      const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
      return page === readFileSync(join(guest.clone, 'dist/web/index.html'), 'utf8');
    });
  } finally {
    if (owner.uid !== undefined) spawnSync('chown', ['-R', `${owner.uid}:${owner.gid}`, guest.clone]);
  }
}
