// @ts-check
/** Somebody without rights on this machine, with a fresh clone of the newest commit and nothing else. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { ready } from '../house.mjs';

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
/** PostgreSQL and npm refuse to work for root, and a host should not be root either. */
export const owner = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
const SECOND = 1000;
/** The first start of a fresh clone installs and builds. */
const FIRST_START = 300 * SECOND;

export class Guest {
  folder = mkdtempSync(join(tmpdir(), 'cantina-docs-'));
  clone = join(this.folder, 'cantina');

  /** @param {string} project whose newest commit is cloned */
  constructor(project) {
    chmodSync(this.folder, 0o755);
    const home = join(this.folder, 'home');
    mkdirSync(home);
    // A copy that belongs to nobody, too: git looks at nothing that is somebody else's.
    const origin = join(this.folder, 'origin.git');
    spawnSync('git', ['clone', '--quiet', '--bare', '--no-hardlinks', project, origin], { stdio: 'inherit' });
    writeFileSync(join(home, '.gitconfig'), '[safe]\n\tdirectory = *\n');
    if (isRoot) {
      chownSync(this.folder, NOBODY, NOBODY);
      chownSync(home, NOBODY, NOBODY);
    }
    const registry = spawnSync('npm', ['config', 'get', 'registry'], { cwd: home, encoding: 'utf8' }).stdout.trim();
    const { PATH = '', LANG = 'C.UTF-8' } = process.env;
    /** @type {NodeJS.ProcessEnv} Nothing of who runs this test, but where packages come from. */
    this.env = { PATH, LANG, HOME: home, npm_config_registry: registry, npm_config_cache: join(home, '.npm') };
    this.run(`git clone --quiet ${origin} ${this.clone}`, this.folder);
  }

  /**
   * @param {string} script
   * @param {string} cwd
   */
  run(script, cwd = this.clone) {
    const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', script], {
      ...owner,
      cwd,
      env: this.env,
      encoding: 'utf8',
    });
    if (status !== 0) console.error(stdout, stderr);
    return status === 0;
  }

  /**
   * Starts one server per line, all at once, waits until each can serve, does something with them and ends them.
   * @param {readonly { line: string, port: number }[]} servers
   * @param {NodeJS.ProcessEnv} more
   * @param {() => Promise<boolean> | boolean} use
   */
  async serve(servers, more = {}, use = () => true) {
    const running = servers.map(({ line }) => {
      const env = { ...this.env, ...more };
      return spawn('bash', ['-c', line], {
        ...owner,
        cwd: this.clone,
        env,
        detached: true,
        stdio: ['ignore', 'pipe', 2],
      });
    });
    const codes = running.map((each) => once(each, 'exit').then(([code]) => /** @type {number | null} */ (code)));
    try {
      await Promise.all(servers.map(({ port }) => ready(`http://127.0.0.1:${port}`, '/readyz', FIRST_START)));
      return await use();
    } finally {
      end(running, 'SIGTERM');
      const late = setTimeout(() => end(running, 'SIGKILL'), 20 * SECOND);
      await Promise.all(codes);
      clearTimeout(late);
    }
  }

  close() {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/**
 * Each with all it has started; those that are still there.
 * @param {readonly import('node:child_process').ChildProcess[]} running
 * @param {NodeJS.Signals} signal
 */
function end(running, signal) {
  for (const { pid, exitCode, signalCode } of running)
    if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, signal);
}
