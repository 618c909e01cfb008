/** What the mission book says about each later mission. Figures are those the rules use. */
import type { Lang } from '@cantina/text';
import type { PackId } from '../../../content/index.ts';
import { briefings as de } from './de.ts';
import { type Briefings, briefings as en } from './en.ts';
import { briefings as ru } from './ru.ts';

const BRIEFINGS: Readonly<Record<Lang, Briefings>> = { de, en, ru };

export const briefingOf = (lang: Lang, pack: PackId): Readonly<Record<string, string>> => BRIEFINGS[lang][pack];
