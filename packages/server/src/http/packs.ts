import { LANGS } from '@cantina/text';
import type { Hono } from 'hono';
import * as v from 'valibot';
import type { Room } from '../table/room.ts';
import { checked } from '../wire.ts';
import type { Around, Env } from './app.ts';
import { memberOf } from './requests.ts';

const query = v.object({ lang: v.picklist(LANGS) });

/** Texts and data that are in no file of the pages: a table gets those that it has unlocked. */
export function packRoutes(app: Hono<Env>, around: Around): void {
  app.get('/api/tables/:id/packs', async (c) => {
    const { room } = await memberOf(c, around);
    const { lang } = checked(query, c.req.query());
    const { packs } = room.playable;
    if (packs === undefined) return c.json({ packs: [] });
    const unlocked = await unlockedAt(room);
    return c.json({ packs: unlocked.map((pack) => packs.read(pack, lang)) });
  });
}

const unlockedAt = (room: Room): Promise<readonly string[]> =>
  room.run(async () => {
    const { packs } = room.playable;
    const { options, seed } = room.table.row;
    if (packs === undefined) return [];
    const agreed = JSON.parse(options) as Parameters<typeof packs.unlocked>[0];
    if (seed === null) return packs.unlocked(agreed, null);
    return (await room.loaded()).read((g) => packs.unlocked(agreed, g));
  });
