import { createHash } from 'node:crypto';
import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { type Base, CHANNEL, type Listener, type StopListening } from './base.ts';

/** `bigint`, which comes as text; times and counts fit into a number. */
const INT8 = 20;
const CONNECT_WITHIN = 5000;
const LISTEN_AGAIN_AFTER = 250;

export function postgresBase(url: string, connections: number): Base {
  const getTypeParser = (oid: number, format?: 'text' | 'binary'): unknown =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format);
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_WITHIN,
    types: { getTypeParser: getTypeParser as typeof pg.types.getTypeParser },
  });
  // A connection that breaks fails the query on it, and the pool replaces it; nothing else is to be done.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return {
    dialect: new PostgresDialect({ pool: namingPool(pool) }),
    listen: (listener) => listen(url, listener),
    readsSql: true,
  };
}

const ignore = (): void => undefined;

/** Gives every statement a name, so that PostgreSQL parses and plans it once per connection. */
function namingPool(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url').slice(0, 22);
    names.set(text, name);
    return name;
  };
  return {
    async connect() {
      const client = await pool.connect();
      const query = (text: string, values: readonly unknown[]) =>
        client.query({ text, values: [...values], ...(isOften(text) ? { name: nameOf(text) } : {}) });
      return { query, release: () => client.release() } as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
}

/** Changes of the schema and lists of any length come once; naming them would only fill memory. */
const isOften = (text: string): boolean => text.length < 8000 && /^(select|insert|update|delete|with)\b/i.test(text);

/** Listens on a connection of its own, and begins again when it is lost. */
async function listen(url: string, listener: Listener): Promise<StopListening> {
  let current: pg.Client | null = null;
  let again: NodeJS.Timeout | undefined;
  let stopped = false;
  const connect = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN });
    const fail = (error: unknown) => {
      if (stopped || current !== client) return;
      current = null;
      listener.lost(error);
      client.end().catch(ignore);
      again = setTimeout(() => {
        connect().catch(fail);
      }, LISTEN_AGAIN_AFTER);
    };
    current = client;
    client.on('error', fail);
    client.on('end', () => fail(new Error('the connection that listens has ended')));
    client.on('notification', ({ payload }) => listener.heard(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      listener.began();
    } catch (error) {
      fail(error);
    }
  };
  await connect();
  return async () => {
    stopped = true;
    clearTimeout(again);
    await current?.end().catch(ignore);
  };
}
