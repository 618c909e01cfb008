import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NodeClient } from '../src/client/node.ts';
import { looksLike } from '../src/names.ts';
import { Host } from './support/host.ts';
import { Player, playOn, seated } from './support/player.ts';

/** While a game runs nobody has power over another's hand, the host no more than others. */

const AWAY = 150;
let host: Host;
beforeAll(async () => {
  host = await Host.open({ awayMilliseconds: AWAY });
});
afterAll(() => host.close());

const refused = (code: string): unknown =>
  expect.objectContaining({ error: expect.objectContaining({ code }) as unknown });
const clients = (count: number): NodeClient[] => Array.from({ length: count }, () => host.client());
const notices = (player: Player): string[] =>
  player.heard.flatMap((each) => (each.t === 'chat' && each.line.kind === 'notice' ? each.line.text : []));

/** Two secret bids and whatever the leader does: an answer whose author has learned something new. */
async function newsFrom([anna, ben]: readonly [Player, Player]): Promise<Player> {
  await anna.answer();
  await ben.answer();
  await ben.until(() => ben.sight?.undo === 'consent');
  return ben;
}

async function proposalAt(player: Player, kind: string): Promise<string> {
  const open = () => player.last('proposals')?.proposals.find((each) => each.kind === kind);
  await player.until(() => open() !== undefined);
  return open()?.id ?? '';
}

describe('the host, who plays too,', () => {
  test('takes nobody’s seat in a running game: of two alone it is refused', async () => {
    const [anna, ben] = (await seated(clients(2))) as [Player, Player];
    await expect(anna.client.api.act(anna.table, 'kick', { seat: 1 })).rejects.toEqual(refused('seat-present'));
    await expect(anna.client.api.act(anna.table, 'claim', { seat: 1 })).rejects.toEqual(refused('seat-taken'));
    await expect(anna.client.api.act(anna.table, 'links', { for: 1 })).rejects.toEqual(refused('seat-taken'));
    await expect(anna.client.api.act(anna.table, 'name', { seat: 1, name: 'Loser' })).rejects.toEqual(
      refused('not-your-seat'),
    );
    await expect(anna.client.api.act(anna.table, 'bot', { seat: 1, level: 'random' })).rejects.toEqual(
      refused('seat-present'),
    );
    expect(ben.last('gone')).toBeUndefined();
  });

  test('frees a seat only when all others want it, and everybody reads that', async () => {
    const [anna, ben, carl] = (await seated(clients(3))) as [Player, Player, Player];
    const { table } = anna;
    expect((await anna.client.api.act(table, 'kick', { seat: 2 })).link).toBeUndefined();
    const first = await proposalAt(ben, 'kick');
    await expect(carl.live.request({ t: 'vote', table, seat: 2, proposal: first, agree: false })).rejects.toEqual(
      refused('not-your-seat'),
    );
    await ben.live.request({ t: 'vote', table, seat: 1, proposal: first, agree: false });
    expect(carl.last('gone')).toBeUndefined();
    await anna.client.api.act(table, 'kick', { seat: 2 });
    const second = await proposalAt(ben, 'kick');
    await ben.live.request({ t: 'vote', table, seat: 1, proposal: second, agree: true });
    await carl.until(() => carl.last('gone') !== undefined);
    await ben.until(() => notices(ben).includes('kicked'));
    // A bot plays on, and nobody who sits here already gets to see that hand.
    expect(ben.last('table')?.info.seats[2]).toMatchObject({ claimed: false, bot: 'quick' });
    await expect(anna.client.api.act(table, 'claim', { seat: 2 })).rejects.toEqual(refused('already-seated'));
    // Nor the host in another browser, unless the others agree.
    const { link = '' } = await anna.client.api.act(table, 'links', { for: 2 });
    const second_ = host.client();
    expect(await second_.api.join({ token: link, name: 'Dora' })).toMatchObject({ seat: null, waiting: true });
    const wish = await proposalAt(ben, 'sit');
    await anna.live.request({ t: 'vote', table, seat: 0, proposal: wish, agree: true });
    expect((await second_.api.table(table)).table.seats[2]?.you).toBe(false);
    await ben.live.request({ t: 'vote', table, seat: 1, proposal: wish, agree: true });
    expect((await second_.api.table(table)).table.seats[2]).toMatchObject({ you: true, name: 'Dora' });
  });

  test('hands the table over, and a table whose host leaves finds another', async () => {
    const [anna, ben, carl] = (await seated(clients(3))) as [Player, Player, Player];
    const { table } = anna;
    await anna.client.api.act(table, 'host', { seat: 1 });
    await expect(anna.client.api.act(table, 'lock', { locked: true })).rejects.toEqual(refused('not-the-host'));
    await carl.until(() => notices(carl).includes('host'));
    await ben.client.api.act(table, 'leave', {});
    await carl.until(() => notices(carl).filter((each) => each === 'host').length === 2);
    expect((await anna.client.api.table(table)).table.host).toBe(true);
    expect(anna.last('table')?.info.seats[1]).toMatchObject({ claimed: false, bot: 'quick' });
  });

  test('who is away can be replaced as host by those who are here', async () => {
    const [anna, ben, carl] = (await seated(clients(3))) as [Player, Player, Player];
    const { table } = anna;
    const wish = { t: 'propose', table, seat: 1, kind: 'host', target: 1 } as const;
    await expect(ben.live.request(wish)).rejects.toEqual(refused('host-present'));
    anna.live.close();
    await ben.until(() => ben.last('presence')?.away[0] === true);
    await ben.live.request(wish);
    await carl.live.request({ t: 'vote', table, seat: 2, proposal: await proposalAt(carl, 'host'), agree: true });
    expect((await ben.client.api.table(table)).table.host).toBe(true);
  });
});

