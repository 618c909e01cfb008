import { bountyOn, byDatabank, crewWith, job, modWith, reward } from '../assets.ts';
import {
  action,
  at,
  bonus,
  buy,
  choose,
  choosePlayer,
  credits,
  dislike,
  encounter,
  fight,
  gain,
  gainThis,
  goodWith,
  hurt,
  ifSo,
  like,
  lookAtContacts,
  lose,
  may,
  mayPay,
  otherDisliked,
  otherGains,
  patrolLeaves,
  pay,
  playerHere,
  plusForEach,
  recover,
  revealContacts,
  sequence,
  swapContacts,
  takeCredits,
  test,
} from '../words.ts';
import { deckOf, offered, on, secretOn } from './make.ts';

const { card, titled } = deckOf(
  'ring-of-kafrene-takodana',
  'the Ring of Kafrene: informants and dark corners; Takodana: everybody is welcome in the castle',
);

export const ringOfKafreneTakodana = [
  card(
    1,
    on('ring-of-kafrene', mayPay(1000, revealContacts('any-planet', 'all'))),
    on(
      'takodana',
      may(
        choosePlayer(test(['knowledge', 'tactics'], takeCredits(3000), sequence(lose(2000), otherGains(2000))), {
          where: 'anywhere',
        }),
      ),
    ),
  ),
  titled(
    2,
    [on('ring-of-kafrene', sequence(gain(1000), may(swapContacts))), on('takodana', mayPay(2000, gainThis))],
    crewWith(['tactics'], [bonus('health', 1)]),
  ),
  titled(
    3,
    [
      on('ring-of-kafrene', gainThis),
      on('takodana', test('knowledge', sequence(gain(2000), lookAtContacts('any-planet', 2)))),
    ],
    job('nal-hutta', byDatabank(47), reward(8000, 1), 'remove'),
  ),
  card(
    4,
    on(
      'ring-of-kafrene',
      test('stealth', sequence(gain(2000), choosePlayer(takeCredits(2000), { where: 'anywhere' })), hurt(2)),
    ),
    on('takodana', mayPay(2000, like('any'))),
  ),
  card(
    5,
    on('ring-of-kafrene', may(fight('ground', 'rival-crew', 4, gain(6000)))),
    on('takodana', buy('cargo', { free: true })),
  ),
  titled(
    6,
    [offered('ring-of-kafrene'), on('takodana', buy('luxury', { discount: 2000 }))],
    bountyOn('hondo-ohnaka', {
      type: 'ship',
      value: 4,
      eliminate: [7000, 1],
      to: 'lothal',
      capture: [9000, 2],
      delivery: { imperial: 1 },
    }),
  ),
  titled(7, [
    secretOn('ring-of-kafrene', action(patrolLeaves('any'))),
    on('takodana', ifSo(playerHere, gain(3000), recover('all'))),
  ]),
  titled(
    8,
    [
      on('ring-of-kafrene', mayPay(3000, gainThis)),
      on(
        'takodana',
        ifSo(
          goodWith(1),
          gain(plusForEach(1000, 1000, { of: 'factions', standing: 'good' })),
          test('influence', like('any')),
        ),
      ),
    ],
    modWith(null, { kind: 'slip-past-patrol', skill: 'stealth' }),
  ),
  titled(
    9,
    [
      on(
        'ring-of-kafrene',
        choose(
          sequence(gain(3000), dislike('any')),
          pay(credits(2000), like('any')),
          pay(credits(1000), choosePlayer(otherDisliked('any'), { where: 'anywhere', only: 'more-fame' })),
        ),
      ),
      offered('takodana'),
    ],
    bountyOn('k-2so', {
      type: 'ground',
      value: 5,
      eliminate: [6000, 2],
      to: 'naboo',
      capture: [14000, 2],
      either: { rebel: -1 },
      delivery: { imperial: 1 },
    }),
  ),
  titled(10, [
    on('ring-of-kafrene', sequence(gain(1000), buy('bounty', { free: true }))),
    secretOn('takodana', encounter(gain(8000), at('cantonica'))),
  ]),
] as const;
