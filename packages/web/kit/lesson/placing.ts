/** Where words stand beside what they are about: near it, and over as little as possible of what one wants to see. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
type Place = Pick<Box, 'left' | 'top'>;
type Size = Pick<Box, 'width' | 'height'>;

/** Something that should not be covered; the more weight, the less. */
export interface Taken extends Box {
  readonly weight: number;
}

const GAP = 14;
const EDGE = 8;
/** Below the bar of the page: where words stand that are about nothing in particular. */
const HEADER = 86;
/** So fine is it looked, in pixels. */
const CELL = 16;
/** What covers a tenth of itself stands rather so far away, in pixels. */
const FAR = 100;
/** Words stay where they are, unless they would stand better by so much elsewhere: what wanders can't be read. */
const STAYING = { newWords: 25, sameWords: 200 } as const;
/** To hide a whole thing that has to be seen is worse than any way, and than anything else that is covered. */
const HIDING = 2000;
/** So much of a thing may lie under the edge of the words, in pixels. */
const HEM = 2;

/** What words have to mind. */
export interface Around {
  /** What should rather not be covered. */
  readonly taken?: readonly Taken[];
  /** What has to be seen while they are read: names, and what can be chosen. Where there is room it is not covered at all. */
  readonly needed?: readonly Box[];
  /** Where they stand now, and whether they are still the same words. */
  readonly before?: Place | null;
  readonly isSame?: boolean;
}

/**
 * The best place for words of a size; null: nowhere, because the screen is too small for them. `about` is never covered where
 * there is room beside it; without it words keep to the top.
 */
export function placeBeside(
  about: Box | null,
  { width, height }: Size,
  screen: Size,
  { taken = [], needed = [], before = null, isSame = false }: Around = {},
): Place | null {
  // A rectangle of the page has no values of its own that could be copied from it.
  const size = { width, height };
  const covered = coverIn(screen, taken);
  const fits = ({ left, top }: Place): boolean =>
    left >= EDGE &&
    top >= EDGE &&
    left + width <= screen.width - EDGE &&
    top + height <= screen.height - EDGE &&
    (about === null || gapBetween({ left, top, ...size }, about) > 0);
  const hiddenBy = (at: Place): number => needed.reduce((sum, each) => sum + shareUnder(each, { ...at, ...size }), 0);
  const aim = about ?? { left: screen.width / 2 - width / 2, top: HEADER, ...size };
  const costOf = ({ left, top }: Place): number => {
    const box = { left, top, ...size };
    const far = about === null ? Math.hypot(left - aim.left, top - aim.top) / 2 : Math.max(GAP, gapBetween(box, about));
    return hiddenBy(box) * HIDING + (covered(box) / (width * height)) * 100 + (far / FAR) * 10;
  };
  // Right beside it is best, in this order.
  const beside = about === null ? [aim] : besides(about, size, screen);
  const places = [
    ...beside.map((at, turn) => ({ at, cost: costOf(at) + turn / 10 })),
    ...everywhere(size, screen).map((at) => ({ at, cost: costOf(at) + beside.length / 10 })),
  ].filter(({ at }) => fits(at));
  const [first, ...rest] = places;
  // What leaves no room beside it lies under them, as little of it as can be.
  if (first === undefined)
    return about === null
      ? null
      : placeBeside(null, size, screen, { taken, needed: [...needed, about], before, isSame });
  const best = rest.reduce((one, other) => (other.cost < one.cost ? other : one), first);
  const staying = isSame ? STAYING.sameWords : STAYING.newWords;
  return before !== null && fits(before) && costOf(before) <= best.cost + staying ? before : best.at;
}

/** Which share of a thing lies under words. */
export function shareUnder(thing: Box, words: Box): number {
  const across = Math.min(thing.left + thing.width, words.left + words.width) - Math.max(thing.left, words.left);
  const down = Math.min(thing.top + thing.height, words.top + words.height) - Math.max(thing.top, words.top);
  return across <= HEM || down <= HEM ? 0 : (across * down) / (thing.width * thing.height);
}

function besides(about: Box, { width, height }: Size, screen: Size): readonly Place[] {
  const middle = clamp(about.left + about.width / 2 - width / 2, screen.width - width);
  const level = clamp(about.top + about.height / 2 - height / 2, screen.height - height);
  return [
    { left: middle, top: about.top - height - GAP },
    { left: middle, top: about.top + about.height + GAP },
    { left: about.left + about.width + GAP, top: level },
    { left: about.left - width - GAP, top: level },
  ];
}

const everywhere = (size: Size, screen: Size): readonly Place[] =>
  steps(screen.height - size.height).flatMap((top) => steps(screen.width - size.width).map((left) => ({ left, top })));
const steps = (room: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.floor((room - 2 * EDGE) / CELL) + 1) }, (_, i) => EDGE + i * CELL);

/** How much of what is taken lies in a box, by weight: the screen as a grid whose sums are known. */
function coverIn({ width, height }: Size, taken: readonly Taken[]): (box: Box) => number {
  const across = Math.ceil(width / CELL) + 1;
  const down = Math.ceil(height / CELL) + 1;
  const cells = new Float64Array(across * down);
  const cell = (at: number, most: number): number => Math.max(0, Math.min(most - 1, at));
  for (const { left, top, width, height, weight } of taken) {
    const right = cell(Math.ceil((left + width) / CELL), across);
    const bottom = cell(Math.ceil((top + height) / CELL), down);
    for (let y = cell(Math.floor(top / CELL), down); y < bottom; y++)
      for (let x = cell(Math.floor(left / CELL), across); x < right; x++)
        cells[y * across + x] = Math.max(cells[y * across + x] ?? 0, weight);
  }
  const sums = new Float64Array((across + 1) * (down + 1));
  const sum = (x: number, y: number): number => sums[y * (across + 1) + x] ?? 0;
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++)
      sums[(y + 1) * (across + 1) + x + 1] = (cells[y * across + x] ?? 0) + sum(x, y + 1) + sum(x + 1, y) - sum(x, y);
  return ({ left, top, width, height }) => {
    const [x, y] = [Math.floor(left / CELL), Math.floor(top / CELL)].map((at) => Math.max(0, at)) as [number, number];
    const right = Math.min(across, Math.ceil((left + width) / CELL));
    const bottom = Math.min(down, Math.ceil((top + height) / CELL));
    return (sum(right, bottom) - sum(x, bottom) - sum(right, y) + sum(x, y)) * CELL * CELL;
  };
}

/** How far two are apart; 0: they touch or overlap. */
export function gapBetween(one: Box, other: Box): number {
  const across = Math.max(other.left - one.left - one.width, one.left - other.left - other.width, 0);
  const down = Math.max(other.top - one.top - one.height, one.top - other.top - other.height, 0);
  return Math.hypot(across, down);
}

/** A longer line would run through what one wants to read. */
const LONGEST_LINE = 150;

/** A line from words to what they are about, where that is neither right beside them nor far away. */
export function pointerFrom(words: Box, about: Box): { readonly from: Point; readonly to: Point } | null {
  const gap = gapBetween(words, about);
  if (gap < 2 * GAP || gap > LONGEST_LINE) return null;
  const from = nearest({ x: about.left + about.width / 2, y: about.top + about.height / 2 }, words);
  return { from, to: nearest(from, about) };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const nearest = ({ x, y }: Point, { left, top, width, height }: Box): Point => ({
  x: Math.max(left, Math.min(left + width, x)),
  y: Math.max(top, Math.min(top + height, y)),
});

const clamp = (at: number, most: number): number => Math.max(EDGE, Math.min(at, most - EDGE));