describe('somebody who is not connected', () => {
  test('is away only after a while: a page that is loaded again gives nobody a bot', async () => {
    const patient = await Host.open();
    try {
      const [anna, ben] = (await seated([patient.client(), patient.client()])) as [Player, Player];
      ben.live.close();
      await anna.until(() => anna.last('presence')?.seats[1] === false);
      expect(anna.last('presence')?.away).toEqual([false, false]);
      const wish = { t: 'propose', table: anna.table, seat: 0, kind: 'bot', target: 1 } as const;
      await expect(anna.live.request(wish)).rejects.toEqual(refused('seat-present'));
    } finally {
      await patient.close();
    }
  });

  test('gets the seat back by coming back', async () => {
    const [anna, ben] = (await seated(clients(2))) as [Player, Player];
    const { table } = anna;
    ben.live.close();
    await anna.until(() => anna.last('presence')?.away[1] === true);
    await anna.live.request({ t: 'propose', table, seat: 0, kind: 'bot', target: 1 });
    await anna.until(() => anna.last('table')?.info.seats[1]?.bot === 'quick');
    expect(anna.last('table')?.info.seats[1]?.standIn).toBe('vote');
    new Player(ben.client, table, 1);
    await anna.until(() => anna.last('table')?.info.seats[1]?.bot === null);
    expect(notices(anna)).toEqual(expect.arrayContaining(['bot-away', 'back']));
  });

  test('is still asked before something is taken back, bot or not', async () => {
    const players = (await seated(clients(2))) as [Player, Player];
    const [anna] = players;
    const ben = await newsFrom(players);
    const { table } = ben;
    await anna.client.api.act(table, 'bot', { seat: 0, level: 'random' });
    await setTimeout(50);
    const before = ben.version;
    await ben.live.request({ t: 'undo', table, seat: 1 }).catch(() => undefined);
    expect(ben.heard.some((each) => each.t === 'update' && each.step.kind === 'undo')).toBe(false);
    expect(ben.version).toBeGreaterThanOrEqual(before);
  });
});

