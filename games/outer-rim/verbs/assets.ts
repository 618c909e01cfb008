import { AT_ONCE, allIf, type CardId, cardOption, cardsIn, type Flow, option, type Seat } from '@cantina/kernel';
import { MARKET_DECKS, type MarketDeck } from '../content/index.ts';
import { assetsThatFit } from '../rules/abilities/conditions.ts';
import { chooseAsset } from '../rules/choices.ts';
import type { Context } from '../rules/context.ts';
import { decideUnlessForced } from '../rules/decide.ts';
import { canBeDiscarded, removeFromGame, shuffleBack, underDeck } from '../rules/decks.ts';
import { marketAction } from '../rules/market/action.ts';
import { whyNotBuy } from '../rules/market/buyable.ts';
import { discardTop } from '../rules/market/decks.ts';
import { buyFrom } from '../rules/market/purchase.ts';
import { buyUsedShip } from '../rules/market/ships.ts';
import { message } from '../rules/messages.ts';
import { afterLoss, discardAsset, gainAsset, seatAsset } from '../rules/player/assets.ts';
import type { G } from '../rules/state.ts';
import type { EffectOf, Family } from './family.ts';

/** Cards that are gained, bought, taken, discarded. */
export const assets = {
  'gain-this': {
    *run(g, _effect, { player, source, isWanted }) {
      if (isWanted) yield* seatAsset(g, player, source);
      else yield* gainAsset(g, player, source);
    },
    extent: () => 'all',
  },

  buy: {
    *run(g, { deck, discount, free }, { player }) {
      yield* buyFrom(g, player, deck, { discount, free });
    },
    extent: (g, { deck, discount, free }, { player, gifts }) =>
      allIf(deck.some((each) => whyNotBuy(g, player, each, { discount, free, inMarketAction: false }, gifts) === null)),
  },

  'buy-used-ship': {
    run: (g, _effect, context) => buyUsedShip(g, context),
    extent: () => 'all',
  },

  'market-action': {
    run: (g, _effect, { player }) => marketAction(g, player),
    extent: () => 'all',
  },

  'discard-top': {
    *run(g, { deck }, context) {
      const chosen = yield* chooseDeck(g, deck, context);
      if (chosen !== null) discardTop(g, context.player, chosen);
    },
    extent: (g, { deck }) => allIf(deck.some((each) => isOpen(g, each))),
  },

  'take-crew': {
    run: takeCrew,
    extent: (g, effect, { other }) => allIf(other !== null && crewToTake(g, effect, other).length > 0),
  },

  'discard-asset': {
    *run(g, { filter }, context) {
      const card = yield* chooseAsset(g, filter, context);
      if (card !== null) yield* discardAsset(g, context.player, card);
    },
    extent: (g, { filter }, { player }) =>
      allIf(assetsThatFit(g, player, filter).some((card) => canBeDiscarded(g, card))),
  },

  'this-card': {
    run(g, { goes }, { source }) {
      if (goes === 'removed') removeFromGame(g, source);
      else if (goes === 'shuffled-back') shuffleBack(g, source);
      else underDeck(g, source);
      return AT_ONCE;
    },
    extent: () => 'all',
  },
} satisfies Family;

const isOpen = (g: G, deck: MarketDeck): boolean => cardsIn(g, 'marketTop', MARKET_DECKS.indexOf(deck)).length > 0;

function* chooseDeck(g: G, decks: readonly MarketDeck[], { player, source }: Context): Flow<MarketDeck | null> {
  const open = decks.filter((deck) => isOpen(g, deck));
  if (open.length === 0) return null;
  return yield* decideUnlessForced<MarketDeck>(g, {
    player,
    prompt: message('prompt.deck'),
    rule: 'OR-MKT-03',
    source,
    options: () => open.map((deck) => option(`deck:${deck}`, deck, { label: message('option.deck', { deck }) })),
  });
}

const crewToTake = (g: G, { filter }: EffectOf<'take-crew'>, other: Seat): readonly CardId[] =>
  assetsThatFit(g, other, { ...filter, kind: ['crew'] });

/** A crew member changes ships; its token stays beside the map. */
function* takeCrew(g: G, effect: EffectOf<'take-crew'>, { player, other, source }: Context): Flow<void> {
  if (other === null) return;
  const crew = () => crewToTake(g, effect, other);
  if (crew().length === 0) return;
  const card = yield* decideUnlessForced<CardId>(g, {
    player,
    prompt: message('prompt.take-crew'),
    rule: 'OR-CREW-02',
    source,
    options: () => crew().map((each) => cardOption(each)),
  });
  yield* seatAsset(g, player, card);
  yield* afterLoss(g, other);
}
