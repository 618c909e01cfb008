import {
  AT_ONCE,
  agreed,
  ask,
  askAll,
  askMany,
  askWhether,
  type CardId,
  cardOption,
  cardsIn,
  DECLINE,
  type Flow,
  goTo,
  labelled,
  look,
  move,
  type Option,
  option,
  PASS,
  type Seat,
  shuffle,
  the,
  topOf,
} from '@cantina/kernel';
import { type Character, characterAt, START_CREDITS } from '../content/index.ts';
import { throwDie } from './dice.ts';
import { message } from './messages.ts';
import { becomeCharacter, endSwaps, noteSwap, passSwap, proposeSwap, refuseSwap, setStartPlayer } from './ops/index.ts';
import { drawPlanet } from './planets/planets.ts';
import { shipAtStart } from './ship/ship.ts';
import { type G, MOST_SWAPS_PER_SEAT, SLOTS } from './state.ts';

const seatsOf = (g: G): Seat[] => [...g.state.players.keys()];

/** SG-SET-01, SG-SET-02, SG-SET-04, SG-SET-05 everything is shuffled, everybody gets equally many characters. */
export function dealStep(g: G): Flow<void> {
  shuffle(g, 'fateDeck');
  shuffle(g, 'planetDeck');
  shuffle(g, 'characterDeck');
  const each = Math.floor(cardsIn(g, 'characterDeck').length / g.state.seats);
  for (let i = 0; i < each; i++) {
    for (const seat of seatsOf(g)) {
      const card = topOf(g, 'characterDeck');
      if (card !== undefined) move(g, card, 'hand', seat);
    }
  }
  goTo(g, 'swap');
  return AT_ONCE;
}

const NO_TRADE = labelled(PASS, message('option.no-trade'));

/** SG-SET-06 one seat after the other may propose a trade of characters, until all pass in a row. */
export function* swapStep(g: G): Flow<void> {
  const { active: seat, seats, swapPasses, swaps } = g.state;
  if (swaps >= seats * MOST_SWAPS_PER_SEAT && swapPasses < seats) endSwaps(g, swaps);
  if (g.state.swapPasses >= seats) return goTo(g, 'characters');
  const partner = yield* ask<Seat | null>({
    seat,
    prompt: message('prompt.swap'),
    rule: 'SG-SET-06',
    options: () => [NO_TRADE, ...seatsOf(g).flatMap((other) => (other === seat ? [] : [swapWith(other)]))],
  });
  if (partner === null) passSwap(g, seat);
  else yield* trade(g, seat, partner);
}

const swapWith = (other: Seat): Option<Seat | null> =>
  option<Seat | null>(`seat:${other}`, other, { label: message('option.swap-with', { seat: { seat: other } }) });

/** Any cards for any cards, as long as both agree and keep one to choose; SG-Q-57 who proposes shows what is offered. */
function* trade(g: G, seat: Seat, other: Seat): Flow<void> {
  const hand = (of: Seat) => cardsIn(g, 'hand', of);
  const given = yield* askMany<CardId>({
    seat,
    prompt: message('prompt.swap-offer', { seat: { seat: other } }),
    rule: 'SG-SET-06',
    options: () => hand(seat).map((card) => cardOption(card)),
    min: 1,
    max: hand(seat).length,
  });
  proposeSwap(g, seat, other, given);
  look(g, other, given);
  const answer = yield* answerSwap(g, seat, other, given);
  const returned = answer === 'return' ? yield* chooseReturned(g, seat, other, given) : [];
  look(g, seat, returned);
  const isDeal =
    answer === 'accept' ||
    (answer === 'return' &&
      (yield* askWhether({
        seat,
        prompt: message('prompt.swap-confirm', {
          seat: { seat: other },
          cards: given.map(the),
          returned: returned.map(the),
        }),
        rule: 'SG-SET-06',
      })));
  if (!isDeal) {
    if (answer === 'return') refuseSwap(g, seat, other);
    else refuseSwap(g, other, seat);
    return;
  }
  agreed(g);
  for (const card of given) move(g, card, 'hand', other);
  for (const card of returned) move(g, card, 'hand', seat);
  noteSwap(g, seat, other, given, returned);
}

/** null: declined. */
type SwapAnswer = 'return' | 'accept' | null;
const RETURN = option<SwapAnswer>('return', 'return', { label: message('option.swap-return') });
const ACCEPT = option<SwapAnswer>('accept', 'accept', { label: message('option.swap-accept') });

function* answerSwap(g: G, seat: Seat, other: Seat, given: readonly CardId[]): Flow<SwapAnswer> {
  // SG-SET-07 one must be left to choose
  const asGift = given.length < cardsIn(g, 'hand', seat).length;
  return yield* ask<SwapAnswer>({
    seat: other,
    prompt: message('prompt.swap-answer', { seat: { seat }, cards: given.map(the) }),
    rule: 'SG-SET-06',
    options: () => (asGift ? [RETURN, ACCEPT, DECLINE] : [RETURN, DECLINE]),
    refused: () => (asGift ? [] : [{ id: 'accept', reason: message('reason.keep-one-character'), rule: 'SG-SET-07' }]),
  });
}

const chooseReturned = (g: G, seat: Seat, other: Seat, given: readonly CardId[]): Flow<readonly CardId[]> =>
  askMany<CardId>({
    seat: other,
    prompt: message('prompt.swap-return', { seat: { seat }, cards: given.map(the) }),
    rule: 'SG-SET-06',
    options: () => cardsIn(g, 'hand', other).map((card) => cardOption(card)),
    min: 1,
    max: cardsIn(g, 'hand', other).length,
  });

/** SG-SET-07 all choose at once; SG-Q-04 the chosen ones are open, the others leave the game. */
export function* charactersStep(g: G): Flow<void> {
  const chosen = yield* askAll<CardId>(
    seatsOf(g).map((seat) => ({
      seat,
      prompt: message('prompt.character'),
      rule: 'SG-SET-07',
      options: () => cardsIn(g, 'hand', seat).map((card) => cardOption(card)),
    })),
  );
  for (const [seat, card] of chosen.entries()) {
    move(g, card, 'character', seat);
    for (const other of [...cardsIn(g, 'hand', seat)]) move(g, other, 'box');
    const { credits, bounty, ship } = characterAt[g.state.cards.face[card] ?? 0] as Character;
    // SG-SET-03, SG-SET-08 to SG-SET-10, SG-BNTY-01, SG-ALT-02, SG-ALT-03; SG-CON-09 a character's own amount replaces 500
    const money = g.state.options.startCredits + credits - START_CREDITS;
    becomeCharacter(g, seat, card, { credits: Math.max(0, money), bounty, ship: shipAtStart(g, ship) });
  }
  goTo(g, 'begin');
}

/** SG-SET-12 the planets; SG-TURN-01 who begins. */
export function beginStep(g: G): Flow<void> {
  for (let slot = 0; slot < SLOTS; slot++) drawPlanet(g, slot);
  setStartPlayer(g, highestRoller(g, seatsOf(g)));
  goTo(g, 'turn');
  return AT_ONCE;
}

/** Only those who are tied for the highest roll again. */
function highestRoller(g: G, seats: readonly Seat[]): Seat {
  const dice = seats.map((seat) => throwDie(g, seat, 'start'));
  const highest = Math.max(...dice);
  const tied = seats.filter((_, i) => dice[i] === highest);
  const [only, second] = tied;
  return only !== undefined && second === undefined ? only : highestRoller(g, tied);
}
