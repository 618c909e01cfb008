// @ts-check
/** `npm run test:hands`: 200 decisions of each game pressed twice, and a whole game of each by keyboard; the suite samples them. */
import process from 'node:process';
import { runNode } from './run.mjs';
import { setup } from './setup.mjs';

setup();
process.env.HANDS = 'long';
const walk = ['run', 'packages/web/tests/hands.test.ts', ...process.argv.slice(2)];
process.exitCode = runNode(['node_modules/vitest/vitest.mjs', ...walk]) ? 0 : 1;
