import { crewWith } from '../assets.ts';
import {
  action,
  assets,
  bad,
  badWith,
  bonus,
  choose,
  credits,
  dice,
  dislike,
  fame,
  fight,
  gain,
  gainThis,
  good,
  has,
  heal,
  hurt,
  ifSo,
  like,
  lookAtContacts,
  may,
  mayPay,
  patrolComes,
  pay,
  plusForEach,
  removeContact,
  revealContacts,
  sequence,
  test,
  trigger,
  turn,
} from '../words.ts';
import { contact } from './make.ts';

const ENCOUNTER = 'encounter unknown';
const ABILITY = 'crew ability unknown';

/** Contacts 11 to 21. */
export const contactsAToG = [
  contact(
    '4-lom',
    mayPay(plusForEach(3000, -1000, assets('bounty')), gainThis),
    crewWith(['tactics'], [bonus('ground', 1)], { contact: '4-lom', droid: true }),
  ),
  contact('bib-fortuna', mayPay(2000, like('hutt')), null),
  contact(
    'black-krrsantan',
    ifSo(has(1, 'job', 'bounty'), mayPay(1000, gainThis)),
    crewWith(['strength'], [dice('ground', 'combat', turn(1, 'focus', 'hit'))], { contact: 'black-krrsantan' }),
    `${ABILITY}: a brawler, cheap for those who have work for him`,
  ),
  contact(
    'black-sun-agent',
    ifSo(bad('syndicate'), test('stealth', null, hurt(2)), test('influence', gainThis, mayPay(2000, gainThis))),
    crewWith(['stealth'], [trigger({ on: 'complete-job' }, gain(2000))], { contact: 'black-sun-agent' }),
  ),
  contact(
    'boshek',
    mayPay(2000, gainThis),
    crewWith(['piloting'], [bonus('hyper', 1)], { contact: 'boshek' }),
    `${ABILITY}: the pilot who knows the short ways`,
  ),
  contact(
    'chewbacca',
    mayPay(4000, gainThis),
    crewWith(['piloting', 'strength'], [bonus('hull', 2), bonus('health', 1)], { contact: 'chewbacca' }),
  ),
  contact(
    'dengar',
    ifSo(badWith(1), fight('ground', 'dengar', 5, sequence(fame(1), removeContact))),
    null,
    'that he goes when he is beaten: fame is earned once with him',
  ),
  contact(
    'doctor-evazan',
    may(choose(pay(credits(1000), heal('all')), pay(credits(2000), gainThis))),
    crewWith(['tech'], [action(heal(1), { is: 'damaged', on: 'character' })], { contact: 'doctor-evazan' }),
    `${ENCOUNTER}, ${ABILITY}: a surgeon one would rather not need`,
  ),
  contact(
    'garindan',
    sequence(mayPay(1000, revealContacts('any-planet', 'all')), mayPay(2000, gainThis)),
    crewWith(['knowledge'], [action(lookAtContacts('here', 1))], { contact: 'garindan' }),
    `${ENCOUNTER}, ${ABILITY}: a spy sells who is where`,
  ),
  contact(
    'grand-admiral-thrawn',
    ifSo(
      good('imperial'),
      gain(4000),
      ifSo(
        bad('imperial'),
        test('stealth', null, sequence(hurt(2), patrolComes('imperial'))),
        test(['knowledge', 'tactics'], sequence(gain(2000), like('imperial'))),
      ),
    ),
    null,
    `${ENCOUNTER}: he rewards minds, and sends for those who crossed the Empire; no fame, because he can be met again`,
  ),
  contact(
    'greedo',
    ifSo(bad('hutt'), fight('ground', 'bounty-hunter', 3, gain(3000), dislike('hutt')), mayPay(2000, gainThis)),
    crewWith(['stealth'], [trigger({ on: 'bounty-reward' }, gain(2000))], { contact: 'greedo' }),
    `${ENCOUNTER}, ${ABILITY}: like Hondo for cargo and the Black Sun Agent for jobs, 2,000 for each bounty`,
  ),
] as const;
