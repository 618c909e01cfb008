import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { markdownAsText } from '../../scripts/markdown.mjs';
import { gameVersions } from '../../scripts/versions.mjs';
import { icons } from './vite/icons.ts';
import { gamesWithSecrets, listOfFiles, nothingOfNode, policyInHead, without } from './vite/static.ts';

/** What only the server has; pages without one have to bring everything. */
const keptByServer = (mode: string): readonly string[] =>
  mode === 'static' ? [] : gamesWithSecrets(join(import.meta.dirname, '../../games'));

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  cacheDir: '../../.cache/web',
  base: mode === 'static' ? './' : '/',
  plugins: [icons, markdownAsText, svelte(), policyInHead, listOfFiles],
  // The version of rules and content, as the server has it.
  define: {
    CANTINA_VERSIONS: JSON.stringify(gameVersions(join(import.meta.dirname, '../..'))),
    CANTINA_KEPT_BY_SERVER: JSON.stringify(keptByServer(mode)),
  },
  // The tables of this device: all that no page may read by itself lies in a folder of its own.
  worker: {
    format: 'es',
    plugins: () => [markdownAsText, nothingOfNode, without(keptByServer(mode))],
    rolldownOptions: {
      output: { entryFileNames: 'here/[name]-[hash].js', chunkFileNames: 'here/[name]-[hash].js' },
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Everything comes from the own origin as a file, so that a strict Content-Security-Policy holds.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      input: { index: join(import.meta.dirname, 'index.html'), sw: join(import.meta.dirname, 'offline/sw.ts') },
      // A service worker rules over the folder it lies in, so it lies at the root under a fixed name.
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  // For development (`npm run dev`). The server must see the page's own address, or it refuses it as a foreign one.
  server: {
    proxy: { '/api': { target: process.env.CANTINA_SERVER ?? 'http://127.0.0.1:8080', changeOrigin: false, ws: true } },
  },
}));
