import { cargoTo, crewWith, modWith, reward } from '../assets.ts';
import {
  action,
  anAsset,
  any,
  bonus,
  buy,
  choose,
  dice,
  dislike,
  extraTurn,
  fight,
  gain,
  gainThis,
  hurt,
  inMaelstrom,
  like,
  may,
  mayPay,
  patrolComes,
  pay,
  repair,
  sequence,
  shipHit,
  test,
  turn,
} from '../words.ts';
import { byReputation, deckOf, on, secretOn } from './make.ts';

const { card, titled } = deckOf(
  'kessel-maelstrom',
  'Kessel: hard credits and spice; the Maelstrom always offers an extra turn (OR-MAEL-04) at the price of the hull',
);

export const kesselMaelstrom = [
  titled(
    1,
    [on('kessel', mayPay(1000, gainThis)), on('maelstrom', test('piloting', extraTurn, shipHit(2)))],
    cargoTo('nal-hutta', reward(6000, 1), { illegal: true }),
  ),
  card(
    2,
    byReputation(
      'kessel',
      'syndicate',
      ['good', gain(4000)],
      ['neutral', test('strength', gain(3000), hurt(1))],
      ['bad', test('stealth', gain(2000), hurt(2))],
    ),
    on('maelstrom', may(sequence(shipHit(1), extraTurn))),
  ),
  card(3, on('kessel', test('tech', gain(3000))), on('maelstrom', choose(sequence(shipHit(2), extraTurn), gain(2000)))),
  titled(
    4,
    [
      on('kessel', test('influence', mayPay(1000, gainThis), mayPay(3000, gainThis))),
      on('maelstrom', test(['piloting', 'tactics'], sequence(gain(1000), extraTurn), shipHit(2))),
    ],
    crewWith(['strength'], [bonus('hull', 1)]),
  ),
  card(
    5,
    on('kessel', mayPay(2000, like('syndicate'))),
    on('maelstrom', test('tech', sequence(repair(1), extraTurn), shipHit(1))),
  ),
  card(
    6,
    on('kessel', may(fight('ground', 'mine-guards', 3, gain(5000), dislike('syndicate')))),
    on('maelstrom', may(fight('ship', 'pirates', 3, sequence(gain(3000), extraTurn)))),
  ),
  card(
    7,
    on('kessel', choose(sequence(gain(4000), dislike('syndicate')), like('syndicate'))),
    on('maelstrom', test('knowledge', extraTurn, shipHit(1))),
  ),
  titled(8, [
    secretOn('kessel', action(extraTurn, inMaelstrom)),
    on('maelstrom', sequence(test('piloting', null, shipHit(3)), extraTurn)),
  ]),
  titled(
    9,
    [
      on('kessel', mayPay(3000, gainThis)),
      on(
        'maelstrom',
        choose(pay(anAsset(any('cargo')), sequence(gain(4000), extraTurn)), test('piloting', extraTurn, shipHit(2))),
      ),
    ],
    modWith(null, dice('ship', 'combat', turn(1, 'focus', 'hit'))),
  ),
  card(
    10,
    on('kessel', choose(sequence(hurt(1), gain(4000)), buy('cargo', { discount: 1000 }))),
    on('maelstrom', test('stealth', extraTurn, patrolComes('nearest-patrol'))),
  ),
] as const;
