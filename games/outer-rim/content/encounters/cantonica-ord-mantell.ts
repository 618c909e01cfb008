import { bountyOn, crewWith, gearWith } from '../assets.ts';
import {
  buy,
  choose,
  choosePlayer,
  credits,
  dice,
  discardTop,
  fame,
  fight,
  fightPlayer,
  forEach,
  gain,
  gainThis,
  gamble,
  hasCredits,
  hurt,
  ifSo,
  like,
  lookAtContacts,
  lose,
  loseFame,
  may,
  mayPay,
  moreDice,
  otherLoses,
  pay,
  reroll,
  revealContacts,
  rollDice,
  sequence,
  takeCredits,
  test,
  turn,
} from '../words.ts';
import { byReputation, deckOf, offered, on, secretOn } from './make.ts';

const { card, titled } = deckOf(
  'cantonica-ord-mantell',
  'Cantonica: gambling and shopping, as the card backs say; Ord Mantell: crew and rewards, split by the Syndicate',
);

export const cantonicaOrdMantell = [
  titled(
    1,
    [on('cantonica', may(gamble(5000, 2))), on('ord-mantell', mayPay(2000, gainThis))],
    crewWith(['tactics'], [dice('ship', 'combat', turn(1, 'focus', 'hit'))]),
  ),
  card(
    2,
    on('cantonica', buy('luxury', { discount: 2000 })),
    byReputation(
      'ord-mantell',
      'syndicate',
      ['good', gain(4000)],
      ['neutral', test('influence', gain(3000))],
      ['bad', test('stealth', gain(2000), hurt(1))],
    ),
  ),
  titled(
    3,
    [
      on(
        'cantonica',
        test(
          ['influence', 'knowledge'],
          sequence(gain(2000), choosePlayer(takeCredits(2000), { where: 'anywhere' })),
          lose(2000),
        ),
      ),
      offered('ord-mantell'),
    ],
    bountyOn('ig-rm-droid', {
      type: 'ground',
      value: 4,
      eliminate: [7000, 1],
      to: 'cantonica',
      capture: [9000, 2],
    }),
  ),
  card(
    4,
    on('cantonica', mayPay(1000, rollDice(4, ['hit', 'crit'], gain(1000)))),
    on('ord-mantell', may(fight('ground', 'swoop-gang', 3, gain(4000)))),
  ),
  titled(5, [
    on('cantonica', sequence(may(discardTop('gear-mod', 'luxury')), buy(['gear-mod', 'luxury'], { discount: 2000 }))),
    secretOn('ord-mantell', dice('ground', 'combat', moreDice(2))),
  ]),
  titled(
    6,
    [
      on('cantonica', mayPay(3000, gainThis)),
      on(
        'ord-mantell',
        choose(
          gain(2000),
          lookAtContacts('any-planet', 2),
          choosePlayer(fightPlayer(takeCredits(4000)), { only: 'bad-reputation' }),
        ),
      ),
    ],
    gearWith(null, [], dice('test', 'turn', reroll(1))),
  ),
  card(
    7,
    on('cantonica', sequence(gain(2000), choosePlayer(otherLoses(2000), { where: 'anywhere', only: 'most-fame' }))),
    on('ord-mantell', test('strength', sequence(gain(2000), like('syndicate')), hurt(1))),
  ),
  card(
    8,
    on('cantonica', ifSo(hasCredits(10000), mayPay(8000, fame(1)), mayPay(2000, like('any')))),
    on('ord-mantell', sequence(gain(forEach(1000, { of: 'facedown-contacts-here' })), revealContacts('here', 'all'))),
  ),
  titled(
    9,
    [
      on('cantonica', test('stealth', gain(5000), choose(pay(credits(3000), null), loseFame(1)))),
      on('ord-mantell', test('influence', mayPay(1000, gainThis), mayPay(3000, gainThis))),
    ],
    crewWith(['tactics'], [dice('ground', 'combat', reroll(1))]),
  ),
  card(
    10,
    on('cantonica', buy('ship', { discount: 3000 })),
    byReputation(
      'ord-mantell',
      'syndicate',
      ['good', buy('cargo', { free: true })],
      ['neutral', mayPay(1000, like('syndicate'))],
      ['bad', may(fight('ground', 'bodyguards', 3, like('syndicate')))],
    ),
  ),
] as const;
