import { checkOptions, KernelError, newSeed, type TableOptions } from '@cantina/kernel';
import type * as v from 'valibot';
import { agreedOptions, type Group, openGroup } from '../campaign/group.ts';
import { ServerError } from '../errors.ts';
import { gameOf } from '../games.ts';
import type { Origin } from '../live/messages.ts';
import type { newTable } from '../live/protocol.ts';
import { distinct } from '../names.ts';
import type { MemberRow, SeatRow, TableRow } from '../store/schema.ts';
import { countOpenTables, createTable, deleteTable, linkRematch } from '../store/tables.ts';
import { hashToken, newId, newToken } from '../tokens.ts';
import type { House } from './house.ts';
import { secretOf } from './lesson.ts';
import { requireLevel } from './levels.ts';
import type { Room } from './room.ts';

export type TableWish = v.InferOutput<typeof newTable>;

/** The secrets of a new table. They are shown once; the store knows only their hashes. */
export interface Links {
  readonly host: string;
  readonly spectator: string;
  /** Per seat; null where a bot sits or you have sat down yourself. */
  readonly seats: readonly (string | null)[];
}

export interface Created {
  readonly id: string;
  readonly links: Links;
}

export async function create(
  house: House,
  session: string,
  wish: TableWish,
  origin: Origin | null = null,
): Promise<Created> {
  const playable = await gameOf(house.games, wish.game);
  const { game } = playable;
  for (const each of wish.seats) if (each.kind === 'bot') requireLevel(playable, each.level);
  const { min, max } = game.seats;
  const given = wish.seats.length;
  if (given < min || given > max) throw new KernelError('wrong-seats', { min, max, given });
  const group = wish.campaign === null ? null : await openGroup(house, session, wish.campaign);
  if (group !== null && group.row.game !== game.id) throw new ServerError('bad-request', { where: 'game' });
  const options = JSON.stringify(
    group === null ? checkOptions(game, wish.options) : agreedOptions(group, wish.options, given),
  );
  await checkLimit(house, session);
  const id = newId();
  const links: Links = { host: newToken(), spectator: newToken(), seats: wish.seats.map(newToken) };
  const names: string[] = [];
  for (const { name } of wish.seats) names.push(distinct(name, names));
  const seats = wish.seats.map((each, seat): SeatRow => {
    const mine = each.kind === 'person' && each.me;
    return {
      table_id: id,
      seat,
      kind: each.kind,
      name: names[seat] ?? '',
      level: each.kind === 'bot' ? each.level : null,
      link: hashToken(links.seats[seat] ?? newToken()),
      claimed_by: mine ? session : null,
      webhook: null,
      stand_in: null,
      recovery: null,
    };
  });
  const clock = wish.clock === null ? null : JSON.stringify(wish.clock);
  const from = origin === null ? null : JSON.stringify(origin);
  const row = newRow({
    id,
    game: game.id,
    name: wish.name,
    options,
    clock,
    origin: from,
    campaign: wish.campaign,
    hints: wish.hints === null ? null : Number(wish.hints),
    secret: secretOf(playable, wish),
    host: session,
    links,
    at: house.store.now(),
  });
  await createTable(house.store, { row, seats, members: membersOf(house, id, [session], group) });
  house.log.info({ table: id, game: game.id, seats: given }, 'a table was made');
  const shown = links.seats.map((link, seat) => {
    const { kind, claimed_by } = seats[seat] as SeatRow;
    return kind === 'bot' || claimed_by !== null ? null : link;
  });
  return { id, links: { ...links, seats: shown } };
}

/** A new table with the same people. Whoever asks second is led to the table of the first. */
export async function rematch(room: Room, session: string, rotate: boolean): Promise<string> {
  const { house, table, id: old } = room;
  const { row, seats } = table;
  if (row.rematch !== null) return row.rematch;
  const group = row.campaign === null ? null : await openGroup(house, session, row.campaign);
  // The story may have gone on since, or begun again.
  const options =
    group === null
      ? row.options
      : JSON.stringify(agreedOptions(group, JSON.parse(row.options) as TableOptions, seats.length));
  await checkLimit(house, session);
  const id = newId();
  const links: Links = { host: newToken(), spectator: newToken(), seats: seats.map(newToken) };
  const moved = seats.map((_, seat): SeatRow => {
    const from = seats[(seat + (rotate ? seats.length - 1 : 0)) % seats.length] as SeatRow;
    const level = from.kind === 'bot' ? from.level : null;
    const link = hashToken(links.seats[seat] ?? newToken());
    return { ...from, table_id: id, seat, level, link, stand_in: null, recovery: null };
  });
  const fresh = newRow({
    id,
    game: row.game,
    name: row.name,
    options,
    clock: row.clock,
    origin: null,
    campaign: row.campaign,
    hints: row.hints,
    secret: newSeed(),
    // Whoever has looked after the table goes on to, if they are still there.
    host: room.isMember(row.host) ? row.host : session,
    links,
    at: house.store.now(),
  });
  const members = membersOf(
    house,
    id,
    [session, fresh.host, ...moved.flatMap(({ claimed_by }) => claimed_by ?? [])],
    group,
  );
  await createTable(house.store, { row: fresh, seats: moved, members });
  if (await linkRematch(house.store, old, id)) await room.metaChanged();
  else {
    // Somebody at another process was faster: theirs is the one.
    await deleteTable(house.store, id);
    await room.readMeta();
  }
  return room.table.row.rematch ?? id;
}

export async function checkLimit({ store, settings: { limits } }: House, session: string): Promise<void> {
  const most = limits.tablesPerHost;
  if ((await countOpenTables(store, session)) >= most) throw new ServerError('too-many-tables', { most });
}

/** Those who may look at a new table: whoever sits there, and the group whose story it tells. */
const membersOf = ({ store }: House, table_id: string, sitting: readonly string[], group: Group | null): MemberRow[] =>
  [...new Set([...sitting, ...(group?.people ?? [])])].map((session) => ({
    table_id,
    session,
    name: '',
    joined_at: store.now(),
    muted: 0,
    banned: 0,
  }));

const newRow = (
  given: Pick<
    TableRow,
    'id' | 'game' | 'name' | 'options' | 'clock' | 'origin' | 'campaign' | 'hints' | 'host' | 'secret'
  > & {
    readonly links: Links;
    readonly at: number;
  },
): TableRow => {
  const { links, at, ...rest } = given;
  return {
    ...rest,
    status: 'lobby',
    host_link: hashToken(links.host),
    spectator_link: hashToken(links.spectator),
    locked: 0,
    seed: null,
    rules: null,
    outcome: null,
    digest: null,
    rematch: null,
    approval: 0,
    // A game that goes on from another one has its seed from there.
    secret: rest.origin === null ? rest.secret : null,
    shares: null,
    created_at: at,
    started_at: null,
    finished_at: null,
  };
};
