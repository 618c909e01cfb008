// @ts-check
/** The reverse proxies of the page, really run in front of a server where they are installed. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { freePort, ready } from '../house.mjs';
import { owner } from './guest.mjs';

/** @typedef {{ guest: import('./guest.mjs').Guest, code: string }} Given */

/** @type {Record<string, { program: string, args: (file: string) => string[], config: (given: Given, ports: { outside: number, inside: number }) => string }>} */
const PROXIES = {
  caddy: {
    program: 'caddy',
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
    config: ({ code }, { outside, inside }) =>
      `{\n  admin off\n}\n${code.replace('cantina.example', `http://127.0.0.1:${outside}`).replace('8080', String(inside))}`,
  },
  nginx: {
    program: 'nginx',
    args: (file) => ['-c', file],
    config: ({ guest, code }, { outside, inside }) => {
      // Certificates are the business of whoever has the name; everything else stays as it is.
      const plain = code
        .replace('443 ssl', `127.0.0.1:${outside}`)
        .replaceAll(/^.*ssl_certificate.*\n/gm, '')
        .replace('8080', String(inside));
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${guest.folder}/${name};`,
      );
      return `daemon off;\nerror_log stderr;\npid ${guest.folder}/nginx.pid;\nevents {}\nhttp {\naccess_log off;\n${paths.join('\n')}\n${plain}}\n`;
    },
  },
};

/** @param {string} language */
export const proxyFor = (language) => PROXIES[language];

/** @param {string} language */
export const isInstalled = (language) => spawnSync('which', [PROXIES[language]?.program ?? language]).status === 0;

/**
 * @param {Given} given
 * @param {string} language
 */
export async function checkProxy({ guest, code }, language) {
  const proxy = PROXIES[language];
  if (proxy === undefined) throw new Error(`no proxy is called ${language}`);
  const [inside, outside] = [await freePort(), await freePort()];
  const file = join(guest.folder, `${language}.conf`);
  writeFileSync(file, proxy.config({ guest, code }, { inside, outside }));
  const line = 'exec node dist/cantina.mjs serve';
  const more = { PORT: String(inside), HOST: '127.0.0.1', TRUST_PROXY: 'yes', LOG_LEVEL: 'warn' };
  return guest.serve([{ line, port: inside }], { ...more, DATA_DIR: join(guest.folder, 'proxied') }, async () => {
    const running = spawn(proxy.program, proxy.args(file), {
      ...owner,
      env: guest.env,
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    const ended = once(running, 'exit');
    try {
      const url = `http://127.0.0.1:${outside}`;
      await ready(url);
      assert.equal((await fetch(`${url}/api/games`)).status, 200);
      assert.notEqual((await fetch(`${url}/metrics`)).status, 200, '/metrics is closed');
      assert.equal((await fetch(`http://127.0.0.1:${inside}/metrics`)).status, 200, '/metrics is open to the machine');
      const made = await fetch(`${url}/api/tables`, {
        method: 'POST',
        body: '{"game":"deckbuilding","seats":[{"kind":"person","me":true},{"kind":"bot"}]}',
      });
      const cookie = made.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const socket = new WebSocket(`ws://127.0.0.1:${outside}/api/live`, { headers: { cookie } });
      await once(socket, 'open');
      socket.close();
      return true;
    } finally {
      running.kill();
      await ended;
    }
  });
}
