// @ts-check
import { spawnSync } from 'node:child_process';
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
