import { AT_ONCE, allIf, askUnlessForced, cardOptions } from '@cantina/kernel';
import { message } from '../rules/messages.ts';
import { sendNextPurchaseToDeck } from '../rules/ops/index.ts';
import { purchase } from '../rules/play/purchase.ts';
import { holds } from '../rules/texts/conditions.ts';
import { readerOf } from '../rules/texts/context.ts';
import { purchasable } from '../rules/texts/meant.ts';
import type { Verbs } from './verb.ts';

/** What has to do with purchases. */
export const purchasing: Verbs<'purchase' | 'next-purchase-to' | 'place-purchased'> = {
  purchase: {
    *run(g, effect, context) {
      const { seat, source } = context;
      const { free, insteadTo } = effect;
      const card = yield* askUnlessForced({
        ...readerOf(context),
        prompt: message('prompt.purchase', { free }),
        rule: free ? 'DB-BUY-11' : 'DB-BUY-02',
        options: cardOptions(() => purchasable(g, effect, seat)),
      });
      if (card === undefined) return;
      const to = insteadTo !== null && holds(g, insteadTo.if, context) ? insteadTo.to : effect.to;
      yield* purchase(g, { seat, card, free, to, source });
    },
    extent: (g, effect, { seat }) => allIf(purchasable(g, effect, seat).length > 0),
    worth: ({ free }) => (free ? 3 : 1),
  },

  'next-purchase-to': {
    run(g, _effect, { seat }) {
      sendNextPurchaseToDeck(g, seat);
      return AT_ONCE;
    },
    extent: () => 'all',
    worth: () => 0.5,
  },

  /** Done by the purchase itself, which knows every text that names a destination (DB-GAP-16) and has already asked. */
  'place-purchased': {
    run: () => AT_ONCE,
    extent: () => 'nothing',
    worth: () => 0.5,
  },
};
