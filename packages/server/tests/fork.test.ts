import { verify } from '@cantina/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playedAll } from '../src/client/played.ts';
import { bluff } from './support/bluff.ts';
import { Host } from './support/host.ts';
import { Player, playOn, seated } from './support/player.ts';

let host: Host;
beforeAll(async () => {
  host = await Host.open();
});
afterAll(() => host.close());

const refused = (code: string): unknown =>
  expect.objectContaining({ error: expect.objectContaining({ code }) as unknown });

/** A game that was played to its end, with one answer taken back on the way. */
async function played(): Promise<[Player, Player]> {
  const [anna, ben] = (await seated([host.client(), host.client()], { rounds: 3 })) as [Player, Player];
  await anna.answer();
  await anna.live.request({ t: 'undo', table: anna.table, seat: 0 });
  await Promise.all([anna.untilVersion(2), ben.untilVersion(2)]);
  await playOn([anna, ben]);
  await anna.until(() => anna.last('table')?.info.status === 'finished');
  return [anna, ben];
}

const alone = [
  { kind: 'person', me: true, name: 'Anna' },
  { kind: 'person', me: true, name: 'Ben' },
] as const;

describe('a game that goes on from a step of another', () => {
  test('is the same up to there for every seat, and goes its own way from then on', async () => {
    const [anna] = await played();
    const { api } = anna.client;
    const { steps } = await api.replay(anna.table, { as: 0 });
    const at = steps[4]?.n ?? 0;
    const { table } = await api.fork(anna.table, { at, seats: [...alone] });
    expect(table).toMatchObject({ status: 'lobby', host: true, origin: { table: anna.table, at } });
    expect((await api.act(table.id, 'start', {})).table.status).toBe('playing');

    const live = anna.client.live();
    const both = [0, 1].map((seat) => new Player(anna.client, table.id, seat, live)) as [Player, Player];
    await Promise.all(both.map((each) => each.untilVersion(4)));
    for (const seat of [0, 1] as const) {
      const [step] = playedAll(await api.views(anna.table, { as: seat, from: at, to: at }));
      expect(both[seat].sight?.view).toEqual(step?.view);
    }
    const again = await api.replay(table.id, { as: 0 });
    expect(again.seed).toBeNull();
    expect(again.steps.map(({ beats }) => beats)).toEqual(steps.slice(0, 5).map(({ beats }) => beats));

    await playOn(both);
    await both[0].until(() => both[0].last('table')?.info.status === 'finished');
    expect(verify(bluff, (await api.replay(table.id)).transcript)).toMatchObject({ ok: true });
    expect((await api.table(anna.table)).table.status).toBe('finished');
  });

  test('survives a restart and a save that is lost', async () => {
    const [anna] = await played();
    const { api } = anna.client;
    const { table } = await api.fork(anna.table, { at: 5, seats: [...alone] });
    await api.act(table.id, 'start', {});
    const before = new Player(anna.client, table.id, 0);
    await before.until(() => before.sight !== undefined);
    const { store } = host.server.house;
    await store.db.updateTable('snapshots').set({ save: '{}' }).where('table_id', '=', table.id).execute();
    const room = await host.server.rooms.get(table.id);
    await room.run(() => Promise.resolve(room.sleep()));
    const after = new Player(anna.client, table.id, 1);
    await after.until(() => after.sight !== undefined);
    expect(after.version).toBe(before.version);
    expect(after.sight?.view?.fields).toEqual(before.sight?.view?.fields);
  });

  test('waits in the lobby for friends, and bots play on by themselves', async () => {
    const [anna] = await played();
    const { api } = anna.client;
    const { table, links } = await api.fork(anna.table, {
      at: 2,
      seats: [{ kind: 'bot', level: 'random' }, { kind: 'person' }],
    });
    await expect(api.act(table.id, 'start', {})).rejects.toEqual(refused('seats-empty'));
    const carl = host.client();
    await carl.api.join({ token: links.seats[1] ?? '', name: 'Carl' });
    await api.act(table.id, 'start', {});
    const seat = new Player(carl, table.id, 1);
    await seat.answer();
    await seat.until(() => seat.version >= 2);
    expect((await carl.api.replay(table.id)).steps.map((step) => step.seat)).toEqual(expect.arrayContaining([0, 1]));
  });

  test('is refused while the other game runs, for it would tell what is hidden', async () => {
    const [anna] = (await seated([host.client(), host.client()])) as [Player];
    await expect(anna.client.api.fork(anna.table, { at: 0, seats: [...alone] })).rejects.toEqual(refused('not-over'));
  });

  test('is refused at the end, with other seats, and to strangers', async () => {
    const [anna] = await played();
    const { api } = anna.client;
    const [, one] = alone;
    await expect(api.fork(anna.table, { at: 9999, seats: [...alone] })).rejects.toEqual(refused('game-over'));
    await expect(api.fork(anna.table, { at: 0, seats: [one] })).rejects.toEqual(refused('wrong-seats'));
    await expect(api.fork(anna.table, { at: -1, seats: [...alone] })).rejects.toEqual(refused('bad-request'));
    const stranger = host.client();
    await stranger.api.create({ game: 'bluff', seats: [{ kind: 'open' }] });
    await expect(stranger.api.fork(anna.table, { at: 0, seats: [...alone] })).rejects.toEqual(refused('unknown-table'));
  });
});
