import type { View } from '@cantina/kernel';
import type { StageReader } from '@cantina/web/kit';
import { baseOf } from './telling.ts';
import { type Who, words } from './words/index.ts';

/** Somebody needs only one more base: everybody should know, above all whose base it is. */
export function warningOf(view: View, at: StageReader): string | undefined {
  if (view.outcome !== null) return undefined;
  const toWin = Number(view.options.basesToWin);
  const whoIs = (seat: number): Who => (seat === at.seat ? null : at.reader.seatName(seat));
  const broken = (seat: number): number => view.zones.victory?.[seat]?.count ?? 0;
  // The base that decides it has fallen; the end is told in a moment.
  if ([0, 1].some((seat) => broken(seat) >= toWin)) return undefined;
  const near = [0, 1].filter((seat) => broken(seat) === toWin - 1);
  // Whose own base is in danger reads that first.
  const seat = near.find((each) => each !== at.seat) ?? near[0];
  if (seat === undefined) return undefined;
  const face = baseOf(view, 1 - seat)?.face ?? null;
  return words[at.reader.lang].oneMore(whoIs(seat), face === null ? null : at.reader.faceName(face), whoIs(1 - seat));
}
