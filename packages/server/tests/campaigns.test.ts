import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { NodeClient } from '../src/client/node.ts';
import { answerOnce, BEFORE_THE_LAST, gathered, seatedIn, untilFinished } from './support/group.ts';
import { Host } from './support/host.ts';
import { type Player, playOn } from './support/player.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const refused = (code: string, more: object = {}): unknown =>
  expect.objectContaining({ error: expect.objectContaining({ code, ...more }) as unknown });

describe.each(['sqlite', 'postgres'])('a campaign on %s', (kind) => {
  let host: Host;
  beforeAll(async () => {
    host = await Host.open(kind === 'postgres' ? { databaseUrl: await postgres.database() } : {});
  });
  afterAll(() => host.close());

  const read = async (client: NodeClient, id: string) => (await client.api.campaign(id, 'en')).campaign;
  const oneSeat = [{ kind: 'person', me: true }] as const;

  test('is begun by one and joined by others with its link', async () => {
    const [anna, ben] = [host.client(), host.client()];
    const { campaign, link } = await anna.api.beginCampaign({ game: 'bluff', name: '  Thursdays ' });
    expect(campaign).toMatchObject({ game: 'bluff', name: 'Thursdays', host: true, people: 1, version: 0 });
    expect((await ben.api.joinCampaign(link)).campaign).toMatchObject({ id: campaign.id, host: false, people: 2 });
    expect((await ben.api.campaigns()).campaigns).toEqual([
      { id: campaign.id, game: 'bluff', name: 'Thursdays', host: false, createdAt: campaign.createdAt },
    ]);
    await ben.api.actOnCampaign(campaign.id, 'leave', {});
    expect((await ben.api.campaigns()).campaigns).toEqual([]);
    expect((await read(anna, campaign.id)).people).toBe(1);
  });

  test('is nobody else’s business', async () => {
    const [anna, stranger] = [host.client(), host.client()];
    const { id } = await gathered([anna]);
    await expect(stranger.api.campaign(id, 'en')).rejects.toEqual(refused('no-session'));
    await stranger.api.create({ game: 'bluff', seats: [...oneSeat] });
    for (const attempt of [
      () => stranger.api.campaign(id, 'en'),
      () => stranger.api.actOnCampaign(id, 'unlock', {}),
      () => stranger.api.create({ game: 'bluff', campaign: id, seats: [...oneSeat] }),
      () => stranger.api.campaign('nothing-is-here', 'en'),
    ]) {
      await expect(attempt()).rejects.toEqual(refused('unknown-campaign'));
    }
    await expect(stranger.api.joinCampaign('x'.repeat(32))).rejects.toEqual(refused('unknown-link'));
    expect((await read(anna, id)).version).toBe(0);
  });

  test('may be changed only by whoever began it', async () => {
    const [anna, ben] = [host.client(), host.client()];
    const { id, link } = await gathered([anna, ben]);
    for (const action of ['reset', 'unlock', 'link'] as const) {
      await expect(ben.api.actOnCampaign(id, action, {})).rejects.toEqual(refused('not-the-host'));
    }
    await expect(ben.api.actOnCampaign(id, 'name', { name: 'Mine' })).rejects.toEqual(refused('not-the-host'));
    const renamed = await anna.api.actOnCampaign(id, 'name', { name: 'Fridays' });
    expect(renamed.campaign.name).toBe('Fridays');
    const { link: renewed = '' } = await anna.api.actOnCampaign(id, 'link', {});
    await expect(host.client().api.joinCampaign(link)).rejects.toEqual(refused('unknown-link'));
    expect((await host.client().api.joinCampaign(renewed)).campaign.people).toBe(3);
  });

  test('takes a name, and a game that has a story', async () => {
    const anna = host.client();
    await expect(anna.api.beginCampaign({ game: 'bluff', name: ' ' })).rejects.toEqual(refused('bad-request'));
    await expect(anna.api.beginCampaign({ game: 'chess', name: 'x' })).rejects.toEqual(refused('unknown-game'));
    const { games } = await anna.api.games();
    expect(games.map(({ id, campaign }) => [id, campaign])).toEqual([['bluff', true]]);
  });

  test('completes the options of its tables, and says why something can’t be played, with the rule', async () => {
    const anna = host.client();
    const { id } = await gathered([anna]);
    const { table } = await anna.api.create({
      game: 'bluff',
      campaign: id,
      options: { rounds: 3, chapter: 3 },
      seats: [...oneSeat],
    });
    expect(table).toMatchObject({ campaign: id, options: { rounds: 3, chapter: 1, broken: false } });
    expect(await anna.api.packs(table.id, 'en')).toEqual({ packs: [] });
    await expect(
      anna.api.create({ game: 'bluff', campaign: id, options: { rounds: 50 }, seats: [...oneSeat] }),
    ).rejects.toEqual(
      refused('campaign-refuses', { args: { reason: { message: { key: 'reason.locked' } } }, rule: 'BL-05' }),
    );
    await anna.api.actOnCampaign(id, 'unlock', {});
    await expect(
      anna.api.create({ game: 'bluff', campaign: id, options: { rounds: 50 }, seats: [...oneSeat] }),
    ).rejects.toEqual(refused('campaign-refuses', { rule: 'BL-06' }));
    expect((await anna.api.tables()).tables).toHaveLength(1);
  });

  test('goes on when a game is over, once: whatever is tried afterwards', async () => {
    const [anna, ben] = [host.client(), host.client()];
    const { id } = await gathered([anna, ben]);
    const players = await seatedIn(id, [anna, ben]);
    await playOn(players, BEFORE_THE_LAST);
    expect(await read(anna, id)).toMatchObject({ version: 0, view: { next: '3', games: [] } });
    await answerOnce(players);
    // Acknowledged means: all of it is stored.
    const { campaign, packs, tables } = await ben.api.campaign(id, 'ru');
    expect(campaign).toMatchObject({ version: 1, view: { next: '6', games: [{ name: { args: { rounds: 3 } } }] } });
    expect(packs.map(({ messages }) => messages)).toEqual([{ 'story.second-round': 'second-round story (ru)' }]);
    expect(tables).toEqual([]);
    await untilFinished(players);
    const [first] = players as [(typeof players)[0]];
    for (const seat of [0, 1]) {
      const undo = (players[seat] ?? first).live.request({ t: 'undo', table: first.table, seat });
      await expect(undo).rejects.toMatchObject({ error: { code: 'game-over' } });
    }
    await expect(anna.api.act(first.table, 'end', {})).rejects.toEqual(refused('not-playing'));
    for (const each of [anna, ben]) each.close();
    await host.restart();
    const again = host.client().as(anna.session);
    expect((await again.api.table(first.table)).table.status).toBe('finished');
    expect((await again.api.replay(first.table)).transcript).not.toBeNull();
    expect(await read(again, id)).toMatchObject({ version: 1 });
  });

  test('opens what it has unlocked to tables that are made afterwards', async () => {
    const [anna, ben] = [host.client(), host.client()];
    const { id } = await gathered([anna, ben]);
    const early = await anna.api.create({ game: 'bluff', campaign: id, options: { rounds: 3 }, seats: [...oneSeat] });
    const players = await seatedIn(id, [anna, ben]);
    await playOn(players);
    const { table } = await anna.api.create({
      game: 'bluff',
      campaign: id,
      options: { rounds: 6 },
      seats: [...oneSeat],
    });
    expect(table.options).toMatchObject({ rounds: 6, chapter: 2 });
    expect((await anna.api.packs(table.id, 'de')).packs.map((pack) => pack.id)).toEqual(['second-round']);
    expect((await anna.api.packs(early.table.id, 'de')).packs).toEqual([]);
    await untilFinished(players);
    const { rematch = '' } = await ben.api.act(players[0]?.table ?? '', 'rematch', {});
    expect((await ben.api.table(rematch)).table).toMatchObject({ campaign: id, options: { rounds: 3, chapter: 2 } });
  });

  test('shows its open tables to the whole group, also to those who come later', async () => {
    const [anna, ben, cleo] = [host.client(), host.client(), host.client()];
    const { id, link } = await gathered([anna, ben]);
    const { table } = await anna.api.create({
      game: 'bluff',
      campaign: id,
      options: { rounds: 3 },
      seats: [{ kind: 'person', me: true }, { kind: 'open' }, { kind: 'open' }],
    });
    await cleo.api.joinCampaign(link);
    for (const [i, each] of [ben, cleo].entries()) {
      expect((await each.api.campaign(id, 'en')).tables.map((one) => one.id)).toEqual([table.id]);
      await each.api.act(table.id, 'claim', { seat: i + 1 });
    }
    expect((await anna.api.act(table.id, 'start', {})).table.status).toBe('playing');
  });

  test('takes in whoever sits down at one of its tables, but nobody who only watches', async () => {
    const [anna, ben, eve] = [host.client(), host.client(), host.client()];
    const { id } = await gathered([anna]);
    const { links } = await anna.api.create({
      game: 'bluff',
      campaign: id,
      options: { rounds: 3 },
      seats: [{ kind: 'person', me: true }, { kind: 'person' }],
    });
    await ben.api.join({ token: links.seats[1] ?? '' });
    await eve.api.join({ token: links.spectator });
    expect((await read(ben, id)).people).toBe(2);
    await expect(eve.api.campaign(id, 'en')).rejects.toEqual(refused('unknown-campaign'));
  });

  test('counts no game that was given up, and none that goes on from a step of another', async () => {
    const [anna, ben] = [host.client(), host.client()];
    const { id } = await gathered([anna, ben]);
    const [one, two] = (await seatedIn(id, [anna, ben])) as [Player, Player];
    await anna.api.act(one.table, 'end', {});
    await two.until(() => two.last('proposals')?.proposals.length === 1);
    const proposal = two.last('proposals')?.proposals[0]?.id ?? '';
    await two.live.request({ t: 'vote', table: one.table, seat: 1, proposal, agree: true });
    expect((await anna.api.table(one.table)).table.status).toBe('ended');
    const players = await seatedIn(id, [anna, ben]);
    await playOn(players);
    await untilFinished(players);
    const { table } = await anna.api.fork(players[0]?.table ?? '', {
      at: 2,
      seats: [
        { kind: 'bot', level: 'random' },
        { kind: 'bot', level: 'random' },
      ],
    });
    expect(table.campaign).toBeNull();
    await anna.api.act(table.id, 'start', {});
    await expect.poll(async () => (await anna.api.table(table.id)).table.status, { timeout: 5000 }).toBe('finished');
    expect((await read(anna, id)).view.games).toHaveLength(1);
  });

  test('counts no game that bots have played among themselves', async () => {
    const anna = host.client();
    const { id } = await gathered([anna]);
    const bot = { kind: 'bot', level: 'random' } as const;
    const { table } = await anna.api.create({ game: 'bluff', campaign: id, options: { rounds: 3 }, seats: [bot, bot] });
    await anna.api.act(table.id, 'start', {});
    await expect.poll(async () => (await anna.api.table(table.id)).table.status, { timeout: 5000 }).toBe('finished');
    expect((await read(anna, id)).view.games).toEqual([]);
  });

  test('begins again: earlier tables count no more, not even one that is being played', async () => {
    const [anna, ben] = [host.client(), host.client()];
    const { id } = await gathered([anna, ben]);
    const done = await seatedIn(id, [anna, ben]);
    await playOn(done);
    const running = await seatedIn(id, [anna, ben], 6);
    await playOn(running, 5);
    const { campaign } = await anna.api.actOnCampaign(id, 'reset', {});
    expect(campaign).toMatchObject({ version: 2, view: { next: '3', games: [], story: [{ chapter: 1 }] } });
    expect((await anna.api.campaign(id, 'en')).packs).toEqual([]);
    expect((await anna.api.table(running[0]?.table ?? '')).table.campaign).toBeNull();
    await playOn(running);
    await untilFinished(running);
    expect(await read(anna, id)).toMatchObject({ version: 2, view: { next: '3', games: [] } });
  });

  test('unlocks everything at once, and keeps what was played', async () => {
    const [anna, ben] = [host.client(), host.client()];
    const { id } = await gathered([anna, ben]);
    await playOn(await seatedIn(id, [anna, ben]));
    await anna.api.actOnCampaign(id, 'unlock', {});
    const { campaign, packs } = await anna.api.campaign(id, 'de');
    expect(packs.map((pack) => pack.id)).toEqual(['second-round', 'long']);
    expect(campaign.view).toMatchObject({ next: '50', games: [{ name: { args: { rounds: 3 } } }] });
  });

  test('two tables that end at the same moment both count, and the story goes on once', async () => {
    const people = Array.from({ length: 4 }, () => host.client());
    const { id } = await gathered(people);
    const both = await Promise.all([seatedIn(id, people.slice(0, 2)), seatedIn(id, people.slice(2))]);
    await Promise.all(both.map((players) => playOn(players, BEFORE_THE_LAST)));
    await Promise.all(both.map(answerOnce));
    const { version, view } = await read(people[0] as NodeClient, id);
    expect({ version, next: view.next, games: view.games.length }).toEqual({ version: 2, next: '6', games: 2 });
  });

  test('tells nothing of what is still locked', async () => {
    const [anna, ben] = [host.client(), host.client()];
    const bodies: Promise<string>[] = [];
    const real = globalThis.fetch;
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...args) => {
      const response = await real(...args);
      bodies.push(response.clone().text());
      return response;
    });
    try {
      const { id } = await gathered([anna, ben]);
      for (const rounds of [6, 50]) {
        const wish = { game: 'bluff', campaign: id, options: { rounds }, seats: [...oneSeat] };
        await expect(anna.api.create(wish)).rejects.toEqual(refused('campaign-refuses'));
      }
      const players = await seatedIn(id, [anna, ben]);
      await playOn(players, 1);
      for (const lang of ['de', 'en', 'ru'] as const) {
        await anna.api.campaign(id, lang);
        await anna.api.packs(players[0]?.table ?? '', lang);
      }
      await anna.api.tables();
      await anna.api.games();
      const sent = [
        ...(await Promise.all(bodies)),
        ...players.flatMap(({ heard }) => heard.map((each) => JSON.stringify(each))),
      ];
      expect(sent.length).toBeGreaterThan(10);
      expect(sent.filter((each) => /second-round|long|joker|story\.(?!begin)/.test(each))).toEqual([]);
      // The same search finds it once it is unlocked.
      await playOn(players);
      await ben.api.campaign(id, 'de');
      expect((await Promise.all(bodies)).filter((each) => /second-round joker/.test(each))).toHaveLength(1);
      expect((await Promise.all(bodies)).filter((each) => /long/.test(each))).toEqual([]);
    } finally {
      spy.mockRestore();
    }
  });
});
