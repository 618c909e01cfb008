// @ts-check
/** Makes node_modules match package-lock.json; does nothing when it already does. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = join(root, 'node_modules', '.cantina-lock');

export function setup() {
  requireNode(20, 19);
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stamp = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  if (!isInstalled(lock)) install();
  remember(stamp);
}

/**
 * Somebody else may have installed everything, into a folder that is not ours to write to: then it is looked at each time.
 * @param {string} stamp
 */
function remember(stamp) {
  try {
    writeFileSync(stampFile, stamp);
  } catch (error) {
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
    if (!['EACCES', 'EPERM', 'EROFS'].includes(code)) throw error;
  }
}

/**
 * @param {number} major
 * @param {number} minor
 */
function requireNode(major, minor) {
  const [hasMajor = 0, hasMinor = 0] = process.versions.node.split('.').map(Number);
  if (hasMajor > major || (hasMajor === major && hasMinor >= minor)) return;
  fail(`Cantina needs Node ${major}.${minor} or newer; this is Node ${process.versions.node}.`);
}

/** @typedef {{ version?: string, optional?: boolean, link?: boolean }} LockedPackage */

/**
 * Somebody who ran `npm install` by hand has the right packages without our stamp. npm records what it installed.
 * @param {string} lock
 */
function isInstalled(lock) {
  const installedFile = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const installed = packagesOf(readFileSync(installedFile, 'utf8'));
  return Object.entries(packagesOf(lock)).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/')) return true;
    if (wanted.link) return existsSync(join(root, path));
    const found = installed[path];
    return found ? found.version === wanted.version : wanted.optional === true;
  });
}

/**
 * @param {string} lock
 * @returns {Record<string, LockedPackage>}
 */
function packagesOf(lock) {
  return /** @type {{ packages: Record<string, LockedPackage> }} */ (JSON.parse(lock)).packages;
}

function install() {
  console.error('Installing packages (npm ci, about ten seconds the first time) …');
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  // stdout belongs to the command that follows, so npm talks on stderr.
  const options = { cwd: root, stdio: /** @type {['ignore', 2, 2]} */ (['ignore', 2, 2]) };
  const { status } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (status !== 0) fail('npm ci failed (see above). Cantina needs its packages once; then it works offline.');
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}
