// @ts-check
/** Makes the built folder a package that runs without the clone: its run-time dependencies, in exactly our versions. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'dist');
/** The name under which it can be published; `cantina` itself belongs to somebody else. */
const NAME = 'cantina-table';
/** Node 24 has SQLite built in; before, this package brings it. */
const FOR_SOME = ['@photostructure/sqlite'];
const FILES = ['cantina.mjs', 'cantina.mjs.map', 'web', 'CHANGELOG.md', 'NOTICE.md'];

/**
 * @typedef {object} Locked
 * @property {string} version
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {boolean} [optional]
 *
 * @typedef {{ lockfileVersion: number, packages: Record<string, Locked> }} Lock
 */

export function writePackage() {
  const { version, description, license, engines } = /** @type {Record<string, unknown>} */ (read('package.json'));
  const { lockfileVersion, packages } = /** @type {Lock} */ (read('package-lock.json'));
  const names = imported(readFileSync(join(folder, 'cantina.mjs'), 'utf8'));
  /** @param {readonly string[]} wanted */
  const versions = (wanted) => Object.fromEntries(wanted.map((name) => [name, lockedIn(packages, name).version]));
  const about = {
    name: NAME,
    version,
    description,
    license,
    type: 'module',
    engines,
    dependencies: versions(names),
    optionalDependencies: versions(FOR_SOME),
  };
  write('package.json', { ...about, bin: { cantina: 'cantina.mjs' }, files: FILES });
  // What we have tested is what gets installed, also of the packages that ours depend on.
  write('npm-shrinkwrap.json', {
    name: NAME,
    version,
    lockfileVersion,
    packages: { '': about, ...closure(packages, [...names, ...FOR_SOME]) },
  });
  for (const name of ['README.md', 'LICENSE', 'NOTICE.md', 'CHANGELOG.md'])
    cpSync(join(root, name), join(folder, name));
}

/**
 * @param {string} code the bundle, whose imports stand at the beginning of lines
 * @returns {string[]} names of packages
 */
function imported(code) {
  const found = [...code.matchAll(/^import (?:[^"';]+ from )?"([^"]+)";$/gm)].map(([, id = '']) => id);
  const names = found.filter((id) => !isBuiltin(id)).map((id) => id.split('/', id.startsWith('@') ? 2 : 1).join('/'));
  return [...new Set(names)].sort();
}

/**
 * @param {Record<string, Locked>} packages
 * @param {string} name
 */
function lockedIn(packages, name) {
  const found = packages[`node_modules/${name}`];
  if (found === undefined) throw new Error(`${name} is imported, but package-lock.json does not know it`);
  return found;
}

/**
 * These packages and all they depend on, as the lock has them.
 * @param {Record<string, Locked>} packages
 * @param {readonly string[]} names
 */
function closure(packages, names) {
  /** @type {Record<string, Locked>} */
  const found = {};
  /**
   * @param {string} name
   * @param {string} from
   */
  const add = (name, from) => {
    const path = [`${from}/node_modules/${name}`, `node_modules/${name}`].find((each) => packages[each] !== undefined);
    if (path === undefined || found[path] !== undefined) return;
    const locked = /** @type {Locked} */ (packages[path]);
    found[path] = FOR_SOME.includes(name) ? { ...locked, optional: true } : locked;
    for (const next of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })) add(next, path);
  };
  for (const name of names) add(name, '');
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * @param {string} name
 * @returns {unknown}
 */
function read(name) {
  return JSON.parse(readFileSync(join(root, name), 'utf8'));
}

/**
 * @param {string} name
 * @param {unknown} content
 */
function write(name, content) {
  writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
}
