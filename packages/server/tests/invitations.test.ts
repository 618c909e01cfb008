import { GAME_IDS, isGameId, loadGame } from '@cantina/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Host, inlineThinkers } from './support/host.ts';

let host: Host;
beforeAll(async () => {
  const games = { ids: GAME_IDS, load: (id: string) => (isGameId(id) ? loadGame(id) : null) };
  host = await Host.open({ publicUrl: 'https://cantina.example' }, inlineThinkers, games);
});
afterAll(() => host.close());

const refused = (code: string): unknown =>
  expect.objectContaining({ error: expect.objectContaining({ code }) as unknown });

const tableOf = (client: ReturnType<Host['client']>) =>
  client.api.create({
    game: 'deckbuilding',
    seats: [{ kind: 'person', me: true, name: 'Anna' }, { kind: 'open' }],
  });

describe('an invitation', () => {
  test('tells game, host, seat and side before anybody sits down, and makes nobody a guest', async () => {
    const { links, table } = await tableOf(host.client());
    const ben = host.client();
    const told = await ben.api.invitation(links.seats[1] ?? '');
    expect(told).toMatchObject({ role: 'seat', seat: 1, host: 'Anna', table: { game: 'deckbuilding', id: table.id } });
    expect(told.side).toEqual({ de: 'Rebellenallianz', en: 'Rebel Alliance', ru: 'Альянс повстанцев' });
    expect(told.table.seats[1]).toMatchObject({ claimed: false, you: false });
    expect(ben.session).toBeNull();
  });

  test('tells whether the seat is taken, and by whom', async () => {
    const { links } = await tableOf(host.client());
    const token = links.seats[1] ?? '';
    const ben = host.client();
    await ben.api.join({ token, name: 'Ben' });
    const [mine, others] = await Promise.all([ben.api.invitation(token), host.client().api.invitation(token)]);
    expect(mine.table.seats[1]).toMatchObject({ claimed: true, you: true });
    expect(others.table.seats[1]).toMatchObject({ claimed: true, you: false, name: 'Ben' });
  });

  test('names no side that the game has yet to deal', async () => {
    const seats = [{ kind: 'person' as const, me: true }, { kind: 'open' as const }];
    const { links } = await host.client().api.create({ game: 'smugglers', seats });
    expect((await host.client().api.invitation(links.seats[1] ?? '')).side).toBeNull();
  });

  test('to watch is one to watch', async () => {
    const { links } = await tableOf(host.client());
    expect(await host.client().api.invitation(links.spectator)).toMatchObject({ role: 'spectator', seat: null });
  });

  test('that is wrong or was replaced says so', async () => {
    const anna = host.client();
    const { links, table } = await tableOf(anna);
    await anna.api.act(table.id, 'links', { for: 1 });
    for (const token of [links.seats[1] ?? '', 'A'.repeat(32)]) {
      await expect(host.client().api.invitation(token)).rejects.toEqual(refused('unknown-link'));
      await expect(host.client().api.campaignInvitation(token)).rejects.toEqual(refused('unknown-link'));
    }
  });

  test('to a group tells its name and its game', async () => {
    const { link } = await host.client().api.beginCampaign({ game: 'mandalorian', name: 'Thursdays' });
    expect(await host.client().api.campaignInvitation(link)).toEqual({ game: 'mandalorian', name: 'Thursdays' });
  });
});

describe('what only the machine of the server is told', () => {
  const asked = (path: string, headers: Record<string, string> = {}) => fetch(`${host.url}${path}`, { headers });
  const elsewhere = { 'x-forwarded-for': '203.0.113.9' };

  test('the numbers at /metrics', async () => {
    expect((await asked('/metrics')).status).toBe(200);
    // A proxy on the same machine asks for somebody else.
    expect((await asked('/metrics', elsewhere)).status).toBe(404);
    const open = await Host.open({ metrics: true });
    expect((await fetch(`${open.url}/metrics`, { headers: elsewhere })).status).toBe(200);
    await open.close();
  });

  test('its addresses in the network; the public one is told to all', async () => {
    const lan = await Host.open({ host: '0.0.0.0' });
    const told = async (headers: Record<string, string>) =>
      (await fetch(`${lan.url}/api/addresses`, { headers })).json();
    expect(await told(elsewhere)).toEqual({ public: null, network: [] });
    expect(await told({})).toEqual(lan.server.addresses);
    await lan.close();
    expect(await (await asked('/api/addresses', elsewhere)).json()).toEqual({
      public: 'https://cantina.example',
      network: [],
    });
  });
});
