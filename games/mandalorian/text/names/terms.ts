import type { Lang } from '@cantina/text';

/** One name in each language. */
export type Name = Readonly<Record<Lang, string>>;

/** Names by id: a card's face, a character, `m1`, `map1`, `door:blast`, `room:hall`, `area:move`. */
export type Names = Readonly<Record<string, Name>>;

export const called = (de: string, en: string, ru: string): Name => ({ de, en, ru });

/** A name that is the same everywhere. */
export const same = (name: string): Name => called(name, name, name);
