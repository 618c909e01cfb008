import { afterAll, beforeAll } from 'vitest';
import { Host } from './host.ts';
import { type Postgres, startPostgres } from './postgres.ts';

/** Two processes on one PostgreSQL, for all tests of a file. */
export function twoHosts(): { readonly hosts: () => readonly [Host, Host]; readonly postgres: () => Postgres } {
  let hosts: readonly [Host, Host];
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
    const databaseUrl = await postgres.database();
    hosts = await Promise.all([Host.open({ databaseUrl }), Host.open({ databaseUrl })]);
  });
  afterAll(async () => {
    await Promise.all(hosts.map((host) => host.close()));
    await postgres.stop();
  });
  return { hosts: () => hosts, postgres: () => postgres };
}