describe('people among strangers', () => {
  test('have names that can’t be taken for another', async () => {
    expect(looksLike('Аnnа', ['Anna'])).toBe(true);
    expect(looksLike('A n n a.', ['Anna'])).toBe(true);
    expect(looksLike('Hanna', ['Anna'])).toBe(false);
    const [anna, ben] = clients(2) as [NodeClient, NodeClient];
    const seats = [{ kind: 'person', me: true, name: 'Anna' } as const, { kind: 'person' } as const];
    const { table, links } = await anna.api.create({ game: 'bluff', seats });
    const joined = await ben.api.join({ token: links.seats[1] ?? '', name: 'Аnna' });
    expect(joined.table.seats[1]?.name).toBe('Аnna (2)');
    await expect(ben.api.act(table.id, 'name', { seat: 1, name: 'ANNA' })).rejects.toEqual(refused('name-taken'));
  });

  test('sit down on an open seat only with the host’s word, where the host wants that', async () => {
    const [anna, ben] = clients(2) as [NodeClient, NodeClient];
    const seats = [{ kind: 'person', me: true } as const, { kind: 'open' } as const];
    const { table, links } = await anna.api.create({ game: 'bluff', seats });
    await anna.api.act(table.id, 'approval', { required: true });
    await ben.api.join({ token: links.spectator });
    await ben.api.act(table.id, 'claim', { seat: 1, name: 'Ben' });
    const watching = new Player(anna, table.id, 0);
    await watching.until(() => watching.last('state') !== undefined);
    const [wish] = watching.last('state')?.proposals ?? [];
    expect(wish).toMatchObject({ kind: 'sit', by: null, target: 1, name: 'Ben' });
    await expect(ben.api.act(table.id, 'admit', { proposal: wish?.id ?? '', agree: true })).rejects.toEqual(
      refused('not-the-host'),
    );
    const { table: after } = await anna.api.act(table.id, 'admit', { proposal: wish?.id ?? '', agree: true });
    expect(after.seats[1]).toMatchObject({ claimed: true, name: 'Ben' });
  });

  test('can be muted and sent away, and do not come back by the same link', async () => {
    const [anna, ben] = clients(2) as [NodeClient, NodeClient];
    const { table, links } = await anna.api.create({ game: 'bluff', seats: [{ kind: 'person', me: true }] });
    await ben.api.join({ token: links.spectator, name: 'Ben' });
    const looking = new Player(ben, table.id, 'spectator');
    await looking.until(() => looking.last('state') !== undefined);
    await expect(ben.api.people(table.id)).rejects.toEqual(refused('not-the-host'));
    const { people } = await anna.api.people(table.id);
    const person = people.find(({ name }) => name === 'Ben')?.id ?? '';
    await anna.api.act(table.id, 'mute', { person, muted: true });
    const say = { t: 'chat', table: table.id, as: 'spectator', text: 'buy gold' } as const;
    await expect(looking.live.request(say)).rejects.toEqual(refused('muted'));
    await anna.api.act(table.id, 'remove', { person });
    await looking.until(() => looking.last('gone') !== undefined);
    await expect(ben.api.table(table.id)).rejects.toEqual(refused('unknown-table'));
    await expect(ben.api.join({ token: links.spectator })).rejects.toEqual(refused('sent-away'));
  });

  test('say only so much, and a table forgets what was said long ago, but not who did what', async () => {
    const talking = await Host.open({ limits: { linesPerSecond: 1, linesPerTable: 60 } });
    try {
      const [anna] = (await seated([talking.client()])) as [Player];
      const say = (text: string) => ({ t: 'chat', table: anna.table, as: 0, text }) as const;
      const socket = anna.client.socket();
      const refusals: string[] = [];
      socket.on('message', (data) => {
        const heard = JSON.parse((data as Buffer).toString()) as { t: string; error?: { code: string } };
        if (heard.t === 'error') refusals.push(heard.error?.code ?? '');
        if (heard.t === 'hello')
          for (let i = 0; i < 30; i++) socket.send(JSON.stringify({ ...say(`${i}`), id: `flood-${i}` }));
      });
      await expect.poll(() => refusals.length).toBe(22);
      socket.close();
      expect(new Set(refusals)).toEqual(new Set(['too-fast']));
    } finally {
      await talking.close();
    }
  });

  test('delete a table that does not run, with everything that was said at it', async () => {
    const players = await seated(clients(2), { rounds: 3 });
    const [anna, ben] = players as [Player, Player];
    await expect(anna.client.api.act(anna.table, 'delete', {})).rejects.toEqual(refused('not-over'));
    await playOn(players);
    await anna.until(() => anna.last('table')?.info.status === 'finished');
    await expect(ben.client.api.act(anna.table, 'delete', {})).rejects.toEqual(refused('not-the-host'));
    await anna.client.api.act(anna.table, 'delete', {});
    await ben.until(() => ben.last('gone') !== undefined);
    await expect(ben.client.api.replay(anna.table)).rejects.toEqual(refused('unknown-table'));
    const { db } = host.server.house.store;
    for (const kind of ['acts', 'seats', 'members', 'chat', 'snapshots'] as const)
      expect(await db.selectFrom(kind).select('table_id').where('table_id', '=', anna.table).execute()).toEqual([]);
  });
});

