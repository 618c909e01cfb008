import { isHex } from './hexes.ts';
import type { Point, Space, SpaceBadge } from './map.ts';

/** A badge on the map, by its upper left corner. */
export interface PlacedBadge extends Point {
  readonly badge: SpaceBadge;
  readonly width: number;
  readonly height: number;
}

/** Sizes on the screen, in pixels. */
const HEIGHT = 17;
const PADDING = 9;
const LETTER = 7.2;
const GAP = 2;

/** In a hex that is smaller on the screen a badge would hide what lies there; closer up it is seen again. */
const SMALLEST_HEX = 23;

/** Where the badges of a space lie: over the upper half of a hex, beside the lower right of a planet. */
export function placeBadges(space: Space, unitsPerPixel: number): readonly PlacedBadge[] {
  const u = unitsPerPixel;
  const badges = isHex(space) && space.size / u < SMALLEST_HEX ? [] : (space.badges ?? []);
  const widths = badges.map(({ text }) => Math.max(HEIGHT, text.length * LETTER + PADDING) * u);
  let x = isHex(space) ? space.x - widths.reduce((sum, width) => sum + width, 0) / 2 : space.x + space.size * 0.45;
  const { flat = 1 } = space;
  // Where a board leans back there is less room inside a hex: a badge reaches over its upper edge.
  const y = isHex(space) ? space.y - space.size * 0.82 * flat - HEIGHT * u * (1 - flat) : space.y + space.size * 0.4;
  return badges.map((badge, i) => {
    const width = widths[i] ?? 0;
    const placed = { badge, width, height: HEIGHT * u, x, y };
    x += width + GAP * u;
    return placed;
  });
}
