import type { Lang } from '@cantina/text';

/** One name in each language; lists of them are exhaustive by type, so a missing one does not compile. */
export type Name = Readonly<Record<Lang, string>>;

/** A name that is the same everywhere. */
export const same = (name: string): Name => ({ de: name, en: name, ru: name });

export const called = (de: string, en: string, ru: string): Name => ({ de, en, ru });
