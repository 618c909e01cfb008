// @ts-check
/** `npm start`: the table server with its pages. Arguments go to `cantina serve`. */
import process from 'node:process';
import { runNode } from './run.mjs';

process.argv.splice(2, 0, 'serve');
if (process.argv.includes('--help')) await import('../packages/cli/bin/cantina.mjs');
// In a process of its own: what a build needs of memory, the server would keep for ever.
else if (!runNode(['scripts/build.mjs'])) process.exitCode = 1;
else await import(new URL('../dist/cantina.mjs', import.meta.url).href);
