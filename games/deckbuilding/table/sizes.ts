/** Width and height in pixels. */
export interface Size {
  readonly w: number;
  readonly h: number;
}

/** How large everything is in the room there is: worked out once per room, so nothing has to be measured while cards move. */
export interface Sizes {
  /** Wide: both people and the Force in a column at the left. Tall (upright phones and tablets): everything in one column. */
  readonly shape: 'wide' | 'tall';
  readonly spine: number;
  readonly gap: number;
  /** Heights of the rows, from top to bottom. */
  readonly rows: readonly number[];
  readonly row: Size;
  readonly pilot: Size;
  readonly base: Size;
  readonly farBase: Size;
  readonly pile: number;
  /** The room for what either side has in play; one's own with a hand below it, and without. */
  readonly far: Size;
  readonly near: Size;
  readonly nearAlone: Size;
  /** The room for the hand. */
  readonly hand: Size;
}

/** Below this the table is scrolled, not squeezed. */
const LEAST_TALL = 376;
const LEAST_WIDE = 270;

/** Below the last row: what stands out of a card there makes nothing scroll. */
const FOOT = 5;

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

const shapeOf = ({ w, h }: Size): Sizes['shape'] => (w < 440 || w < 1.2 * h ? 'tall' : 'wide');

export function sizesFor(room: Size): Sizes {
  return shapeOf(room) === 'tall'
    ? tall(room.w, Math.max(LEAST_TALL, room.h))
    : wide(room.w, Math.max(LEAST_WIDE, room.h));
}

function wide(width: number, height: number): Sizes {
  const gap = clamp(4, 0.013 * height, 14);
  const spine = clamp(88, 0.13 * width, 290);
  const inner = width - spine - 2 * gap;
  const free = height - 3 * gap - FOOT;
  const rows = [0.2, 0.37, 0.16, 0.27].map((part) => Math.floor(part * free));
  const [far = 0, middle = 0, near = 0, hand = 0] = rows;
  const pile = clamp(22, 0.06 * height, 76);
  const cards = inner - 8 * gap - galaxyPiles(pile, height);
  const rowWidth = Math.min(cards / 6.8, (middle - 2 * gap) / 1.2);
  const row = { w: rowWidth, h: Math.min(middle - 2 * gap, 1.6 * rowWidth) };
  const base = { w: Math.min(2.2 * (near - gap), 0.2 * inner), h: near - gap };
  const farBase = { w: base.w, h: Math.min(far - gap, 0.66 * base.w) };
  const room = inner - base.w - 4 * gap;
  return {
    shape: 'wide',
    spine,
    gap,
    rows,
    row,
    pilot: { w: 0.8 * row.w, h: 0.8 * row.h },
    base,
    farBase,
    pile,
    far: { w: room - farPiles(pile, height), h: far - gap },
    near: { w: room, h: near - gap },
    nearAlone: { w: room, h: near + hand },
    hand: { w: inner - 2 * gap, h: hand - gap },
  };
}

/** Deck, discard pile and exile beside the row; a flat phone has no room for their names. */
const galaxyPiles = (pile: number, height: number): number => pile + (height < 420 ? 6 : 30);
/** The fan of the other hand and three piles. */
const farPiles = (pile: number, height: number): number =>
  height < 420 ? 5.4 * pile + 40 : 3 * Math.max(pile, 64) + 2.4 * pile + 50;

function tall(width: number, height: number): Sizes {
  const gap = clamp(3, 0.008 * height, 8);
  const free = height - 6 * gap - FOOT;
  const rows = [0.06, 0.125, 0.05, 0.365, 0.125, 0.21, 0.065].map((part) => Math.floor(part * free));
  const [, far = 0, , middle = 0, near = 0, hand = 0] = rows;
  const row = { w: (width - 5 * gap) / 4, h: (middle - gap) / 2 };
  const base = { w: clamp(84, 1.7 * near, 0.27 * width), h: near - 2 };
  const room = width - base.w - 4 * gap;
  return {
    shape: 'tall',
    spine: 0,
    gap,
    rows,
    row,
    pilot: row,
    base,
    farBase: base,
    pile: clamp(17, 0.04 * height, 30),
    far: { w: room, h: far - 2 },
    near: { w: room, h: near - 2 },
    nearAlone: { w: room, h: near + hand },
    hand: { w: width - 2 * gap, h: hand - 2 },
  };
}

/** A card of a hand; whoever has more than fit scrolls. */
interface HandCard extends Size {
  readonly scrolls: boolean;
}

/** Cards of a hand side by side; many are drawn narrower, down to where a name can still be read. */
export function handCard({ w, h }: Size, count: number, gap: number): HandCard {
  const least = Math.min(96, Math.max(62, 0.52 * h));
  const width = Math.min(0.96 * h, w / Math.max(1, count) - gap);
  return { w: Math.max(least, width), h, scrolls: width < least };
}

/** Tiles in play: how large, and how they are laid out. */
interface Tiling extends Size {
  readonly rows: number;
  readonly columns: number;
  readonly scrolls: boolean;
}

/** The least that a name and its numbers need. */
const LEAST_TILE = { w: 84, h: 38 };

/** Tiles in as many rows as make them largest. */
export function tileIn(room: Size, count: number, gap: number): Tiling {
  let best: Tiling | null = null;
  for (let rows = 1; rows <= 4; rows++) {
    const columns = Math.ceil(Math.max(1, count) / rows);
    const height = (room.h - (rows - 1) * gap) / rows;
    const w = Math.min(2.3 * height, (room.w - (columns - 1) * gap) / columns);
    const h = Math.min(height, 1.15 * w);
    if (w < LEAST_TILE.w || h < LEAST_TILE.h) continue;
    if (best === null || w * h > best.w * best.h) best = { w, h, rows, columns, scrolls: false };
  }
  return best ?? scrolled(room, count, gap);
}

function scrolled(room: Size, count: number, gap: number): Tiling {
  const rows = Math.max(1, Math.floor((room.h + gap) / (LEAST_TILE.h + gap)));
  const h = Math.max(LEAST_TILE.h, (room.h - (rows - 1) * gap) / rows);
  const w = Math.max(LEAST_TILE.w, Math.min(1.9 * h, room.w / 2.4));
  return { w, h, rows, columns: Math.ceil(count / rows), scrolls: true };
}
