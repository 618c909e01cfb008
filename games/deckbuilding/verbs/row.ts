import {
  allIf,
  askUnlessForced,
  type CardId,
  cardOptions,
  type Flow,
  type Message,
  move,
  type RuleId,
  the,
} from '@cantina/kernel';
import { discardFromRow, leaveRow, swapIntoRow } from '../rules/cards/row.ts';
import { rowCards } from '../rules/lookup.ts';
import { message } from '../rules/messages.ts';
import { noteDoom, noteSwap, noteTakenFromDiscard, noteTakenFromRow } from '../rules/ops/index.ts';
import type { G } from '../rules/state.ts';
import { type Context, readerOf } from '../rules/texts/context.ts';
import { inGalaxyDiscard, inOwnDiscard, inRow } from '../rules/texts/meant.ts';
import type { Verbs } from './verb.ts';

/** What moves cards of the row and of open piles. */
export const rowVerbs: Verbs<
  'discard-from-row' | 'take-from-row' | 'take-from-discard' | 'swap-with-row' | 'swap-row-with-discard'
> = {
  'discard-from-row': {
    *run(g, { count, card: filter }, context) {
      const cards = () => inRow(g, filter, context.seat);
      if (count === 'all') {
        discardFromRow(g, cards());
        return;
      }
      const card = yield* chooseOne(context, message('prompt.discard-from-row'), 'DB-DSC-03', cards);
      if (card !== undefined) discardFromRow(g, [card]); // DB-RWD-03 no reward
    },
    extent: (g, { card }, { seat }) => allIf(inRow(g, card, seat).length > 0),
    worth: () => 0.6,
  },

  'take-from-row': {
    *run(g, { card: filter, exileAtEndOfTurn }, context) {
      const { seat } = context;
      const cards = () => inRow(g, filter, seat);
      const card = yield* chooseOne(context, message('prompt.take-from-row'), 'DB-BUY-12', cards);
      if (card === undefined) return;
      noteTakenFromRow(g, seat, card);
      leaveRow(g, card, 'hand', seat);
      if (exileAtEndOfTurn) noteDoom(g, seat, card); // DB-END-10
    },
    extent: (g, { card }, { seat }) => allIf(inRow(g, card, seat).length > 0),
    worth: () => 2,
  },

  'take-from-discard': {
    *run(g, { card: filter }, context) {
      const { seat } = context;
      const cards = () => inOwnDiscard(g, filter, seat);
      const card = yield* chooseOne(context, message('prompt.take-from-discard'), 'DB-ABL-03', cards);
      if (card === undefined) return;
      noteTakenFromDiscard(g, seat, card);
      move(g, card, 'hand', seat);
    },
    extent: (g, { card }, { seat }) => allIf(inOwnDiscard(g, card, seat).length > 0),
    worth: () => 2,
  },

  'swap-with-row': {
    /** The card looked at goes into the row; the row card goes on top of the deck and stays known (DB-GAP-27). */
    *run(g, _effect, context) {
      const [into] = context.shown;
      if (into !== undefined) yield* swap(g, context, into, 'galaxyDeck');
    },
    extent: (g, _effect, { shown }) => allIf(shown.length > 0 && rowCards(g).length > 0),
    worth: () => 0.2,
  },

  'swap-row-with-discard': {
    *run(g, { card: filter }, context) {
      if (rowCards(g).length === 0) return;
      const cards = () => inGalaxyDiscard(g, filter, context.seat);
      const into = yield* chooseOne(context, message('prompt.swap-into-row'), 'DB-ROW-05', cards);
      if (into !== undefined) yield* swap(g, context, into, 'galaxyDiscard'); // DB-GAP-26
    },
    extent: (g, { card }, { seat }) => allIf(inGalaxyDiscard(g, card, seat).length > 0 && rowCards(g).length > 0),
    worth: () => 0.2,
  },
};

const chooseOne = (
  context: Context,
  prompt: Message,
  rule: RuleId,
  cards: () => readonly CardId[],
): Flow<CardId | undefined> => askUnlessForced({ ...readerOf(context), prompt, rule, options: cardOptions(cards) });

/** A card comes into the row for another one, which goes where it came from. */
function* swap(g: G, context: Context, into: CardId, zone: 'galaxyDeck' | 'galaxyDiscard'): Flow<void> {
  const prompt = message('prompt.swap-out-of-row', { card: the(into) });
  const out = yield* chooseOne(context, prompt, 'DB-ROW-05', () => rowCards(g));
  if (out === undefined) return;
  swapIntoRow(g, into, out, zone);
  noteSwap(g, context.seat, into, out);
}
