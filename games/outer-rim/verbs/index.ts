import { assets } from './assets.ts';
import { composing } from './composing.ts';
import { contacts } from './contacts.ts';
import type { Verbs } from './family.ts';
import { jobs } from './jobs.ts';
import { standing } from './standing.ts';
import { travel } from './travel.ts';
import { trials } from './trials.ts';

/** Every verb of the cards. Only game.ts imports it: texts reach one another through the table (`rules/wording.ts`). */
export const verbs: Verbs = {
  ...composing,
  ...standing,
  ...trials,
  ...assets,
  ...travel,
  ...contacts,
  ...jobs,
};
