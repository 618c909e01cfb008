import { type CardId, cardsIn, type Flow, look, move, reveal, the, topOf } from '@cantina/kernel';
import type { Card, CardFilter, Face } from '../../content/index.ts';
import { printed, rowCards } from '../lookup.ts';
import { message } from '../messages.ts';
import { noteGalaxyDiscard, noteKept, noteSwap } from '../ops/index.ts';
import type { G } from '../state.ts';
import { pick } from '../texts/choices.ts';
import type { Context } from '../texts/context.ts';
import { inGalaxyDiscard } from '../texts/possible.ts';
import { swapIntoRow } from './row.ts';

/** DB-REV-01 both see the top galaxy card; it stays on top, face down again (DB-REV-02). */
export function revealTop(g: G, { shown }: Context): Card<Face> | null {
  const card = topOf(g, 'galaxyDeck');
  if (card === undefined) return null; // DB-GAP-03
  reveal(g, [card]); // DB-REV-04 both remember it
  shown.push(card);
  return printed(g, card);
}

/** DB-LOOK-01 only the player who looks sees them; as many as there are (DB-GAP-03). */
export function lookAtTop(g: G, amount: number, { seat, shown }: Context): void {
  shown.push(...cardsIn(g, 'galaxyDeck').slice(-amount));
  if (shown.length > 0) look(g, seat, shown); // DB-LOOK-02 they stay where they are
}

/** DB-REV-03 without reward and without refill. */
export function discardFromGalaxyDeck(g: G, card: CardId): void {
  move(g, card, 'galaxyDiscard');
  noteGalaxyDiscard(g, card);
}

/** DB-CARD-20 the discarded card is public, the kept one stays secret. */
export function* keepOneOnTop(g: G, context: Context): Flow<void> {
  const { seat, shown } = context;
  const kept = yield* pick(context, {
    prompt: message('prompt.keep-on-top'),
    rule: 'DB-CARD-20',
    cards: () => shown,
  });
  if (kept === undefined) return;
  for (const card of shown) if (card !== kept) discardFromGalaxyDeck(g, card);
  noteKept(g, seat, kept);
}

/** The card looked at goes into the row; the row card goes on top of the deck and stays known (DB-GAP-27). */
export function* swapTopWithRow(g: G, context: Context): Flow<void> {
  const [into] = context.shown;
  if (into === undefined) return;
  const out = yield* pick(context, {
    prompt: message('prompt.swap-out-of-row', { card: the(into) }),
    rule: 'DB-ROW-05',
    cards: () => rowCards(g),
  });
  if (out === undefined) return;
  swapIntoRow(g, into, out, 'galaxyDeck');
  noteSwap(g, context.seat, into, out);
}

export function* swapRowWithDiscard(g: G, filter: CardFilter, context: Context): Flow<void> {
  const { seat } = context;
  if (rowCards(g).length === 0) return;
  const into = yield* pick(context, {
    prompt: message('prompt.swap-into-row'),
    rule: 'DB-ROW-05',
    cards: () => inGalaxyDiscard(g, filter, seat),
  });
  if (into === undefined) return; // DB-GAP-26
  const out = yield* pick(context, {
    prompt: message('prompt.swap-out-of-row', { card: the(into) }),
    rule: 'DB-ROW-05',
    cards: () => rowCards(g),
  });
  if (out === undefined) return;
  swapIntoRow(g, into, out, 'galaxyDiscard');
  noteSwap(g, seat, into, out);
}
