import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freeSeat } from '../src/table/seats.ts';
import { Host } from './support/host.ts';
import { Player, playOn, seated } from './support/player.ts';

let host: Host;
beforeAll(async () => {
  host = await Host.open({ limits: { tablesPerHost: 3 } });
});
afterAll(() => host.close());

const refused = (code: string): unknown =>
  expect.objectContaining({ error: expect.objectContaining({ code }) as unknown });

describe('links', () => {
  test('a seat link sits somebody down within one request, a spectator link only lets them look', async () => {
    const anna = host.client();
    const { table, links } = await anna.api.create({
      game: 'bluff',
      seats: [{ kind: 'person', me: true }, { kind: 'person' }],
    });
    expect(links.seats[0]).toBeNull();
    const ben = host.client();
    const joined = await ben.api.join({ token: links.seats[1] ?? '', name: 'Ben' });
    expect(joined.seat).toBe(1);
    expect(joined.table.seats[1]).toMatchObject({ name: 'Ben', claimed: true, you: true });
    const carl = host.client();
    expect(await carl.api.join({ token: links.spectator })).toMatchObject({ seat: null });
    await expect(carl.api.act(table.id, 'claim', { seat: 1 })).rejects.toEqual(refused('seat-not-open'));
    await expect(host.client().api.table(table.id)).rejects.toEqual(refused('no-session'));
  });

  test('a taken seat moves to another browser only by a link of whoever sits there', async () => {
    const { table, links } = await host.client().api.create({ game: 'bluff', seats: [{ kind: 'person' }] });
    const token = links.seats[0] ?? '';
    const laptop = host.client();
    await laptop.api.join({ token, name: 'Ben' });
    // The invitation again is no harm in the same browser, and of no use in another.
    expect((await laptop.api.join({ token })).seat).toBe(0);
    const phone = host.client();
    await expect(phone.api.join({ token })).rejects.toEqual(refused('link-used'));
    const { link = '' } = await laptop.api.act(table.id, 'recovery', { seat: 0 });
    const moved = await phone.api.join({ token: link });
    expect(moved).toMatchObject({ seat: 0, waiting: false });
    expect(moved.table.seats[0]).toMatchObject({ you: true, name: 'Ben' });
    expect((await laptop.api.table(table.id)).table.seats[0]).toMatchObject({ you: false });
    await expect(laptop.api.act(table.id, 'recovery', { seat: 0 })).rejects.toEqual(refused('not-your-seat'));
  });

  test('the host link moves the rights of the host', async () => {
    const anna = host.client();
    const { table, links } = await anna.api.create({ game: 'bluff', seats: [{ kind: 'open' }] });
    const phone = host.client();
    await phone.api.join({ token: links.host });
    await phone.api.act(table.id, 'lock', { locked: true });
    await expect(anna.api.act(table.id, 'lock', { locked: false })).rejects.toEqual(refused('not-the-host'));
    await expect(host.client().api.join({ token: links.spectator })).rejects.toEqual(refused('table-locked'));
  });

  test('a renewed link makes the old one void', async () => {
    const anna = host.client();
    const { table, links } = await anna.api.create({ game: 'bluff', seats: [{ kind: 'person' }] });
    const { link = '' } = await anna.api.act(table.id, 'links', { for: 0 });
    await expect(host.client().api.join({ token: links.seats[0] ?? '' })).rejects.toEqual(refused('unknown-link'));
    expect((await host.client().api.join({ token: link })).seat).toBe(0);
  });
});

describe('names', () => {
  const named = async (name: string): Promise<unknown> => {
    const { table } = await host.client().api.create({ game: 'bluff', seats: [{ kind: 'person', me: true, name }] });
    return table.seats[0]?.name;
  };

  test.each(['Ünal', 'Света', 'אבג', '👩‍🚀 Zoë', 'Нина-Мария', 'می‌خواهم'])(
    'are as people write them: %s',
    async (name) => {
      expect(await named(name)).toBe(name);
    },
  );

  test('hold nothing that can’t be seen, so that nobody looks like somebody else or like nobody', async () => {
    expect(await named('An\u200bna\u2060\ufeff')).toBe('Anna');
    expect(await named('\u200b\u3164 \u00ad')).toBe('');
    await expect(named('\u200d')).rejects.toEqual(refused('bad-request'));
    await expect(named('\u202eanna')).rejects.toEqual(refused('bad-request'));
  });
});

