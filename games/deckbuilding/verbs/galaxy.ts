import { AT_ONCE, allIf, askUnlessForced, cardOptions, cardsIn, look, outOf, reveal, topOf } from '@cantina/kernel';
import { discardFromGalaxyDeck } from '../rules/cards/row.ts';
import { factionOf, printed } from '../rules/lookup.ts';
import { message } from '../rules/messages.ts';
import { noteKept } from '../rules/ops/index.ts';
import { fits } from '../rules/texts/conditions.ts';
import { readerOf } from '../rules/texts/context.ts';
import { resolve } from '../rules/texts/texts.ts';
import type { Verbs } from './verb.ts';

/** What is done with the top of the galaxy deck. */
export const galaxyVerbs: Verbs<'reveal-galaxy' | 'discard-revealed' | 'look-at-galaxy' | 'keep-one-on-top'> = {
  'reveal-galaxy': {
    /** DB-REV-01 both see the top galaxy card; it stays on top, face down again (DB-REV-02). */
    *run(g, { cases }, context) {
      const top = topOf(g, 'galaxyDeck');
      if (top === undefined) return; // DB-GAP-03
      reveal(g, [top]); // DB-REV-04 both remember it
      context.shown.push(top);
      const met = cases.find(({ card }) => fits(printed(g, top), card, factionOf(g, context.seat)));
      if (met !== undefined) yield* resolve(g, met.effect, context); // DB-FAQ-09 a neutral card: nothing happens
    },
    // DB-GAP-03 an empty galaxy deck is not rebuilt for a look
    extent: (g) => allIf(cardsIn(g, 'galaxyDeck').length > 0),
    worth: () => 0.5,
  },

  'discard-revealed': {
    run(g, _effect, { shown }) {
      for (const card of shown) discardFromGalaxyDeck(g, card);
      return AT_ONCE;
    },
    extent: (_g, _effect, { shown }) => allIf(shown.length > 0),
    worth: () => 0.2,
  },

  'look-at-galaxy': {
    /** DB-LOOK-01 only the player who looks sees them; as many as there are (DB-GAP-03). */
    run(g, { amount }, { seat, shown }) {
      shown.push(...cardsIn(g, 'galaxyDeck').slice(-amount));
      if (shown.length > 0) look(g, seat, shown); // DB-LOOK-02 they stay where they are
      return AT_ONCE;
    },
    extent: (g, { amount }) => outOf(cardsIn(g, 'galaxyDeck').length, amount),
    worth: () => 0.2,
  },

  'keep-one-on-top': {
    /** DB-CARD-20 the discarded card is public, the kept one stays secret. */
    *run(g, _effect, context) {
      const { seat, shown } = context;
      const kept = yield* askUnlessForced({
        ...readerOf(context),
        prompt: message('prompt.keep-on-top'),
        rule: 'DB-CARD-20',
        options: cardOptions(() => shown),
      });
      if (kept === undefined) return;
      for (const card of shown) if (card !== kept) discardFromGalaxyDeck(g, card);
      noteKept(g, seat, kept);
    },
    extent: (_g, _effect, { shown }) => allIf(shown.length > 1),
    worth: () => 0.2,
  },
};
