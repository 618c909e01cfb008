import type { Lang } from '@cantina/text';
import { cardOf, type Face } from '../content/index.ts';
import { labels as de } from './de/labels.ts';
import { labels as en } from './en/labels.ts';
import type { Labels } from './labels.ts';
import { labels as ru } from './ru/labels.ts';

const LABELS: Readonly<Record<Lang, Labels>> = { de, en, ru };

/** What kind of card it is, in as few words as fit below its name: its traits tell a unit, and only a ship says so. */
export function kindLine(lang: Lang, face: Face): string {
  const { kinds, traits, unique } = LABELS[lang];
  const card = cardOf(face);
  const kind = card.traits.length > 0 ? card.traits.map((trait) => traits[trait]) : [kinds[card.kind]];
  return [...kind, ...(card.unique && card.kind !== 'base' ? [unique] : [])].join(' · ');
}
