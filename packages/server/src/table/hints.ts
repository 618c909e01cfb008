import type { Advice } from '@cantina/bots';
import { newSeed } from '@cantina/kernel';
import { ServerError } from '../errors.ts';
import type { CheckedRequests } from '../live/protocol.ts';
import type { StoredTable } from '../store/tables.ts';
import type { Room } from './room.ts';

/** Whether people may ask what a bot would do: as the table has agreed, else where nobody but bots plays against them. */
export function allowsHints({ row, seats }: Pick<StoredTable, 'row' | 'seats'>): boolean {
  if (row.hints !== null) return row.hints === 1;
  return seats.filter(({ kind }) => kind !== 'bot').length === 1;
}

/** What the strongest bot would answer in this seat's place. It knows no more than the seat does. */
export async function hint(
  room: Room,
  session: string,
  { seat, decision: id }: CheckedRequests['hint'],
): Promise<{ readonly advised: readonly Advice[] }> {
  room.require(session, seat);
  if (!allowsHints(room.table)) throw new ServerError('no-hints', {});
  const save = await room.look((match) => {
    const asked = match.pending.find((each) => each.id === id && each.seat === seat);
    return asked === undefined ? null : match.save();
  });
  if (save === null) throw new ServerError('not-playing', {});
  const { thinkers, settings } = room.house;
  const advised = await thinkers.advise({
    game: room.table.row.game,
    host: room.table.row.host,
    table: room.id,
    save,
    seat,
    decision: id,
    level: '',
    seed: newSeed(),
    milliseconds: settings.botMilliseconds,
  });
  return { advised: advised ?? [] };
}
