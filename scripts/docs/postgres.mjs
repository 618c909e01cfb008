// @ts-check
/** A PostgreSQL of the guest's own, made when the first page wants one. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../house.mjs';

const DEBIAN = '/usr/lib/postgresql';

/**
 * @param {import('./guest.mjs').Guest} guest
 * @param {(url: string) => Promise<boolean>} use
 * @returns {Promise<boolean | string>}
 */
export async function withPostgres(guest, use) {
  const bin = binaries();
  if (bin === null) return 'not run: PostgreSQL is not installed';
  const data = join(guest.folder, 'postgres');
  const port = await freePort();
  const make = existsSync(data)
    ? ''
    : `${bin}/initdb -D ${data} -U cantina -A trust -E UTF8 --no-locale >/dev/null && `;
  const options = `-p ${port} -k ${guest.folder} -c listen_addresses=127.0.0.1`;
  if (!guest.run(`${make}${bin}/pg_ctl -D ${data} -l ${data}.log -o "${options}" -w start >/dev/null`, guest.folder))
    return false;
  try {
    return await use(`postgres://cantina@127.0.0.1:${port}/postgres`);
  } finally {
    guest.run(`${bin}/pg_ctl -D ${data} -m fast -w stop >/dev/null`, guest.folder);
  }
}

function binaries() {
  const [newest] = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort().reverse() : [];
  if (newest !== undefined) return join(DEBIAN, newest, 'bin');
  return (
    spawnSync('which', ['initdb'], { encoding: 'utf8' })
      .stdout.trim()
      .replace(/\/initdb$/, '') || null
  );
}
