import type { CardId } from '@cantina/kernel';
import { assetOf, cardOf } from '../../content/index.ts';
import { printed } from '../../rules/lookup.ts';
import { costOf, isUsedShipSale, MARKET_TERMS } from '../../rules/market/buyable.ts';
import { cardsInTheWay, hasFreeSlot } from '../../rules/player/slots.ts';
import type { G } from '../../rules/state.ts';
import type { SeenCard } from '../sight.ts';

/** OR-SLOT-06 the own cards of which one has to go for a market card; null where it finds a free slot, or needs none. */
export function replacedBy(g: G, seat: number, { face }: SeenCard): readonly string[] | null {
  const asset = assetOf(cardOf(face));
  if (asset === null || hasFreeSlot(g, seat, asset.kind)) return null;
  return cardsInTheWay(g, seat, asset.kind).map((card) => printed(g, card).id);
}

/** The credits left after buying a market card, trade-ins not counted; null where the price is not known yet. */
export function leftAfter(g: G, seat: number, card: number, credits: number): number | null {
  if (isUsedShipSale(g, card as CardId)) return null;
  return Math.max(0, credits - costOf(g, seat, card as CardId, MARKET_TERMS));
}
