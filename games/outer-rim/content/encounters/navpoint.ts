import { cargoTo, crewWith, reward } from '../assets.ts';
import {
  anAsset,
  any,
  choose,
  choosePlayer,
  credits,
  dice,
  discardAsset,
  dislike,
  extraTurn,
  fight,
  fightPlayer,
  gain,
  gainThis,
  good,
  ifSo,
  like,
  lookAtContacts,
  may,
  mayPay,
  move,
  otherDisliked,
  otherGains,
  otherShipHit,
  patrolComes,
  patrolLeaves,
  patrolSteps,
  pay,
  repair,
  reroll,
  sequence,
  shipHit,
  takeCredits,
  test,
} from '../words.ts';
import { byReputation, deckOf, on, secretOn } from './make.ts';

const { card, titled } = deckOf(
  'navpoint',
  'two samples of number 1 are likely; the rest: with a patrol talk or slip away, without one salvage and strangers',
);

export const navpoint = [
  card(
    1,
    on('patrol', may(test('stealth', extraTurn, dislike('patrol-here')))),
    byReputation(
      'no-patrol',
      'rebel',
      [['good', 'neutral'], sequence(patrolComes('rebel'), repair('all'))],
      ['bad', test('piloting', null, shipHit(3))],
    ),
  ),
  card(2, on('patrol', mayPay(2000, like('patrol-here'))), on('no-patrol', test('tech', gain(3000)))),
  card(
    3,
    on('patrol', test('influence', gain(3000), dislike('patrol-here'))),
    on('no-patrol', may(fight('ship', 'pirates', 3, gain(5000), discardAsset(any('cargo'))))),
  ),
  titled(
    4,
    [
      on('patrol', test('tactics', patrolLeaves('patrol-here'), shipHit(1))),
      on('no-patrol', test('piloting', gainThis, gain(1000))),
    ],
    cargoTo('takodana', reward(6000)),
  ),
  card(
    5,
    on(
      'patrol',
      ifSo(
        good('patrol-here'),
        sequence(repair('all'), gain(1000)),
        test(['stealth', 'piloting'], gain(1000), shipHit(2)),
      ),
    ),
    on('no-patrol', sequence(gain(1000), may(move(2)))),
  ),
  titled(6, [
    on('patrol', choose(pay(credits(1000), null), dislike('patrol-here'))),
    secretOn('no-patrol', { kind: 'gain-skill', limit: 'test' }),
  ]),
  card(
    7,
    on('patrol', sequence(gain(2000), may(choosePlayer(otherShipHit(1), { where: 'anywhere', only: 'more-fame' })))),
    on('no-patrol', test('piloting', extraTurn, shipHit(1))),
  ),
  titled(
    8,
    [
      on(
        'patrol',
        test(
          'influence',
          sequence(
            like('patrol-here'),
            may(choosePlayer(otherDisliked('patrol-here'), { where: 'anywhere', only: 'more-fame' })),
          ),
          dislike('patrol-here'),
        ),
      ),
      on('no-patrol', choose(gainThis, gain(2000))),
    ],
    crewWith(['piloting'], [dice('ship', 'combat', reroll(1))]),
  ),
  card(
    9,
    on('patrol', sequence(gain(1000), may(patrolSteps('patrol-here')))),
    on('no-patrol', choose(repair('all'), gain(2000), choosePlayer(fightPlayer(takeCredits(4000))))),
  ),
  card(
    10,
    on('patrol', may(pay(anAsset(any('cargo')), sequence(gain(3000), like('patrol-here'))))),
    on(
      'no-patrol',
      choose(
        sequence(gain(1000), lookAtContacts('any-planet', 1)),
        choosePlayer(sequence(gain(3000), otherGains(2000)), { where: 'anywhere' }),
      ),
    ),
  ),
] as const;
