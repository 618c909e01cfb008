/** Where something stands in a list that is read from above, in pixels from the beginning of the list. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
}

/** What of a list is seen: from where on, how much of it, and how many of its boxes are not. */
export interface Window {
  readonly from: number;
  readonly height: number;
  readonly hidden: number;
}

/** Two boxes of one row may be off by a hair. */
const HAIR = 1;

/** The most of a list that can be seen in a room of this height, from somewhere on, without a row that is cut. */
export function wholeRows(boxes: readonly Box[], room: number, wanted: number): Window {
  const isCutAt = (y: number): boolean => boxes.some(({ top, bottom }) => top < y - HAIR && bottom > y + HAIR);
  const starts = [0, ...boxes.map(({ top }) => top)].filter((y) => y >= wanted - HAIR && !isCutAt(y));
  const from = wanted <= HAIR || starts.length === 0 ? 0 : Math.min(...starts);
  const ends = boxes.map(({ bottom }) => bottom).filter((y) => y > from && y <= from + room + HAIR && !isCutAt(y));
  // A row that is higher than all the room is seen as far as it can be.
  const to = ends.length === 0 ? from + room : Math.max(...ends);
  const hidden = boxes.filter(({ top, bottom }) => top < from - HAIR || bottom > to + HAIR).length;
  return { from, height: to - from, hidden };
}