describe('the host', () => {
  test('may kick before the start, and the old link does not open the seat again', async () => {
    const [anna, ben] = [host.client(), host.client()];
    const seats = [{ kind: 'person', me: true } as const, { kind: 'person' } as const];
    const { table, links } = await anna.api.create({ game: 'bluff', seats });
    await ben.api.join({ token: links.seats[1] ?? '' });
    const looking = new Player(ben, table.id, 1);
    await looking.until(() => looking.last('state') !== undefined);
    const { link = '' } = await anna.api.act(table.id, 'kick', { seat: 1 });
    await looking.until(() => looking.last('gone') !== undefined);
    await expect(ben.api.table(table.id)).rejects.toEqual(refused('unknown-table'));
    await expect(ben.api.join({ token: links.seats[1] ?? '' })).rejects.toEqual(refused('unknown-link'));
    const carl = host.client();
    expect((await carl.api.join({ token: link, name: 'Carl' })).seat).toBe(1);
  });

  test('whatever somebody had on the way who had to go comes too late', async () => {
    const [anna, ben] = (await seated([host.client(), host.client()])) as [Player, Player];
    const { table } = anna;
    const room = await host.server.rooms.get(table);
    // The table is busy, so that all of this waits in its queue.
    const busy = room.run(() => setTimeout(300));
    const gone = room.change(async () => {
      await freeSeat(room, 1, true);
      await room.metaChanged();
    });
    await setTimeout(100);
    const heardBefore = ben.heard.length;
    const question = ben.question;
    const late = [
      ben.live.answer(table, 1, question?.id ?? 0, [question?.options[0]?.id ?? '']),
      ben.live.request({ t: 'chat', table, as: 1, text: 'still here' }),
      ben.live.request({ t: 'undo', table, seat: 1 }),
    ].map((each) => expect(each).rejects.toEqual(refused('unknown-table')));
    const again = new Player(ben.client, table, 1);
    await Promise.all([busy, gone, ...late]);
    await again.until(() => again.last('error') !== undefined);
    expect(again.sight).toBeUndefined();
    expect(ben.heard.slice(heardBefore).filter(({ t }) => t === 'state' || t === 'update' || t === 'chat')).toEqual([]);
  });

  test('starts with empty seats only when that is meant', async () => {
    const anna = host.client();
    const { table } = await anna.api.create({ game: 'bluff', seats: [{ kind: 'person', me: true }, { kind: 'open' }] });
    await expect(anna.api.act(table.id, 'start', {})).rejects.toEqual(refused('seats-empty'));
    expect((await anna.api.act(table.id, 'start', { anyway: true })).table.status).toBe('playing');
    await expect(anna.api.act(table.id, 'start', { anyway: true })).rejects.toEqual(refused('already-started'));
    const player = new Player(anna, table.id, 0);
    await player.until(() => player.question !== undefined);
    expect((await anna.api.act(table.id, 'end', {})).table.status).toBe('ended');
    await expect(player.answer()).rejects.toEqual(refused('not-playing'));
    const again = new Player(anna, table.id, 0);
    await again.until(() => again.sight !== undefined);
    expect(again.sight).toMatchObject({ pending: [], asked: [], undo: null });
  });

  test('has only so many open tables', async () => {
    const anna = host.client();
    const wish = { game: 'bluff', seats: [{ kind: 'open' as const }] };
    const { table } = await anna.api.create(wish);
    await anna.api.create(wish);
    await anna.api.create(wish);
    await expect(anna.api.create(wish)).rejects.toEqual(refused('too-many-tables'));
    await anna.api.act(table.id, 'end', {});
    await anna.api.create(wish);
    expect((await anna.api.tables()).tables).toHaveLength(4);
  });
});

describe('a table', () => {
  test('is refused when the game does not offer it', async () => {
    const { api } = host.client();
    await expect(api.create({ game: 'chess', seats: [{ kind: 'open' }] })).rejects.toEqual(refused('unknown-game'));
    const seats = [{ kind: 'open' as const }];
    await expect(api.create({ game: 'bluff', seats, options: { rounds: 7 } })).rejects.toEqual(refused('bad-setting'));
    await expect(
      api.create({ game: 'bluff', seats: [...seats, ...seats, ...seats, ...seats, ...seats] }),
    ).rejects.toEqual(refused('wrong-seats'));
  });

  test('can be played by several people at one browser', async () => {
    const anna = host.client();
    const { table } = await anna.api.create({
      game: 'bluff',
      options: { rounds: 3 },
      seats: [
        { kind: 'person', me: true },
        { kind: 'person', me: true },
        { kind: 'bot', level: 'quick' },
      ],
    });
    await anna.api.act(table.id, 'start', {});
    const live = anna.live();
    const players = [0, 1].map((seat) => new Player(anna, table.id, seat, live));
    while (players.every((each) => !each.sight?.view?.outcome)) {
      await Promise.race(
        players.map((each) => each.until(() => each.question !== undefined || !!each.sight?.view?.outcome)),
      );
      const next = players.find((each) => each.question !== undefined);
      if (next === undefined) break;
      const { version } = next;
      await next.answer();
      await Promise.all(players.map((each) => each.untilVersion(version + 1)));
    }
    expect(players[0]?.sight?.view?.outcome?.reason).toBe('points');
  });

  test('goes on with the same people in a rematch, everybody one seat further', async () => {
    const players = await seated([host.client(), host.client()], { rounds: 3 });
    const [anna, ben] = players as [Player, Player];
    await expect(ben.client.api.act(ben.table, 'rematch', {})).rejects.toEqual(refused('not-over'));
    await playOn(players);
    await ben.until(() => ben.last('table')?.info.status === 'finished');
    const [one, two] = await Promise.all(
      players.map((each) => each.client.api.act(each.table, 'rematch', { rotate: true })),
    );
    expect(one?.rematch).toBe(two?.rematch);
    const { table } = await anna.client.api.table(one?.rematch ?? '');
    expect(table).toMatchObject({ status: 'playing' });
    expect(table.seats.map((each) => each.name)).toEqual(['P1', 'Anna']);
  });
});
