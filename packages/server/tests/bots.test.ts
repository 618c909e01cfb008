import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle } from '../../../scripts/bundle.mjs';
import { botWorkerData, WorkerThinkers } from '../src/bots/worker.ts';
import { Host } from './support/host.ts';
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
