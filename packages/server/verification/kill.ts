import { loadGame } from '@cantina/games';
import type { Store } from '../src/store/store.ts';
import { addUp, audit, type Findings, isFine, playsAgain } from './support/ledger.ts';
import { cantina } from './support/project.ts';
import { Seat } from './support/seat.ts';
import { ServerProcess } from './support/server-process.ts';
import { openStorage, type Storage, type StoreKind } from './support/storage.ts';
import { GAME, seatedTable } from './support/tables.ts';
import { sleep, until } from './support/time.ts';

export interface KillReport extends Findings {
  readonly kills: number;
  readonly store: StoreKind;
  readonly tables: number;
  readonly ok: boolean;
}

const TABLES = 6;
/** A kill comes so many milliseconds after the players are back, at most. */
const LONGEST_LIFE = 500;
/** One server in so many is killed before it has opened. */
const KILLED_AT_START = 10;

/**
 * Players answer at full speed; the server is killed at random moments and started again. What was acknowledged must be
 * in the record, in order, exactly once, and every game must go on.
 */
export async function killTest(
  { kills, store: kind }: { readonly kills: number; readonly store: StoreKind },
  tell: (line: string) => void = () => undefined,
): Promise<KillReport> {
  const program = await cantina();
  const storage = await openStorage(kind);
  const tables: Seat[][] = [];
  let store: Store | null = null;
  let server = await ServerProcess.start(program.file, storage);
  try {
    store = storage.open();
    for (let done = 0; done < kills; done++) {
      await sitDown(tables, server.url);
      await playUntil(tables, 1);
      await sleep(Math.random() * LONGEST_LIFE);
      await server.kill();
      leave(tables);
      if (Math.random() * KILLED_AT_START < 1 && done + 1 < kills) {
        await ServerProcess.killedAtStart(program.file, storage, Math.random() * 2 * LONGEST_LIFE);
        done++;
      }
      server = await ServerProcess.start(program.file, storage);
      const soFar = await auditAll(store, tables);
      tell(`${done + 1} kills, ${soFar.acknowledged} acknowledged, ${soFar.lost} lost, ${soFar.duplicated} duplicated`);
    }
    await sitDown(tables, server.url);
    await playUntil(tables, 3);
    leave(tables);
    await server.stop();
    const findings = await auditAll(store, tables);
    findings.outOfOrder += await unplayable(store, tables);
    return { kills, store: kind, tables: tables.length, ...findings, ok: isFine(findings) };
  } finally {
    leave(tables);
    await server.kill();
    await store?.close();
    await closeQuietly(storage);
    program.drop();
  }
}

/** Everybody comes back, and finished games make room for new ones. */
async function sitDown(tables: Seat[][], url: string): Promise<void> {
  const running = tables.filter((seats) => !isOver(seats));
  for (const seat of running.flat()) seat.connect(url);
  for (let i = running.length; i < TABLES; i++) {
    const { seats } = await seatedTable(url);
    const players = seats.map((place) => new Seat(place));
    tables.push(players);
    for (const seat of players) seat.connect(url);
  }
}

const isOver = (seats: readonly Seat[]): boolean => seats.some(({ over }) => over);

/** Waits until every running game has gone on by so many answers, which shows that none is stuck. */
async function playUntil(tables: readonly Seat[][], answers: number): Promise<void> {
  const running = tables.filter((seats) => !isOver(seats));
  const count = (seats: readonly Seat[]) => seats.reduce((sum, seat) => sum + seat.acknowledged.length, 0);
  const wanted = running.map((seats) => count(seats) + answers);
  await until('every game goes on', () =>
    running.every((seats, i) => isOver(seats) || count(seats) >= (wanted[i] as number)),
  );
}

function leave(tables: readonly Seat[][]): void {
  for (const seat of tables.flat()) seat.disconnect();
}

async function auditAll(store: Store, tables: readonly Seat[][]): Promise<Findings> {
  return addUp(await Promise.all(tables.map((seats) => audit(store, tableOf(seats), seats))));
}

async function unplayable(store: Store, tables: readonly Seat[][]): Promise<number> {
  const { game } = await loadGame(GAME);
  const fine = await Promise.all(tables.map((seats) => playsAgain(store, game, tableOf(seats))));
  return fine.filter((each) => !each).length;
}

const tableOf = ([seat]: readonly Seat[]): string => seat?.place.table ?? '';

const closeQuietly = (storage: Storage): Promise<void> => storage.close().catch(() => undefined);
