import { fileURLToPath } from 'node:url';
import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definitions, serverMessage } from '../src/live/outgoing.ts';
import { clientMessage } from '../src/live/protocol.ts';
import { Host } from './support/host.ts';
import { type Player, playOn, seated } from './support/player.ts';

let host: Host;
beforeAll(async () => {
  host = await Host.open();
});
afterAll(() => host.close());

test('docs/api.schema.json is made of what the server checks (npx vitest -u writes it anew)', async () => {
  const defs = toJsonSchemaDefs(
    { ...definitions, clientMessage, serverMessage },
    // What a schema can't say (no control characters, one normal form of letters) only narrows what is taken.
    { errorMode: 'ignore', typeMode: 'input' },
  );
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'What is said over /api/live: a client sends clientMessage, the server serverMessage',
    $defs: defs,
  };
  const file = fileURLToPath(new URL('../../../docs/api.schema.json', import.meta.url));
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(file);
});

test('whatever is sent during a game fits the schema, field by field', async () => {
  const clients = [host.client(), host.client()];
  const [anna, ben] = (await seated(clients, { rounds: 3 })) as [Player, Player];
  const faults: string[] = [];
  const kinds = new Set<string>();
  const listen = (player: Player) => {
    const socket = player.client.socket();
    socket.on('open', () =>
      socket.send(JSON.stringify({ t: 'subscribe', table: player.table, as: player.as, protocol: 2, since: -1 })),
    );
    socket.on('message', (data: Buffer) => {
      const message: unknown = JSON.parse(data.toString());
      const { success, issues } = v.safeParse(serverMessage, message);
      kinds.add((message as { t: string }).t);
      if (!success) faults.push(`${v.getDotPath(issues[0])}: ${issues[0].message} in ${data.toString().slice(0, 300)}`);
    });
    return socket;
  };
  const sockets = [anna, ben].map(listen);
  await expect.poll(() => kinds.has('state')).toBe(true);
  await anna.live.request({ t: 'chat', table: anna.table, as: 0, text: 'hello' });
  sockets[0]?.send(JSON.stringify({ t: 'ping', id: 'p' }));
  sockets[0]?.send(JSON.stringify({ t: 'answer', id: 'q', table: anna.table, seat: 0, decision: 9999, picks: ['x'] }));
  await anna.answer();
  await ben.answer();
  await ben.until(() => ben.sight?.undo === 'consent');
  await ben.live.request({ t: 'undo', table: anna.table, seat: 1 });
  await anna.until(() => anna.last('proposals')?.proposals.length === 1);
  const proposal = anna.last('proposals')?.proposals[0]?.id ?? '';
  await anna.live.request({ t: 'vote', table: anna.table, seat: 0, proposal, agree: true });
  await playOn([anna, ben]);
  await anna.until(() => anna.last('table')?.info.status === 'finished');
  for (const socket of sockets) socket.close();
  expect(faults).toEqual([]);
  const all = ['chat', 'error', 'hello', 'pong', 'presence', 'proposals', 'state', 'table', 'update'];
  expect([...kinds].sort()).toEqual(all);
});

test('a client of before is told to load the page again, and shown nothing', async () => {
  const [anna] = (await seated([host.client(), host.client()])) as [Player];
  const socket = anna.client.socket();
  const heard: { t: string; protocol?: number; error?: { code: string } }[] = [];
  socket.on('open', () => socket.send(JSON.stringify({ t: 'subscribe', table: anna.table, as: 0, since: -1 })));
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as { t: string }));
  await expect.poll(() => heard.length).toBeGreaterThan(1);
  socket.close();
  expect(heard).toMatchObject([
    { t: 'hello', protocol: 2 },
    { t: 'error', error: { code: 'old-client', args: { protocol: 2 } } },
  ]);
});
