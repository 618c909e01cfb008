import type { TableInfo } from '@cantina/server/client';
import type { Reader, Segment } from '@cantina/text';
import { say } from '../words/index.ts';
import type { Line } from './log-folds.ts';
import type { Entry } from './record.svelte.ts';
import type { SeatPlay } from './seat-play.svelte.ts';

/** What was put into words for one reader; null: there are none. */
export type Wording = WeakMap<Entry, Line | null>;

/** Nothing has been said yet to this reader at this table. */
export const wordingFor = (_reader: Reader, _table: TableInfo | null): Wording => new WeakMap();

type Speaker = Pick<SeatPlay, 'said' | 'seatName' | 'reader'>;

/** The log as people read it; what the game has no words for is not shown. Each entry is put into words once. */
export function linesOf(entries: readonly Entry[], play: Speaker, wording: Wording = new WeakMap()): readonly Line[] {
  return entries.flatMap((entry) => {
    let line = wording.get(entry);
    if (line === undefined) {
      line = lineOf(entry, play);
      wording.set(entry, line);
    }
    return line ?? [];
  });
}

function lineOf(entry: Entry, play: Speaker): Line | null {
  const said =
    entry.kind === 'event'
      ? play.said({ key: `log.${entry.event.type}`, args: entry.event.data })
      : takenBack(entry, play);
  if (said.every(({ text }) => text.trim() === '')) return null;
  const key = entry.kind === 'event' ? `event ${entry.event.n}` : `back ${entry.step}`;
  return { key, step: entry.step, seat: entry.seat, said, event: entry.kind === 'event' ? entry.event : null };
}

function takenBack(entry: Extract<Entry, { kind: 'back' }>, play: Speaker): readonly Segment[] {
  const { count, seat, byRules } = entry;
  const text =
    byRules || seat === null
      ? say('table.rules-changed', { count })
      : seat === play.reader.seat
        ? say('table.you-took-back', { count })
        : say('table.taken-back', { name: play.seatName(seat), count });
  return [{ kind: 'text', text }];
}
