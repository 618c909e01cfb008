import { type CardId, cardsIn, hooked, printedBy, type Seat, topOf } from '@cantina/kernel';
import { type Card, cards, type Face, type Faction } from '../content/index.ts';
import { type G, type Hook, ROW_SIZE } from './state.ts';

/** What is printed on a card at the table. */
export const printed = printedBy<Card<Face>>(cards);

export const opponentOf = (seat: Seat): Seat => 1 - seat;

export const factionOf = (g: G, seat: Seat): Faction => g.state.factions[seat] ?? 'empire';

/** Whose play area, hand or pile a card lies in. */
export const ownerOf = (g: G, card: CardId): Seat => g.state.cards.slot[card] ?? 0;

/** The current base; undefined from its destruction to the owner's next turn (DB-ATK-17, DB-ATK-22). */
export const baseOf = (g: G, seat: Seat): CardId | undefined => topOf(g, 'base', seat);

export const handOf = (g: G, seat: Seat): readonly CardId[] => cardsIn(g, 'hand', seat);
export const unitsOf = (g: G, seat: Seat): readonly CardId[] => cardsIn(g, 'units', seat);
export const shipsOf = (g: G, seat: Seat): readonly CardId[] => cardsIn(g, 'ships', seat);
export const discardOf = (g: G, seat: Seat): readonly CardId[] => cardsIn(g, 'discard', seat);

/** The cards in the row, from the galaxy deck to the pilots. */
export function rowCards(g: G): CardId[] {
  const row: CardId[] = [];
  for (let slot = 0; slot < ROW_SIZE; slot++) {
    const card = topOf(g, 'row', slot);
    if (card !== undefined) row.push(card);
  }
  return row;
}

export const damageOn = (g: G, card: CardId): number => g.state.damage[card] ?? 0;

/** Hit points a ship or base has left (DB-ATK-20, DB-CRD-09). */
export const hitPointsLeft = (g: G, card: CardId): number => printed(g, card).hitPoints - damageOn(g, card);

export function gainedAttack(g: G, card: CardId): number {
  let total = 0;
  for (const gain of g.state.gained) if (gain.card === card) total += gain.amount;
  return total;
}

/** The active cards of a player that react to an event; the opponent's give him nothing (DB-ABL-12). */
export const ownHooked = (g: G, hook: Hook, seat: Seat): CardId[] =>
  hooked(g, hook).filter((card) => ownerOf(g, card) === seat);
