// @ts-check
/** `npm run bench [-- --json] [--seconds 0.2] [--rounds 9]`: installs the peer once, bundles, measures. */
import { bundle } from '../scripts/bundle.mjs';
import { setup } from '../scripts/setup.mjs';
import { folder, installPeer } from './peer.mjs';

setup();
installPeer();
const file = await bundle({
  entry: 'bench/src/main.ts',
  output: 'dist/bench.mjs',
  sources: ['bench/src', 'packages/kernel/src', 'packages/kernel/tests/reference'],
});
process.env.CANTINA_BENCH = folder;
await import(file);
