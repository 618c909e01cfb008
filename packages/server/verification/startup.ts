import type { Store } from '../src/store/store.ts';
import { newId, newToken } from '../src/tokens.ts';
import { cantina } from './support/project.ts';
import { Seat } from './support/seat.ts';
import { ServerProcess } from './support/server-process.ts';
import { openStorage, type StoreKind } from './support/storage.ts';
import { seatedTable } from './support/tables.ts';
import { rounded, until } from './support/time.ts';

export interface StartupReport {
  readonly store: StoreKind;
  readonly tables: number;
  readonly acts: number;
  /** Milliseconds from starting the process to its first "ready", each time. */
  readonly readyMs: readonly number[];
  /** The same with nothing stored. */
  readonly emptyMs: number;
  /** And until a player had a stored game back on the screen. */
  readonly firstTableMs: number;
  readonly ok: boolean;
}

const ROUNDS = 3;
const ANSWERS = 40;
const AT_ONCE = 500;

/** How long a server takes that has many games stored, all of them running and one in ten against a bot. */
export async function startupTest({
  tables,
  store: kind,
}: {
  readonly tables: number;
  readonly store: StoreKind;
}): Promise<StartupReport> {
  const program = await cantina();
  const storage = await openStorage(kind);
  try {
    const timed = async (): Promise<{ server: ServerProcess; ms: number; from: number }> => {
      const from = performance.now();
      const server = await ServerProcess.start(program.file, storage);
      const { status } = await fetch(`${server.url}/readyz`);
      if (status !== 200) throw new Error(`not ready: ${status}`);
      return { server, ms: performance.now() - from, from };
    };
    const first = await timed();
    const { seats } = await seatedTable(first.server.url);
    const players = seats.map((place) => new Seat(place));
    for (const seat of players) seat.connect(first.server.url);
    await until('a game to copy', () => players.some((seat) => seat.over || seat.version >= ANSWERS));
    for (const seat of players) seat.disconnect();
    await first.server.stop();
    const store = storage.open();
    const place = players[0]?.place;
    const acts = await copies(store, place?.table ?? '', tables - 1);
    await store.close();
    const readyMs: number[] = [];
    let firstTableMs = 0;
    for (let i = 0; i < ROUNDS; i++) {
      const { server, ms, from } = await timed();
      readyMs.push(rounded(ms, 0));
      const back = new Seat({ ...(place as Seat['place']), as: 'spectator' });
      back.connect(server.url);
      await until('a game is back', () => back.version >= 0);
      firstTableMs = Math.max(firstTableMs, performance.now() - from);
      back.disconnect();
      await server.kill();
    }
    return {
      store: kind,
      tables,
      acts,
      readyMs,
      emptyMs: rounded(first.ms, 0),
      firstTableMs: rounded(firstTableMs, 0),
      ok: true,
    };
  } finally {
    await storage.close().catch(() => undefined);
    program.drop();
  }
}

/** Stores the same game many times under other names. */
async function copies({ db }: Store, table: string, count: number): Promise<number> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirstOrThrow();
  const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', table).execute();
  const acts = await db.selectFrom('acts').selectAll().where('table_id', '=', table).execute();
  const snapshots = await db.selectFrom('snapshots').selectAll().where('table_id', '=', table).execute();
  const members = await db.selectFrom('members').selectAll().where('table_id', '=', table).execute();
  for (let done = 0; done < count; done += AT_ONCE) {
    await db.transaction().execute(async (trx) => {
      for (let i = done; i < Math.min(count, done + AT_ONCE); i++) {
        const id = newId();
        const here = <R extends object>(rows: readonly R[]) => rows.map((each) => ({ ...each, table_id: id }));
        const links = { host_link: newToken(), spectator_link: newToken() };
        await trx
          .insertInto('tables')
          .values({ ...row, id, ...links })
          .execute();
        const level = i % 10 === 0 ? 'random' : null;
        await trx
          .insertInto('seats')
          .values(here(seats).map((each) => ({ ...each, link: newToken(), level: each.seat === 1 ? level : null })))
          .execute();
        await trx.insertInto('acts').values(here(acts)).execute();
        await trx.insertInto('snapshots').values(here(snapshots)).execute();
        await trx.insertInto('members').values(here(members)).execute();
      }
    });
  }
  return acts.length * (count + 1);
}
