// @ts-check
/** `npm run test:stage`: 400 answers of a person in each game, and whether everything that concerned them was to be seen; the suite samples them. */
import process from 'node:process';
import { runNode } from './run.mjs';
import { setup } from './setup.mjs';

setup();
process.env.STAGE_ACTS = '400';
const walk = ['run', 'packages/web/tests/stage.test.ts', ...process.argv.slice(2)];
process.exitCode = runNode(['node_modules/vitest/vitest.mjs', ...walk]) ? 0 : 1;
