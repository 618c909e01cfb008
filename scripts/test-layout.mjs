// @ts-check
/** `npm run test:layout`: twenty turns of each game at each of nine sizes in each language; the suite samples them. */
import process from 'node:process';
import { runNode } from './run.mjs';
import { setup } from './setup.mjs';

setup();
process.env.LAYOUT = 'long';
const walk = ['run', 'packages/web/tests/layout.test.ts', ...process.argv.slice(2)];
process.exitCode = runNode(['node_modules/vitest/vitest.mjs', ...walk]) ? 0 : 1;
