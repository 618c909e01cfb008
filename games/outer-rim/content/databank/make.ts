import type { Asset, Crew, DatabankCard, JobStep } from '../cards.ts';
import { contactNumber } from '../contacts.ts';
import type { Contact, Planet } from '../terms.ts';
import type { Effect } from '../vocabulary.ts';

export const card = <Id extends string>(
  id: Id,
  number: number,
  holds: DatabankCard['holds'],
  { asset = null, designed }: { asset?: Asset | null; designed?: string } = {},
): DatabankCard<`databank/${Id}`> => ({
  id: `databank/${id}`,
  component: 'databank',
  number,
  asset,
  holds,
  ...(designed === undefined ? {} : { designed }),
});

export const contact = <C extends Contact>(
  id: C,
  encounter: Effect,
  crew: Crew | null,
  designed?: string,
): DatabankCard<`databank/${C}`> =>
  card(
    id,
    contactNumber(id),
    { what: 'contact', contact: id, encounter },
    { asset: crew, ...(designed === undefined ? {} : { designed }) },
  );

export const jobCard = <Id extends string>(
  id: Id,
  number: number,
  steps: readonly JobStep[],
  designed?: string,
): DatabankCard<`databank/${Id}`> =>
  card(id, number, { what: 'job', steps }, designed === undefined ? {} : { designed });

export const start = <Id extends string>(
  id: Id,
  number: 90 | 91 | 92,
  planet: Planet,
  asset: Asset,
): DatabankCard<`databank/${Id}`> => card(id, number, { what: 'start', planet }, { asset, designed: START });

const START =
  'start cards are unknown: a fame or 7,000 credits one or two tiles away; a bounty pays most, because its target must be found first';
