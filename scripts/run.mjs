// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a script with this Node at the root of the project and shows all it prints.
 * @param {readonly string[]} args
 * @returns {boolean} whether it succeeded
 */
export function runNode(args) {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;
}

/**
 * Says what is being done, does it, and says how it went and how long it took.
 * @param {string} name
 * @param {() => boolean} action
 */
export function step(name, action) {
  console.log(`▸ ${name} …`);
  const start = performance.now();
  const succeeded = action();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(succeeded ? `✓ ${name} (${seconds} s)` : `✗ ${name} failed (${seconds} s)`);
  return succeeded;
}

/**
 * Runs scripts one after the other, beside others: what each prints is shown when it has ended, so that nothing mixes.
 * @param {readonly (readonly [name: string, ...args: string[]])[]} steps
 * @returns {Promise<boolean>} whether all succeeded
 */
export async function lane(steps) {
  const results = [];
  for (const [name, ...args] of steps) {
    const start = performance.now();
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = /** @type {Promise<[number | null]>} */ (once(child, 'close'));
    const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    process.stdout.write(`${output}${errors}`);
    console.log(code === 0 ? `✓ ${name} (${seconds} s)` : `✗ ${name} failed (${seconds} s)`);
    results.push(code === 0);
  }
  return results.every(Boolean);
}
