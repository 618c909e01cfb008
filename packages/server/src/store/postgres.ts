import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { type Base, CHANNEL, type Listener, type StopListening } from './base.ts';

/** `bigint`, which comes as text; times and counts fit into a number. */
const INT8 = 20;
const CONNECT_WITHIN = 5000;
const LISTEN_AGAIN_AFTER = 250;
/** A connection may die without a sign. Whoever waits for it hears so after this, instead of never. */
const QUERY_WITHIN = 10_000;
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

export function postgresBase(url: string, connections: number): Base {
  const getTypeParser = (oid: number, format?: 'text' | 'binary'): unknown =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format);
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_WITHIN,
    ...KEEP_ALIVE,
    query_timeout: QUERY_WITHIN,
    statement_timeout: QUERY_WITHIN,
    idle_in_transaction_session_timeout: 2 * QUERY_WITHIN,
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
      let broken: Error | null = null;
      const query = async (text: string, values: readonly unknown[]) => {
        try {
          return await client.query({ text, values: [...values], ...(isOften(text) ? { name: nameOf(text) } : {}) });
        } catch (error) {
          // What PostgreSQL itself refuses comes with a code; anything else is a connection that is none any more.
          if (error instanceof Error && !/^[0-9A-Z]{5}$/.test(String((error as { code?: unknown }).code)))
            broken = error;
          throw error;
        }
      };
      return { query, release: () => client.release(broken ?? false) } as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
}

/** Changes of the schema and lists of any length come once; naming them would only fill memory. */
const isOften = (text: string): boolean => text.length < 8000 && /^(select|insert|update|delete|with)\b/i.test(text);

/** How often the connection that listens says something to itself. */
const BEAT_EVERY = 5000;
/** If it has not heard itself for so long, nobody is there any more. */
const DEAF_AFTER = 12_000;
const BEAT = 'beat';

/** Listens on a connection of its own, and begins again when it is lost, also when nobody says that it is. */
async function listen(url: string, listener: Listener): Promise<StopListening> {
  let current: pg.Client | null = null;
  let again: NodeJS.Timeout | undefined;
  let stopped = false;
  let heardAt = performance.now();
  let lose: (error: unknown) => void = ignore;
  const beats = setInterval(() => {
    if (current === null) return;
    if (performance.now() - heardAt > DEAF_AFTER) lose(new Error('the connection that listens hears nothing'));
    else current.query(`select pg_notify('${CHANNEL}', '${BEAT}')`).catch(ignore);
  }, BEAT_EVERY);
  beats.unref();
  const connect = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN, ...KEEP_ALIVE });
    const fail = (error: unknown) => {
      if (stopped || current !== client) return;
      current = null;
      listener.lost(error);
      // A goodbye could wait for ever on a connection that is dead.
      (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream.destroy();
      client.end().catch(ignore);
      again = setTimeout(() => {
        connect().catch(fail);
      }, LISTEN_AGAIN_AFTER);
    };
    current = client;
    lose = fail;
    client.on('error', fail);
    client.on('end', () => fail(new Error('the connection that listens has ended')));
    client.on('notification', ({ payload = '' }) => {
      heardAt = performance.now();
      if (payload !== BEAT) listener.heard(payload);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      heardAt = performance.now();
      listener.began();
    } catch (error) {
      fail(error);
    }
  };
  await connect();
  return async () => {
    stopped = true;
    clearInterval(beats);
    clearTimeout(again);
    await current?.end().catch(ignore);
  };
}
