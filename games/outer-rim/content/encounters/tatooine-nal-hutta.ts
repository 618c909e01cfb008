import { bountyOn, cargoTo, crewWith, gearWith, reward } from '../assets.ts';
import {
  addResult,
  bad,
  buy,
  choose,
  dice,
  dislike,
  drawEncounter,
  fame,
  fight,
  gain,
  gainThis,
  gamble,
  good,
  hurt,
  ifSo,
  like,
  lose,
  may,
  mayPay,
  pay,
  removeThis,
  reputationOf,
  revealContacts,
  sequence,
  setReputation,
  shipHit,
  someFame,
  test,
  trigger,
} from '../words.ts';
import { byReputation, deckOf, offered, on, secretOn } from './make.ts';

const { card, titled } = deckOf(
  'tatooine-nal-hutta',
  'Tatooine: fights, finds and races; Nal Hutta: the Hutts reward friends and squeeze the rest (OR-EX-03)',
);

export const tatooineNalHutta = [
  card(
    1,
    on('tatooine', may(fight('ground', 'tusken-raiders', 3, gain(4000)))),
    byReputation(
      'nal-hutta',
      'hutt',
      ['good', gain(4000)],
      ['neutral', test('influence', gain(2000))],
      ['bad', sequence(lose(2000), hurt(1))],
    ),
  ),
  titled(
    2,
    [on('tatooine', mayPay(1000, gainThis)), on('nal-hutta', mayPay(2000, like('hutt')))],
    crewWith(['tech'], [trigger({ on: 'gain-asset', kind: 'mod' }, gain(2000))]),
  ),
  titled(
    3,
    [
      on('tatooine', test(['strength', 'piloting'], gainThis, hurt(2))),
      on('nal-hutta', may(fight('ground', 'rancor', 5, sequence(fame(1), like('hutt'), removeThis)))),
    ],
    cargoTo('cantonica', reward(9000)),
  ),
  card(
    4,
    on('tatooine', test('piloting', gain(4000), shipHit(2))),
    on('nal-hutta', choose(pay(reputationOf('hutt'), fame(1)), like('hutt'))),
  ),
  titled(
    5,
    [on('tatooine', buy('gear-mod', { discount: 2000 })), offered('nal-hutta')],
    bountyOn('black-krrsantan', {
      type: 'ground',
      value: 5,
      eliminate: [6000, 2],
      to: 'nal-hutta',
      capture: [14000, 2],
      delivery: { hutt: 1 },
    }),
  ),
  titled(6, [
    secretOn('tatooine', dice('ground', 'combat', addResult('hit', 2))),
    on('nal-hutta', test('stealth', gain(4000), fight('ground', 'gamorrean-guards', 3, null, dislike('hutt')))),
  ]),
  card(
    7,
    byReputation(
      'tatooine',
      'hutt',
      ['good', gain(3000)],
      ['neutral', test('tech', gain(3000))],
      ['bad', fight('ground', 'bounty-hunter', 3, gain(4000), lose(2000))],
    ),
    on('nal-hutta', may(gamble(3000, 3))),
  ),
  titled(
    8,
    [
      on('tatooine', sequence(revealContacts('here', 'all'), gain(1000))),
      on('nal-hutta', ifSo(bad('hutt'), test('strength', like('hutt'), hurt(1)), mayPay(3000, gainThis))),
    ],
    crewWith(['strength'], [{ kind: 'prevent', in: 'ground', amount: 1 }]),
  ),
  titled(
    9,
    [
      on('tatooine', mayPay(1000, gainThis)),
      on('nal-hutta', ifSo(bad('hutt'), mayPay(3000, setReputation('hutt', 'neutral')), gain(2000))),
    ],
    gearWith(null, [], {
      kind: 'dice',
      in: ['ground'],
      limit: 'combat',
      uses: [{ do: addResult('crit') }],
      discard: true,
    }),
  ),
  card(
    10,
    on('tatooine', sequence(gain(1000), may(drawEncounter))),
    on('nal-hutta', ifSo(good('hutt'), buy('luxury', { discount: 3000 }), may(pay(someFame(), gain(8000))))),
  ),
] as const;
