// @ts-check
/** `npm test`: lint, types, tests. Arguments go to the test runner: `npm test -- packages/kernel`. */
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
  ) &&
  step('tests', () => runNode(['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)]));
process.exitCode = passed ? 0 : 1;
