#!/usr/bin/env node
// @ts-check
/** `npm run cantina`: brings packages and bundle up to date, then runs the bundle in this process. */
import { pathToFileURL } from 'node:url';
import { bundle } from '../../../scripts/bundle.mjs';
import { setup } from '../../../scripts/setup.mjs';

setup();
const file = await bundle({
  entry: 'packages/cli/src/main.ts',
  output: 'dist/cantina.mjs',
  sources: ['packages', 'games'],
});
await import(pathToFileURL(file).href);
