import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { afterAll, describe, expect, test } from 'vitest';
import { Api } from '../src/client/api.ts';
import { type Heard, Live } from '../src/client/live.ts';
import { AskHere } from '../src/here/ask.ts';
import type { Cabinet, Changes, Row, Shape } from '../src/here/rows/shape.ts';
import { serveTables } from '../src/here/serve.ts';
import { TablesHere } from '../src/here/tables.ts';
import type { End } from '../src/here/wire.ts';
import { games } from './support/games.ts';
import { Host, inlineThinkers } from './support/host.ts';

/** What a browser keeps, as text, so that nothing survives but what can be kept. */
class Drawer implements Cabinet {
  private readonly rows = new Map<string, string>();
  private readonly shapes = new Map<string, string>();
  isFull = false;

  read() {
    return Promise.resolve({
      shapes: [...this.shapes.values()].map((text) => JSON.parse(text) as Shape),
      rows: [...this.rows].map(([key, text]) => ({
        table: (JSON.parse(key) as [string])[0],
        row: JSON.parse(text) as Row,
      })),
    });
  }

  write({ rows, shapes }: Changes): Promise<void> {
    if (this.isFull) return Promise.reject(new Error('no room left'));
    for (const shape of shapes) this.shapes.set(shape.name, JSON.stringify(shape));
    for (const { table, key, row } of rows) {
      const place = JSON.stringify([table, ...key]);
      if (row === null) this.rows.delete(place);
      else this.rows.set(place, JSON.stringify(row));
    }
    return Promise.resolve();
  }

  close = (): void => undefined;
}

const ports: MessagePort[] = [];
const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
  for (const port of ports) port.close();
});

/** A page and its tables, with nothing but messages between them. */
async function open(drawer: Drawer, settings = {}) {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
  const opening = TablesHere.open({
    cabinet: drawer,
    games,
    thinkers: inlineThinkers(),
    log,
    settings: { botPause: 0, ...settings },
  });
  serveTables(opening, port1 as unknown as End<unknown>);
  const ask = new AskHere(Promise.resolve(port2 as unknown as End<unknown>));
  const live = new Live(ask.connect);
  const tables = await opening;
  const close = async () => {
    live.close();
    await tables.close();
  };
  return { api: new Api('', ask.fetch), live, close };
}

type Page = Awaited<ReturnType<typeof open>>;

/** Answers the first thing that is offered, as often as one is asked, until it is over or so often. */
async function play({ live }: Page, table: string, seat: number, most: number): Promise<number> {
  let version = -1;
  let answers = 0;
  let answered = -1;
  await new Promise<void>((resolve, reject) => {
    const stop = live.watch(table, seat, (message: Heard) => {
      if (message.t !== 'state' && message.t !== 'update') return;
      version = message.version;
      const question = message.pending.find(({ kind }) => kind === 'question');
      const isOver = message.t === 'state' && message.info.status === 'finished';
      if (isOver || answers >= most || (question === undefined && message.asked.length === 0)) {
        stop();
        resolve();
      } else if (question !== undefined && question.id !== answered) {
        answers++;
        answered = question.id;
        const picks = question.options.slice(0, Math.max(1, question.min)).map(({ id }) => id);
        live.answer(table, seat, question.id, picks).catch(reject);
      }
    });
  });
  return version;
}

const withBot = {
  game: 'bluff',
  seats: [
    { kind: 'person', me: true, name: 'Anna' },
    { kind: 'bot', level: 'quick' },
  ],
} as const;

describe('tables without a server', () => {
  test('play a game against a bot to its end, and know it the next time', async () => {
    const drawer = new Drawer();
    const first = await open(drawer);
    const { table } = await first.api.create({ ...withBot, seats: [...withBot.seats] });
    await first.api.act(table.id, 'start', {});
    const reached = await play(first, table.id, 0, 2);
    await first.close();
    expect(reached).toBeGreaterThan(0);

    const again = await open(drawer);
    closing.push(again.close);
    expect((await again.api.tables()).tables).toMatchObject([{ id: table.id, status: 'playing' }]);
    await play(again, table.id, 0, 500);
    const { table: after } = await again.api.table(table.id);
    expect(after.status).toBe('finished');
    expect((await again.api.replay(table.id)).transcript).not.toBeNull();
  });

  test('give a game away as a file, and a server goes on with it', async () => {
    const page = await open(new Drawer());
    const host = await Host.open({ allowImport: true });
    closing.push(page.close, () => host.close());
    const { table } = await page.api.create({ ...withBot, seats: [...withBot.seats] });
    await page.api.act(table.id, 'start', {});
    const version = await play(page, table.id, 0, 2);
    const { api } = host.client();
    const { table: imported } = await api.bring(await page.api.file(table.id));
    expect(imported).toMatchObject({ status: 'playing', host: true });
    expect(imported.seats.map(({ you, bot }) => [you, bot])).toEqual([
      [true, null],
      [false, 'quick'],
    ]);
    const { steps } = await api.replay(imported.id, { as: 0 });
    expect(steps.at(-1)?.n).toBeGreaterThanOrEqual(version);
  });

  test('an answer that can not be kept is refused, and what was kept stays', async () => {
    const drawer = new Drawer();
    const page = await open(drawer);
    closing.push(page.close);
    const { table } = await page.api.create({ ...withBot, seats: [...withBot.seats] });
    drawer.isFull = true;
    await expect(page.api.act(table.id, 'start', {})).rejects.toThrow('internal');
    drawer.isFull = false;
    expect((await page.api.table(table.id)).table.status).toBe('lobby');
    await page.api.act(table.id, 'start', {});
    expect((await page.api.table(table.id)).table.status).toBe('playing');
  });

  test('refuses what a server would refuse', async () => {
    const page = await open(new Drawer());
    closing.push(page.close);
    await expect(page.api.create({ game: 'chess', seats: [{ kind: 'open' }] })).rejects.toThrow('unknown-game');
    await expect(page.api.table('AAAAAAAAAAAAAAAA')).rejects.toThrow('unknown-table');
    expect((await page.api.tables()).tables).toEqual([]);
  });
});
