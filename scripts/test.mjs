// @ts-check
/**
 * `npm test`: lint, types, tests. With paths only their tests, at once: `npm test -- games/smugglers`; what a path is not,
 * goes to the test runner as well (`npm test -- games/smugglers -t customs`).
 */
import process from 'node:process';
import { runNode, step } from './run.mjs';
import { setup } from './setup.mjs';

setup();
const args = process.argv.slice(2);
const isAll = args.every((each) => each.startsWith('-'));
const passed =
  (!isAll || runNode(['scripts/check.mjs', '--build'])) &&
  step('tests', () => runNode(['node_modules/vitest/vitest.mjs', 'run', ...args]));
process.exitCode = passed ? 0 : 1;
