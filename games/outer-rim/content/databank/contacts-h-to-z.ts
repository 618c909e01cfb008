import { crewWith } from '../assets.ts';
import {
  bad,
  bonus,
  buy,
  choose,
  dice,
  dislike,
  fight,
  gain,
  gainThis,
  good,
  goodWith,
  hasCrewOf,
  hurt,
  ifSo,
  like,
  lose,
  mayPay,
  patrolComes,
  reroll,
  sequence,
  test,
  trigger,
  turn,
} from '../words.ts';
import { contact } from './make.ts';

const ENCOUNTER = 'encounter unknown';
const ABILITY = 'crew ability unknown';

/** Contacts 22 to 32. */
export const contactsHToZ = [
  contact(
    'hera-syndulla',
    ifSo(
      good('rebel'),
      mayPay(1000, gainThis),
      ifSo(bad('rebel'), patrolComes('rebel'), test('piloting', mayPay(3000, gainThis))),
    ),
    crewWith(['piloting'], [bonus('ship', 1)], { contact: 'hera-syndulla' }),
    `${ENCOUNTER}, ${ABILITY}: she flies for friends of the Rebellion or for a real pilot`,
  ),
  contact(
    'hondo-ohnaka',
    test('influence', mayPay(1000, gainThis), sequence(lose(1000), mayPay(2000, gainThis))),
    crewWith(['influence'], [trigger({ on: 'deliver-cargo' }, gain(2000))], { contact: 'hondo-ohnaka' }),
    `${ENCOUNTER}: out-talk the pirate or find your purse lighter`,
  ),
  contact(
    'ig-rm-droid',
    ifSo(good('syndicate'), mayPay(1000, gainThis), mayPay(3000, gainThis)),
    crewWith(['strength'], [bonus('health', 2)], { contact: 'ig-rm-droid', droid: true }),
    `${ENCOUNTER}: Syndicate hardware, cheaper for friends`,
  ),
  contact(
    'k-2so',
    ifSo(good('rebel'), mayPay(1000, gainThis), test('tech', gainThis, hurt(2))),
    crewWith(['strength'], [dice('ground', 'combat', reroll('any', 'blank'))], { contact: 'k-2so', droid: true }),
    `${ENCOUNTER}, ${ABILITY}: the ground twin of the targeting computer; reprogramming him can go wrong`,
  ),
  contact(
    'leia-organa',
    ifSo(
      bad('rebel'),
      test('influence', like('rebel')),
      choose(sequence(gain(3000), dislike('imperial')), sequence(like('rebel'), dislike('imperial'))),
    ),
    null,
    `${ENCOUNTER}: help against the Empire, for credits or for trust`,
  ),
  contact(
    'lobot',
    mayPay(2000, gainThis),
    crewWith(['tech'], [{ kind: 'discount', decks: ['gear-mod'], amount: 1000 }], { contact: 'lobot' }),
    `${ENCOUNTER}, ${ABILITY}: always linked to the price lists`,
  ),
  contact(
    'maz-kanata',
    ifSo(goodWith(2), mayPay(2000, gainThis), test(['influence', 'knowledge'], mayPay(4000, gainThis))),
    crewWith(['influence', 'knowledge'], [dice('test', 'turn', reroll(1))], { contact: 'maz-kanata' }),
    `${ENCOUNTER}, ${ABILITY}: a thousand years of experience, for those with friends`,
  ),
  contact(
    'ponda-baba',
    ifSo(hasCrewOf('doctor-evazan'), gainThis, mayPay(2000, gainThis)),
    crewWith(['strength'], [bonus('health', 1)], { contact: 'ponda-baba' }),
    `${ENCOUNTER}, ${ABILITY}: follows the doctor anywhere`,
  ),
  contact(
    'saw-gerrera',
    ifSo(bad('imperial'), mayPay(1000, gainThis), test('tactics', mayPay(3000, gainThis), hurt(2))),
    crewWith(['tactics'], [dice(['ground', 'ship'], 'combat', turn(1, 'blank', 'hit'))], { contact: 'saw-gerrera' }),
    `${ENCOUNTER}, ${ABILITY}: trusts only enemies of the Empire; makes every shot count`,
  ),
  contact(
    'w1-le',
    mayPay(1000, gainThis),
    crewWith(['influence'], [{ kind: 'discount', decks: ['cargo'], amount: 1000 }], { contact: 'w1-le', droid: true }),
    `${ENCOUNTER}, ${ABILITY}: a protocol droid that haggles for freight`,
  ),
  contact(
    'ziton-moj',
    ifSo(
      good('syndicate'),
      buy('gear-mod', { discount: 3000 }),
      ifSo(bad('syndicate'), fight('ground', 'bodyguards', 4, gain(5000), lose(2000)), mayPay(2000, like('syndicate'))),
    ),
    null,
    `${ENCOUNTER}: a price for every standing with the Syndicate`,
  ),
] as const;
