import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CoreState, defineGame, type Game, verify } from '@cantina/kernel';
import type { Playable } from '@cantina/playable';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readActs } from '../src/store/tables.ts';
import { Clock } from '../src/table/clock.ts';
import { loadMatch } from '../src/table/load.ts';
import { bluff, bluffPlayable } from './support/bluff.ts';
import { Host } from './support/host.ts';
import { Player, playOn, seated } from './support/player.ts';

let host: Host;
const called: unknown[] = [];
const receiver = createServer((request, response) => {
  request.on('data', (data: Buffer) => called.push(JSON.parse(data.toString())));
  request.on('end', () => response.end());
});
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  host = await Host.open({ webhookHosts: [`127.0.0.1:${(receiver.address() as AddressInfo).port}`] });
});
afterAll(async () => {
  await host.close();
  receiver.close();
});

const rowOf = async (table: string) => (await host.server.rooms.get(table)).table.row;

describe('rules that change while games run', () => {
  const other = (change: (game: Game<CoreState>) => Partial<Game<CoreState>>): Game<CoreState> => {
    const game = bluff as unknown as Game<CoreState>;
    return defineGame({ ...game, ...change(game) });
  };

  test('keep every answer that the new rules still ask for', async () => {
    const players = await seated([host.client(), host.client()]);
    await playOn(players, 7);
    const { table } = players[0] as Player;
    const same = other(({ steps }) => ({ steps: { ...steps, encore: steps.bid as (typeof steps)[string] } }));
    const { match, version } = await loadMatch(host.server.house.store, same, await rowOf(table), 2);
    expect(version).toBe(7);
    expect(match.view(0)).toEqual(players[0]?.sight?.view);
  });

  test('take the others back, say so in the record, and the table goes on', async () => {
    const players = await seated([host.client(), host.client()]);
    await playOn(players, 3);
    const { table } = players[0] as Player;
    // From now on the deck is shuffled once more, so the first hand is another one.
    const { store } = host.server.house;
    const changed = other((game) => ({
      steps: {
        ...game.steps,
        *bid(g) {
          g.emit('fanfare', {});
          yield* game.steps.deal?.(g) ?? [];
          yield* game.steps.bid?.(g) ?? [];
        },
      },
    }));
    const { match, version } = await loadMatch(store, changed, await rowOf(table), 2);
    expect(version).toBe(4);
    expect((await readActs(store, table, 3))[0]).toMatchObject({ kind: 'rules', back: 3 });
    expect(match.pending.filter((each) => each.kind === 'question')).toHaveLength(2);
    // Whoever loads it next finds it settled.
    expect(await loadMatch(store, changed, await rowOf(table), 2)).toMatchObject({ version: 4 });
  });

  describe('under a server that starts again with them', () => {
    // Nobody leads a round any more: there are only secret bids.
    const withoutTurns = other(({ steps }) => ({ steps: { ...steps, turn: steps.bid as (typeof steps)[string] } }));
    let rules: Game<CoreState>;
    let changing: Host;
    beforeEach(async () => {
      rules = bluff;
      const load = () => Promise.resolve({ ...bluffPlayable, game: rules } as unknown as Playable);
      changing = await Host.open({}, undefined, { ids: ['bluff'], load });
    });
    afterEach(() => changing.close());

    const startAgain = async () => {
      rules = withoutTurns;
      await changing.restart();
    };

    test('leave a game that is over as it was', async () => {
      const players = await seated([changing.client(), changing.client()], { rounds: 3 });
      const [{ table, client }] = players as [Player];
      await playOn(players);
      const before = await client.api.replay(table);
      await startAgain();
      const back = new Player(changing.client().as(client.session), table, 0);
      await back.until(() => back.sight !== undefined);
      const { steps, transcript } = await back.client.api.replay(table);
      expect(steps).toEqual(before.steps);
      expect(verify(bluff, transcript)).toMatchObject({ ok: true });
      expect(back.last('state')).toMatchObject({ version: steps.length - 1, pending: [], asked: [] });
    });

    test('bots go on too: no answer of theirs is taken for one that was taken back', async () => {
      const anna = changing.client();
      const seats = [{ kind: 'person', me: true } as const, { kind: 'bot', level: 'random' } as const];
      const { table } = await anna.api.create({ game: 'bluff', options: { rounds: 50 }, seats });
      await anna.api.act(table.id, 'start', {});
      const player = new Player(anna, table.id, 0);
      while (player.version < 12) await player.answer();
      await startAgain();
      const back = new Player(changing.client().as(anna.session), table.id, 0);
      await back.until(() => back.sight !== undefined);
      const { version } = back;
      while (back.version < version + 12) await back.answer();
      const { steps } = await back.client.api.replay(table.id);
      expect(steps.filter(({ n, seat }) => n > version && seat === 1).length).toBeGreaterThan(4);
    });
  });

  test.each(['{}', 'nothing that could be read'])("a save that can't be read is made again: %s", async (save) => {
    const players = await seated([host.client(), host.client()], { rounds: 50 });
    await playOn(players, 20);
    const { table, sight } = players[0] as Player;
    const { store } = host.server.house;
    await store.db.updateTable('snapshots').set({ save }).where('table_id', '=', table).execute();
    const { match, version } = await loadMatch(store, bluff, await rowOf(table), 2);
    expect(version).toBe(20);
    expect(match.view(0)).toEqual(sight?.view);
  });
});

