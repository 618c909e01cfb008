import type { Glossary } from '@cantina/web/kit';
import signs from './art/signs.icons';
import { SIGNS, THINGS } from './explained.ts';

/** What every sign, track and area of the table means, by its name. */
export const glossary: Glossary = {
  ...Object.fromEntries(Object.entries(SIGNS).map(([name, term]) => [name, { ...term, sign: signs[name] ?? '' }])),
  ...THINGS,
};
