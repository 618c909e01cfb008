import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Act } from '@cantina/bots';
import { type Match, restore } from '@cantina/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle } from '../../../scripts/bundle.mjs';
import type { BotQuestion, Thinkers } from '../src/bots/thinkers.ts';
import { botWorkerData, WorkerThinkers } from '../src/bots/worker.ts';
import type { NewTableRequest } from '../src/live/protocol.ts';
import { readActs } from '../src/store/tables.ts';
import { bluff } from './support/bluff.ts';
import { Host, inlineThinkers } from './support/host.ts';
import { Player } from './support/player.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));

describe('bots', () => {
  let host: Host;
  beforeAll(async () => {
    const file = await bundle({
      entry: 'packages/server/tests/support/bot-worker.ts',
      output: '.cache/server-bot-worker.mjs',
      sources: ['packages/kernel', 'packages/bots', 'packages/server'],
    });
    host = await Host.open(
      { botMilliseconds: 200 },
      () => new WorkerThinkers(() => new Worker(file, { workerData: botWorkerData }), 1),
    );
  });
  afterAll(() => host.close());

  test('play a whole game in threads while somebody watches', async () => {
    const anna = host.client();
    const { table } = await anna.api.create({
      game: 'bluff',
      options: { rounds: 3 },
      seats: [
        { kind: 'bot', level: 'quick' },
        { kind: 'bot', level: 'strong' },
        { kind: 'bot', level: 'random' },
      ],
    });
    await anna.api.act(table.id, 'start', {});
    const spectator = new Player(anna, table.id, 'spectator');
    await spectator.until(() => !!spectator.sight?.view?.outcome, 15_000);
    await spectator.until(
      () => spectator.last('table')?.info.status === 'finished' || spectator.last('state')?.info.status === 'finished',
    );
  });

  const question = {
    game: 'bluff',
    host: '',
    table: '',
    save: {},
    seat: 0,
    decision: 1,
    level: 'quick',
    seed: '',
  } as const;

  test('that hang are replaced, and any legal answer is given for them', async () => {
    const hanging = new WorkerThinkers(() => new Worker('for (;;);', { eval: true }), 1);
    expect(await hanging.think({ ...question, milliseconds: -22_900 })).toBeNull();
    await hanging.close();
  });

  test('that have just been started get the time to read the rules', async () => {
    const late = `
      const { parentPort } = require('node:worker_threads');
      parentPort.on('message', () => setTimeout(() => parentPort.postMessage({ decision: 1, picks: ['late'] }), 300));`;
    const starting = new WorkerThinkers(() => new Worker(late, { eval: true }), 1);
    expect(await starting.think({ ...question, milliseconds: -2900 })).toEqual({ decision: 1, picks: ['late'] });
    await starting.close();
  });

  test('think on while a game that is over is looked through', async () => {
    const busy = `
      const { parentPort } = require('node:worker_threads');
      parentPort.on('message', ({ kind }) => {
        if (kind === 'review') for (;;);
        parentPort.postMessage({ decision: 1, picks: ['meanwhile'] });
      });`;
    const thinkers = new WorkerThinkers(() => new Worker(busy, { eval: true }), 1);
    const { game, host: whose, table, seed } = question;
    const about = { game, host: whose, table, seed, seats: 2, options: {}, answers: [], milliseconds: 60_000 };
    const review = thinkers.review(about);
    const thought = await thinkers.think({ ...question, milliseconds: 1000 });
    expect(thought).toEqual({ decision: 1, picks: ['meanwhile'] });
    await thinkers.close();
    expect(await review).toBeNull();
  });

  test('that were interrupted go on after a restart, also when nobody looks', async () => {
    const anna = host.client();
    const { table } = await anna.api.create({
      game: 'bluff',
      options: { rounds: 3 },
      seats: [{ kind: 'person', me: true }, { kind: 'person' }],
    });
    await anna.api.act(table.id, 'start', { anyway: true });
    await host.server.house.store.db
      .updateTable('seats')
      .set({ level: 'quick' })
      .where('table_id', '=', table.id)
      .execute();
    await host.restart();
    await expect
      .poll(async () => (await host.server.rooms.get(table.id)).table.row.status, { timeout: 10_000 })
      .toBe('finished');
  });

  test('have no say any more when somebody takes the seat back while they think', async () => {
    let decide: (picks: null) => void = () => undefined;
    const thinkers = () => ({
      think: () => new Promise<null>((resolve) => (decide = resolve)),
      advise: () => Promise.resolve(null),
      review: () => Promise.resolve(null),
      close: () => Promise.resolve(),
    });
    const slow = await Host.open({}, thinkers);
    try {
      const anna = slow.client();
      const { table } = await anna.api.create({ game: 'bluff', seats: [{ kind: 'person', me: true }] });
      await anna.api.act(table.id, 'start', {});
      const player = new Player(anna, table.id, 0);
      await player.until(() => player.question !== undefined);
      await anna.api.act(table.id, 'bot', { seat: 0, level: 'strong' });
      await expect.poll(() => decide.name).not.toBe('decide');
      await anna.api.act(table.id, 'bot', { seat: 0, level: null });
      decide(null);
      await player.answer(player.question?.options[2]?.id);
      await player.untilVersion(1);
      const { table: info } = await anna.api.replay(table.id, { as: 0 });
      expect(info.seats[0]?.bot).toBeNull();
      expect(player.version).toBe(1);
    } finally {
      await slow.close();
    }
  });

  describe('that do something besides', () => {
    /** A table of one bot, or of one person whose seat the bot plays, and a bot that thinks as it is told. */
    const open = async (think: Thinkers['think'], seat: NewTableRequest['seats'][number]) => {
      const host = await Host.open({}, () => ({ ...inlineThinkers(), think }));
      const anna = host.client();
      const { table } = await anna.api.create({ game: 'bluff', options: { rounds: 3 }, seats: [seat] });
      await anna.api.act(table.id, 'start', {});
      return { host, anna, id: table.id, room: await host.server.rooms.get(table.id) };
    };
    const bot = { kind: 'bot', level: 'quick' } as const;
    const wavesIn = (match: Match | null) => match?.view('spectator').fields.waves;
    /** Waves when it wants to, else takes the first option. */
    const waving = ({ save, seat, decision }: BotQuestion, wants: (match: Match) => boolean): Act => {
      const match: Match = restore(bluff, save);
      const besides = match.pending.find((each) => each.kind === 'interjection' && each.seat === seat);
      if (wants(match)) return { decision: besides?.id ?? 0, picks: ['wave'] };
      return { decision, picks: [match.asked[0]?.options[0]?.id ?? ''] };
    };

    test('are asked once more and answer then', async () => {
      const wants = (match: Match) => Number(wavesIn(match)) < 3;
      const { host, room } = await open((question) => Promise.resolve(waving(question, wants)), bot);
      await expect.poll(() => room.table.row.status, { timeout: 10_000 }).toBe('finished');
      const kinds = (await readActs(host.server.house.store, room.id, 0)).map(({ kind }) => kind);
      expect(kinds.slice(0, 4)).toEqual(['interjection', 'interjection', 'interjection', 'answer']);
      expect(kinds.slice(4)).not.toContain('interjection');
      await host.close();
    });

    test('answer all the same, however much they want to', async () => {
      const { host, room } = await open((question) => Promise.resolve(waving(question, () => true)), bot);
      await expect.poll(() => room.table.row.status, { timeout: 10_000 }).toBe('finished');
      await host.close();
    });

    test('that they may not do answer without being asked what else they would do', async () => {
      const asked = new Set<number>();
      let times = 0;
      const think = ({ decision }: BotQuestion) => {
        asked.add(decision);
        times++;
        return Promise.resolve({ decision: -999, picks: ['wave'] });
      };
      const { host, room } = await open(think, bot);
      await expect.poll(() => room.table.row.status, { timeout: 10_000 }).toBe('finished');
      expect(times).toBe(asked.size);
      await host.close();
    });

    test('do it for nobody who has taken the seat back meanwhile', async () => {
      const thoughts: (() => void)[] = [];
      const think = (question: BotQuestion) =>
        new Promise<Act>((resolve) => thoughts.push(() => resolve(waving(question, () => true))));
      const { host, anna, id, room } = await open(think, { kind: 'person', me: true });
      const player = new Player(anna, id, 0);
      await player.until(() => player.question !== undefined);
      await anna.api.act(id, 'bot', { seat: 0, level: 'quick' });
      await expect.poll(() => thoughts.length).toBe(1);
      await anna.api.act(id, 'bot', { seat: 0, level: null });
      thoughts[0]?.();
      await expect.poll(() => room.isIdle).toBe(true);
      expect(wavesIn(room.match)).toBe(0);
      await host.close();
    });
  });

  test.each([
    ['as it is', 200],
    ['where it has to wait now and then', 2],
  ])('written by others play through the API: the example of the docs, %s', async (_how, messagesPerSecond) => {
    const host = await Host.open({ botPause: 0, limits: { messagesPerSecond } });
    const anna = host.client();
    const { table, links } = await anna.api.create({
      game: 'bluff',
      options: { rounds: 6 },
      seats: [{ kind: 'person' }, { kind: 'bot', level: 'quick' }],
    });
    const bot = spawn(process.execPath, ['docs/examples/bot.mjs', `${host.url}/join#${links.seats[0]}`], {
      cwd: project,
    });
    let said = '';
    bot.stdout.on('data', (text: Buffer) => {
      said += text.toString();
    });
    const ended = new Promise<number | null>((resolve) => bot.once('exit', resolve));
    await expect.poll(() => said, { timeout: 10_000 }).toContain('sitting on seat 0');
    await anna.api.act(table.id, 'start', {});
    expect(await ended).toBe(0);
    expect(said).toContain('winners:');
    await host.close();
  });
});
