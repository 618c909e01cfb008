// @ts-check
/**
 * `npm run test:layout`: twenty turns of each game at each of nine sizes in each language; the suite samples them.
 * `npm run test:layout -- 360x740,1440x900 -t 'smugglers.*ru'` takes some of it.
 */
import process from 'node:process';
import { runNode } from './run.mjs';
import { setup } from './setup.mjs';

setup();
process.env.LAYOUT = 'long';
const isSizes = (/** @type {string} */ each) => /^\d+x\d+(,\d+x\d+)*$/.test(each);
const sizes = process.argv.slice(2).find(isSizes);
if (sizes !== undefined) process.env.LAYOUT_SIZES = sizes;
const walk = ['run', 'packages/web/tests/layout.test.ts', ...process.argv.slice(2).filter((each) => !isSizes(each))];
process.exitCode = runNode(['node_modules/vitest/vitest.mjs', ...walk]) ? 0 : 1;
