import { flatnessOf, isHex } from './hexes.ts';
import type { Point, Space } from './map.ts';

/** A part of the map, in its units. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** One step of the zoom buttons and keys. */
export const CLOSER = 1.35;
const CLOSEST = 6;
/** Room around the outermost spaces, for names and rings; names of hexes lie inside them. */
const MARGIN = 0.8;
const HEX_MARGIN = 0.3;
/** Half the height of the buttons, in pixels. */
const BUTTONS = 26;

/** Which part of a map is seen. Until somebody moves it, all of it. */
export class Camera {
  /** Size of the window on the map, in pixels. */
  private width = $state(0);
  private height = $state(0);
  private whole = $state.raw<Extent>({ left: 0, top: 0, width: 1, height: 1 });
  /** What somebody looks at: a point, and how many times closer than all of it; null while all is seen. */
  private look = $state.raw<(Point & { readonly zoom: number }) | null>(null);

  /** How flat this map has to lie to fill the window, if it is broader than the map. */
  flatnessFor(spaces: readonly Space[]): number {
    return flatnessOf(extentOf(spaces), { width: this.width, height: this.height });
  }

  get isMoved(): boolean {
    return this.look !== null;
  }

  get zoom(): number {
    return this.look?.zoom ?? 1;
  }

  get unitsPerPixel(): number {
    return fitting(this.whole, this.width, this.height) / this.zoom;
  }

  get viewBox(): string {
    const { left, top, width, height } = this.seen;
    return `${left} ${top} ${width} ${height}`;
  }

  /** The part that is on the screen. */
  get seen(): Extent {
    const u = this.unitsPerPixel;
    const width = Math.max(1, this.width * u);
    const height = Math.max(1, this.height * u);
    const { x, y } = this.centre;
    return { left: x - width / 2, top: y - height / 2, width, height };
  }

  /** All of the map, moved up into free room if there is some: the buttons lie at the lower edge. */
  private get centre(): Point {
    return this.look ?? middleOf(this.whole, this.width, this.height);
  }

  frame(whole: Extent): void {
    this.whole = whole;
  }

  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
  }

  fit(): void {
    this.look = null;
  }

  /** Moves what is seen by so many pixels. */
  pan(x: number, y: number): void {
    const u = this.unitsPerPixel;
    const at = this.centre;
    this.lookAt({ x: at.x - x * u, y: at.y - y * u }, this.zoom);
  }

  /** Closer or farther; the point of the window under `at` (pixels, its middle unless said) stays where it is. */
  zoomBy(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const before = this.unitsPerPixel;
    const zoom = Math.max(1, Math.min(CLOSEST, this.zoom * factor));
    if (zoom === 1) {
      this.fit();
      return;
    }
    const { left, top } = this.seen;
    const fixed = { x: left + at.x * before, y: top + at.y * before };
    const after = (before * this.zoom) / zoom;
    this.lookAt({ x: fixed.x + (this.width / 2 - at.x) * after, y: fixed.y + (this.height / 2 - at.y) * after }, zoom);
  }

  /** Brings a point onto the screen if it is not there. */
  show({ x, y }: Point, size: number): void {
    if (this.look === null) return;
    const { left, top, width, height } = this.seen;
    const inside = (at: number, from: number, length: number): boolean =>
      at - size >= from && at + size <= from + length;
    if (inside(x, left, width) && inside(y, top, height)) return;
    this.lookAt({ x, y }, this.zoom);
  }

  private lookAt({ x, y }: Point, zoom: number): void {
    const { left, top, width, height } = this.whole;
    this.look = { x: clamp(x, left, left + width), y: clamp(y, top, top + height), zoom };
  }
}

/** Units per pixel of a map that is seen whole in a window of this size. */
function fitting(whole: Extent, width: number, height: number): number {
  return width === 0 || height === 0 ? 1 : Math.max(whole.width / width, whole.height / height);
}

function middleOf({ left, top, width, height }: Extent, windowWidth: number, windowHeight: number): Point {
  const u = fitting({ left, top, width, height }, windowWidth, windowHeight);
  const free = Math.max(0, windowHeight * u - height) / 2;
  return { x: left + width / 2, y: top + height / 2 + Math.min(free, BUTTONS * u) };
}

/** Where a part of a map lies in its window of this size, in pixels, while all of the map is seen. */
export function placeOf(part: Extent, spaces: readonly Space[], width: number, height: number): Extent {
  const whole = extentOf(spaces);
  const u = fitting(whole, width, height);
  const middle = middleOf(whole, width, height);
  return {
    left: width / 2 + (part.left - middle.x) / u,
    top: height / 2 + (part.top - middle.y) / u,
    width: part.width / u,
    height: part.height / u,
  };
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Everything that has to be seen when nobody has moved the map. */
export function extentOf(spaces: readonly Space[]): Extent {
  if (spaces.length === 0) return { left: 0, top: 0, width: 1, height: 1 };
  const room = Math.max(...spaces.map((space) => space.size * (isHex(space) ? HEX_MARGIN : MARGIN)));
  const left = Math.min(...spaces.map(({ x, size }) => x - size)) - room;
  const right = Math.max(...spaces.map(({ x, size }) => x + size)) + room;
  const top = Math.min(...spaces.map(({ y, size, flat = 1 }) => y - size * flat)) - room;
  const bottom = Math.max(...spaces.map(({ y, size, flat = 1 }) => y + size * flat)) + room;
  return { left, top, width: right - left, height: bottom - top };
}
