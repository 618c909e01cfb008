import { byDatabank, crewWith, favor, job, reward } from '../assets.ts';
import type { Reward } from '../cards.ts';
import type { Planet } from '../terms.ts';
import { asset, patrol } from './make.ts';

const big = (destination: Planet, databank: number, gained: Reward) =>
  job(destination, byDatabank(databank), gained, 'remove', 0);

/** The job deck: 14 cards. The databank numbers follow the alphabet; 45 and 50 are known. */
export const jobs = [
  asset('job', 'hutt-favor', favor('hutt', 'syndicate', 'ord-mantell', 'influence'), { patrol: patrol('hutt', 4) }),
  asset('job', 'syndicate-favor', favor('syndicate', 'hutt', 'nal-hutta', 'knowledge'), {
    patrol: patrol('syndicate', 4),
  }),
  asset('job', 'imperial-favor', favor('imperial', 'rebel', 'ryloth', 'tactics'), { patrol: patrol('imperial', 4) }),
  asset('job', 'rebel-favor', favor('rebel', 'imperial', 'lothal', 'knowledge'), { patrol: patrol('rebel', 4) }),
  asset('job', 'the-kessel-run', big('kessel', 46, reward(10000, 2)), { patrol: patrol('rebel', 3) }),
  asset('job', 'the-jewel-of-yavin', big('naboo', 45, reward(15000, 1)), { patrol: patrol('imperial', 3) }),
  asset('job', 'the-casino-heist', big('cantonica', 42, reward(15000)), { patrol: patrol('rebel', 3) }),
  asset('job', 'rescue-from-the-mines', big('kessel', 50, reward(8000, 1, { syndicate: -1 })), {
    patrol: patrol('syndicate', 3),
  }),
  asset('job', 'hijacking-a-freighter', big('ring-of-kafrene', 43, reward(5000, 2, { hutt: 1 })), {
    patrol: patrol('syndicate', 3),
  }),
  asset('job', 'rooting-out-spies', big('takodana', 51, reward(5000, 1)), { patrol: patrol('hutt', 3) }),
  asset('job', 'relic-of-the-past', big('mon-calamari', 49, reward(5000, 1)), { patrol: patrol('imperial', 3) }),
  asset('job', 'jabbas-hidden-stash', big('tatooine', 44, reward(10000, 1, { hutt: -1 })), {
    patrol: patrol('hutt', 3),
  }),
  asset(
    'job',
    'hired-help',
    crewWith([], [{ kind: 'gain-skill', limit: 'test', discardIfPassed: true }], { price: 1000 }),
    {
      copies: 2,
      patrol: patrol('rebel', 3),
      designed: 'price: one skill for one test must stay below the 2,000 a lasting crew costs; patrol icon',
    },
  ),
] as const;
