import { commitment, shareHash, verify } from '@cantina/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bluff } from './support/bluff.ts';
import { Host } from './support/host.ts';
import { Player, playOn, seated } from './support/player.ts';

let host: Host;
beforeAll(async () => {
  host = await Host.open();
});
afterAll(() => host.close());

describe('a table', () => {
  test('is played to its end, and the revealed seed proves it', async () => {
    const players = await seated([host.client(), host.client()]);
    const [anna, ben] = players as [(typeof players)[0], (typeof players)[0]];
    const promised = anna.last('state')?.commitment;
    await playOn(players);
    expect(anna.sight?.view?.outcome?.reason).toBe('points');
    await ben.until(() => ben.last('table')?.info.status === 'finished');
    const { transcript } = await ben.client.api.replay(ben.table);
    expect(commitment(transcript?.secret ?? '')).toBe(promised);
    expect(verify(bluff, transcript)).toMatchObject({ ok: true, fault: null });
  });

  test('has a seed that nobody could choose: the server has bound itself before the players add to it', async () => {
    const [anna, ben] = [host.client(), host.client()];
    const { table, links } = await anna.api.create({
      game: 'bluff',
      options: { rounds: 3 },
      seats: [{ kind: 'person', me: true }, { kind: 'person' }],
    });
    await ben.api.join({ token: links.seats[1] ?? '' });
    const lobby = new Player(anna, table.id, 0);
    await lobby.until(() => lobby.last('state') !== undefined);
    const promised = lobby.last('state')?.commitment;
    expect(promised).toMatch(/^[0-9a-f]{64}$/);
    await anna.api.act(table.id, 'share', { seat: 0, hash: shareHash('my dog') });
    await ben.api.act(table.id, 'share', { seat: 1, hash: shareHash('the weather') });
    // Nobody shows theirs before all others are bound to theirs.
    await expect(anna.api.act(table.id, 'share', { seat: 0, text: 'my dog' })).rejects.toThrow('bad-request');
    const started = anna.api.act(table.id, 'start', {});
    await lobby.until(() => lobby.last('table')?.info.showing === true);
    await expect(ben.api.act(table.id, 'share', { seat: 1, text: 'something better' })).rejects.toThrow('bad-request');
    await anna.api.act(table.id, 'share', { seat: 0, text: 'my dog' });
    await ben.api.act(table.id, 'share', { seat: 1, text: 'the weather' });
    await started;
    const players = [anna, ben].map((client, seat) => new Player(client, table.id, seat));
    await Promise.all(players.map((each) => each.until(() => !!each.sight?.view)));
    expect(players[0]?.last('state')?.commitment).toBe(promised);
    await playOn(players);
    await lobby.until(() => lobby.last('table')?.info.status === 'finished');
    const { transcript } = await ben.api.replay(table.id);
    expect(transcript?.commitment).toBe(promised);
    expect(transcript?.shares).toEqual([
      { seat: 0, hash: shareHash('my dog'), text: 'my dog' },
      { seat: 1, hash: shareHash('the weather'), text: 'the weather' },
    ]);
    expect(verify(bluff, transcript)).toMatchObject({ ok: true, shares: 2, announced: 2 });
    expect(verify(bluff, { ...transcript, shares: [] })).toMatchObject({ ok: false, fault: 'seed' });
  });

  test('with an answer taken back by consent still verifies, and other dice fell after it', async () => {
    const players = await seated([host.client(), host.client()], { rounds: 3 });
    const [anna, ben] = players as [Player, Player];
    const { table } = anna;
    await anna.answer();
    await ben.answer();
    await ben.until(() => ben.sight?.undo === 'consent');
    await ben.live.request({ t: 'undo', table, seat: 1 });
    await anna.until(() => (anna.last('proposals')?.proposals.length ?? 0) > 0);
    const proposal = anna.last('proposals')?.proposals[0]?.id ?? '';
    await anna.live.request({ t: 'vote', table, seat: 0, proposal, agree: true });
    await ben.untilVersion(3);
    // Also a process that has just read the game knows of it.
    await (await host.server.rooms.get(table)).run(async () => (await host.server.rooms.get(table)).sleep());
    await ben.answer();
    await Promise.all(players.map((each) => each.untilVersion(4)));
    await playOn(players);
    await anna.until(() => anna.last('table')?.info.status === 'finished');
    const { transcript } = await ben.client.api.replay(table);
    expect(transcript?.answers[1]).toMatchObject({ seat: 1, stir: 1 });
    expect(verify(bluff, transcript)).toMatchObject({ ok: true, undos: 1 });
  });
});
