import { type Flow, option, type Seat } from '@cantina/kernel';
import { MARKET_DECKS, type MarketDeck } from '../content/index.ts';
import { MARKET_TERMS } from './buyable.ts';
import { DONE, decide } from './decide.ts';
import { discardTop, topCard } from './market-decks.ts';
import { message } from './messages.ts';
import { chooseDeck, purchase } from './purchase.ts';
import type { G } from './state.ts';

/** OR-MKT-02 first discard, then buy, both only if wanted. */
export function* marketAction(g: G, player: Seat): Flow<void> {
  const discarded = yield* decide<MarketDeck | null>(g, {
    player,
    prompt: message('prompt.market-discard'),
    rule: 'OR-MKT-03',
    options: () =>
      MARKET_DECKS.filter((deck) => topCard(g, deck) !== undefined).map((deck) =>
        option<MarketDeck | null>(`discard:${deck}`, deck, {
          card: topCard(g, deck),
          label: message('option.market-discard', { deck }),
        }),
      ),
    decline: DONE,
  });
  if (discarded !== null) discardTop(g, player, discarded);
  const bought = yield* chooseDeck(g, player, MARKET_DECKS, MARKET_TERMS); // OR-MKT-05, OR-MKT-07 one card
  if (bought !== null) yield* purchase(g, player, bought, MARKET_TERMS);
}
