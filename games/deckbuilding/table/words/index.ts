import type { Lang } from '@cantina/text';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as ru } from './ru.ts';
import type { TableWords } from './words.ts';

/** Names of the things on this table; prompts, card texts and the log come from `text/`. */
export const words: Readonly<Record<Lang, TableWords>> = { de, en, ru };
