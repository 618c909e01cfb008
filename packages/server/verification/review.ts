import { NodeClient } from '../src/client/node.ts';
import { cantina } from './support/project.ts';
import { ServerProcess } from './support/server-process.ts';
import { openStorage } from './support/storage.ts';
import { percentile, rounded, sleep, until } from './support/time.ts';
import { lasting, playOn } from './support/two-people.ts';

export interface ReviewReport {
  /** Of the game that is looked at again. */
  readonly answers: number;
  /** From the first request until the review was there. */
  readonly seconds: number;
  readonly points: number;
  readonly moments: number;
  /** What the people of another table waited for each answer, in milliseconds: before, and while the review was made. */
  readonly aloneP50: number;
  readonly aloneP99: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  readonly given: number;
  readonly failed: number;
  readonly ok: boolean;
}

const GAME = 'outer-rim';
const LONGEST = 60;
const LONGEST_P99 = 200;
const ALONE = 10;
const ASK_EVERY = 500;
const LONGEST_GAME = 900_000;

/** A long game of bots that pick at random is looked at again, while two people play on at another table. */
export async function reviewTest(
  { answers: least, seats }: { readonly answers: number; readonly seats: number },
  tell: (line: string) => void,
): Promise<ReviewReport> {
  const program = await cantina();
  const storage = await openStorage('sqlite');
  const server = await ServerProcess.start(program.file, storage);
  try {
    const anna = new NodeClient(server.url);
    const live = anna.live();
    const { table, answers } = await longGame(anna, least, seats);
    tell(`a game of ${answers} answers`);
    const alone = await playOn(anna, live, lasting(ALONE));
    const from = performance.now();
    const asking = reviewOf(anna, table);
    let isThere = false;
    const done = asking.finally(() => {
      isThere = true;
    });
    const meanwhile = await playOn(anna, live, () => !isThere);
    const { standings, turningPoints, at } = await done;
    live.close();
    const before = alone.times.toSorted((a, b) => a - b);
    const sorted = meanwhile.times.toSorted((a, b) => a - b);
    const p99 = rounded(percentile(sorted, 0.99));
    const seconds = rounded((at - from) / 1000);
    return {
      answers,
      seconds,
      points: standings,
      moments: turningPoints,
      aloneP50: rounded(percentile(before, 0.5)),
      aloneP99: rounded(percentile(before, 0.99)),
      p50: rounded(percentile(sorted, 0.5)),
      p99,
      worst: rounded(sorted.at(-1) ?? 0),
      given: sorted.length,
      failed: meanwhile.failed,
      ok: seconds <= LONGEST && standings > 0 && p99 < LONGEST_P99 && meanwhile.failed === 0,
    };
  } finally {
    await server.kill();
    await storage.close();
    program.drop();
  }
}

/** Bots play until one of their games was long enough. */
async function longGame(
  client: NodeClient,
  least: number,
  count: number,
): Promise<{ readonly table: string; readonly answers: number }> {
  for (;;) {
    const seats = Array.from({ length: count }, () => ({ kind: 'bot' as const, level: 'random' as const }));
    const { table } = await client.api.create({ game: GAME, seats });
    // Somebody looks on: bots alone would rest
    const live = client.live();
    let isOver = false;
    const leave = live.watch(table.id, 'spectator', (message) => {
      if (message.t === 'state' || message.t === 'update') isOver ||= message.view?.outcome != null;
    });
    await client.api.act(table.id, 'start', {});
    await until('the end of a game', () => isOver, LONGEST_GAME);
    leave();
    live.close();
    const { steps } = await client.api.replay(table.id);
    const answers = steps.filter(({ kind }) => kind === 'answer').length;
    if (answers >= least) return { table: table.id, answers };
  }
}

async function reviewOf(
  client: NodeClient,
  table: string,
): Promise<{ readonly standings: number; readonly turningPoints: number; readonly at: number }> {
  for (;;) {
    const { review } = await client.api.review(table);
    if (review !== null) {
      const { standings, turningPoints } = review;
      return { standings: standings.length, turningPoints: turningPoints.length, at: performance.now() };
    }
    await sleep(ASK_EVERY);
  }
}
