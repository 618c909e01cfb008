import { forgetSession } from '../store/sessions.ts';
import { changeSeat, tablesOf } from '../store/tables.ts';
import type { Rooms } from './rooms.ts';
import { findHost, freeSeat } from './seats.ts';

const MOST_TABLES = 100_000;

/**
 * Everything that tells of somebody goes: their seats, their names, what they said, the cookie. Games they played are
 * those of others too and stay, without their name.
 */
export async function forget(rooms: Rooms, session: string): Promise<void> {
  const { store } = rooms.house;
  for (const { row } of await tablesOf(store, session, MOST_TABLES)) {
    const room = await rooms.get(row.id);
    await room.change(async () => {
      for (const { seat, claimed_by } of room.table.seats) {
        if (claimed_by !== session) continue;
        await freeSeat(room, seat, false);
        await changeSeat(store, room.id, seat, { name: '' });
        await store.db
          .updateTable('chat')
          .set({ name: '' })
          .where('table_id', '=', room.id)
          .where('seat', '=', seat)
          .execute();
      }
      if (room.table.row.host === session) await findHost(room, session);
    });
  }
  const left = await tablesOf(store, session, MOST_TABLES);
  await forgetSession(store, session);
  for (const { row } of left) await rooms.changed(row.id);
}
