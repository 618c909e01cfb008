import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { markdownAsText } from './scripts/markdown.mjs';

/**
 * What waits most of the time begins, beside what works; then come tests in a browser, those of whole games first; then those of
 * servers and programs; what only computes is soon done.
 */
const LONGEST_FIRST = [
  '/docs/bots.',
  ...[
    'explained',
    'layout',
    'people',
    'smugglers',
    'static',
    'outer-rim',
    'mandalorian',
    'table',
    'hands',
    'access',
  ].map((each) => `/packages/web/tests/${each}.`),
  '/packages/web/tests/',
  '/docs/',
  '/packages/server/',
  '/packages/cli/',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const found = LONGEST_FIRST.findIndex((folder) => moduleId.includes(folder));
  return found === -1 ? LONGEST_FIRST.length : found;
};

/** The longest begin, so that all workers have something to do until the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  cacheDir: '.cache/vite',
  plugins: [markdownAsText],
  test: {
    include: ['packages', 'games', 'scripts', 'bench', 'docs'].map((folder) => `${folder}/**/*.test.ts`),
    // Files share their modules: ten times faster, and safe because rules code keeps no state in modules.
    isolate: false,
    pool: 'threads',
    // Page tests wait for their browsers half of the time: three keep two cores busy.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Browsers, clocks and sockets on a busy machine: what fails once in CI is tried once more, and the report says so.
    retry: process.env.CI === undefined ? 0 : 1,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    slowTestThreshold: 1_000,
  },
});
