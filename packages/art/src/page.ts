import { type Chance, chance } from './chance.ts';
import { type Hex, INKS, type Ink, type InkSet, mix, type Ramp } from './colour.ts';

/** A picture is drawn around a square of 300; sideways and below more of it is drawn than a square shows. */
export type Size = 'token' | 'card' | 'stage';
export type Point = readonly [number, number];
/** Where, which colour, how opaque. */
export type Stop = readonly [number, Hex, number?];

/** Light falls from the upper right. */
export const LIGHT: Point = [0.62, -0.78];

/** At most one digit after the point: enough on 300, and half the length. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);
export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

export interface FormOptions {
  /** How far the lit edge, the lit plane and the shadow reach; 0: there is none. */
  readonly rim?: number;
  readonly lit?: number;
  readonly shade?: number;
  /** The line of counter-light. */
  readonly cool?: number;
  /** Which tones of the ramp: edge, lit plane, body, shadow. */
  readonly tones?: readonly [number, number, number, number];
  /** Drawn inside the outline. */
  readonly extra?: string;
}

export const toneOf = (r: Ramp, at: number): Hex => r[Math.max(0, Math.min(4, at))] ?? r[2];

/** Collects what one picture needs: gradients, clips, chance. */
export class Page {
  readonly k: InkSet;
  readonly rnd: Chance;
  defs = '';
  private count = 0;
  private hasCoolMask = false;

  constructor(
    readonly ink: Ink,
    seed: number,
    readonly size: Size,
    private readonly prefix: string,
  ) {
    this.k = INKS[ink];
    this.rnd = chance(seed);
  }

  /** A token shows no small things. */
  get isToken(): boolean {
    return this.size === 'token';
  }

  id(): string {
    return `${this.prefix}${(this.count++).toString(36)}`;
  }

  private stops(list: readonly Stop[]): string {
    return list
      .map(
        ([at, colour, alpha = 1]) =>
          `<stop offset="${at}" stop-color="${colour}"${alpha < 1 ? ` stop-opacity="${n2(alpha)}"` : ''}/>`,
      )
      .join('');
  }

  linear(list: readonly Stop[], [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1]): string {
    const id = this.id();
    this.defs += `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${this.stops(list)}</linearGradient>`;
    return `url(#${id})`;
  }

  radial(list: readonly Stop[]): string {
    const id = this.id();
    this.defs += `<radialGradient id="${id}">${this.stops(list)}</radialGradient>`;
    return `url(#${id})`;
  }

  clip(d: string): string {
    const id = this.id();
    this.defs += `<clipPath id="${id}"><path d="${d}"/></clipPath>`;
    return id;
  }

  glow(x: number, y: number, r: number, colour: Hex, alpha = 0.8, ry = r): string {
    const fill = this.radial([
      [0, colour, alpha],
      [0.35, colour, alpha * 0.5],
      [1, colour, 0],
    ]);
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(ry)}" fill="${fill}"/>`;
  }

  flat(d: string, fill: Hex, alpha = 1): string {
    return `<path d="${d}" fill="${fill}"${alpha < 1 ? ` opacity="${n2(alpha)}"` : ''}/>`;
  }

  line(d: string, stroke: Hex, width: number, alpha = 1): string {
    return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round"${alpha < 1 ? ` opacity="${n2(alpha)}"` : ''}/>`;
  }

  dot(x: number, y: number, r: number, fill: Hex, ry = r): string {
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(ry)}" fill="${fill}"/>`;
  }

  /**
   * The heart of the style: one outline becomes four tones. Copies of it, moved away from the light and clipped by
   * itself, leave a lit edge, a lit plane, a body and a shadow.
   */
  form(d: string, r: Ramp, options: FormOptions = {}): string {
    const { tones = [4, 3, 2, 1], extra = '', shade = 17 } = options;
    const rim = (options.rim ?? 2.6) * (this.isToken ? 2 : 1);
    const lit = (options.lit ?? 7) * (this.isToken ? 1.3 : 1);
    const cool = this.isToken ? 0 : (options.cool ?? 1.8);
    const [path, clip] = [this.id(), this.id()];
    this.defs += `<path id="${path}" d="${d}"/><clipPath id="${clip}"><use href="#${path}"/></clipPath>`;
    const moved = (by: number, tone: number): string =>
      `<use href="#${path}" fill="${toneOf(r, tone)}"${by ? ` transform="translate(${n(-LIGHT[0] * by)} ${n(-LIGHT[1] * by)})"` : ''}/>`;
    const body = `${moved(0, tones[0])}${moved(rim, tones[1])}${lit ? moved(lit, tones[2]) : ''}${shade ? moved(shade, tones[3]) : ''}`;
    const back = cool
      ? `<use href="#${path}" fill="none" stroke="${mix(this.k.cool, this.k.ink, 0.25)}" stroke-width="${n(cool * 2)}" mask="url(#${this.coolMask()})"/>`
      : '';
    return `<g clip-path="url(#${clip})">${body}${extra}${back}</g>`;
  }

  /** Counter-light falls on the left side only. */
  private coolMask(): string {
    const id = `${this.prefix}-cool`;
    if (!this.hasCoolMask) {
      this.hasCoolMask = true;
      const fill = this.linear(
        [
          [0.3, '#ffffff'],
          [0.55, '#000000'],
        ],
        [0, 0.55, 1, 0.45],
      );
      this.defs += `<mask id="${id}" maskUnits="userSpaceOnUse" x="-160" y="-70" width="620" height="440"><rect x="-160" y="-70" width="620" height="440" fill="${fill}"/></mask>`;
    }
    return id;
  }
}

/** For opacities. */
const n2 = (value: number): string => String(Math.round(value * 100) / 100);
