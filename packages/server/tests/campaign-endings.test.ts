import { describe, expect, test, vi } from 'vitest';
import { NodeClient } from '../src/client/node.ts';
import { exportLines, importLines } from '../src/store/archive.ts';
import { readCampaign } from '../src/store/campaigns.ts';
import type { Store } from '../src/store/store.ts';
import { readActs, readTable } from '../src/store/tables.ts';
import { bluffCampaign } from './support/bluff-campaign.ts';
import { answerOnce, BEFORE_THE_LAST, gathered, seatedIn, untilFinished } from './support/group.ts';
import { Host } from './support/host.ts';
import { Player, playOn } from './support/player.ts';
import { twoHosts } from './support/two-hosts.ts';

const { hosts, postgres } = twoHosts();

const storeOf = (host: Host): Store => host.server.house.store;
const counted = async (store: Store, id: string) => {
  const row = await readCampaign(store, id);
  const { chapter, games } = JSON.parse(row?.state ?? '{}') as { chapter: number; games: readonly unknown[] };
  return { version: row?.version, chapter, games: games.length };
};
const ONCE = { version: 1, chapter: 2, games: 1 };

describe('the end of a game moves its campaign on exactly once', () => {
  test('when its players are at two processes', async () => {
    const people = hosts().map((host) => host.client());
    const { id } = await gathered(people);
    const players = await seatedIn(id, people);
    await playOn(players);
    await untilFinished(players);
    expect(await counted(storeOf(hosts()[0]), id)).toEqual(ONCE);
  });

  test('when two processes each end a table of the group at the same moment', async () => {
    for (let i = 0; i < 3; i++) {
      const people = [...hosts(), ...hosts()].map((host) => host.client());
      const { id } = await gathered(people);
      const both = [
        await seatedIn(id, [people[0], people[2]] as NodeClient[]),
        await seatedIn(id, [people[1], people[3]] as NodeClient[]),
      ];
      await Promise.all(both.map((players) => playOn(players, BEFORE_THE_LAST)));
      await Promise.all(both.map(answerOnce));
      expect(await counted(storeOf(hosts()[0]), id)).toEqual({ version: 2, chapter: 2, games: 2 });
    }
  });

  test('when the server is cut off before the end is stored: the last answer isn’t either, and can be given again', async () => {
    const host = await Host.open();
    const people = [host.client(), host.client()];
    const { id } = await gathered(people);
    const players = await seatedIn(id, people);
    const [{ table }] = players as [Player];
    await playOn(players, BEFORE_THE_LAST);
    const afterGame = vi.spyOn(bluffCampaign, 'afterGame').mockImplementationOnce(() => {
      throw new Error('the power is gone');
    });
    const last = answerOnce(players);
    await expect.poll(() => afterGame.mock.calls.length).toBeGreaterThan(0);
    afterGame.mockRestore();
    // The client sends the answer again by itself as long as it is not acknowledged.
    await last;
    expect(await readActs(storeOf(host), table, BEFORE_THE_LAST)).toHaveLength(1);
    await untilFinished(players);
    expect(await counted(storeOf(host), id)).toEqual(ONCE);
    await host.close();
  });

  test('when an older server has stored the last act without its end', async () => {
    const host = await Host.open();
    const people = [host.client(), host.client()];
    const { id } = await gathered(people);
    const players = await seatedIn(id, people);
    const [{ table, client }] = players as [Player];
    await playOn(players, BEFORE_THE_LAST);
    const before = await readCampaign(storeOf(host), id);
    await answerOnce(players);
    await untilFinished(players);
    for (const each of people) each.close();
    const { db } = storeOf(host);
    await db.updateTable('tables').set({ status: 'playing', outcome: null }).where('id', '=', table).execute();
    await db
      .updateTable('campaigns')
      .set({ state: before?.state ?? '', version: 0 })
      .where('id', '=', id)
      .execute();
    for (let i = 0; i < 2; i++) {
      await host.restart();
      const back = new Player(new NodeClient(host.url).as(client.session), table, 0);
      await back.until(() => back.sight?.view?.outcome !== undefined && back.sight.view?.outcome !== null);
      await expect.poll(async () => (await readTable(storeOf(host), table))?.row.status).toBe('finished');
      back.live.close();
      expect(await counted(storeOf(host), id)).toEqual(ONCE);
    }
    await host.close();
  });
});

describe('a campaign in an archive', () => {
  test('moves from SQLite to PostgreSQL with its group and its tables, and goes on there', async () => {
    const from = await Host.open();
    const people = [from.client(), from.client()];
    const { id } = await gathered(people);
    const players = await seatedIn(id, people);
    await playOn(players, BEFORE_THE_LAST);
    const archive: string[] = [];
    for await (const line of exportLines(storeOf(from))) archive.push(line);
    for (const each of people) each.close();
    await from.close();

    const to = await Host.open({ databaseUrl: await postgres().database() });
    await importLines(storeOf(to), lines(archive));
    const moved = players.map((each) => new Player(to.client().as(each.client.session), each.table, each.as));
    await Promise.all(moved.map((each) => each.untilVersion(BEFORE_THE_LAST)));
    expect(await counted(storeOf(to), id)).toEqual({ version: 0, chapter: 1, games: 0 });
    await answerOnce(moved);
    const { campaign } = await (moved[1] as Player).client.api.campaign(id, 'en');
    expect(campaign).toMatchObject({ name: 'Thursdays', people: 2, view: { next: '6' } });
    // Brought once more, what has happened here since stays.
    await importLines(storeOf(to), lines(archive));
    expect(await counted(storeOf(to), id)).toEqual(ONCE);
    await to.close();
  });

  test('stays behind when somebody takes a single table home', async () => {
    const host = await Host.open({ allowImport: true });
    const people = [host.client(), host.client()];
    const { id, link } = await gathered(people);
    const players = await seatedIn(id, people);
    const [{ table, client }] = players as [Player];
    await playOn(players);
    await untilFinished(players);
    const headers = { cookie: client.session ?? '' };
    const file = await (await fetch(`${host.url}/api/tables/${table}/export`, { headers })).text();
    expect(file).not.toMatch(new RegExp(`campaigns|campaign_members|${id}|${link}`));
    const response = await fetch(`${host.url}/api/import`, { method: 'POST', body: file, headers });
    expect(await response.json()).toMatchObject({ table: { campaign: null, status: 'finished' } });
    expect(await counted(storeOf(host), id)).toEqual(ONCE);
    await host.close();
  });
});

async function* lines(of: readonly string[]): AsyncGenerator<string> {
  for (const each of of) yield await Promise.resolve(each);
}
