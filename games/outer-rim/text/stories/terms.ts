import type { Face } from '../../content/index.ts';
import type { Name } from '../names/terms.ts';

/** A line or two that set the scene; what happens is generated from the card and printed below. */
export type Story = Name;

export const told = (de: string, en: string, ru: string): Story => ({ de, en, ru });

/** The encounter cards of one deck, each with a line for its first and one for its second section. */
export type DeckStories<Deck extends string> = Readonly<
  Record<Extract<Face, `encounter/${Deck}-${number}`>, readonly [Story, Story]>
>;
