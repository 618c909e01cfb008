import type { Lang } from '@cantina/text';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as ru } from './ru.ts';
import type { KitWords } from './words.ts';

export const kitWords: Readonly<Record<Lang, KitWords>> = { de, en, ru };
