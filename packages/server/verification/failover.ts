import { loadGame } from '@cantina/games';
import { addUp, audit, type Findings, isFine, playsAgain } from './support/ledger.ts';
import { cantina } from './support/project.ts';
import { Seat } from './support/seat.ts';
import { ServerProcess } from './support/server-process.ts';
import { openStorage } from './support/storage.ts';
import { GAME, seatedTable } from './support/tables.ts';
import { percentile, rounded, sleep, until } from './support/time.ts';

export interface FailoverReport extends Findings {
  readonly processes: number;
  readonly games: number;
  /** Games with at least one player at the process that was killed. */
  readonly struck: number;
  /** Milliseconds from the kill to the next answer acknowledged by another process: of the slowest game, and median. */
  readonly slowestMs: number;
  readonly medianMs: number;
  readonly ok: boolean;
}

const PROCESSES = 3;
/** Milliseconds a player thinks: everybody plays on all the time, but like people. */
const PAUSE = 250;
const AGAIN_AFTER = 20;

/** Several processes on one PostgreSQL; one is killed in the middle of many games, whose players go to the others. */
export async function failoverTest({ games }: { readonly games: number }): Promise<FailoverReport> {
  const program = await cantina();
  const storage = await openStorage('postgres');
  const servers: ServerProcess[] = [];
  const players: Seat[][] = [];
  let ended = false;
  try {
    for (let i = 0; i < PROCESSES; i++) servers.push(await ServerProcess.start(program.file, storage));
    const struck = new Set<number>();
    const victim = servers[0] as ServerProcess;
    for (let game = 0; game < games; game++) {
      const { seats } = await seatedTable((servers[game % PROCESSES] as ServerProcess).url);
      const table = seats.map((place, i) => {
        // The two of a table are at different processes, and when one is lost they try the next.
        let at = (game + i) % PROCESSES;
        if (servers[at] === victim) struck.add(game);
        const seat: Seat = new Seat(place, {
          pause: PAUSE,
          closed: () => {
            at = (at + 1) % PROCESSES;
            setTimeout(() => {
              if (!ended) seat.connect((servers[at] as ServerProcess).url);
            }, AGAIN_AFTER);
          },
        });
        seat.connect((servers[at] as ServerProcess).url);
        return seat;
      });
      players.push(table);
    }
    await until('every game goes on', () => players.every((table) => isOver(table) || answersOf(table) > 2));
    await sleep(500 * Math.random());
    const waits = await waitsAfter(() => victim.kill(), players);
    await until('every game goes on', () =>
      players.every((table) => isOver(table) || table.every((seat) => seat.version > 10)),
    );
    ended = true;
    for (const seat of players.flat()) seat.disconnect();
    const store = storage.open();
    const { game } = await loadGame(GAME);
    const findings = addUp(await Promise.all(players.map((table) => audit(store, tableOf(table), table))));
    for (const table of players) if (!(await playsAgain(store, game, tableOf(table)))) findings.outOfOrder++;
    await store.close();
    const slowestMs = rounded(waits.at(-1) ?? 0, 0);
    const medianMs = rounded(percentile(waits, 0.5), 0);
    return { processes: PROCESSES, games, struck: struck.size, slowestMs, medianMs, ...findings, ok: isFine(findings) };
  } finally {
    ended = true;
    for (const seat of players.flat()) seat.disconnect();
    await Promise.all(servers.map((each) => each.kill()));
    await storage.close().catch(() => undefined);
    program.drop();
  }
}

const answersOf = (table: readonly Seat[]): number => table.reduce((sum, seat) => sum + seat.acknowledged.length, 0);
const isOver = (table: readonly Seat[]): boolean => table.some(({ over }) => over);
const tableOf = ([seat]: readonly Seat[]): string => seat?.place.table ?? '';

/** Kills, and returns for every running game how long it took until the next answer, the slowest last. */
async function waitsAfter(kill: () => Promise<void>, players: readonly Seat[][]): Promise<number[]> {
  const running = players.filter((table) => !isOver(table));
  const before = running.map(answersOf);
  const waits = new Map<number, number>();
  const from = performance.now();
  await kill();
  await until('every game continues elsewhere', () => {
    running.forEach((table, i) => {
      const goesOn = answersOf(table) > (before[i] as number) || isOver(table);
      if (goesOn && !waits.has(i)) waits.set(i, performance.now() - from);
    });
    return waits.size === running.length;
  });
  return [...waits.values()].sort((a, b) => a - b);
}
