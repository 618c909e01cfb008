#!/usr/bin/env node
// @ts-check
/** The `cantina` command: brings packages and bundle up to date, then runs the bundle in this process. */
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { bundle } from '../../../scripts/bundle.mjs';
import { setup } from '../../../scripts/setup.mjs';

setup();
process.setSourceMapsEnabled(true);
const file = await bundle({
  entry: 'packages/cli/src/main.ts',
  output: 'dist/cantina.mjs',
  sources: ['packages', 'games'],
});
await import(pathToFileURL(file).href);
