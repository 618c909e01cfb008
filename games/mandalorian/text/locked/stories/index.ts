import type { Lang } from '@cantina/text';
import type { PackId } from '../../../content/index.ts';
import { type AdventureStories, inLanguage, type Stories } from '../../stories/index.ts';
import * as p2 from './p2.ts';
import * as p3 from './p3.ts';
import * as p4 from './p4.ts';
import * as p5 from './p5.ts';
import * as p6 from './p6.ts';
import * as p7 from './p7.ts';
import * as p8 from './p8.ts';

interface PackStories {
  /** Lines of mood, by face. */
  readonly cards: Stories;
  /** Intro panels and endings, by the key of their message. */
  readonly missions: Stories;
  readonly adventure: AdventureStories;
}

const PACKS: Readonly<Record<PackId, PackStories>> = { p2, p3, p4, p5, p6, p7, p8 };

const CARDS: Stories = Object.fromEntries(Object.values(PACKS).flatMap(({ cards }) => Object.entries(cards)));
/** Instructions of the adventure deck from the second game on. */
export const INSTRUCTIONS: AdventureStories = Object.fromEntries(
  Object.values(PACKS).flatMap(({ adventure }) => Object.entries(adventure)),
);

export const storyOfCard = (lang: Lang, face: string): string | undefined => CARDS[face]?.[lang];

export const missionStoriesOf = (lang: Lang, pack: PackId): Readonly<Record<string, string>> =>
  inLanguage(lang, PACKS[pack].missions);
