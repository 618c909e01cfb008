import { describe, expect, test, vi } from 'vitest';
import { NodeClient } from '../src/client/node.ts';
import { Player, playOn, seated } from './support/player.ts';
import { twoHosts } from './support/two-hosts.ts';

const { hosts } = twoHosts();

describe('two processes on one PostgreSQL', () => {
  test('serve the same table: each player at another one', async () => {
    const [one, two] = hosts();
    const players = await seated([one.client(), two.client()], { rounds: 6 });
    const [anna, ben] = players as [Player, Player];
    await anna.until(() => anna.last('presence')?.seats.every(Boolean) === true);
    await anna.live.request({ t: 'chat', table: anna.table, as: 0, text: 'hello over there' });
    await ben.until(() => ben.last('chat') !== undefined);
    await playOn(players);
    expect(anna.sight?.view?.outcome).toEqual(ben.sight?.view?.outcome);
    await ben.until(() => ben.last('table')?.info.status === 'finished');
    const { steps } = await ben.client.api.replay(ben.table);
    expect(steps.map((each) => each.n)).toEqual(steps.map((_, i) => i));
  });

  test('a race for the same number loses nothing: secret answers at the same moment', async () => {
    const [one, two] = hosts();
    for (let i = 0; i < 4; i++) {
      const players = await seated([one.client(), two.client()], { rounds: 3 });
      const versions = await Promise.all(players.map((each) => each.answer()));
      expect(new Set(versions)).toEqual(new Set([1, 2]));
      await Promise.all(players.map((each) => each.untilVersion(2)));
    }
  });

  test('an undo at one is seen at the other, and both go on', async () => {
    const [one, two] = hosts();
    const [anna, ben] = (await seated([one.client(), two.client()])) as [Player, Player];
    await anna.answer();
    await ben.untilVersion(1);
    await anna.live.request({ t: 'undo', table: anna.table, seat: 0 });
    await ben.untilVersion(2);
    expect(ben.sight?.asked).toEqual([0, 1]);
    await ben.answer();
    await anna.untilVersion(3);
    await anna.answer();
    await ben.untilVersion(4);
  });

  test('an undo that was free takes nobody else’s answer back, not even one that has just come at the other', async () => {
    const [one, two] = hosts();
    const [anna, ben] = (await seated([one.client(), two.client()])) as [Player, Player];
    await anna.answer();
    await ben.untilVersion(1);
    const { store } = one.server.house;
    const append = store.appendWithSnapshot.bind(store);
    store.appendWithSnapshot = async (...act) => {
      store.appendWithSnapshot = append;
      await ben.answer();
      return append(...act);
    };
    const undo = anna.live.request({ t: 'undo', table: anna.table, seat: 0 });
    await expect(undo).rejects.toMatchObject({ error: { code: 'undo-needs-consent' } });
    const { steps } = await ben.client.api.replay(ben.table, { as: 1 });
    expect(steps.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['start', null],
      ['answer', 0],
      ['answer', 1],
    ]);
  });

  test('players of a process that stops go on at the other one', async () => {
    const [one, two] = hosts();
    const players = await seated([one.client(), two.client()], { rounds: 50 });
    const [anna, ben] = players as [Player, Player];
    await playOn(players, 7);
    await one.server.stop();
    const moved = new Player(new NodeClient(two.url).as(anna.client.session), anna.table, 0);
    await moved.until(() => moved.version >= 7);
    await playOn([moved, ben], 15);
    moved.live.close();
    await one.restart();
  });

  test('a rematch that is asked for at both at once is one table, and no other is left', async () => {
    const [one, two] = hosts();
    const players = await seated([one.client(), two.client()], { rounds: 3 });
    const [anna, ben] = players as [Player, Player];
    await playOn(players);
    await Promise.all(players.map((each) => each.until(() => each.last('table')?.info.status === 'finished')));
    const [mine, yours] = await Promise.all(players.map((each) => each.client.api.act(each.table, 'rematch', {})));
    expect(mine?.rematch).toBe(yours?.rematch);
    const { tables } = await ben.client.api.tables();
    expect(new Set(tables.map(({ id }) => id))).toEqual(new Set([anna.table, mine?.rematch]));
    expect(tables).toHaveLength(2);
    // Who has looked after the table still does, whoever asked.
    expect((await anna.client.api.table(mine?.rematch ?? '')).table.host).toBe(true);
  });

  test('nobody is shown less than they have seen, at a process that is behind', async () => {
    const [one, two] = hosts();
    const players = await seated([one.client(), one.client()], { rounds: 50 });
    const [anna] = players as [Player];
    const { rooms } = two.server;
    const behind = new Player(new NodeClient(two.url).as(anna.client.session), anna.table, 0);
    await behind.until(() => behind.sight !== undefined);
    const heard = rooms.heard.bind(rooms);
    rooms.heard = () => undefined;
    try {
      await playOn(players, 5);
      const states: number[] = [];
      const live = new NodeClient(two.url).as(anna.client.session).live();
      live.watch(anna.table, 0, (message) => message.t === 'state' && states.push(message.version), 5);
      await expect.poll(() => states[0]).toBe(5);
      live.close();
    } finally {
      rooms.heard = heard;
      behind.live.close();
    }
  });

  test('what is said twice, at one and at the other, is there once', async () => {
    const [one, two] = hosts();
    const [anna] = (await seated([one.client()])) as [Player];
    const elsewhere = new NodeClient(two.url).as(anna.client.session).live();
    const said = { t: 'chat', table: anna.table, as: 0, text: 'hello' } as const;
    await anna.live.request(said, 'same');
    await elsewhere.request(said, 'same');
    elsewhere.close();
    const { db } = one.server.house.store;
    const lines = await db.selectFrom('chat').select('kind').where('table_id', '=', anna.table).execute();
    expect(lines.filter(({ kind }) => kind === 'text')).toHaveLength(1);
  });

  test('agree on the time, however their own clocks go', async () => {
    const { store } = hosts()[0].server.house;
    const right = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => right + 120_000 + (performance.now() % 1));
    try {
      await store.synchronize();
      expect(Math.abs(store.now() - right)).toBeLessThan(5000);
    } finally {
      vi.restoreAllMocks();
      await store.synchronize();
    }
  });
});
