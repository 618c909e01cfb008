import type { Glossary } from '@cantina/web/kit';
import signs from './art/signs.icons';
import { terms } from './terms.ts';

/** Every sign, track and word of this table. */
export const glossary: Glossary = Object.fromEntries(
  Object.entries(terms).map(([name, term]) => {
    const sign = signs[name];
    return [name, sign === undefined ? term : { ...term, sign }];
  }),
);
