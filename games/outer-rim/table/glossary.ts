import type { Glossary } from '@cantina/web/kit';
import { cards } from './glossary/cards.ts';
import { galaxy } from './glossary/galaxy.ts';

/** What everything on the table is, in one sentence each. Signs are explained under their own names. */
export const glossary: Glossary = { ...cards, ...galaxy };
