// @ts-check
/** `npm run test:static`: a whole game of each in a browser without a connection; the suite plays the beginning of each. */
import process from 'node:process';
import { runNode } from './run.mjs';
import { setup } from './setup.mjs';

setup();
process.env.STATIC = 'long';
const games = ['run', 'packages/web/tests/static.test.ts', ...process.argv.slice(2)];
process.exitCode = runNode(['node_modules/vitest/vitest.mjs', ...games]) ? 0 : 1;
