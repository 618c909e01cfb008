import { ask, DECLINE, DONE, type Flow, goTo, type Option, option, type Refused, type Seat } from '@cantina/kernel';
import { fightPlayer } from '../combat/combat.ts';
import { message } from '../messages.ts';
import { addToOffer, beginOffer, giveWord, type Item, noteAnswer, part, propose } from '../ops/index.ts';
import { type G, type Meeting, MOST_OFFERS } from '../state.ts';
import { carryOutDeal, isPossible, itemOptions, whyNotPropose } from './deal.ts';

function meetingOf(g: G): Readonly<Pick<Meeting, 'other' | 'speaker' | 'done' | 'offers'>> {
  const { meeting } = g.state;
  if (meeting === null) throw new Error('nobody meets');
  return meeting;
}

/** The one of the two who is not this one. */
const partnerOf = (g: G, seat: Seat): Seat => (seat === g.state.active ? meetingOf(g).other : g.state.active);

/** null: done. */
type Word = 'attack' | 'offer' | null;
const OFFER = option<Word>('offer', 'offer', { label: message('option.make-offer') });
const attackOption = <T>(result: T, other: Seat): Option<T> =>
  option('attack', result, { label: message('option.attack-player', { seat: { seat: other } }) });

/**
 * SG-MEET-03 both may trade or attack, in turns, the active player first (SG-Q-28); SG-MEET-11 when both are done the
 * turn ends.
 */
export function* meetStep(g: G): Flow<void> {
  const { speaker: seat } = meetingOf(g);
  const other = partnerOf(g, seat);
  const { active } = g.state;
  const mayOffer = meetingOf(g).offers[seat === active ? 'active' : 'other'] < MOST_OFFERS; // each side its own
  const word = yield* ask<Word>({
    seat,
    prompt: message('prompt.meet', { seat: { seat: other } }),
    rule: 'SG-MEET-03',
    options: () => [attackOption<Word>('attack', other), ...(mayOffer ? [OFFER] : []), DONE],
    refused: () => (mayOffer ? [] : [{ id: 'offer', reason: message('reason.no-more-offers'), rule: 'SG-Q-54' }]),
  });
  if (word === 'attack') return yield* attack(g, seat);
  if (word === 'offer') {
    beginOffer(g, seat);
    return goTo(g, 'compose');
  }
  if (meetingOf(g).done > 0) return endMeeting(g);
  giveWord(g, seat, other, true);
}

/** SG-MEET-08, SG-MEET-10 a declared attack; SG-Q-26 one combat ends the meeting, SG-Q-27 and the turn. */
function* attack(g: G, seat: Seat): Flow<void> {
  goTo(g, 'end');
  const { active } = g.state;
  const { other } = meetingOf(g);
  part(g, active);
  yield* fightPlayer(g, active, other, seat);
}

function endMeeting(g: G): void {
  part(g, g.state.active);
  goTo(g, 'end');
}

type Composing = { readonly side: 'give' | 'take'; readonly item: Item } | 'propose' | 'threaten' | 'withdraw';
const PROPOSE = option<Composing>('propose', 'propose', { label: message('option.propose') });
const THREATEN = option<Composing>('threaten', 'threaten', { label: message('option.threaten') });
const WITHDRAW = option<Composing>('withdraw', 'withdraw', { label: message('option.withdraw') });

/** SG-MEET-05 to SG-MEET-07 an offer is put together piece by piece; also a gift, also a threat (SG-MEET-09). */
export function* composeStep(g: G): Flow<void> {
  const { speaker: seat } = meetingOf(g);
  const other = partnerOf(g, seat);
  const choice = yield* ask<Composing>({
    seat,
    prompt: message('prompt.compose', { seat: { seat: other } }),
    rule: 'SG-MEET-05',
    options: () => [
      ...(whyNotPropose(g, seat, other) === null ? [PROPOSE, THREATEN] : []),
      ...itemOptions(g, seat, other),
      WITHDRAW,
    ],
    refused: () => {
      const obstacle = whyNotPropose(g, seat, other);
      return obstacle === null ? [] : ['propose', 'threaten'].map((id): Refused => ({ id, ...obstacle }));
    },
  });
  if (choice === 'withdraw') {
    giveWord(g, seat, seat, false);
    return goTo(g, 'meet');
  }
  if (choice === 'propose' || choice === 'threaten') {
    propose(g, seat, other, choice === 'threaten');
    return goTo(g, 'answer');
  }
  addToOffer(g, seat, choice.side, choice.item);
}

/** null: declined. */
type Answer = 'accept' | 'attack' | null;
const ACCEPT = option<Answer>('accept', 'accept', { label: message('option.accept') });

/** The other one gives in, declines or attacks (SG-MEET-08, SG-MEET-09). */
export function* answerStep(g: G): Flow<void> {
  const { speaker } = meetingOf(g);
  const seat = partnerOf(g, speaker);
  const threat = g.state.meeting?.deal?.threat === true;
  const answer = yield* ask<Answer>({
    seat,
    prompt: message('prompt.answer', { seat: { seat: speaker }, threat }),
    rule: 'SG-MEET-09',
    options: () => [
      ...(isPossible(g, speaker, seat) ? [ACCEPT] : []),
      DECLINE,
      attackOption<Answer>('attack', speaker),
    ],
    refused: () =>
      isPossible(g, speaker, seat)
        ? []
        : [{ id: 'accept', reason: message('reason.not-aboard-any-more'), rule: 'SG-MEET-07' }],
  });
  if (answer === 'attack') return yield* attack(g, seat);
  noteAnswer(g, seat, answer === 'accept');
  if (answer === 'accept') return goTo(g, 'confirm');
  // A refusal does not force the attack: who threatened has the next word, else who declined
  giveWord(g, seat, threat ? speaker : seat, false);
  goTo(g, 'meet');
}

type Confirmation = 'exchange' | 'withdraw' | 'attack';
const EXCHANGE = option<Confirmation>('exchange', 'exchange', { label: message('option.exchange') });
const CANCEL = option<Confirmation>('withdraw', 'withdraw', { label: message('option.withdraw') });

/** SG-MEET-08, SG-Q-53 until the deal is carried out, who proposed it may still attack instead, or withdraw it. */
export function* confirmStep(g: G): Flow<void> {
  const { speaker: seat } = meetingOf(g);
  const other = partnerOf(g, seat);
  const choice = yield* ask<Confirmation>({
    seat,
    prompt: message('prompt.confirm', { seat: { seat: other } }),
    rule: 'SG-MEET-08',
    options: () => [
      ...(isPossible(g, seat, other) ? [EXCHANGE] : []),
      CANCEL,
      attackOption<Confirmation>('attack', other),
    ],
  });
  if (choice === 'attack') return yield* attack(g, seat);
  if (choice === 'exchange') carryOutDeal(g, seat, other);
  giveWord(g, seat, other, false);
  goTo(g, 'meet');
}
