import type { Starport } from './vocabulary.ts';

/** SG-SECT-06 what a sector holds besides planets. */
export type SectorKind = 'space' | 'nebula' | 'blackHole' | 'wormhole';

export interface Sector {
  readonly number: number;
  /** SG-SECT-01 letter and number; the letter means nothing (SG-SECT-02). */
  readonly label: string;
  /** From 1, left to right; even columns lie half a hex lower. */
  readonly column: number;
  /** From 1, top to bottom. */
  readonly row: number;
  readonly kind: SectorKind;
  /** 1 to 5 for a wormhole, else 0. */
  readonly wormhole: number;
  readonly neighbours: readonly number[];
}

/** 13 columns: odd ones have 7 sectors, even ones 6. */
const COLUMNS = 13;
const rowsOf = (column: number): number => (column < 1 || column > COLUMNS ? 0 : column % 2 === 1 ? 7 : 6);

/** SG-SET-11, SG-SECT-04 G-043. */
export const START_SECTOR = 43;

/** SG-SECT-05 printed on the board at opposite ends, both with a military starport (SG-KOR-03). */
export const BRIX_SECTOR = 4;
export const KOROTH_SECTOR = 82;
export const FIXED_STARPORT: Starport = 'military';

/** SG-KOR-07 */
export const BRIX_WEAPONS = 10;
/** SG-KOR-12 credits per additional die. */
export const BRIBE = 1000;

export const NEBULAE: readonly number[] = [10, 11, 18, 24, 37, 49, 62, 68, 75, 76];
export const BLACK_HOLES: readonly number[] = [29, 40, 57];
/** SG-SECT-06 the sectors of the wormholes 1 to 5. */
export const WORMHOLES: readonly number[] = [14, 20, 66, 72, 46];

/** SG-SECT-03 numbers run down the columns, from left to right. */
const numberAt = (column: number, row: number): number => {
  if (row < 1 || row > rowsOf(column)) return 0;
  let before = 0;
  for (let c = 1; c < column; c++) before += rowsOf(c);
  return before + row;
};

const kindOf = (sector: number): SectorKind => {
  if (NEBULAE.includes(sector)) return 'nebula';
  if (BLACK_HOLES.includes(sector)) return 'blackHole';
  return WORMHOLES.includes(sector) ? 'wormhole' : 'space';
};

export const labelOf = (sector: number): string =>
  `${'ABCDEFGH'.charAt((sector + 3) % 8)}-0${String(sector).padStart(2, '0')}`;

/** SG-SECT-01 only the last two digits matter. */
export const sectorNamed = (label: string): number => Number(label.slice(-2));

/** A sector touches those above and below it, and the two nearest ones in each neighbouring column. */
function neighboursOf(column: number, row: number): number[] {
  const upper = column % 2 === 1 ? row - 1 : row;
  const cells = [
    [column - 1, upper],
    [column - 1, upper + 1],
    [column, row - 1],
    [column, row + 1],
    [column + 1, upper],
    [column + 1, upper + 1],
  ] as const;
  return cells.map(([c, r]) => numberAt(c, r)).filter((sector) => sector > 0);
}

const columns = Array.from({ length: COLUMNS }, (_, i) => i + 1);

/** All 85 sectors in the order of their numbers. */
export const sectors: readonly Sector[] = columns.flatMap((column) =>
  Array.from({ length: rowsOf(column) }, (_, i): Sector => {
    const row = i + 1;
    const number = numberAt(column, row);
    return {
      number,
      label: labelOf(number),
      column,
      row,
      kind: kindOf(number),
      wormhole: WORMHOLES.indexOf(number) + 1,
      neighbours: neighboursOf(column, row),
    };
  }),
);

export const SECTOR_COUNT = sectors.length;

export const sectorAt = (number: number): Sector => sectors[number - 1] as Sector;

export const isNebula = (sector: number): boolean => sectors[sector - 1]?.kind === 'nebula';

/** How many sectors a ship enters on the shortest way; farther than any movement where there is none. */
export type Distances = readonly (readonly number[])[];

const NO_WAY = 99;

/** Distances between all pairs of sectors, `[from][to]` by number. */
function distances(passable: (sector: number) => boolean): Distances {
  return [0, ...sectors.map(({ number }) => number)].map((from) => {
    const far = new Array<number>(SECTOR_COUNT + 1).fill(NO_WAY);
    if (from === 0) return far;
    far[from] = 0;
    const queue = [from];
    for (let i = 0; i < queue.length; i++) {
      const here = queue[i] as number;
      if (here !== from && !passable(here)) continue;
      for (const next of sectorAt(here).neighbours) {
        if (far[next] !== NO_WAY) continue;
        far[next] = (far[here] as number) + 1;
        queue.push(next);
      }
    }
    return far;
  });
}

/** SG-Q-18 as the crow flies. */
export const STRAIGHT: Distances = distances(() => true);
/** SG-NEB-01 a ship that enters a nebula goes no farther. */
export const AROUND_NEBULAE: Distances = distances((sector) => !isNebula(sector));
