import type { Piece, Point, Space } from './map.ts';

/** Where a piece stands, and how large it is drawn there. */
export interface Standing extends Point {
  readonly piece: Piece;
  readonly size: number;
}

const SMALLEST = 0.62;
const PITCH = 1.08;

/** Where every piece stands: those with a place of their own there, the others in rows around the middle of their space. */
export function standings(
  pieces: readonly Piece[],
  spaces: ReadonlyMap<string, Space>,
  size: number,
): readonly Standing[] {
  const crowds = new Map<string, Piece[]>();
  const found: Standing[] = [];
  for (const piece of pieces) {
    const space = spaces.get(piece.space);
    if (space === undefined) continue;
    const own = size * (piece.scale ?? 1);
    if (piece.at !== undefined)
      found.push({ piece, size: own, x: space.x + piece.at.x, y: space.y + piece.at.y * (space.flat ?? 1) });
    else crowds.set(piece.space, [...(crowds.get(piece.space) ?? []), piece]);
  }
  for (const [id, crowd] of crowds) {
    const space = spaces.get(id);
    if (space !== undefined) found.push(...inRows(crowd, space, size));
  }
  // Pieces keep their order, so that nothing on the screen is made anew when one moves.
  const order = new Map(pieces.map(({ id }, i) => [id, i]));
  return found.sort((a, b) => (order.get(a.piece.id) ?? 0) - (order.get(b.piece.id) ?? 0));
}

function inRows(crowd: readonly Piece[], space: Space, size: number): readonly Standing[] {
  const columns = Math.ceil(Math.sqrt(crowd.length));
  const rows = Math.ceil(crowd.length / columns);
  const room = Math.max(space.size * 1.7, size * 2.2);
  const shrink = Math.max(SMALLEST, Math.min(1, room / (Math.max(columns, rows) * size * PITCH)));
  const pitch = size * PITCH * shrink;
  return crowd.map((piece, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, crowd.length - row * columns);
    return {
      piece,
      size: size * shrink * (piece.scale ?? 1),
      x: space.x + ((i % columns) - (inRow - 1) / 2) * pitch,
      y: space.y + (row - (rows - 1) / 2) * pitch,
    };
  });
}
