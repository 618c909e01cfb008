import type { Lang } from '@cantina/text';

const BOOKS: Readonly<Record<Lang, () => Promise<{ readonly default: string }>>> = {
  de: () => import('../text/rulebook/de.md'),
  en: () => import('../text/rulebook/en.md'),
  ru: () => import('../text/rulebook/ru.md'),
};

/** The rulebook in one language, loaded when somebody reads it. */
export const rulebook = async (lang: Lang): Promise<string> => (await BOOKS[lang]()).default;
