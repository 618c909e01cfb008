import type { Asset, MarketCard, PatrolMove } from '../cards.ts';
import type { Faction, MarketDeck, MarketShip, Planet } from '../terms.ts';
import type { Effect } from '../vocabulary.ts';

interface Extra {
  readonly patrol?: PatrolMove | null;
  readonly cannotBuyAt?: Planet;
  readonly copies?: number;
  readonly designed?: string;
}

export const patrol = (faction: Faction, spaces: number): PatrolMove => ({ faction, spaces });

const card = <Id extends string>(
  deck: MarketDeck,
  id: Id,
  price: number,
  { patrol: moves = null, cannotBuyAt, copies = 1, designed }: Extra,
): Omit<MarketCard<`market/${Id}`>, 'asset' | 'ship' | 'instant'> => ({
  id: `market/${id}`,
  component: 'market',
  deck,
  copies,
  price,
  cannotBuyAt: cannotBuyAt ?? null,
  patrol: moves,
  ...(designed === undefined ? {} : { designed }),
});

/** An asset cannot be bought where it has to be brought (OR-CARGO-03; printed on jobs too). */
function destinationOf(asset: Asset): Planet | undefined {
  if (asset.kind === 'cargo') return asset.delivery?.to;
  return asset.kind === 'job' && typeof asset.destination === 'string' ? asset.destination : undefined;
}

export function asset<Id extends string, A extends Asset>(
  deck: MarketDeck,
  id: Id,
  holds: A,
  extra: Extra = {},
): MarketCard<`market/${Id}`> & { readonly asset: A } {
  const destination = destinationOf(holds);
  const place = destination === undefined ? {} : { cannotBuyAt: destination };
  return { ...card(deck, id, holds.price ?? 0, { ...place, ...extra }), asset: holds, ship: null, instant: null };
}

export const instant = <Id extends string>(
  deck: MarketDeck,
  id: Id,
  price: number,
  effect: Effect,
  extra: Extra = {},
): MarketCard<`market/${Id}`> => ({ ...card(deck, id, price, extra), asset: null, ship: null, instant: effect });

export const forSale = <S extends MarketShip>(ship: S, price: number): MarketCard<`market/${S}`> => ({
  ...card('ship', ship, price, {}),
  asset: null,
  ship,
  instant: null,
});
