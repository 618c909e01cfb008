import type { Hono } from 'hono';
import { ServerError } from '../errors.ts';
import { checkLimit } from '../table/create.ts';
import { importTable, portableLines } from '../table/portable.ts';
import { isOver } from '../table/record.ts';
import type { Around, Env } from './app.ts';
import type { RateLimit } from './limits.ts';
import { ensureSession, memberOf, readBody } from './requests.ts';
import { addressOf } from './security.ts';

const MOST_BYTES = 20_000_000;

/** A table as a file. Of a running game only the operator can have one, with `cantina export`: it holds the seed. */
export function fileRoutes(app: Hono<Env>, around: Around, tables: RateLimit): void {
  const { house, rooms } = around;

  app.get('/api/tables/:id/export', async (c) => {
    const { room } = await memberOf(c, around);
    if (!house.settings.exportsRunning && !isOver(room.table.row)) throw new ServerError('not-over', {});
    const lines: string[] = [];
    for await (const line of portableLines(house.store, room.id)) lines.push(line);
    c.header('content-disposition', `attachment; filename="cantina-${room.id}.jsonl"`);
    return c.body(`${lines.join('\n')}\n`, 200, { 'content-type': 'application/x-ndjson' });
  });

  app.post('/api/import', async (c) => {
    if (!house.settings.allowImport) throw new ServerError('import-not-allowed', {});
    tables.take(addressOf(c.env.incoming, house.settings));
    const text = await readBody(c, MOST_BYTES);
    const session = await ensureSession(c, house);
    await checkLimit(house, session);
    const id = await importTable(house, linesOf(text), session);
    const room = await rooms.get(id);
    return c.json({ table: room.infoFor(session) }, 201);
  });
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');
