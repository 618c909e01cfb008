import { bountyOn, job, reward } from '../assets.ts';
import { otherHasMoreFame, revealContacts, sequence, shuffleThisBack } from '../words.ts';
import { asset, instant, patrol } from './make.ts';

/** The bounty deck: 11 cards. */
export const bounties = [
  asset(
    'bounty',
    'bounty-garindan',
    bountyOn(
      'garindan',
      {
        type: 'ground',
        value: 3,
        eliminate: [6000, 1],
        to: 'kessel',
        capture: [8000, 2],
        either: { imperial: -1 },
        delivery: { rebel: 1 },
      },
      0,
    ),
    { patrol: patrol('imperial', 4) },
  ),
  asset(
    'bounty',
    'bounty-boshek',
    bountyOn('boshek', { type: 'ship', value: 3, eliminate: [6000, 1], to: 'nal-hutta', capture: [8000, 2] }, 0),
  ),
  asset(
    'bounty',
    'bounty-greedo',
    bountyOn(
      'greedo',
      {
        type: 'ground',
        value: 4,
        eliminate: [8000, 1],
        to: 'ord-mantell',
        capture: [9000, 2],
        either: { hutt: -1 },
        delivery: { syndicate: 1 },
      },
      0,
    ),
    { patrol: patrol('hutt', 4) },
  ),
  asset(
    'bounty',
    'bounty-4-lom',
    bountyOn('4-lom', { type: 'ground', value: 4, eliminate: [8000, 1], to: 'tatooine', capture: [10000, 2] }, 0),
    { patrol: patrol('imperial', 3) },
  ),
  asset(
    'bounty',
    'bounty-maz-kanata',
    bountyOn('maz-kanata', { type: 'ground', value: 5, eliminate: [5000, 2], to: 'naboo', capture: [15000, 2] }, 0),
  ),
  asset(
    'bounty',
    'bounty-hera-syndulla',
    bountyOn(
      'hera-syndulla',
      {
        type: 'ship',
        value: 5,
        eliminate: [6000, 2],
        to: 'lothal',
        capture: [15000, 2],
        either: { rebel: -1 },
        delivery: { imperial: 1 },
      },
      0,
    ),
    { patrol: patrol('imperial', 3) },
  ),
  asset(
    'bounty',
    'bounty-ziton-moj',
    bountyOn(
      'ziton-moj',
      {
        type: 'ground',
        value: 5,
        eliminate: [6000, 2],
        to: 'ring-of-kafrene',
        capture: [16000, 2],
        either: { syndicate: -1 },
      },
      0,
    ),
    { patrol: patrol('syndicate', 4) },
  ),
  asset(
    'bounty',
    'bounty-chewbacca',
    bountyOn(
      'chewbacca',
      { type: 'ground', value: 6, eliminate: [8000, 2], to: 'ring-of-kafrene', capture: [18000, 2] },
      0,
    ),
  ),
  asset(
    'bounty',
    'bounty-saw-gerrera',
    bountyOn(
      'saw-gerrera',
      {
        type: 'ground',
        value: 6,
        eliminate: [8000, 2],
        to: 'lothal',
        capture: [17000, 2],
        delivery: { imperial: 1 },
      },
      0,
    ),
    { patrol: patrol('rebel', 4) },
  ),
  asset(
    'bounty',
    'wanted',
    job(
      { player: 'bad-reputation' },
      { by: 'fight-player' },
      { ...reward(5000, 1), instead: { if: otherHasMoreFame, reward: reward(5000, 2) } },
      'discard',
      0,
    ),
    { patrol: patrol('syndicate', 3), designed: 'patrol icon: the syndicate has the fewest among the bounties' },
  ),
  instant(
    'bounty',
    'information-broker',
    2000,
    sequence(revealContacts('planet-without-players', 'all'), shuffleThisBack),
    { patrol: patrol('hutt', 3), designed: 'patrol icon: word of the question reaches the Hutts' },
  ),
] as const;
