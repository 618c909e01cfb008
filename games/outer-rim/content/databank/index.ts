import { contactsAToG } from './contacts-a-to-g.ts';
import { contactsHToZ } from './contacts-h-to-z.ts';
import { deliveries, failedFavors, sabacc } from './events.ts';
import { jobCards } from './jobs.ts';
import { starts } from './starts.ts';

/** OR-GAP-04 the 53 databank cards in number order. */
export const databank = [
  ...deliveries,
  ...contactsAToG,
  ...contactsHToZ,
  ...sabacc,
  ...failedFavors,
  ...jobCards,
  ...starts,
] as const;