describe('a game that is given up', () => {
  test('is not for the host alone to end', async () => {
    const [anna, ben, carl] = (await seated(clients(3))) as [Player, Player, Player];
    const { table } = anna;
    expect((await anna.client.api.act(table, 'end', {})).table.status).toBe('playing');
    const first = await proposalAt(ben, 'end');
    await ben.live.request({ t: 'vote', table, seat: 1, proposal: first, agree: false });
    await ben.until(() => ben.last('proposals')?.proposals.length === 0);
    expect((await anna.client.api.table(table)).table.status).toBe('playing');
    // Whoever sits may ask, and all others have to agree.
    await carl.live.request({ t: 'propose', table, seat: 2, kind: 'end', target: 2 });
    const second = await proposalAt(ben, 'end');
    await ben.live.request({ t: 'vote', table, seat: 1, proposal: second, agree: true });
    expect((await anna.client.api.table(table)).table.status).toBe('playing');
    await anna.live.request({ t: 'vote', table, seat: 0, proposal: second, agree: true });
    await ben.until(() => ben.last('table')?.info.status === 'ended');
    expect(notices(ben)).toContain('ended');
    await expect(ben.live.request({ t: 'propose', table, seat: 1, kind: 'end', target: 1 })).rejects.toEqual(
      refused('not-playing'),
    );
  });

  test('ends without those who have long been gone', async () => {
    const [anna, ben] = (await seated(clients(2))) as [Player, Player];
    ben.live.close();
    await anna.until(() => anna.last('presence')?.away[1] === true);
    expect((await anna.client.api.act(anna.table, 'end', {})).table.status).toBe('playing');
    await expect(anna.client.api.act(anna.table, 'end', {})).rejects.toEqual(refused('proposal-open'));
    const { standing } = await host.server.rooms.get(anna.table);
    await expect.poll(() => standing.awayFor(1) >= standing.goneAfter, { timeout: 10_000 }).toBe(true);
    expect((await anna.client.api.act(anna.table, 'end', {})).table.status).toBe('ended');
  });
});

describe('the clock', () => {
  test('can’t be switched off by the one it hurries: the bot answers, then they play again', async () => {
    let decide: () => void = () => undefined;
    const thought = new Promise<null>((resolve) => {
      decide = () => resolve(null);
    });
    const slow = await Host.open({}, () => ({
      think: () => thought,
      advise: () => Promise.resolve(null),
      review: () => Promise.resolve(null),
      close: () => Promise.resolve(),
    }));
    try {
      const anna = slow.client();
      const seats = [{ kind: 'person', me: true } as const, { kind: 'person', me: true } as const];
      const { table } = await anna.api.create({ game: 'bluff', seats, clock: { perAnswer: 10, reserve: 0 } });
      await anna.api.act(table.id, 'start', {});
      const player = new Player(anna, table.id, 0);
      await player.until(() => player.sight !== undefined);
      const room = await slow.server.rooms.get(table.id);
      // As if they had been asked a minute ago.
      await slow.server.house.store.db
        .updateTable('acts')
        .set({ at: Date.now() - 60_000 })
        .where('table_id', '=', table.id)
        .execute();
      await room.run(async () => {
        room.sleep();
        await room.loaded();
      });
      const seatIs = (standIn: string | null) => player.last('table')?.info.seats[0]?.standIn === standIn;
      await player.until(() => seatIs('clock'));
      await anna.api.act(table.id, 'bot', { seat: 0, level: null });
      await player.until(() => seatIs('returning'));
      // The question that was not answered in time is answered by the bot all the same.
      expect(player.last('table')?.info.seats[0]?.bot).toBe('quick');
      decide();
      await player.until(() => seatIs(null));
      expect(player.version).toBeGreaterThan(0);
      expect(player.last('table')?.info.seats[0]?.bot).toBeNull();
    } finally {
      await slow.close();
    }
  });
});
