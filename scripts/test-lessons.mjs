// @ts-check
/** `npm run test:lessons`: every lesson in all languages, on laptop and phone, by who obeys, by who does not, and by keyboard. */
import process from 'node:process';
import { runNode } from './run.mjs';
import { setup } from './setup.mjs';

setup();
process.env.LESSONS = 'long';
const walk = ['run', 'packages/web/tests/learning.test.ts', ...process.argv.slice(2)];
process.exitCode = runNode(['node_modules/vitest/vitest.mjs', ...walk]) ? 0 : 1;
