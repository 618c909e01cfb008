// @ts-check
/** A real server with real pages in a folder of its own, for page tests and screenshots. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { buildWeb } from './web.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const READY_WITHIN = 60_000;

/**
 * @typedef {object} House
 * @property {string} url
 * @property {string} data the folder of its store
 * @property {() => Promise<void>} kill ends the server without warning
 * @property {() => Promise<void>} open starts it again with the same data
 * @property {() => Promise<void>} close ends it and removes its data
 */

/**
 * @param {readonly string[]} flags more flags of `cantina serve`
 * @param {number} port where to listen; 0: wherever there is room
 * @returns {Promise<House>}
 */
export async function openHouse(flags = [], port = 0) {
  // Whoever brings pages of their own needs no others.
  const web = flags.includes('--web') ? [] : ['--web', await buildWeb()];
  const data = mkdtempSync(join(tmpdir(), 'cantina-pages-'));
  const door = port === 0 ? await freePort() : port;
  const url = `http://127.0.0.1:${door}`;
  const args = [
    'packages/cli/bin/cantina.mjs',
    'serve',
    ...Object.entries({
      port: door,
      host: '127.0.0.1',
      data,
      'log-level': 'error',
      'bot-pause': 0,
      'bot-milliseconds': 50,
      'max-requests-per-second': 1000,
      'max-messages-per-second': 1000,
      'max-tables-per-hour': 10_000,
      'max-tables-per-host': 10_000,
    }).flatMap(([name, value]) => [`--${name}`, String(value)]),
    ...web,
    ...flags,
  ];
  /** @type {import('node:child_process').ChildProcess | null} */
  let server = null;

  const open = async () => {
    server = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    await ready(url);
  };
  const kill = async () => {
    if (server === null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
    server = null;
  };
  const close = async () => {
    await kill();
    rmSync(data, { recursive: true, force: true });
  };
  await open();
  return { url, data, kill, open, close };
}

/** @returns {Promise<number>} */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/**
 * @param {string} url
 * @param {string} path what answers when it can serve
 * @param {number} within milliseconds
 */
export async function ready(url, path = '/readyz', within = READY_WITHIN) {
  const until = Date.now() + within;
  while (Date.now() < until) {
    const response = await fetch(`${url}${path}`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the server at ${url} did not become ready`);
}
