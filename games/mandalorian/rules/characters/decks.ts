import { type CardId, cardsIn, look, move, type Seat, shown, topOf } from '@cantina/kernel';
import { handLimit, ownHeroes, printedAs, timeSize, trackSize } from '../lookup.ts';
import { rulesOf } from '../missions/record.ts';
import { advanceTime, noteDraw, setTrack, showBack } from '../ops/index.ts';
import { lose } from '../outcome.ts';
import { nextOf, refill } from '../piles.ts';
import type { G } from '../state.ts';

/** MA-SHR-02 one deck for all, otherwise one for each seat. */
export const deckOf = (g: G, seat: Seat): number => (g.state.shared ? 0 : seat);

/** MA-TRN-02, MA-TRN-03 up to the limit, as far as there are cards. */
export function drawUpTo(g: G, seat: Seat, limit: number): void {
  const slot = deckOf(g, seat);
  const drawn: CardId[] = [];
  while (cardsIn(g, 'hand', seat).length < limit) {
    const card = nextOf(g, 'skill', slot);
    if (card === undefined) break;
    move(g, card, 'hand', seat);
    drawn.push(card);
  }
  refill(g, 'skill', slot); // MA-EMP-01, MA-EMP-02 at once, when the last card was drawn
  if (drawn.length > 0) noteDraw(g, seat, drawn);
}

/** MA-EMP-03 an empty deck has cards again: whoever could not draw enough does so; the active seat in its draw step. */
export function drawMissing(g: G): void {
  const { active, seats } = g.state;
  const waiting: Seat[] = [];
  for (let i = 1; i < seats; i++) {
    const seat = (active + i) % seats;
    if (cardsIn(g, 'deck', deckOf(g, seat)).length === 0 && ownHeroes(g, seat).length > 0) waiting.push(seat);
  }
  for (const seat of waiting) drawUpTo(g, seat, handLimit(g));
}

/** MA-PLN-01 the drawn cards lie before the seat; MA-EMP-04 they are no part of the discard pile. */
export function drawPlans(g: G, seat: Seat, amount: number): CardId[] {
  const drawn: CardId[] = [];
  while (drawn.length < amount) {
    const card = topOf(g, 'planDeck');
    if (card === undefined) break;
    move(g, card, 'drawn', seat);
    drawn.push(card);
    refill(g, 'planning'); // MA-EMP-01
  }
  return drawn;
}

/** MA-EVT-01 the top event card; undefined only when every event is being resolved already. */
export function drawEvent(g: G): CardId | undefined {
  const card = topOf(g, 'eventDeck');
  if (card === undefined) return undefined;
  move(g, card, 'eventNow');
  refillEvents(g);
  showTop(g);
  return card;
}

/** MA-EMP-01 the empty deck is made anew, and time passes (MD-GEN-05, MD-M3-05). */
export function refillEvents(g: G): void {
  if (cardsIn(g, 'eventDeck').length > 0) return;
  refill(g, 'event'); // MA-BCK-03
  showTop(g);
  if (timeSize(g) === 0) {
    advanceTrack(g);
    return;
  }
  advanceTime(g);
  if (g.state.time >= timeSize(g)) lose(g, 'time');
}

/** MA-BCK-02 everybody sees the back of the new top card. */
export function showTop(g: G): void {
  const top = topOf(g, 'eventDeck');
  const back = top === undefined ? null : printedAs(g, top, 'event').back;
  if (back !== g.state.back) showBack(g, back);
  if (top !== undefined) shown(g);
}

/** One more damage on the crisis track. */
export function advanceTrack(g: G): void {
  setTrack(g, g.state.track + 1);
  if (rulesOf(g).losesWhenFull === true && g.state.track >= trackSize(g)) lose(g, 'track');
}

/** A seat looks at the top event card, and at nothing else (MA-BCK-04). */
export function foreseen(g: G, seat: Seat): CardId | undefined {
  const top = topOf(g, 'eventDeck');
  if (top !== undefined) look(g, seat, [top]);
  return top;
}
