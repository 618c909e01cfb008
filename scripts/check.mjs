// @ts-check
/**
 * `npm run check`: everything but the tests – lint and types of rules, server and pages, beside each other. With `--build`
 * the pages are built meanwhile: tests in a browser want them.
 */
import process from 'node:process';
import { lane } from './run.mjs';
import { setup } from './setup.mjs';

setup();
const PAGES = ['--workspace', 'packages/web', '--tsconfig', './tsconfig.json', '--fail-on-warnings'];
const passed = await Promise.all([
  lane([['lint', 'scripts/lint.mjs']]),
  lane([
    ['types', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'],
    ['pages', 'node_modules/svelte-check/bin/svelte-check', ...PAGES],
  ]),
  lane(process.argv.includes('--build') ? [['build', 'scripts/pages.mjs']] : []),
]);
process.exitCode = passed.every(Boolean) ? 0 : 1;
