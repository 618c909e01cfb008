import { defineConfig } from 'vitest/config';
import { markdownAsText } from './scripts/markdown.mjs';

export default defineConfig({
  cacheDir: '.cache/vite',
  plugins: [markdownAsText],
  test: {
    include: ['packages', 'games', 'scripts', 'bench', 'docs'].map((folder) => `${folder}/**/*.test.ts`),
    // Files share their modules: ten times faster, and safe because rules code keeps no state in modules.
    isolate: false,
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    slowTestThreshold: 1_000,
  },
});
