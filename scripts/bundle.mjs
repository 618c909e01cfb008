// @ts-check
/**
 * Bundles one TypeScript entry into one file for Node, only when a source changed. Why a bundle: Node 20 runs no
 * TypeScript, and loaders that transform on the fly wrap every closure to keep its name, which slows the rules down.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { markdownAsText } from './markdown.mjs';
import { gameVersions } from './versions.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const sourceFile = /\.(ts|mjs|md|json|svelte|css|html|icons|svg|png|webmanifest)$/;
/** Nothing that is built reads what tests are. */
const skippedFolder = new Set(['node_modules', 'dist', 'tests']);
const OWN_SOURCES = ['scripts/bundle.mjs', 'scripts/markdown.mjs', 'scripts/versions.mjs', 'package-lock.json'];

/**
 * @param {{ entry: string, output: string, sources: readonly string[] }} what paths from the root of the project
 * @returns {Promise<string>} the bundle, ready to import
 */
export async function bundle({ entry, output, sources }) {
  const file = join(root, output);
  const mark = `//# sources=${fingerprint([...OWN_SOURCES, ...sources])}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8').endsWith(mark)) return file;
  const { code, map } = await build(join(root, entry), file);
  mkdirSync(dirname(file), { recursive: true });
  replace(`${file}.map`, map);
  replace(file, `${code}\n${mark}`);
  return file;
}

/**
 * Name, size and time of every source: a file that is removed or put back from a backup counts as a change too.
 * @param {readonly string[]} sources
 */
export function fingerprint(sources) {
  const hash = createHash('sha256');
  /** @param {string} path */
  const add = (path) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat?.isDirectory()) {
      for (const name of readdirSync(path).sort()) if (!skippedFolder.has(name)) add(join(path, name));
    } else if (stat && sourceFile.test(path)) {
      hash.update(`${path}\0${stat.size}\0${stat.mtimeMs}\n`);
    }
  };
  for (const source of sources) add(join(root, source));
  return hash.digest('hex');
}

/**
 * @param {string} entry
 * @param {string} file
 */
async function build(entry, file) {
  const { rolldown } = await import('rolldown');
  const bundler = await rolldown({
    input: entry,
    platform: 'node',
    cwd: root,
    external: (id) => !id.startsWith('.') && !isAbsolute(id) && !id.startsWith('@cantina/'),
    plugins: [markdownAsText],
    transform: { define: { CANTINA_VERSIONS: JSON.stringify(gameVersions(root)) } },
  });
  const { output } = await bundler.generate({ file, format: 'esm', sourcemap: true, codeSplitting: false });
  await bundler.close();
  const [chunk] = output;
  return { code: chunk.code, map: JSON.stringify(chunk.map) };
}

/**
 * Several commands may start at once: each writes its own file, and the rename is atomic.
 * @param {string} file
 * @param {string} content
 */
function replace(file, content) {
  const draft = join(dirname(file), `.${basename(file)}.${randomUUID()}`);
  writeFileSync(draft, content);
  renameSync(draft, file);
}
