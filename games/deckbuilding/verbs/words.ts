import { composingWords } from './composing.words.ts';
import { damagingWords } from './damage.words.ts';
import { gainingWords } from './gain.words.ts';
import { galaxyWords } from './galaxy.words.ts';
import { handWords } from './hand.words.ts';
import { purchasingWords } from './purchase.words.ts';
import { rowWords } from './row.words.ts';
import type { AllWords } from './tell.ts';

/** What the verbs say, in three languages. Apart from what they do: who prints cards need not load the rules. */
export const WORDS: AllWords = {
  ...gainingWords,
  ...damagingWords,
  ...handWords,
  ...rowWords,
  ...purchasingWords,
  ...galaxyWords,
  ...composingWords,
};
