import type { Hex, Ramp } from '../colour.ts';
import type { Page } from '../page.ts';

export type Skull = 'hard' | 'soft' | 'gaunt' | 'round' | 'young' | 'square';
export type Mood = 'stern' | 'calm' | 'smirk' | 'smile' | 'laugh' | 'fierce' | 'weary';
export type View = 'turned' | 'front' | 'profile';
export type Hair =
  | 'swept'
  | 'crop'
  | 'long'
  | 'bun'
  | 'curls'
  | 'slick'
  | 'tail'
  | 'bob'
  | 'locks'
  | 'wild'
  | 'thin'
  | 'fringe'
  | 'braid'
  | 'crest';
export type Beard = 'stubble' | 'full' | 'goatee' | 'moustache';

/** A bare face: one of six skulls in one of seven moods. */
export interface Look {
  readonly skull?: Skull;
  readonly mood?: Mood;
  readonly hair?: Hair;
  readonly beard?: Beard;
  readonly lips?: boolean;
  readonly old?: boolean;
  readonly scar?: boolean;
  readonly noNose?: boolean;
  /** Eyes in their own colour that shine. */
  readonly glare?: boolean;
}

/** What things are made of, with the colour they have unless a figure says otherwise. */
export const MATERIALS = {
  skin: '#c98f66',
  hair: '#4a3222',
  cloth: '#6d3b2c',
  shirt: '#d0c4a4',
  vest: '#3c3a36',
  armor: '#8c949a',
  trim: '#d0913c',
  gear: '#5c6a70',
  badge: '#c2452f',
  lens: '#58c4c4',
  mark: '#e8dcc0',
  under: '#2a2f36',
  gun: '#3a3f46',
  horn: '#e0cfa8',
  eye: '#ffd24a',
  fur: '#b98a5c',
  inner: '#c4685a',
  strap: '#8a6a3e',
  lips: '#8e3a34',
} as const satisfies Readonly<Record<string, Hex>>;
export type Material = keyof typeof MATERIALS;
export type Mats = Readonly<Record<Material, Ramp>>;

/** Draws one part of a figure. */
export type DrawPart = (g: Page, m: Mats, look: Look) => string;
export type Parts<Name extends string> = Readonly<Record<Name, DrawPart>>;
