import { type CardId, cardsIn, type Seat } from '@cantina/kernel';
import type { CardFilter, Purchase } from '../../content/index.ts';
import { discardOf, factionOf, opponentOf, printed, rowCards, shipsOf } from '../lookup.ts';
import type { G } from '../state.ts';
import { fits } from './conditions.ts';

/** Which cards a text means. */
const among = (g: G, cards: readonly CardId[], filter: CardFilter, seat: Seat): CardId[] => {
  const faction = factionOf(g, seat);
  return cards.filter((card) => fits(printed(g, card), filter, faction));
};

export const inRow = (g: G, filter: CardFilter, seat: Seat): CardId[] => among(g, rowCards(g), filter, seat);

export const inOwnDiscard = (g: G, filter: CardFilter, seat: Seat): CardId[] =>
  among(g, discardOf(g, seat), filter, seat);

export const inGalaxyDiscard = (g: G, filter: CardFilter, seat: Seat): CardId[] =>
  among(g, cardsIn(g, 'galaxyDiscard'), filter, seat);

/** DB-DST-04 any ship the opponent has in play (DB-DST-05 neutral ones too), and those of the row that the text names. */
export const destroyableShips = (g: G, row: CardFilter | null, seat: Seat): CardId[] => [
  ...shipsOf(g, opponentOf(seat)),
  ...(row === null ? [] : inRow(g, row, seat)),
];

/** What a "purchase" text lets you take: never an enemy card (DB-BUY-08), and only what you can pay. */
export function purchasable(g: G, { from, card: filter, free }: Purchase, seat: Seat): CardId[] {
  const faction = factionOf(g, seat);
  const cards = from === 'row' ? inRow(g, filter, seat) : inGalaxyDiscard(g, filter, seat);
  return cards.filter((card) => {
    const { cost, faction: side } = printed(g, card);
    return (side === 'neutral' || side === faction) && (free || cost <= g.state.resources);
  });
}
