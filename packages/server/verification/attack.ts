import { NodeClient } from '../src/client/node.ts';
import { sleep } from './support/time.ts';

/** What one address can do to a server, until the process is ended. */
export async function attack(url: string): Promise<{ readonly ok: boolean }> {
  const stranger = new NodeClient(url, { 'x-forwarded-for': '198.51.100.9' });
  let count = 0;
  const every = (milliseconds: number, action: () => void) => {
    setInterval(() => {
      count++;
      action();
    }, milliseconds);
  };
  const tables: string[] = [];
  for (let i = 0; i < 12; i++) {
    const seats = Array.from({ length: 2 }, () => ({ kind: 'bot', level: 'strong' }) as const);
    const { table } = await stranger.api.create({ game: 'deckbuilding', seats });
    await stranger.api.act(table.id, 'start', {}).catch(() => undefined);
    tables.push(table.id);
    await sleep(60);
  }
  const own = tables[0] ?? '';
  // Pings without end, and sockets that never read.
  for (let i = 0; i < 5; i++) {
    const socket = stranger.socket();
    socket.on('error', () => undefined);
    socket.on('open', () => {
      socket.pause();
      every(1, () => {
        for (let j = 0; j < 50 && socket.readyState === socket.OPEN; j++) socket.ping('x'.repeat(100));
      });
    });
  }
  // The whole table again and again, and talk.
  for (let i = 0; i < 40; i++) {
    const socket = stranger.socket();
    socket.on('error', () => undefined);
    socket.on('open', () =>
      every(50, () => {
        if (socket.readyState !== socket.OPEN) return;
        socket.send(JSON.stringify({ t: 'subscribe', table: own, as: 'spectator', since: -1, protocol: 2 }));
        socket.send(JSON.stringify({ t: 'chat', id: `c${count}`, table: own, as: 'spectator', text: 'x'.repeat(400) }));
      }),
    );
  }
  // Costly requests.
  every(10, () => {
    stranger.api.views(own, { as: 'spectator' }).catch(() => undefined);
    stranger.api.tables().catch(() => undefined);
  });
  console.log('under way');
  return new Promise(() => undefined);
}
