import type { Viewer } from '@cantina/kernel';
import type { Presence } from '../live/messages.ts';
import type { Store } from '../store/store.ts';
import { seatsIn } from './acts.ts';

/** How long a sign of life of another process counts. */
const COUNTS_FOR = 45_000;
export const RENEW_PRESENCE_EVERY = 15_000;

export interface Here {
  /** One bit per seat. */
  readonly seats: number;
  readonly spectators: number;
}

export const NOBODY: Here = { seats: 0, spectators: 0 };

/** Who is connected, out of the viewers of open connections. */
export function hereOf(viewers: Iterable<Viewer>): Here {
  let seats = 0;
  let spectators = 0;
  for (const viewer of viewers) {
    if (viewer === 'spectator') spectators++;
    else seats |= 1 << viewer;
  }
  return { seats, spectators };
}

export function presenceOf(seats: number, ...here: readonly Here[]): Omit<Presence, 'away'> {
  const mask = here.reduce((all, each) => all | each.seats, 0);
  const present = seatsIn(mask);
  return {
    seats: Array.from({ length: seats }, (_, seat) => present.includes(seat)),
    spectators: here.reduce((sum, each) => sum + each.spectators, 0),
  };
}

/** Tells the other processes who is here. */
export async function tellPresence(store: Store, table: string, here: Here): Promise<void> {
  const { db, process } = store;
  const row = { seats: here.seats, spectators: here.spectators, at: store.now() };
  await db
    .insertInto('presence')
    .values({ table_id: table, process, ...row })
    .onConflict((c) => c.columns(['table_id', 'process']).doUpdateSet(row))
    .execute();
}

/** Who is connected to other processes. */
export async function presenceElsewhere(store: Store, table: string): Promise<Here> {
  const { db, process } = store;
  const rows = await db
    .selectFrom('presence')
    .select(['seats', 'spectators'])
    .where('table_id', '=', table)
    .where('process', '!=', process)
    .where('at', '>', store.now() - COUNTS_FOR)
    .execute();
  return {
    seats: rows.reduce((all, row) => all | row.seats, 0),
    spectators: rows.reduce((sum, row) => sum + row.spectators, 0),
  };
}

/** This process is still here; others that were not heard of for long are not. */
export async function renewPresence(store: Store): Promise<void> {
  const { db, process } = store;
  await db.updateTable('presence').set({ at: store.now() }).where('process', '=', process).execute();
  await db
    .deleteFrom('presence')
    .where('at', '<', store.now() - 10 * COUNTS_FOR)
    .execute();
}

/** Forgets this process. */
export async function clearPresence({ db, process }: Store): Promise<void> {
  await db.deleteFrom('presence').where('process', '=', process).execute();
}
