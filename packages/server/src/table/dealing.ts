import { newSeed, type Share, seedOf, shareHash, start } from '@cantina/kernel';
import { ServerError } from '../errors.ts';
import { aWhile } from '../later.ts';
import type { CheckedRequests } from '../live/protocol.ts';
import { changeTable, startTable } from '../store/tables.ts';
import { actRow } from './acts.ts';
import { rematch } from './create.ts';
import { type Recalled, recall } from './fork.ts';
import type { Room } from './room.ts';
import { requireHost } from './seating.ts';
import { type Shares, sharesOf } from './shares.ts';

/** How a game begins: everybody may add to the seed, then it is dealt. */

type Requests = CheckedRequests;

/** So long everybody has to show what they have announced; their browsers do it by themselves. */
const SHOW_WITHIN = 3000;
const LOOK_EVERY = 25;

export async function begin(room: Room, session: string, { anyway }: Requests['start']): Promise<void> {
  await room.change(async () => {
    requireHost(room, session);
    checkStart(room, anyway);
    if (waitedFor(room).length > 0) await keepShares(room, { ...sharesOf(room.table.row), showing: true });
  });
  const deadline = performance.now() + SHOW_WITHIN;
  while (waitedFor(room).length > 0 && performance.now() < deadline) await aWhile(LOOK_EVERY);
  await room.change(() => deal(room, anyway));
}

/** Announces what somebody adds to the seed, or shows it when everybody is to. */
export function share(room: Room, session: string, { seat, hash, text }: Requests['share']): Promise<void> {
  return room.change(async () => {
    if (!room.holds(session, seat)) throw new ServerError('not-your-seat', { seat });
    const { row } = room.table;
    if (row.status !== 'lobby' || row.secret === null) throw new ServerError('already-started', {});
    const { showing, list } = sharesOf(row);
    const others = list.filter((each) => each.seat !== seat);
    const own = list.find((each) => each.seat === seat);
    if (text === undefined) {
      if (showing || hash === undefined) throw new ServerError('already-started', {});
      await keepShares(room, { showing, list: inOrder([...others, { seat, hash, text: null }]) });
    } else {
      if (!showing || own === undefined || shareHash(text) !== own.hash)
        throw new ServerError('bad-request', { where: 'text' });
      await keepShares(room, { showing, list: inOrder([...others, { ...own, text }]) });
    }
  });
}

const inOrder = (list: readonly Share[]): Share[] => [...list].sort((a, b) => a.seat - b.seat);

async function keepShares(room: Room, shares: Shares): Promise<void> {
  await changeTable(room.house.store, room.id, { shares: JSON.stringify(shares) });
  await room.metaChanged();
}

/** The seats that have announced something and not shown it, though somebody sits there. */
const waitedFor = ({ table: { row, seats } }: Room): number[] =>
  row.status !== 'lobby'
    ? []
    : sharesOf(row)
        .list.filter(({ seat, text }) => text === null && seats[seat]?.claimed_by !== null)
        .map(({ seat }) => seat);

/** Anybody who played may ask for another game; it starts at once when all seats are taken. */
export async function again(
  room: Room,
  session: string,
  { rotate }: Requests['rematch'],
  open: (id: string) => Promise<Room>,
  /** Called before a table is made. */
  pay: () => void,
): Promise<string> {
  const id = await room.change(() => {
    const played = room.table.seats.some(({ claimed_by }) => claimed_by === session);
    if (!played) requireHost(room, session);
    const { status } = room.table.row;
    if (status !== 'finished' && status !== 'ended') throw new ServerError('not-over', {});
    if (room.table.row.rematch === null) pay();
    return rematch(room, session, rotate);
  });
  const next = await open(id);
  await next.change(async () => {
    if (next.table.row.status === 'lobby' && emptySeats(next).length === 0) await dealUnlessDealt(next);
  });
  return id;
}

/** Two people at two processes may ask at the same moment. */
async function dealUnlessDealt(room: Room): Promise<void> {
  try {
    await deal(room, true);
  } catch (error) {
    if (!(error instanceof ServerError && error.code === 'already-started')) throw error;
    await room.readMeta();
  }
}

function checkStart(room: Room, anyway: boolean): void {
  if (room.table.row.status !== 'lobby') throw new ServerError('already-started', {});
  const empty = emptySeats(room);
  if (empty.length > 0 && !anyway) throw new ServerError('seats-empty', { seats: empty });
}

/** Starts the game; inside the queue. */
async function deal(room: Room, anyway: boolean): Promise<void> {
  checkStart(room, anyway);
  const { row } = room.table;
  const { game } = room.playable;
  const { store } = room.house;
  const { match, acts, seed } =
    row.origin === null ? shuffled(room) : await recall(store, game, row.origin, room.id, store.now());
  const change = { status: 'playing' as const, seed, rules: game.version, started_at: store.now() };
  if (!(await startTable(store, room.id, change, acts, JSON.stringify(match.save())))) {
    throw new ServerError('already-started', {});
  }
  room.house.log.info({ table: room.id }, 'a game has started');
  await room.metaChanged();
  await room.loaded();
  for (const last of acts.slice(-1)) room.begun(last);
}

/** A game from the beginning. */
function shuffled({ id, house, playable: { game }, table: { row, seats } }: Room): Recalled {
  const seed = seedOf(row.secret ?? newSeed(), sharesOf(row).list);
  const match = start(game, { seats: seats.length, options: JSON.parse(row.options) as Record<string, unknown>, seed });
  const at = house.store.now();
  return { match, acts: [actRow(match, { table: id, n: 0, kind: 'start', eventsBefore: 0, at })], seed };
}

const emptySeats = ({ table: { seats } }: Room): number[] =>
  seats.filter(({ claimed_by, level }) => claimed_by === null && level === null).map(({ seat }) => seat);
