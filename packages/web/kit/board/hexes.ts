import type { Point, Space } from './map.ts';

const HALF_HEIGHT = Math.sqrt(3) / 2;
/** From a still lower angle a piece would hide the row behind it. */
const FLATTEST = 0.72;

/** The centre of a hex in a board of columns whose odd ones (counted from 0) lie half a hex lower. */
export const flatHexAt = (column: number, row: number, size: number): Point => ({
  x: column * 1.5 * size,
  y: (row + (column % 2) / 2) * 2 * HALF_HEIGHT * size,
});

/** The centre of a hex in a board of rows whose odd ones (counted from 0) are shifted half a hex to the right. */
export const pointyHexAt = (row: number, column: number, size: number): Point => ({
  x: (column + (row % 2) / 2) * 2 * HALF_HEIGHT * size,
  y: row * 1.5 * size,
});

/** The six corners around a point. */
export function hexCorners({
  x,
  y,
  size,
  shape,
  flat = 1,
}: Pick<Space, 'x' | 'y' | 'size' | 'shape' | 'flat'>): readonly Point[] {
  const turn = shape === 'pointy-hex' ? 30 : 0;
  return Array.from({ length: 6 }, (_, i) => {
    const angle = ((60 * i + turn) * Math.PI) / 180;
    return { x: x + size * Math.cos(angle), y: y + size * flat * Math.sin(angle) };
  });
}

/** The edge that two neighbouring hexes share: the two corners of the first that lie nearest to the second. */
export function sharedEdge(one: Space, other: Space): readonly [Point, Point] {
  const away = (corner: Point): number => Math.hypot(corner.x - other.x, corner.y - other.y);
  const [a, b] = [...hexCorners(one)].sort((p, q) => away(p) - away(q));
  if (a === undefined || b === undefined) throw new Error('a hex has six corners');
  return [a, b];
}

export const isHex = ({ shape }: Pick<Space, 'shape'>): boolean => shape === 'flat-hex' || shape === 'pointy-hex';

interface Extent {
  readonly width: number;
  readonly height: number;
}

/** How flat a board has to lie to fill a window that is broader than itself; 1 where it is not. */
export function flatnessOf(board: Extent, window: Extent): number {
  if (window.width === 0) return 1;
  return Math.max(FLATTEST, Math.min(1, (board.width * window.height) / (board.height * window.width)));
}

/** Pairs of hexes that touch, as hidden links: a board of hexes needs no list of edges. */
export function hexLinks(spaces: readonly Space[]): readonly { from: string; to: string; look: 'hidden' }[] {
  const links: { from: string; to: string; look: 'hidden' }[] = [];
  spaces.forEach((one, i) => {
    for (const other of spaces.slice(i + 1)) {
      const distance = Math.hypot(one.x - other.x, one.y - other.y);
      if (distance < 2.1 * HALF_HEIGHT * one.size) links.push({ from: one.id, to: other.id, look: 'hidden' });
    }
  });
  return links;
}
