/** How the table is laid out: beside each other, above each other on an upright tablet, and on a phone upright or flat. */
export type Shape = 'wide' | 'tall' | 'phone' | 'flat';

/** Narrower than this many pixels is a phone; the same number stands in the styles (`@container table`). */
const PHONE = 620;
const FLAT = 420;

export function shapeOf(width: number, height: number): Shape {
  if (width > 0 && width <= PHONE) return height < FLAT ? 'flat' : 'phone';
  return width > 0 && width < height * 1.25 ? 'tall' : 'wide';
}
