import { DONE, type Flow, option, type Seat } from '@cantina/kernel';
import { MARKET_DECKS, type MarketDeck } from '../../content/index.ts';
import { decideIfAny } from '../decide.ts';
import { message } from '../messages.ts';
import type { G } from '../state.ts';
import { MARKET_TERMS } from './buyable.ts';
import { discardTop, topCard } from './decks.ts';
import { buyable, chooseDeck, notBuyable, purchase } from './purchase.ts';

interface Deal {
  readonly deck: MarketDeck;
  readonly isDiscarded: boolean;
}

/** OR-MKT-02 first discard, then buy, both only if wanted: who buys at once discards nothing. */
export function* marketAction(g: G, player: Seat): Flow<void> {
  const deal = yield* decideIfAny(
    g,
    {
      player,
      prompt: message('prompt.market'),
      rule: 'OR-MKT-02',
      options: () => [
        ...buyable(g, player, MARKET_DECKS, MARKET_TERMS, (deck) => ({ deck, isDiscarded: false })),
        ...MARKET_DECKS.filter((deck) => topCard(g, deck) !== undefined).map((deck) =>
          option<Deal>(
            `discard:${deck}`,
            { deck, isDiscarded: true },
            { card: topCard(g, deck), label: message('option.market-discard', { deck }) }, // OR-MKT-03
          ),
        ),
      ],
      refused: () => notBuyable(g, player, MARKET_DECKS, MARKET_TERMS),
    },
    DONE,
  );
  if (deal === null) return;
  if (deal.isDiscarded) discardTop(g, player, deal.deck);
  // OR-MKT-05, OR-MKT-07 one card
  const bought = deal.isDiscarded ? yield* chooseDeck(g, player, MARKET_DECKS, MARKET_TERMS) : deal.deck;
  if (bought !== null) yield* purchase(g, player, bought, MARKET_TERMS);
}
