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

/** For whom a character is good, in a word or two; nothing for other cards. */
export function adviceOn(face: string, lang: Lang): string {
  const advice = FACES[face];
  return advice === undefined ? '' : words[lang].advice[advice];
}
