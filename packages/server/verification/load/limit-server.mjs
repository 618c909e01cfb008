// @ts-check
/**
 * The least a table server can do: one durable append per move, and the same text to all four sockets of its table. What
 * it costs on this machine is the limit for every server that keeps its promise.
 */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { getHeapSpaceStatistics } from 'node:v8';
import { WebSocketServer } from 'ws';

const [folder = '', bytes = '600'] = process.argv.slice(2);
/**
 * @typedef {{ exec(sql: string): void, prepare(sql: string): { run(...values: unknown[]): unknown } }} Database
 * @typedef {{ DatabaseSync: new (file: string) => Database }} Sqlite
 */
const { DatabaseSync } = /** @type {Sqlite} */ (createRequire(import.meta.url)('@photostructure/sqlite'));
const database = new DatabaseSync(join(folder, 'limit.sqlite'));
for (const line of ['journal_mode = wal', 'synchronous = full']) database.exec(`pragma ${line}`);
database.exec('create table acts (table_id text, n integer, text text, primary key (table_id, n))');
const insert = database.prepare('insert into acts values (?, ?, ?)');
const filling = 'x'.repeat(Number(bytes));

/** @typedef {{ id: string, n: number, sockets: import('ws').WebSocket[] }} Table */
/** @type {Map<string, Table>} */
const tables = new Map();
/** @type {Table[]} */
let waiting = [];

const http = createServer();
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false, clientTracking: false });
sockets.on('connection', (socket, request) => {
  const id = request.url ?? '';
  const table = tables.get(id) ?? { id, n: 0, sockets: [] };
  tables.set(id, table);
  table.sockets.push(socket);
  socket.on('error', () => undefined);
  socket.on('message', () => {
    waiting.push(table);
    if (waiting.length === 1) setImmediate(flush);
  });
});

/** All that has arrived by now is synced at once. */
function flush() {
  const batch = waiting;
  waiting = [];
  database.exec('begin');
  for (const table of batch) insert.run(table.id, ++table.n, filling);
  database.exec('commit');
  for (const { n, sockets: four } of batch) {
    const text = `${n} ${filling}`;
    for (const socket of four) socket.send(text);
  }
}

http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
});
process.on('message', (wish) => {
  if (wish === 'sweep') globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.physical_space_size ?? 0;
  process.send?.({ cpuSeconds: (user + system) / 1e6, rss: process.memoryUsage().rss - young });
});
process.on('disconnect', () => process.exit());
