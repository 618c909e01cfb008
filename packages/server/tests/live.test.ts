import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Live } from '../src/client/live.ts';
import { NodeClient } from '../src/client/node.ts';
import { Host } from './support/host.ts';
import { Player, playOn, seated } from './support/player.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';

const refused = (code: string): unknown =>
  expect.objectContaining({ error: expect.objectContaining({ code }) as unknown });

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe.each(['sqlite', 'postgres'])('playing on %s', (kind) => {
  let host: Host;
  beforeAll(async () => {
    const databaseUrl = kind === 'postgres' ? await postgres.database() : undefined;
    host = await Host.open({ databaseUrl, awayMilliseconds: 150 });
  });
  afterAll(() => host.close());

  test('survives a restart in the middle, with everything that was acknowledged', async () => {
    const players = await seated([host.client(), host.client()], { rounds: 50 });
    const [anna] = players as [Player];
    await playOn(players, 40);
    const before = anna.sight;
    await host.restart();
    const again = new Player(host.client().as(anna.client.session), anna.table, 0);
    await again.until(() => again.sight !== undefined);
    expect(again.sight).toMatchObject({ version: before?.version, view: before?.view, asked: before?.asked });
    expect(again.last('state')?.missed).toHaveLength((before?.version ?? 0) + 1);
    again.live.close();
  });

  test('takes an answer once, however often it is sent', async () => {
    const [anna, ben] = (await seated([host.client(), host.client()])) as [Player, Player];
    const question = anna.question;
    const first = await anna.answer(undefined, 'same');
    const again = await anna.live.answer(anna.table, 0, question?.id ?? 0, [question?.options[1]?.id ?? ''], 'same');
    expect(again).toBe(first);
    await ben.answer();
    await anna.untilVersion(2);
    // Also long after, and with nothing left in memory.
    await host.server.rooms.get(anna.table).then((room) => room.sleep());
    expect(await anna.live.answer(anna.table, 0, question?.id ?? 0, ['anything'], 'same')).toBe(first);
    expect(anna.version).toBe(2);
  });

  test('refuses what is not possible, with a reason, and nothing changes', async () => {
    const [anna, ben] = (await seated([host.client(), host.client()])) as [Player, Player];
    const id = anna.question?.id ?? 0;
    const { live, table } = anna;
    await expect(live.answer(table, 0, id, ['card:9999'])).rejects.toEqual(refused('unknown-option'));
    await expect(live.answer(table, 0, id, [])).rejects.toEqual(refused('wrong-count'));
    await expect(live.answer(table, 1, ben.question?.id ?? 0, ['x'])).rejects.toEqual(refused('not-your-seat'));
    await expect(live.answer(table, 0, id + 50, ['x'])).rejects.toEqual(refused('stale-decision'));
    await expect(live.answer('doesnotexist', 0, id, ['x'])).rejects.toEqual(refused('unknown-table'));
    expect(anna.version).toBe(0);
    await anna.answer();
    await expect(live.answer(table, 0, id, ['x'])).rejects.toEqual(refused('not-asked'));
  });

  test('shows each seat only its own hand and its own questions', async () => {
    const clients = [host.client(), host.client()];
    const players = await seated(clients);
    const [anna, ben] = players as [Player, Player];
    const facesOf = (player: Player, seat: number) => player.sight?.view?.zones.hand?.[seat]?.cards;
    expect(facesOf(anna, 0)).toHaveLength(4);
    expect(facesOf(anna, 1)).toEqual([]);
    expect(anna.sight?.pending.every((each) => each.seat === 0)).toBe(true);
    expect(anna.sight?.asked).toEqual([0, 1]);
    await anna.answer();
    await ben.untilVersion(1);
    // A secret answer is seen as an answer, nothing more.
    expect(ben.sight).toMatchObject({ step: { seat: 0, beats: [] }, asked: [1] });
  });

  test('tells everybody who is here and what they say', async () => {
    const [anna, ben] = (await seated([host.client(), host.client()])) as [Player, Player];
    await anna.until(() => anna.last('presence')?.seats[1] === true);
    await anna.live.request({ t: 'chat', table: anna.table, as: 0, text: 'Привет, Ben! 🎲' });
    await ben.live.request({ t: 'reaction', table: ben.table, as: 1, reaction: 'well-played' });
    await anna.until(() => anna.last('chat')?.line.kind === 'reaction');
    expect(ben.heard.filter((each) => each.t === 'chat')).toMatchObject([
      { line: { seat: 0, name: 'Anna', text: 'Привет, Ben! 🎲' } },
      { line: { seat: 1, text: 'well-played' } },
    ]);
    ben.live.close();
    await anna.until(() => anna.last('presence')?.seats[1] === false);
  });

  test('hears what is said once, however often it is sent', async () => {
    const [anna, ben] = (await seated([host.client(), host.client()])) as [Player, Player];
    const line = { t: 'chat', table: anna.table, as: 0, text: 'hello' } as const;
    await anna.live.request(line, 'same');
    await anna.live.request(line, 'same');
    await anna.live.request({ ...line, text: 'bye' }, 'other');
    await ben.until(() => ben.last('chat')?.line.text === 'bye');
    expect(ben.heard.flatMap((each) => (each.t === 'chat' ? each.line.text : []))).toEqual(['hello', 'bye']);
  });

  test('takes back once, however often that is sent', async () => {
    const [anna, ben] = (await seated([host.client(), host.client()])) as [Player, Player];
    const { table } = anna;
    await ben.answer();
    await anna.untilVersion(1);
    await anna.answer();
    await Promise.all([anna.untilVersion(2), ben.untilVersion(2)]);
    const leader = [anna, ben].find((each) => each.question !== undefined) as Player;
    const { as } = leader;
    await leader.answer('pass');
    await leader.untilVersion(3);
    await leader.answer();
    await leader.until(() => leader.sight?.undo === 'free');
    const wish = { t: 'undo', table, seat: as as number } as const;
    const first = await leader.live.request(wish, 'same');
    expect(await leader.live.request(wish, 'same')).toBe(first);
    // The others are not asked to let go of more than that.
    expect((await host.server.rooms.get(table)).proposals).toEqual([]);
  });

  test('takes back freely what told nothing, and the rest when all agree', async () => {
    const [anna, ben] = (await seated([host.client(), host.client()])) as [Player, Player];
    const { table } = anna;
    await anna.answer();
    await anna.until(() => anna.sight?.undo === 'free');
    await anna.live.request({ t: 'undo', table, seat: 0 });
    await ben.untilVersion(2);
    expect(ben.sight).toMatchObject({ step: { kind: 'undo', back: 1 }, asked: [0, 1] });
    await anna.answer();
    await ben.answer();
    await ben.until(() => ben.sight?.undo === 'consent');
    const { version } = ben;
    await ben.live.request({ t: 'undo', table, seat: 1 });
    await anna.until(() => (anna.last('proposals')?.proposals.length ?? 0) > 0);
    const proposal = anna.last('proposals')?.proposals[0];
    expect(proposal).toMatchObject({ kind: 'undo', by: 1, waitingFor: [0] });
    await anna.live.request({ t: 'vote', table, seat: 0, proposal: proposal?.id ?? '', agree: true });
    await ben.untilVersion(version + 1);
    expect(ben.sight).toMatchObject({ step: { kind: 'undo' }, asked: [1] });
    await ben.until(() => ben.last('proposals')?.proposals.length === 0);
    // What was taken back is not part of the record; the game goes on.
    await ben.answer();
    const { steps } = await anna.client.api.replay(table, { as: 0 });
    expect(steps.map((each) => each.kind)).toEqual(['start', 'answer', 'answer']);
  });

  test('lets the others vote a bot in for somebody who is missing', async () => {
    const clients = [host.client(), host.client(), host.client()];
    const [anna, ben, carl] = (await seated(clients)) as [Player, Player, Player];
    const { table } = anna;
    await anna.until(() => anna.last('presence')?.seats[2] === true);
    const wish = { t: 'propose', table, seat: 0, kind: 'bot', target: 2 } as const;
    await expect(anna.live.request(wish)).rejects.toEqual(refused('seat-present'));
    carl.live.close();
    await anna.until(() => anna.last('presence')?.away[2] === true);
    await anna.live.request(wish);
    await ben.until(() => (ben.last('proposals')?.proposals.length ?? 0) > 0);
    const proposal = ben.last('proposals')?.proposals[0]?.id ?? '';
    await ben.live.request({ t: 'vote', table, seat: 1, proposal, agree: true });
    await anna.until(() => anna.last('table')?.info.seats[2]?.bot === 'quick');
    await anna.untilVersion(1);
    expect(anna.sight).toMatchObject({ step: { seat: 2 } });
  });

  test('drops the request for a bot when the person is back', async () => {
    const clients = [host.client(), host.client(), host.client()];
    const [anna, ben, carl] = (await seated(clients)) as [Player, Player, Player];
    const { table } = anna;
    await anna.until(() => anna.last('presence')?.seats[2] === true);
    carl.live.close();
    await anna.until(() => anna.last('presence')?.away[2] === true);
    await anna.live.request({ t: 'propose', table, seat: 0, kind: 'bot', target: 2 });
    await ben.until(() => ben.last('proposals')?.proposals.length === 1);
    const proposal = ben.last('proposals')?.proposals[0]?.id ?? '';
    carl.client.live().watch(table, 2, () => undefined, carl.version);
    await ben.until(() => ben.last('proposals')?.proposals.length === 0);
    await ben.live.request({ t: 'vote', table, seat: 1, proposal, agree: true });
    // Ben hears of the table before his own vote is acknowledged.
    expect(ben.last('table')?.info.seats[2]?.bot).toBeNull();
    await expect(ben.live.request({ t: 'vote', table, seat: 1, proposal, agree: true })).rejects.toEqual(
      refused('no-proposal'),
    );
  });

  test('drops a request to take back when the game has gone on', async () => {
    const [anna, ben] = (await seated([host.client(), host.client()])) as [Player, Player];
    const { table } = anna;
    await anna.answer();
    await ben.answer();
    await ben.until(() => ben.sight?.undo === 'consent');
    await ben.live.request({ t: 'undo', table, seat: 1 });
    await anna.until(() => anna.last('proposals')?.proposals.length === 1);
    const next = anna.question === undefined ? ben : anna;
    await next.answer();
    await anna.until(() => anna.last('proposals')?.proposals.length === 0);
  });

  test('resends what a client has missed, and everything when it knows nothing', async () => {
    const players = await seated([host.client(), host.client()]);
    const [anna, ben] = players as [Player, Player];
    await playOn(players, 4);
    const since = anna.version;
    anna.live.close();
    await anna.client.api.act(anna.table, 'bot', { seat: 0, level: 'random' });
    for (const wanted of [5, 6, 7]) {
      if (ben.question !== undefined) await ben.answer();
      await ben.untilVersion(wanted);
    }
    const back = anna.client.live();
    const heard: unknown[] = [];
    back.watch(anna.table, 0, (message) => heard.push(message), since);
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    const [state] = heard as [{ t: string; missed: { n: number }[] }];
    expect(state.t).toBe('state');
    expect(state.missed.map((each) => each.n).slice(0, 3)).toEqual([5, 6, 7]);
  });

  test('a connection that dies without a sign is replaced, and what was answered on it counts once', async () => {
    const [anna, ben] = (await seated([host.client(), host.client()])) as [Player, Player];
    let isDeaf = false;
    let connections = 0;
    const relay = createServer((near) => {
      const far = connect(Number(new URL(host.url).port), '127.0.0.1');
      const heard = ++connections > 1;
      near.pipe(far);
      far.on('data', (data) => (isDeaf && !heard ? undefined : near.write(data)));
      for (const stream of [near, far]) stream.on('error', () => undefined);
    });
    await once(relay.listen(0, '127.0.0.1'), 'listening');
    const { port } = relay.address() as AddressInfo;
    const phone = new NodeClient(`http://127.0.0.1:${port}`).as(anna.client.session);
    const live = new Live(() => phone.socket(), {}, 50);
    try {
      const away = new Player(phone, anna.table, 0, live);
      await away.until(() => away.question !== undefined);
      isDeaf = true;
      expect(await away.answer()).toBe(1);
      await ben.answer();
      await away.untilVersion(2);
      expect(connections).toBe(2);
      expect(away.version).toBe(2);
    } finally {
      live.close();
      relay.close();
    }
  });

  test('a fault in a rule leads back to the question, and the table goes on', async () => {
    const players = await seated([host.client()], { broken: true });
    const [anna] = players as [Player];
    await anna.answer();
    await anna.until(() => anna.question?.prompt.key === 'prompt.turn');
    await expect(anna.answer('break')).rejects.toEqual(refused('rule-fault'));
    await expect(anna.answer('win')).rejects.toEqual(refused('illegal-option'));
    expect(await anna.answer('pass')).toBe(2);
  });

  test('a fault in a rule is told as one also where its report can’t be written', async () => {
    const [anna] = (await seated([host.client()], { broken: true })) as [Player];
    const reports = join(host.folder, 'reports');
    rmSync(reports, { recursive: true, force: true });
    writeFileSync(reports, 'no folder');
    try {
      await anna.answer();
      await anna.answer('draw');
      await anna.untilVersion(2);
      await anna.answer();
      await anna.until(() => anna.question?.prompt.key === 'prompt.turn');
      await expect(anna.answer('break')).rejects.toEqual(refused('rule-fault'));
    } finally {
      rmSync(reports);
    }
  });

  test('leaves the memory when nobody uses it, and comes back when somebody does', async () => {
    const players = await seated([host.client(), host.client()]);
    await playOn(players, 5);
    const { rooms } = host.server;
    rooms.sweep(Date.now() + 10 * 60_000);
    expect(rooms.matches).toBe(0);
    await playOn(players, 8);
    expect(players[0]?.version).toBe(8);
  });
});

test('a page hears that the server came back with other pages, not that it only came back', async () => {
  const webDir = mkdtempSync(join(tmpdir(), 'cantina-pages-'));
  const publish = (page: string) => writeFileSync(join(webDir, 'index.html'), page);
  publish('as it was');
  const host = await Host.open({ webDir });
  const { session } = ((await seated([host.client()])) as [Player])[0].client;
  let newPages = 0;
  const live = new Live(() => new NodeClient(host.url).as(session).socket(), { onNewPages: () => newPages++ });
  try {
    await live.request({ t: 'ping' });
    await host.restart();
    await live.request({ t: 'ping' });
    expect(newPages).toBe(0);
    publish('as it is now');
    await host.restart();
    await live.request({ t: 'ping' });
    expect(newPages).toBe(1);
  } finally {
    live.close();
    await host.close();
    rmSync(webDir, { recursive: true });
  }
});
