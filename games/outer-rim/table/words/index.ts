import type { Lang } from '@cantina/text';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as ru } from './ru.ts';
import type { TableWords } from './words.ts';

export type { TableWords } from './words.ts';

/** What this table says by itself. */
export const words: Readonly<Record<Lang, TableWords>> = { de, en, ru };
