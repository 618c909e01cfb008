import type { Viewer } from '@cantina/kernel';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { ServerError } from '../errors.ts';
import type { ActRow } from '../store/schema.ts';
import { lastNumber, readActs } from '../store/tables.ts';
import { effective } from '../table/acts.ts';
import { Projectors } from '../table/projector.ts';
import { isOver, stepsFor, transcriptOf } from '../table/record.ts';
import type { Room } from '../table/room.ts';
import { checked } from '../wire.ts';
import type { Around, Env } from './app.ts';
import { COST } from './costs.ts';
import { memberOf } from './requests.ts';
import { addressOf } from './security.ts';

const MOST_STEPS = 100;
const number = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number));
const query = v.object({
  as: v.optional(v.union([v.literal('spectator'), number]), 'spectator'),
  from: v.optional(number, '0'),
  to: v.optional(number, '999999'),
});

/** What happened at a table. While the game runs, only what oneself may know; when it is over, everything. */
export function replayRoutes(app: Hono<Env>, around: Around): void {
  const { store, settings, budget } = around.house;
  const projectors = new Projectors();
  const readSteps = async (c: Context<Env>, room: Room): Promise<ActRow[]> => {
    const steps = (await lastNumber(store, room.id)) + 1;
    budget.take(addressOf(c.env.incoming, settings), steps * COST.step);
    return readActs(store, room.id, -1);
  };

  app.get('/api/tables/:id/replay', async (c) => {
    const { room, session } = await memberOf(c, around);
    const { as, from, to } = checked(query, c.req.query());
    const viewer = viewerFor(room, session, as);
    const acts = await readSteps(c, room);
    const wanted = effective(acts).filter(({ n }) => n >= from && n <= to);
    const over = isOver(room.table.row);
    return c.json({
      table: room.infoFor(session),
      as: viewer,
      steps: stepsFor(room.playable.game, wanted, viewer, room.seats),
      seed: over ? room.table.row.seed : null,
      transcript: transcriptOf(room.table, acts),
    });
  });

  app.get('/api/tables/:id/replay/views', async (c) => {
    const { room, session } = await memberOf(c, around);
    const { as, from, to } = checked(query, c.req.query());
    const viewer = viewerFor(room, session, as);
    const acts = effective(await readSteps(c, room));
    const projector = projectors.of(room.playable.game, room.table);
    return c.json({ as: viewer, ...projector.play(acts, viewer, from, Math.min(to, from + MOST_STEPS - 1)) });
  });
}

/** Anybody may look as a spectator, everybody as themselves, and all as anybody when the game is over. */
function viewerFor(room: Room, session: string, as: Viewer): Viewer {
  if (as === 'spectator') return as;
  if (as >= room.seats) throw new ServerError('no-such-seat', { seat: as });
  if (!isOver(room.table.row) && !room.holds(session, as)) throw new ServerError('not-your-seat', { seat: as });
  return as;
}
