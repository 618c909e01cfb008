import type { Notice } from '../live/messages.ts';
import { addChat, lineOf } from '../store/chat.ts';
import type { Store } from '../store/store.ts';
import type { Hall } from './hall.ts';

/** Writes a line that everybody reads; inside the queue. */
export async function notice(
  room: Hall,
  text: Notice,
  { seat = null, name }: { readonly seat?: number | null; readonly name?: string } = {},
  store: Pick<Store, 'db'> = room.house.store,
): Promise<void> {
  const at = room.house.store.now();
  const who = name ?? (seat === null ? '' : (room.table.seats[seat]?.name ?? ''));
  const row = await addChat(store, {
    table_id: room.id,
    seat,
    name: who,
    kind: 'notice',
    text,
    at,
    client_id: null,
  });
  if (row === null) return;
  room.broadcast({ t: 'chat', table: room.id, line: lineOf(row) });
  await room.house.store.tell(room.id, 'chat', row.n);
}
