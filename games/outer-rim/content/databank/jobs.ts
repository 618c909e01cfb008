import { against, at, does, must, orElse, to, untilPassed } from '../assets.ts';
import { choose, credits, goTo, hurt, pay, sequence, shipHit, test } from '../words.ts';
import { jobCard } from './make.ts';

const scrape = sequence(shipHit(1), test('tactics', null, shipHit(1)));

/** Cards 42 to 51: the steps of the big jobs, in the order of their titles. */
export const jobCards = [
  jobCard('the-casino-heist', 42, [
    must('influence'),
    orElse('tech', hurt(1), to('fight')),
    orElse('strength', null, to('fight'), 'complete'),
    at('fight', against('ground', 'casino-guards', 3, 'complete', 'again')),
  ]),
  jobCard(
    'hijacking-a-freighter',
    43,
    [
      orElse('piloting', shipHit(1)),
      orElse('tech', scrape),
      orElse('strength', scrape),
      against('ship', 'freighter-escort', 3, 'complete', 'complete'),
    ],
    'the branches are uncertain: both boarding tests cost the same',
  ),
  jobCard('jabbas-hidden-stash', 44, [
    orElse('piloting', hurt(2)),
    orElse('stealth', hurt(2)),
    orElse('knowledge', hurt(2)),
    orElse('tech', hurt(2), 'complete', 'complete'),
  ]),
  jobCard(
    'the-jewel-of-yavin',
    45,
    [
      orElse('knowledge', hurt(1)),
      orElse('tactics', choose(pay(credits(3000), null), hurt(1))),
      orElse('influence', hurt(1)),
      orElse('stealth', hurt(2)),
      orElse(['tech', 'strength'], null, 'next', 'complete'),
      against('ground', 'vault-guards', 4, 'complete', 'complete'),
    ],
    'the last skill is uncertain: both sources are obeyed, the player chooses',
  ),
  jobCard('the-kessel-run', 46, [
    must('influence'),
    must('strength'),
    orElse('tactics', shipHit(2)),
    orElse('knowledge', shipHit(2)),
    does(goTo('maelstrom')),
    untilPassed('piloting', shipHit(1), 'complete'),
  ]),
  jobCard(
    'pirate-hunt',
    47,
    [
      orElse('knowledge', shipHit(1)),
      must('tactics'),
      orElse('piloting', shipHit(1)),
      against('ship', 'pirates', 4, 'complete', 'fail'),
    ],
    'unknown card between K and R in the alphabet: the one big job won by the guns of the ship',
  ),
  jobCard(
    'rebel-prison-break',
    48,
    [
      must('influence'),
      orElse('tech', hurt(1)),
      orElse('stealth', null, 'next', to('flight')),
      against('ground', 'prison-guards', 4, to('flight'), 'fail'),
      at('flight', orElse('piloting', shipHit(2), 'complete', 'complete')),
    ],
    'only the title is likely: in by a lie, out past the guards, away under fire',
  ),
  jobCard('relic-of-the-past', 49, [
    must('knowledge'),
    orElse('stealth', hurt(1)),
    untilPassed('tactics', hurt(1), 'complete'),
  ]),
  jobCard('rescue-from-the-mines', 50, [
    orElse('knowledge', null, to('fight')),
    orElse('stealth', null, 'next', to('out')),
    at('fight', against('ground', 'mine-guards', 4, to('out'), 'next')),
    untilPassed('strength', hurt(1)),
    at('out', untilPassed('strength', hurt(1), 'complete')),
  ]),
  jobCard('rooting-out-spies', 51, [
    orElse('influence', null, 'next', to('cipher')),
    against('ground', 'spies', 3, 'next', 'next'),
    at('cipher', untilPassed('knowledge', hurt(1))),
    untilPassed('tactics', hurt(1), 'complete'),
  ]),
] as const;
