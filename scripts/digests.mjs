// @ts-check
/** `npm run digests`: whether all games still play as before; compare its lines from before and after a change. */
import process from 'node:process';
import { bundle } from './bundle.mjs';
import { runNode } from './run.mjs';

const file = await bundle({
  entry: 'scripts/digests/main.ts',
  output: '.cache/digests.mjs',
  sources: ['scripts/digests', 'packages', 'games'],
});
runNode([file, ...process.argv.slice(2)]);
