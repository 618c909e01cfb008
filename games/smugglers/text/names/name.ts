import type { Lang } from '@cantina/text';

/** What something is called. */
export type Name = Readonly<Record<Lang, string>>;
