import { bySteps, cargoTo, crewWith, does, gearWith, job, reward } from '../assets.ts';
import {
  action,
  bad,
  bonus,
  buy,
  choose,
  choosePlayer,
  credits,
  dislike,
  endTurn,
  fight,
  gain,
  gainThis,
  goTo,
  heal,
  hurt,
  ifSo,
  like,
  lookAtContacts,
  lose,
  may,
  mayPay,
  mayTrigger,
  mostFame,
  move,
  not,
  otherGains,
  patrolComes,
  patrolHere,
  pay,
  playerHere,
  plusForEach,
  recover,
  sequence,
  takeCredits,
  test,
} from '../words.ts';
import { byReputation, deckOf, on, secretOn } from './make.ts';

const { card, titled } = deckOf(
  'ryloth-naboo',
  'Ryloth: healers, fighters and refugees of the Rebellion; Naboo: wealth under Imperial eyes',
);

export const rylothNaboo = [
  card(
    1,
    byReputation(
      'ryloth',
      'rebel',
      ['good', sequence(recover('all'), gain(1000))],
      ['neutral', test('strength', like('rebel'))],
      ['bad', may(fight('ground', 'bandits', 3, gain(3000)))],
    ),
    byReputation(
      'naboo',
      'imperial',
      ['good', gain(4000)],
      ['neutral', test('influence', gain(2000))],
      ['bad', test('stealth', gain(1000), patrolComes('imperial'))],
    ),
  ),
  titled(
    2,
    [on('ryloth', mayPay(2000, gainThis)), on('naboo', buy('luxury', { discount: 3000 }))],
    crewWith(['stealth'], [bonus('health', 1)]),
  ),
  titled(
    3,
    [
      on('ryloth', sequence(gain(plusForEach(1000, 1000, { of: 'damage', on: 'character' })), heal('all'))),
      on('naboo', may(gainThis)),
    ],
    {
      ...job({ player: 'any' }, bySteps(does(otherGains(2000), 'complete')), reward(3000, 1), 'remove'),
      abilities: [{ kind: 'cannot-be-discarded' }],
    },
  ),
  card(
    4,
    on('ryloth', test('tactics', sequence(like('rebel'), gain(1000)), dislike('imperial'))),
    on(
      'naboo',
      choose(
        pay(credits(2000), like('imperial')),
        choosePlayer(sequence(gain(3000), otherGains(2000)), { where: 'anywhere' }),
      ),
    ),
  ),
  titled(5, [
    on('ryloth', may(fight('ground', 'stormtroopers', 4, sequence(like('rebel'), gain(3000))))),
    secretOn('naboo', mayTrigger({ on: 'would-be-defeated' }, recover(2))),
  ]),
  titled(
    6,
    [on('ryloth', mayPay(1000, gainThis)), on('naboo', ifSo(mostFame, gain(3000), test('knowledge', gain(3000))))],
    gearWith(null, [], action(sequence(recover(3), endTurn), { is: 'damaged', on: 'either' })),
  ),
  card(
    7,
    on(
      'ryloth',
      ifSo(playerHere, sequence(recover('all'), gain(2000)), sequence(lookAtContacts('here', 2), recover(1))),
    ),
    on('naboo', choose(sequence(gain(4000), dislike('rebel')), sequence(like('imperial'), lose(1000)))),
  ),
  titled(
    8,
    [
      on('ryloth', ifSo(not(bad('rebel')), gainThis, test('influence', like('rebel')))),
      on(
        'naboo',
        test(
          'stealth',
          sequence(gain(3000), choosePlayer(takeCredits(2000), { where: 'anywhere', only: 'more-fame' })),
          sequence(hurt(1), dislike('imperial')),
        ),
      ),
    ],
    cargoTo('takodana', reward(4000, 1, { rebel: 1 }), { illegal: true }),
  ),
  card(9, on('ryloth', mayPay(1000, like('rebel'))), on('naboo', buy('gear-mod', { discount: 2000 }))),
  card(
    10,
    on('ryloth', ifSo(patrolHere, test('stealth', gain(3000)), sequence(gain(1000), may(move(3))))),
    on('naboo', mayPay(1000, goTo('any-planet'))),
  ),
] as const;
