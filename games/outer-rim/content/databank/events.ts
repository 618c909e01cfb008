import type { Faction } from '../terms.ts';
import type { Effect } from '../vocabulary.ts';
import {
  choose,
  completeJob,
  deliverCargo,
  discardCargo,
  discardJob,
  dislike,
  failJob,
  fight,
  good,
  ifSo,
  keepCargo,
  otherChooses,
  otherGains,
  otherTests,
  sequence,
  takeCredits,
  test,
} from '../words.ts';
import { card } from './make.ts';

const deliverAt = (faction: Faction, otherwise: Effect): Effect =>
  choose(sequence(deliverCargo(), dislike(faction)), otherwise);

const orKeep = (faction: 'imperial' | 'planet'): Effect => sequence(keepCargo, dislike(faction));

/** Card 1, four times: illegal cargo was noticed. Facts; only the titles of the first two may be swapped. */
export const deliveries = [
  card('1-a', 1, {
    what: 'delivery',
    crit: deliverAt('hutt', keepCargo),
    focus: deliverAt('rebel', keepCargo),
    blank: deliverAt('syndicate', keepCargo),
  }),
  card('1-b', 1, {
    what: 'delivery',
    crit: deliverAt('syndicate', deliverCargo(6000)),
    focus: deliverAt('hutt', deliverCargo(6000)),
    blank: deliverAt('rebel', deliverCargo(6000)),
  }),
  card('1-c', 1, {
    what: 'delivery',
    crit: choose(fight('ground', 'local-security', 3, deliverCargo()), discardCargo),
    focus: test('stealth', deliverCargo(), orKeep('planet')),
    blank: test('piloting', deliverCargo(), orKeep('planet')),
  }),
  card('1-d', 1, {
    what: 'delivery',
    crit: fight('ship', 'tie-fighters', 3, deliverCargo()),
    focus: test('influence', deliverCargo(), orKeep('imperial')),
    blank: ifSo(good('imperial'), deliverCargo(), test('stealth', deliverCargo(), orKeep('imperial'))),
  }),
] as const;

const SABACC =
  'only the role is known: a duel of wits with another player. A lost game pays the other and leaves the job to be tried again';

/** Card 40, three times: a game of sabacc with the other player. */
export const sabacc = [
  card(
    '40-a',
    40,
    {
      what: 'sabacc',
      effect: test(
        'influence',
        otherTests('influence', test('knowledge', completeJob, sequence(otherGains(3000), failJob)), completeJob),
        otherTests('influence', sequence(otherGains(5000), failJob), test('knowledge', completeJob, failJob)),
      ),
    },
    { designed: SABACC },
  ),
  card(
    '40-b',
    40,
    {
      what: 'sabacc',
      effect: otherChooses(
        sequence(takeCredits(4000), failJob),
        test(['stealth', 'tactics'], completeJob, sequence(otherGains(4000), failJob)),
      ),
    },
    { designed: SABACC },
  ),
  card(
    '40-c',
    40,
    {
      what: 'sabacc',
      effect: test(
        'knowledge',
        completeJob,
        otherTests('knowledge', sequence(otherGains(5000), failJob), test('influence', completeJob, failJob)),
      ),
    },
    { designed: SABACC },
  ),
] as const;

/** Card 41, twice: a favour went wrong. */
export const failedFavors = [
  card('41-a', 41, { what: 'failed-favor', effect: test('influence', null, dislike('favor')) }),
  card('41-b', 41, { what: 'failed-favor', effect: ifSo(good('favor-rival'), discardJob) }),
] as const;
