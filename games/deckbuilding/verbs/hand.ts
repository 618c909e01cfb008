import {
  AT_ONCE,
  allIf,
  askCards,
  askUnlessForced,
  type CardId,
  cardOptions,
  type Flow,
  look,
  move,
  outOf,
  randomOf,
} from '@cantina/kernel';
import { discardFromHand, exileCard } from '../rules/cards/hand.ts';
import { discardOf, handOf, opponentOf, ownHooked } from '../rules/lookup.ts';
import { message } from '../rules/messages.ts';
import { notePutOnDeck } from '../rules/ops/index.ts';
import type { G } from '../rules/state.ts';
import { exileCount, holds } from '../rules/texts/conditions.ts';
import { type Context, readerOf } from '../rules/texts/context.ts';
import { offerTriggers } from '../rules/texts/triggers.ts';
import type { Verbs } from './verb.ts';

/** What happens to cards in hand: the opponent's, and one's own. */
export const handVerbs: Verbs<'opponent-discards' | 'exile' | 'look-at-hand' | 'put-on-opponent-deck'> = {
  'opponent-discards': {
    /** By his own choice unless at random (DB-DSC-01). */
    *run(g, { amount, randomIf }, context) {
      const { seat } = context;
      const opponent = opponentOf(seat);
      const random = randomIf !== null && holds(g, randomIf, context);
      for (let i = 0; i < amount; i++) {
        const hand = handOf(g, opponent);
        if (hand.length === 0) return; // DB-DSC-04
        const card = random ? randomOf(g, hand) : yield* chooseDiscard(g, context);
        if (card === undefined) return;
        discardFromHand(g, opponent, card, context.face, random);
        // DB-FAQ-11 each time, whatever text made him discard (DB-CARD-02)
        yield* offerTriggers(g, seat, ownHooked(g, 'opponent-discards', seat));
      }
    },
    // DB-CHO-06, DB-DSC-04
    extent: (g, { amount }, { seat }) => outOf(handOf(g, opponentOf(seat)).length, amount),
    worth: ({ amount }) => 0.9 * amount,
  },

  exile: {
    /** Cards of the own hand and discard pile, in any mix (DB-EXI-04, DB-EXI-06, DB-RWD-08, DB-FAQ-06). */
    *run(g, effect, context) {
      const { seat } = context;
      const { amount, upTo } = exileCount(g, effect, context);
      const candidates = () => [...handOf(g, seat), ...discardOf(g, seat)];
      const max = Math.min(amount, candidates().length);
      const picked = yield* askCards({
        ...readerOf(context),
        prompt: message('prompt.exile', { picked: [], min: 0, max }),
        rule: upTo ? 'DB-WRD-05' : 'DB-EXI-04',
        candidates,
        min: upTo ? 0 : max,
        max,
      });
      for (const card of picked) exileCard(g, seat, card);
    },
    extent(g, effect, context) {
      const { amount, upTo } = exileCount(g, effect, context);
      const cards = handOf(g, context.seat).length + discardOf(g, context.seat).length;
      return upTo ? allIf(cards > 0) : outOf(cards, amount);
    },
    worth: ({ count }) => 1.2 * count.amount,
  },

  'look-at-hand': {
    run(g, _effect, { seat }) {
      const hand = handOf(g, opponentOf(seat));
      if (hand.length > 0) look(g, seat, [...hand]);
      return AT_ONCE;
    },
    extent: (g, _effect, { seat }) => allIf(handOf(g, opponentOf(seat)).length > 0),
    worth: () => 0.2,
  },

  'put-on-opponent-deck': {
    /** No discard (DB-CARD-02), and both remember it (DB-GAP-33). */
    *run(g, _effect, context) {
      const opponent = opponentOf(context.seat);
      const card = yield* askUnlessForced({
        ...readerOf(context),
        prompt: message('prompt.put-on-deck'),
        rule: 'DB-GAP-33',
        options: cardOptions(() => handOf(g, opponent)),
      });
      if (card === undefined) return;
      move(g, card, 'deck', opponent);
      notePutOnDeck(g, opponent, card);
    },
    extent: (g, _effect, { seat }) => allIf(handOf(g, opponentOf(seat)).length > 0),
    worth: () => 0.5,
  },
};

function chooseDiscard(g: G, context: Context): Flow<CardId | undefined> {
  const seat = opponentOf(context.seat);
  return askUnlessForced({
    ...readerOf(context),
    seat,
    prompt: message(context.isOnlyChoice === true ? 'prompt.discard-only' : 'prompt.discard'),
    rule: 'DB-DSC-01',
    options: cardOptions(() => handOf(g, seat)),
  });
}
