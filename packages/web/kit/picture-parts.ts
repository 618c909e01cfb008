import type { Size } from '@cantina/art';

/** What a low strip shows: a face from brow to chin, the middle of a ship, and what is drawn beside them. */
export const STRIP = '-150 30 600 190';
/** What a narrow upright place shows: a face with what is below it, and of a ship its middle. */
const PILLAR = '78 -4 144 304';
/** From here on, as wide by high, a place is a strip, and below a pillar: of a square either would show a slice. */
const LOW = 2.2;
const NARROW = 0.6;

/** The part of a drawing that a place of this shape shows; nothing: the square of it. */
export function partFor(width: number, height: number, size: Size): string | undefined {
  if (width < NARROW * height) return PILLAR;
  return size !== 'token' && width > LOW * height ? STRIP : undefined;
}
