// @ts-check
/** `npm run check`: everything but the tests – lint and types of rules, server and pages. */
import process from 'node:process';
import { runNode, step } from './run.mjs';
import { setup } from './setup.mjs';

setup();
const passed =
  step('lint', () => runNode(['scripts/lint.mjs'])) &&
  step('types', () => runNode(['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'])) &&
  step('pages', () =>
    runNode([
      'node_modules/svelte-check/bin/svelte-check',
      '--workspace',
      'packages/web',
      '--tsconfig',
      './tsconfig.json',
      '--fail-on-warnings',
    ]),
  );
process.exitCode = passed ? 0 : 1;
