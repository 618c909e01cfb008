import { askCards, type CardId, type Flow, look, move, randomOf, type Seat } from '@cantina/kernel';
import type { Exile } from '../../content/index.ts';
import { discardOf, handOf, opponentOf, ownHooked } from '../lookup.ts';
import { message } from '../messages.ts';
import { noteDiscard, noteExile, notePutOnDeck } from '../ops/index.ts';
import type { G } from '../state.ts';
import { chooseCard, pick } from '../texts/choices.ts';
import { exileCount } from '../texts/conditions.ts';
import { type Context, from, type Resolve } from '../texts/context.ts';
import { offerTriggers } from '../texts/triggers.ts';

/** The opponent discards from his hand, by his own choice unless at random (DB-DSC-01). */
export function* opponentDiscards(
  g: G,
  { amount, random }: { readonly amount: number; readonly random: boolean },
  context: Context,
  resolve: Resolve,
): Flow<void> {
  const { seat } = context;
  const opponent = opponentOf(seat);
  for (let i = 0; i < amount; i++) {
    const hand = handOf(g, opponent);
    if (hand.length === 0) return; // DB-DSC-04
    const card = random ? randomOf(g, hand) : yield* chooseDiscard(g, opponent, from(context).source);
    if (card === undefined) return;
    discardFromHand(g, opponent, card, random);
    // DB-FAQ-11 each time, whatever text made him discard (DB-CARD-02)
    yield* offerTriggers(g, { seat, cards: ownHooked(g, 'opponent-discards', seat) }, resolve);
  }
}

const chooseDiscard = (g: G, seat: Seat, source?: CardId): Flow<CardId | undefined> =>
  chooseCard(seat, { prompt: message('prompt.discard'), rule: 'DB-DSC-01', cards: () => handOf(g, seat) }, source);

/** DB-DSC-02 to the own discard pile; DB-DSC-06 it is not played. */
export function discardFromHand(g: G, seat: Seat, card: CardId, random = false): void {
  move(g, card, 'discard', seat);
  noteDiscard(g, seat, card, random);
}

/** Cards of the own hand and discard pile, in any mix (DB-EXI-04, DB-EXI-06, DB-RWD-08, DB-FAQ-06). */
export function* exileOwn(g: G, effect: Exile, context: Context): Flow<void> {
  const { seat } = context;
  const { amount, upTo } = exileCount(g, effect, context);
  const candidates = () => [...handOf(g, seat), ...discardOf(g, seat)];
  const max = Math.min(amount, candidates().length);
  const picked = yield* askCards({
    ...from(context),
    seat,
    prompt: message('prompt.exile', { picked: [], min: 0, max }),
    rule: upTo ? 'DB-WRD-05' : 'DB-EXI-04',
    candidates,
    min: upTo ? 0 : max,
    max,
  });
  for (const card of picked) exileCard(g, seat, card);
}

/** DB-EXI-01 out of the game at once, wherever the card was, for all to see (DB-GAP-23); DB-EXI-07 that is no discard, DB-EXI-05 and no play. */
export function exileCard(g: G, seat: Seat, card: CardId): void {
  move(g, card, 'exile'); // DB-EXI-08 an Outer Rim Pilot, too
  noteExile(g, seat, card);
}

export function lookAtOpponentHand(g: G, { seat }: Context): void {
  const hand = handOf(g, opponentOf(seat));
  if (hand.length > 0) look(g, seat, [...hand]);
}

/** On top of the opponent's deck: no discard (DB-CARD-02), and both remember it (DB-GAP-33). */
export function* putOnOpponentDeck(g: G, context: Context): Flow<void> {
  const opponent = opponentOf(context.seat);
  const card = yield* pick(context, {
    prompt: message('prompt.put-on-deck'),
    rule: 'DB-GAP-33',
    cards: () => handOf(g, opponent),
  });
  if (card === undefined) return;
  move(g, card, 'deck', opponent);
  notePutOnDeck(g, opponent, card);
}
