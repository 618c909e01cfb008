import type { SheetEntry } from '@cantina/playable';
import type { Lang } from '@cantina/text';
import type { Card } from '../../content/index.ts';
import { labels as labelsDe } from '../de/labels.ts';
import { labels as labelsEn } from '../en/labels.ts';
import { labels as labelsRu } from '../ru/labels.ts';
import { entryOf, type Printer } from '../sheet.ts';
import { cardWords as de } from './cards/de.ts';
import { cardWords as en } from './cards/en.ts';
import { cardWords as ru } from './cards/ru.ts';
import { lockedAbilities } from './messages/abilities.ts';
import { nameOf } from './names/index.ts';
import { storyOfCard } from './stories/index.ts';

const BASE = { de: labelsDe, en: labelsEn, ru: labelsRu } as const;

/** Everything but the words, which differ by type from language to language. */
const printer = (lang: Lang): Omit<Printer<never>, 'words'> => ({
  labels: { ...BASE[lang], abilities: { ...BASE[lang].abilities, ...lockedAbilities[lang] } },
  name: (id) => nameOf(lang, id),
  story: (id) => storyOfCard(lang, id),
});

const PRINT: Readonly<Record<Lang, (card: Card) => SheetEntry>> = {
  de: (card) => entryOf({ words: de, ...printer('de') }, card),
  en: (card) => entryOf({ words: en, ...printer('en') }, card),
  ru: (card) => entryOf({ words: ru, ...printer('ru') }, card),
};

/** Any card, locked or not, as it would be printed. */
export const printed = (lang: Lang, card: Card): SheetEntry => PRINT[lang](card);
