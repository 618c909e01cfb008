import type { Hono } from 'hono';
import * as v from 'valibot';
import { ServerError } from '../errors.ts';
import { Reviews } from '../table/reviews.ts';
import { checked } from '../wire.ts';
import type { Around, Env } from './app.ts';
import { memberOf } from './requests.ts';

const query = v.object({
  as: v.optional(
    v.union([v.literal('spectator'), v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number))]),
    'spectator',
  ),
});

/** How a game went. Asked for the first time, it is begun in the background: ask again until it is there. */
export function reviewRoutes(app: Hono<Env>, around: Around): void {
  const reviews = new Reviews(around.house);

  app.get('/api/tables/:id/review', async (c) => {
    const { room } = await memberOf(c, around);
    const { as } = checked(query, c.req.query());
    if (as !== 'spectator' && as >= room.seats) throw new ServerError('no-such-seat', { seat: as });
    if (room.table.row.status !== 'finished') throw new ServerError('not-over', {});
    const review = await reviews.of(room);
    return c.json({ as, review }, review === null ? 202 : 200);
  });
}