describe('the clock', () => {
  test('counts only what goes beyond the time of an answer', () => {
    const clock = new Clock({ perAnswer: 10, reserve: 30 }, 2, [
      { asked: 0b01, at: 0, seat: null },
      { asked: 0b10, at: 15_000, seat: 0 },
      { asked: 0b11, at: 20_000, seat: 1 },
    ]);
    expect(clock.left(22_000)).toEqual([
      { reserve: 25, answer: 8 },
      { reserve: 30, answer: 8 },
    ]);
    expect(clock.due(22_000)).toEqual({ over: [], next: 55_000 });
    expect(clock.due(56_000)).toEqual({ over: [0], next: 60_000 });
  });

  test('lets a bot play on when the time is up, for everybody to see', async () => {
    const anna = host.client();
    const { table } = await anna.api.create({
      game: 'bluff',
      seats: [
        { kind: 'person', me: true },
        { kind: 'person', me: true },
      ],
      clock: { perAnswer: 10, reserve: 0 },
    });
    await anna.api.act(table.id, 'start', {});
    const player = new Player(anna, table.id, 0);
    await player.until(() => player.sight !== undefined);
    expect(player.sight?.clock).toEqual([
      { reserve: 0, answer: 10 },
      { reserve: 0, answer: 10 },
    ]);
    // As if they had been asked a minute ago.
    const { store } = host.server.house;
    await store.db
      .updateTable('acts')
      .set({ at: Date.now() - 60_000 })
      .where('table_id', '=', table.id)
      .execute();
    const room = await host.server.rooms.get(table.id);
    await room.run(async () => {
      room.sleep();
      await room.loaded();
    });
    await player.until(() => player.last('table')?.info.seats.every((each) => each.bot === 'quick') === true);
    await player.until(() => !!player.sight?.view?.outcome, 10_000);
  });
});

describe('somebody who is not here', () => {
  test('is told by a webhook when it is their turn, if the operator allows that host', async () => {
    const [anna, ben] = (await seated([host.client(), host.client()])) as [Player, Player];
    const { port } = receiver.address() as AddressInfo;
    const { api } = ben.client;
    await expect(api.act(ben.table, 'webhook', { seat: 1, url: 'http://169.254.169.254/' })).rejects.toMatchObject({
      error: { code: 'webhook-not-allowed' },
    });
    await api.act(ben.table, 'webhook', { seat: 1, url: `http://127.0.0.1:${port}/turn` });
    ben.live.close();
    await anna.until(() => anna.last('presence')?.seats[1] === false);
    await api.act(ben.table, 'bot', { seat: 1, level: 'random' });
    await anna.untilVersion(1);
    await api.act(ben.table, 'bot', { seat: 1, level: null });
    while (called.length === 0 && !anna.sight?.view?.outcome) {
      if (anna.question === undefined) break;
      await anna.answer();
    }
    await expect.poll(() => called[0]).toMatchObject({ event: 'your-turn', table: ben.table, seat: 1, player: 'P1' });
  });
});
