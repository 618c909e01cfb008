import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What the server says in a header; a host of files says nothing, so the page says it itself. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'";

/** For pages without a server: their rules of security, in their head. */
export const policyInHead: Plugin = {
  name: 'cantina-policy',
  apply: (_config, { mode }) => mode === 'static',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
    { tag: 'meta', attrs: { name: 'referrer', content: 'no-referrer' }, injectTo: 'head' },
  ],
};

/** A list of all that was built, for the service worker that keeps it. */
export const listOfFiles: Plugin = {
  name: 'cantina-files',
  apply: 'build',
  generateBundle(_options, bundle) {
    const files = Object.keys(bundle).filter((file) => /^(assets|here)\//.test(file));
    this.emitFile({ type: 'asset', fileName: 'files.json', source: JSON.stringify(files.sort()) });
  },
};

/** Games with something yet to unlock: where there is a server, only the server has them. */
export const gamesWithSecrets = (games: string): readonly string[] =>
  readdirSync(games).filter((id) => existsSync(join(games, id, 'text/locked')));

/** Leaves games out of what runs in a worker of the browser. */
export const without = (games: readonly string[]): Plugin => ({
  name: 'cantina-without',
  enforce: 'pre',
  resolveId: (id) => (games.some((game) => id === `@cantina/${game}`) ? '\0left-out' : null),
  load: (id) => (id === '\0left-out' ? 'export const playable = undefined;' : null),
});

/** What runs in a worker of the browser must need nothing of Node; better to hear of it now than there. */
export const nothingOfNode: Plugin = {
  name: 'cantina-nothing-of-node',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id.startsWith('node:')) this.error(`${importer ?? ''} imports ${id}, which no browser has`);
  },
};
