import { start, type TableOptions } from '@cantina/kernel';
import type { Playable } from '@cantina/playable';
import { LANGS, type Lang } from '@cantina/text';
import type { Hono } from 'hono';
import * as v from 'valibot';
import * as deeds from '../campaign/deeds.ts';
import { ServerError } from '../errors.ts';
import { token } from '../live/protocol.ts';
import { readCampaign } from '../store/campaigns.ts';
import { findLink, readMembers } from '../store/tables.ts';
import type { Room } from '../table/room.ts';
import { hashToken } from '../tokens.ts';
import { checked } from '../wire.ts';
import type { Around, Env } from './app.ts';
import { body } from './requests.ts';
import { sessionOf } from './session.ts';

const request = v.strictObject({ token });

/** What a link leads to, before anybody sits down or types a name. The link itself stays out of addresses and logs. */
export function invitationRoutes(app: Hono<Env>, { house, rooms }: Around): void {
  const { store, settings } = house;

  app.post('/api/invitation', async (c) => {
    const given = checked(request, await body(c, settings.limits.messageBytes));
    const link = await findLink(store, hashToken(given.token));
    if (link === null) throw new ServerError('unknown-link', {});
    const room = await rooms.get(link.table);
    const session = (await sessionOf(house, c.env.incoming)) ?? '';
    const seat = link.role === 'seat' || link.role === 'recovery' ? link.seat : null;
    return c.json({
      role: link.role,
      seat,
      side: seat === null ? null : await sideNames(room, seat),
      host: await hostOf(room),
      table: room.infoFor(session),
    });
  });

  app.post('/api/campaigns/invitation', async (c) => {
    const given = checked(request, await body(c, settings.limits.messageBytes));
    const row = await readCampaign(store, await deeds.invitedTo(house, given.token));
    if (row === undefined) throw new ServerError('unknown-link', {});
    return c.json({ game: row.game, name: row.name });
  });
}

/** The name of whoever has made the table, where they sit at it or have told one. */
async function hostOf({ id, house, table: { row, seats } }: Room): Promise<string> {
  const sitting = seats.find(({ claimed_by, name }) => claimed_by === row.host && name !== '');
  if (sitting !== undefined) return sitting.name;
  return (await readMembers(house.store, id)).find(({ session }) => session === row.host)?.name ?? '';
}

/** What the side of a seat is called, where it has one and no shuffle is still to decide on it. */
async function sideNames(room: Room, seat: number): Promise<Readonly<Record<Lang, string>> | null> {
  const { playable } = room;
  const side = room.table.row.seed === null ? sideBefore(room, seat) : await sideNow(room, seat);
  const { texts } = playable;
  if (side === '') return null;
  return Object.fromEntries(LANGS.map((lang) => [lang, texts[lang].sideName?.(side) ?? ''])) as Record<Lang, string>;
}

const sideNow = (room: Room, seat: number): Promise<string> =>
  room.run(async () => (await room.loaded()).read((g) => room.playable.sideOf?.(g, seat) ?? ''));

/** Two games from different seeds agree on what the options alone decide. */
function sideBefore({ playable, table: { row, seats } }: Room, seat: number): string {
  const options = JSON.parse(row.options) as TableOptions;
  const sides = ['0', 'f'].map((digit) => sideIn(playable, options, seats.length, digit.repeat(64), seat));
  return sides[0] === sides[1] ? (sides[0] ?? '') : '';
}

function sideIn(playable: Playable, options: TableOptions, seats: number, seed: string, seat: number): string {
  return start(playable.game, { seats, options, seed }).read((g) => playable.sideOf?.(g, seat) ?? '');
}
