import type { Lang } from '@cantina/text';
import { type SectionFor, themesOf } from '../../content/index.ts';
import { words } from '../words/index.ts';

/** OR-ENCSPACE-13 what the back of the deck hints at. */
export const themesAtPlace = (place: SectionFor, lang: Lang): string => words[lang].themes(themesOf(place));
