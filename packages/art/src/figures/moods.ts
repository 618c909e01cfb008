import type { Mood, Skull } from './figure.ts';

/** How a mood moves a face, in units of the drawing; down is positive. */
export interface Acting {
  /** Inner and outer end of the brows; the far brow on top of that. */
  readonly inner: number;
  readonly outer: number;
  readonly farBrow: number;
  /** How open the eyes are. */
  readonly lid: number;
  /** Corners of the mouth: near, far; and how far it is open. */
  readonly near: number;
  readonly far: number;
  readonly open: number;
  readonly wide: number;
}

const acting = (
  inner: number,
  outer: number,
  farBrow: number,
  lid: number,
  near: number,
  far: number,
  open = 0,
  wide = 0,
): Acting => ({
  inner,
  outer,
  farBrow,
  lid,
  near,
  far,
  open,
  wide,
});

export const MOODS: Readonly<Record<Mood, Acting>> = {
  stern: acting(1.5, 0, 0, 0.85, 0.6, 0.6),
  calm: acting(-1.5, -0.5, -1, 1.15, -0.6, -0.6),
  smirk: acting(1, 0.5, -4, 0.85, 0.8, -4.2, 0, 1),
  smile: acting(-1.5, 0, -1.5, 0.9, -3.6, -3.2, 0, 2.5),
  laugh: acting(-2.5, -0.5, -2, 0.7, -4.4, -4, 6.5, 3),
  fierce: acting(4.5, -2, 2.2, 0.95, 2.6, 2, 7, 1),
  weary: acting(-2.6, 2.4, 0, 0.6, 2, 1.6),
};

/** How a skull differs from the usual one: length of the chin, cheek, jaw, hollow cheeks, size of the eyes, brows. */
export interface Bones {
  readonly chin: number;
  readonly cheek: number;
  readonly jaw: number;
  readonly full: number;
  readonly eyes: number;
  readonly brow: number;
  readonly lips: boolean;
}

const bones = (
  chin: number,
  cheek: number,
  jaw: number,
  full: number,
  eyes: number,
  brow: number,
  lips = false,
): Bones => ({
  chin,
  cheek,
  jaw,
  full,
  eyes,
  brow,
  lips,
});

export const SKULLS: Readonly<Record<Skull, Bones>> = {
  hard: bones(0, 0, 0, 0, 1, 3),
  soft: bones(-4, -1, -3, -3, 1.3, 2, true),
  gaunt: bones(4, 2, -3, -5, 0.9, 2.6),
  round: bones(1, 1, 5, 4, 0.95, 2.8),
  young: bones(-6, -0.5, -2, -1.5, 1.3, 2.4),
  square: bones(3, 1, 5, 3, 0.9, 3.8),
};
