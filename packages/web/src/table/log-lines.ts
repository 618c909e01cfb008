import type { Segment } from '@cantina/text';
import { say } from '../words/index.ts';
import type { Entry } from './record.svelte.ts';
import type { SeatPlay } from './seat-play.svelte.ts';

/** A line to read, and the step it belongs to. */
export interface Line {
  readonly step: number;
  readonly seat: number | null;
  readonly said: readonly Segment[];
}

/** The log as people read it; what the game has no words for is not shown. */
export function linesOf(entries: readonly Entry[], play: Pick<SeatPlay, 'said' | 'seatName'>): readonly Line[] {
  const lines: Line[] = [];
  for (const entry of entries) {
    const said =
      entry.kind === 'event'
        ? play.said({ key: `log.${entry.event.type}`, args: entry.event.data })
        : takenBack(entry, play);
    if (said.some(({ text }) => text.trim() !== '')) lines.push({ step: entry.step, seat: entry.seat, said });
  }
  return lines;
}

/** What the others did since somebody's own last step; empty while nothing has happened since. */
export const newsFor = (lines: readonly Line[], me: number | null): readonly Line[] =>
  me === null ? [] : lines.slice(lines.findLastIndex(({ seat }) => seat === me) + 1);

function takenBack(entry: Extract<Entry, { kind: 'back' }>, play: Pick<SeatPlay, 'seatName'>): readonly Segment[] {
  const { count, seat, byRules } = entry;
  const text =
    byRules || seat === null
      ? say('table.rules-changed', { count })
      : say('table.taken-back', { name: play.seatName(seat), count });
  return [{ kind: 'text', text }];
}
