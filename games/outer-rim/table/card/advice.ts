import type { Lang } from '@cantina/text';
import { words } from '../words/index.ts';

const FACES: Readonly<Record<string, 'first' | 'trader' | 'fighter' | 'clever'>> = {
  'character/han-solo': 'first',
  'character/lando-calrissian': 'trader',
  'character/boba-fett': 'fighter',
  'character/bossk': 'fighter',
  'character/ketsu-onyo': 'fighter',
  'character/ig-88': 'fighter',
  'character/doctor-aphra': 'clever',
  'character/jyn-erso': 'clever',
};

/** Whom one plays well without having read much, each in another way. */
const RECOMMENDED: readonly string[] = ['character/han-solo', 'character/lando-calrissian', 'character/ketsu-onyo'];
export const isRecommended = (face: string): boolean => RECOMMENDED.includes(face);

/** For whom a character is good, in a word or two; nothing for other cards. */
export function adviceOn(face: string, lang: Lang): string {
  const advice = FACES[face];
  return advice === undefined ? '' : words[lang].advice[advice];
}
