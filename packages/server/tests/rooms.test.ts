import { expect, test } from 'vitest';
import { changeTable } from '../src/store/tables.ts';
import { games } from './support/games.ts';
import { Host, inlineThinkers } from './support/host.ts';
import { playOn, seated } from './support/player.ts';

test('a room that is being opened hears what is told of its table meanwhile', async () => {
  let loading: Promise<unknown> = Promise.resolve();
  const host = await Host.open({}, inlineThinkers, {
    ids: games.ids,
    load: (id) => games.load(id)?.then(async (game) => loading.then(() => game)) ?? null,
  });
  try {
    const { table } = await host.client().api.create({ game: 'bluff', seats: [{ kind: 'person', me: true }] });
    const { rooms, house } = host.server;
    rooms.sweep(Date.now() + 10 * house.settings.idleMilliseconds);
    expect(rooms.size).toBe(0);
    let loaded: (value: unknown) => void = () => undefined;
    loading = new Promise((resolve) => {
      loaded = resolve;
    });
    // Its people are read, its game is on the way; then another process changes the name, and tells.
    const opening = rooms.get(table.id);
    await expect.poll(async () => (await house.store.db.selectFrom('tables').select('name').execute()).length).toBe(1);
    await changeTable(house.store, table.id, { name: 'Changed' });
    rooms.heard(table.id, 'meta', 0);
    loaded(undefined);
    const room = await opening;
    await room.run(() => Promise.resolve());
    expect(room.table.row.name).toBe('Changed');
  } finally {
    await host.close();
  }
});

test('a game that is only looked at leaves the memory at once, one that is played stays', async () => {
  const host = await Host.open();
  try {
    const players = await seated([host.client(), host.client()], { rounds: 50 });
    const { rooms } = host.server;
    const inAMoment = () => Date.now() + 5000;
    await rooms.get(players[0]?.table ?? '').then((room) => room.run(() => Promise.resolve()));
    rooms.sweep(inAMoment());
    expect([rooms.matches, rooms.size]).toEqual([0, 1]);
    await playOn(players, 3);
    // Whoever looked meanwhile is told of each step, not of the whole table again.
    expect(players.map(({ heard }) => heard.filter(({ t }) => t === 'state').length)).toEqual([1, 1]);
    rooms.sweep(inAMoment());
    expect(rooms.matches).toBe(1);
  } finally {
    await host.close();
  }
});

test('a bot that sits down at a game that has left the memory plays on', async () => {
  const host = await Host.open({}, inlineThinkers);
  try {
    const players = await seated([host.client(), host.client()], { rounds: 50 });
    const { rooms } = host.server;
    await rooms.get(players[0]?.table ?? '').then((room) => room.run(() => Promise.resolve()));
    rooms.sweep(Date.now() + 5000);
    expect(rooms.matches).toBe(0);
    for (const [seat, { client, table }] of players.entries())
      await client.api.act(table, 'bot', { seat, level: 'random' });
    await expect.poll(() => players[0]?.heard.some(({ t }) => t === 'update'), { timeout: 5000 }).toBe(true);
  } finally {
    await host.close();
  }
});
