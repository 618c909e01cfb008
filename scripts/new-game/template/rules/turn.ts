import {
  AT_ONCE,
  ask,
  type CardId,
  cardOption,
  cardsIn,
  type Flow,
  finish,
  goTo,
  hooked,
  isIn,
  move,
  option,
  printedBy,
  type Seat,
  shuffle,
  topOf,
} from '@cantina/kernel';
import { cards } from '../content/cards.ts';
import { message } from './messages.ts';
import { passOn, score } from './ops/index.ts';
import { type G, ROW } from './state.ts';

const printed = printedBy(cards);

/** JC-SET-01 the heap is shuffled, three cards lie open. */
export function dealStep(g: G): Flow<void> {
  shuffle(g, 'heap');
  for (const place of ROW) refill(g, place);
  goTo(g, 'turn');
  return AT_ONCE;
}

/** JC-TURN-01 a card of the row, or the top of the heap. */
export function* turnStep(g: G): Flow<void> {
  const seat = g.state.active;
  const card = yield* ask<CardId | null>({
    seat,
    prompt: message('prompt.take'),
    rule: 'JC-TURN-01',
    options: () => [...openCards(g).map((each) => cardOption(each)), ...(topOf(g, 'heap') === undefined ? [] : [DIG])],
    refused: () =>
      topOf(g, 'heap') === undefined ? [{ id: 'dig', reason: message('reason.heap-empty'), rule: 'JC-TURN-02' }] : [],
  });
  const taken = card ?? (topOf(g, 'heap') as CardId);
  const place = ROW.find((each) => isIn(g, taken, 'row', each));
  const worth = worthOf(g, taken, seat);
  move(g, taken, 'scrap', seat);
  score(g, seat, worth);
  if ((g.state.points[seat] ?? 0) >= g.state.options.goal) finish(g, { winners: [seat], reason: 'points' }); // JC-WIN-01
  if (place !== undefined) refill(g, place); // JC-TURN-03
  if (openCards(g).length === 0 && topOf(g, 'heap') === undefined) finish(g, { winners: [], reason: 'empty' }); // JC-WIN-02
  passOn(g);
}

const DIG = option('dig', null, { label: message('option.dig') });

const openCards = (g: G): CardId[] => ROW.flatMap((place) => [...cardsIn(g, 'row', place)]);

/** JC-TURN-03 a gap in the row is filled at once. */
function refill(g: G, place: number): void {
  const next = topOf(g, 'heap');
  if (next !== undefined) move(g, next, 'row', place);
}

/** JC-CARD-01 asked for when needed, never stored. */
export function worthOf(g: G, card: CardId, seat: Seat): number {
  const { id, worth } = printed(g, card);
  if (id !== 'droid') return worth;
  return worth + hooked(g, 'droids').filter((magnet) => isIn(g, magnet, 'scrap', seat)).length;
}
