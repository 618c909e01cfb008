import { isHex } from './hexes.ts';
import type { Point, Space } from './map.ts';

export interface Label extends Point {
  readonly space: string;
  readonly text: string;
  readonly anchor: 'middle' | 'start' | 'end';
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Letters on a screen of usual size, in pixels; on larger ones they grow like all type. */
const LETTER_HEIGHT = 13;
const LETTER_WIDTH = 5.7;
const GAP = 3;

/**
 * Which names are printed and where: letters keep their size on the screen, so from afar not all names have room. The
 * important ones are placed first, each where it covers nothing: below, above, right or left of its space.
 */
export function placeLabels(
  spaces: readonly Space[],
  unitsPerPixel: number,
  pieces: readonly (Point & { readonly size: number })[],
  badges: readonly (Point & { readonly width: number; readonly height: number })[],
  growth = 1,
): readonly Label[] {
  const u = unitsPerPixel * growth;
  const taken: Box[] = [
    ...spaces.filter((space) => !isHex(space)).map(({ x, y, size }) => around(x, y, size * 0.9)),
    ...pieces.map(({ x, y, size }) => around(x, y, size / 2)),
    ...badges.map(({ x, y, width, height }) => ({ left: x, right: x + width, top: y, bottom: y + height })),
  ];
  const labels: Label[] = [];
  const names: Box[] = [];
  const edge = edgesOf(spaces);
  const wanted = spaces.filter(({ rank = 0, label, name }) => rank >= 0 && (label ?? name) !== '');
  for (const space of wanted.sort((a, b) => (b.rank ?? 0) - (a.rank ?? 0))) {
    const text = space.label ?? space.name;
    const width = text.length * LETTER_WIDTH * u;
    const height = LETTER_HEIGHT * u;
    // A name inside its hex has to fit into it; that of an important place may reach over its edges.
    const isKnown = (space.rank ?? 0) >= 3;
    if (isHex(space) && !isKnown && width > space.size * ((space.rank ?? 0) >= 2 ? 2.9 : 1.7)) continue;
    const all = spots(space, width, height, u);
    const free = all.filter(({ box }) => !taken.some((other) => overlap(box, other)));
    // Beyond the outermost spaces a name would be cut off.
    const inside = ({ box }: Spot): boolean => box.left >= edge.left && box.right <= edge.right && box.top >= edge.top;
    // The places people speak of are never without their name: then it lies over pieces, but never over another name.
    const spare = !isKnown ? [] : all.filter(({ box }) => !names.some((other) => overlap(box, other)));
    const spot = free.find(inside) ?? spare.find(inside) ?? free[0] ?? spare[0];
    if (spot === undefined) continue;
    taken.push(spot.box);
    names.push(spot.box);
    labels.push({ space: space.id, text, ...spot.at });
  }
  return labels;
}

interface Spot {
  readonly at: Point & Pick<Label, 'anchor'>;
  readonly box: Box;
}

function spots(space: Space, width: number, height: number, u: number): readonly Spot[] {
  const { x, y, size, flat = 1 } = space;
  const gap = GAP * u;
  const spot = (left: number, top: number, anchor: Label['anchor']): Spot => ({
    at: {
      x: anchor === 'middle' ? left + width / 2 : anchor === 'start' ? left : left + width,
      y: top + height * 0.8,
      anchor,
    },
    box: { left, right: left + width, top, bottom: top + height },
  });
  if (isHex(space))
    return [
      spot(x - width / 2, y + size * flat * 0.8 - height, 'middle'),
      spot(x - width / 2, y - size * flat * 0.8, 'middle'),
    ];
  return [
    spot(x - width / 2, y + size + gap, 'middle'),
    spot(x - width / 2, y - size - gap - height, 'middle'),
    spot(x + size + gap, y - height / 2, 'start'),
    spot(x - size - gap - width, y - height / 2, 'end'),
    // At the ends of a map: flush with the space.
    spot(x - size, y - size - gap - height, 'start'),
    spot(x + size - width, y - size - gap - height, 'end'),
  ];
}

/** How far the spaces reach to the sides, and upwards. */
const edgesOf = (spaces: readonly Space[]): Pick<Box, 'left' | 'right' | 'top'> => ({
  top: Math.min(...spaces.map(({ y, size }) => y - size)) - Math.max(...spaces.map(({ size }) => size)) * 0.8,
  left: Math.min(...spaces.map(({ x, size }) => x - size * 1.5)),
  right: Math.max(...spaces.map(({ x, size }) => x + size * 1.5)),
});

const around = (x: number, y: number, r: number): Box => ({ left: x - r, right: x + r, top: y - r, bottom: y + r });

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
