import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Bundler {
  readonly bundle: (what: { entry: string; output: string; sources: readonly string[] }) => Promise<string>;
}

/** A program of the project, ready for Node; `drop` it when it is not needed any more. */
export interface Program {
  readonly file: string;
  drop(): void;
}

/** The folder of the project, from the sources and from a bundle of them alike. */
export const root = ((): string => {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { name?: unknown }).name === 'cantina')
      return folder;
    if (folder === dirname(folder)) throw new Error('not inside the project');
  }
})();

/**
 * Bundles an entry. The result is a copy of its own: somebody who works on the sources meanwhile must not change the
 * rules between two starts of the same test.
 */
async function program(name: string, entry: string): Promise<Program> {
  const { bundle } = (await import(/* @vite-ignore */ pathToFileURL(join(root, 'scripts/bundle.mjs')).href)) as Bundler;
  const cache = join(root, '.cache/verification');
  const built = await bundle({ entry, output: `.cache/verification/${name}.mjs`, sources: ['packages', 'games'] });
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'run-'));
  const file = join(folder, `${name}.mjs`);
  copyFileSync(built, file);
  return { file, drop: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The `cantina` command as players get it. */
export const cantina = (): Promise<Program> => program('cantina', 'packages/cli/src/main.ts');

/** A server with a tiny game for four, for measuring. */
export const loadServer = (): Promise<Program> => program('load-server', 'packages/server/verification/load/server.ts');
