import { type Contact, cardOf, type SectionFor } from '../../content/index.ts';
import { CANTONICA_ORD_MANTELL } from './cantonica-ord-mantell.ts';
import { CONTACT_STORIES } from './contacts.ts';
import { DATABANK_STORIES } from './databank.ts';
import { JOB_STORIES } from './jobs.ts';
import { KESSEL_MAELSTROM } from './kessel-maelstrom.ts';
import { LOTHAL_MON_CALAMARI } from './lothal-mon-calamari.ts';
import { NAVPOINT } from './navpoint.ts';
import { RING_OF_KAFRENE_TAKODANA } from './ring-of-kafrene-takodana.ts';
import { RYLOTH_NABOO } from './ryloth-naboo.ts';
import { TATOOINE_NAL_HUTTA } from './tatooine-nal-hutta.ts';
import type { Story } from './terms.ts';

const SECTIONS: Readonly<Record<string, readonly [Story, Story]>> = {
  ...CANTONICA_ORD_MANTELL,
  ...LOTHAL_MON_CALAMARI,
  ...KESSEL_MAELSTROM,
  ...TATOOINE_NAL_HUTTA,
  ...RYLOTH_NABOO,
  ...RING_OF_KAFRENE_TAKODANA,
  ...NAVPOINT,
};

const CARDS: Readonly<Record<string, Story>> = { ...DATABANK_STORIES, ...JOB_STORIES };

/** The line of a databank or market card; null where nothing is told. */
export function storyOf(face: string): Story | null {
  const card = cardOf(face);
  if (card.component === 'databank' && card.holds.what === 'contact') return CONTACT_STORIES[card.holds.contact];
  return CARDS[face] ?? null;
}

export const contactStory = (contact: Contact): Story => CONTACT_STORIES[contact];

/** The line of one section of an encounter card. */
export function sectionStory(face: string, section: SectionFor): Story {
  const card = cardOf(face);
  const index = card.component === 'encounter' ? card.sections.findIndex((each) => each.for === section) : -1;
  const story = SECTIONS[face]?.[index];
  if (story === undefined) throw new Error(`${face} has no section ${section}`);
  return story;
}

export type { Story } from './terms.ts';
