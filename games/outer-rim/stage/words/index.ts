import type { Lang } from '@cantina/text';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as ru } from './ru.ts';
import type { StageWords } from './words.ts';

export type { StageWords } from './words.ts';

/** What the stage says by itself. */
export const words: Readonly<Record<Lang, StageWords>> = { de, en, ru };
