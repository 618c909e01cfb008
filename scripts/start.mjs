// @ts-check
/** `npm start`: the table server with its pages. Arguments go to `cantina serve`. */
import process from 'node:process';
import { setup } from './setup.mjs';
import { buildWeb } from './web.mjs';

setup();
if (!process.argv.includes('--help')) await buildWeb();
process.argv.splice(2, 0, 'serve');
await import('../packages/cli/bin/cantina.mjs');
