import type { Viewer } from '@cantina/kernel';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { ServerError } from '../errors.ts';
import { readActs } from '../store/tables.ts';
import { framesOf, isOver, stepsFor, transcriptOf } from '../table/record.ts';
import type { Room } from '../table/room.ts';
import { checked } from '../wire.ts';
import type { Around, Env } from './app.ts';
import { memberOf } from './requests.ts';

const MOST_FRAMES = 100;
const number = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number));
const query = v.object({
  as: v.optional(v.union([v.literal('spectator'), number]), 'spectator'),
  from: v.optional(number, '0'),
  to: v.optional(number, '999999'),
});

/** What happened at a table. While the game runs, only what oneself may know; when it is over, everything. */
export function replayRoutes(app: Hono<Env>, around: Around): void {
  const { store } = around.house;

  app.get('/api/tables/:id/replay', async (c) => {
    const { room, session } = await memberOf(c, around);
    const { as, from, to } = checked(query, c.req.query());
    const viewer = viewerFor(room, session, as);
    const acts = await readActs(store, room.id, -1);
    const over = isOver(room.table.row);
    return c.json({
      table: room.infoFor(session),
      as: viewer,
      steps: stepsFor(acts, viewer, room.seats).filter(({ n }) => n >= from && n <= to),
      seed: over ? room.table.row.seed : null,
      transcript: transcriptOf(room.table, acts),
    });
  });

  app.get('/api/tables/:id/replay/views', async (c: Context<Env>) => {
    const { room, session } = await memberOf(c, around);
    const { as, from, to } = checked(query, c.req.query());
    const viewer = viewerFor(room, session, as);
    const acts = await readActs(store, room.id, -1);
    const range = { from, to: Math.min(to, from + MOST_FRAMES - 1) };
    return c.json({ as: viewer, frames: framesOf(room.playable.game, room.table, acts, viewer, range) });
  });
}

/** Anybody may look as a spectator, everybody as themselves, and all as anybody when the game is over. */
function viewerFor(room: Room, session: string, as: Viewer): Viewer {
  if (as === 'spectator') return as;
  if (as >= room.seats) throw new ServerError('no-such-seat', { seat: as });
  if (!isOver(room.table.row) && !room.holds(session, as)) throw new ServerError('not-your-seat', { seat: as });
  return as;
}
