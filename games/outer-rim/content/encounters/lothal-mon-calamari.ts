import { bountyOn, byDatabank, cargoTo, crewWith, job, modWith, reward } from '../assets.ts';
import {
  action,
  bad,
  bonus,
  buy,
  choose,
  choosePlayer,
  credits,
  dice,
  dislike,
  fight,
  fightPlayer,
  gain,
  gainThis,
  hurt,
  ifSo,
  like,
  lose,
  may,
  mayPay,
  not,
  otherDisliked,
  otherGains,
  patrolComes,
  patrolLeaves,
  pay,
  recover,
  repair,
  reroll,
  sequence,
  takeCredits,
  test,
  turn,
} from '../words.ts';
import { byReputation, deckOf, offered, on, secretOn } from './make.ts';

const { card, titled } = deckOf(
  'lothal-mon-calamari',
  'Lothal: the Empire pays and watches; Mon Calamari: shipyards and the Rebellion',
);

export const lothalMonCalamari = [
  card(
    1,
    byReputation(
      'lothal',
      'imperial',
      ['good', gain(4000)],
      ['neutral', test('tactics', like('imperial'))],
      ['bad', test('stealth', gain(2000), sequence(hurt(1), patrolComes('imperial')))],
    ),
    on('mon-calamari', sequence(repair('all'), gain(1000))),
  ),
  titled(
    2,
    [
      on('lothal', test('stealth', gainThis, dislike('imperial'))),
      byReputation(
        'mon-calamari',
        'rebel',
        ['good', gain(3000)],
        [['neutral', 'bad'], test(['knowledge', 'tech'], like('rebel'))],
      ),
    ],
    cargoTo('mon-calamari', reward(4000, 1, { rebel: 1 }), { illegal: true }),
  ),
  titled(
    3,
    [
      on('lothal', choose(sequence(gain(3000), dislike('rebel')), sequence(like('imperial'), dislike('rebel')))),
      on('mon-calamari', ifSo(not(bad('rebel')), gainThis, test('influence', like('rebel')))),
    ],
    job('lothal', byDatabank(48), reward(6000, 2, { rebel: 1, imperial: -1 }), 'remove'),
  ),
  titled(
    4,
    [
      on(
        'lothal',
        choose(
          pay(credits(2000), like('imperial')),
          choosePlayer(sequence(gain(2000), otherDisliked('imperial')), { where: 'anywhere', only: 'more-fame' }),
        ),
      ),
      on('mon-calamari', mayPay(3000, gainThis)),
    ],
    modWith(null, bonus('hull', 1), dice('ship', 'combat', reroll(1))),
  ),
  card(
    5,
    on('lothal', may(fight('ground', 'stormtroopers', 4, sequence(gain(4000), like('rebel')), dislike('imperial')))),
    on('mon-calamari', choose(recover('all'), gain(2000))),
  ),
  titled(6, [
    secretOn('lothal', dice('delivery', 'roll', turn(1, ['crit', 'focus', 'blank'], 'hit'))),
    on(
      'mon-calamari',
      may(
        choosePlayer(test('piloting', takeCredits(3000), sequence(lose(2000), otherGains(2000))), {
          where: 'anywhere',
        }),
      ),
    ),
  ]),
  titled(
    7,
    [
      on(
        'lothal',
        ifSo(
          bad('imperial'),
          mayPay(2000, like('imperial')),
          choosePlayer(sequence(gain(3000), otherGains(1000)), { where: 'anywhere' }),
        ),
      ),
      on('mon-calamari', mayPay(2000, gainThis)),
    ],
    crewWith(['tech'], [action(repair(1), { is: 'damaged', on: 'ship' })]),
  ),
  titled(
    8,
    [
      on('lothal', test('influence', buy('gear-mod', { discount: 3000 }))),
      on('mon-calamari', test('strength', gainThis, hurt(1))),
    ],
    modWith(null, { kind: 'prevent', in: 'ship', amount: 3, discard: true }),
  ),
  titled(
    9,
    [
      on(
        'lothal',
        test(
          'knowledge',
          sequence(gain(2000), may(choosePlayer(otherDisliked('any'), { where: 'anywhere', only: 'more-fame' }))),
        ),
      ),
      offered('mon-calamari'),
    ],
    bountyOn('grand-admiral-thrawn', {
      type: 'ground',
      value: 6,
      eliminate: [7000, 2],
      to: 'mon-calamari',
      capture: [16000, 2],
      either: { imperial: -1 },
      delivery: { rebel: 1 },
    }),
  ),
  card(
    10,
    on(
      'lothal',
      choose(
        sequence(gain(2000), may(patrolLeaves('any'))),
        choosePlayer(fightPlayer(sequence(takeCredits(3000), like('imperial'))), { only: 'bad-reputation' }),
      ),
    ),
    on('mon-calamari', buy('ship', { discount: 4000 })),
  ),
] as const;
