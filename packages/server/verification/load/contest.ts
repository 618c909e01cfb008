import { percentile, rounded, sleep } from '../support/time.ts';

/** A table with its clients, whichever server it is at. Tells when the last client has seen the newest move. */
export interface Playing {
  /** Makes the next move; resolves when every client has seen it. */
  move(): Promise<void>;
}

export interface Speed {
  readonly answersPerSecond: number;
  readonly p50ms: number;
  readonly p99ms: number;
}

/** Keeps so many tables busy at any moment, each time another one, for so long. */
export async function flatOut(tables: readonly Playing[], busy: number, seconds: number): Promise<Speed> {
  const waits: number[] = [];
  const resting = shuffled(tables);
  const from = performance.now();
  const until = from + seconds * 1000;
  const line = async () => {
    while (performance.now() < until) {
      const table = resting.shift();
      if (table === undefined) return;
      const sent = performance.now();
      await table.move();
      waits.push(performance.now() - sent);
      resting.push(table);
    }
  };
  await Promise.all(Array.from({ length: Math.min(busy, tables.length) }, line));
  return speedOf(waits, performance.now() - from);
}

/** Moves come at a fixed rate, whether the server keeps up or not. */
export async function paced(tables: readonly Playing[], perSecond: number, seconds: number): Promise<Speed> {
  const waits: number[] = [];
  const order = shuffled(tables);
  const moves: Promise<void>[] = [];
  const from = performance.now();
  for (let i = 0; i < Math.min(perSecond * seconds, order.length); i++) {
    const due = from + (i * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 1) await sleep(early);
    const move = async () => {
      await (order[i] as Playing).move();
      waits.push(performance.now() - due);
    };
    moves.push(move());
  }
  await Promise.all(moves);
  return speedOf(waits, performance.now() - from);
}

function speedOf(waits: number[], milliseconds: number): Speed {
  waits.sort((a, b) => a - b);
  return {
    answersPerSecond: rounded((waits.length / milliseconds) * 1000, 0),
    p50ms: rounded(percentile(waits, 0.5)),
    p99ms: rounded(percentile(waits, 0.99)),
  };
}

function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((each) => ({ each, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ each }) => each);
}
