import type { Lang } from '@cantina/text';
import type { Die } from '@cantina/web/kit';
import { DIE_FACES, type DieFace } from '../content/index.ts';
import { DIE_DRAWINGS } from '../table/art/dice.ts';
import { DICE_TONES, FOE_TONE } from '../table/art/tones.ts';
import { words } from '../table/words/index.ts';

/** Dice as they fall on the stage, or lie there since before; those that `counts` does not know go grey when they lie. */
export function diceOf(
  faces: readonly DieFace[],
  player: number | null,
  lang: Lang,
  counts: readonly DieFace[],
  isKept: (index: number) => boolean = () => false,
): readonly Die[] {
  const sides = DIE_FACES.map((face) => ({ name: words[lang].faces[face], drawing: DIE_DRAWINGS[face] }));
  return faces.map((face, i) => ({
    face: sides[DIE_FACES.indexOf(face)] ?? { name: face },
    faces: sides,
    tone: player === null ? FOE_TONE : (DICE_TONES[player] ?? FOE_TONE),
    isSpent: !counts.includes(face),
    isKept: isKept(i),
  }));
}
