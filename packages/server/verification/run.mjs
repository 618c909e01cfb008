// @ts-check
/** `npm run test:kill` and its siblings: bundles the checks of the server and runs the one that is named. */
import { pathToFileURL } from 'node:url';
import { installPeer } from '../../../bench/peer.mjs';
import { bundle } from '../../../scripts/bundle.mjs';
import { setup } from '../../../scripts/setup.mjs';

setup();
process.setSourceMapsEnabled(true);
if (process.argv[2] === 'load') installPeer();
const file = await bundle({
  entry: 'packages/server/verification/main.ts',
  output: '.cache/verification/main.mjs',
  sources: ['packages', 'games'],
});
await import(pathToFileURL(file).href);
