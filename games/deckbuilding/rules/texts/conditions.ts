import { type CardId, cardsIn, hooked, type Seat } from '@cantina/kernel';
import {
  type Amount,
  type Card,
  type CardFilter,
  type Condition,
  type Count,
  type Counted,
  cardOf,
  type Exile,
  type Face,
  type Faction,
  type Side,
} from '../../content/index.ts';
import {
  baseOf,
  factionOf,
  gainedAttack,
  opponentOf,
  ownerOf,
  printed,
  rowCards,
  shipsOf,
  unitsOf,
} from '../lookup.ts';
import { forceIsWith } from '../play/force.ts';
import type { G } from '../state.ts';

/** From whose place a text is read: "you", "this card", and whether it is at work against the row. */
export interface Reading {
  readonly seat: Seat;
  readonly source: CardId | null;
  readonly atRow?: boolean;
}

/** Whether a card is meant by a filter, read by a player of that faction. */
export function fits(card: Card, filter: CardFilter, reader: Faction): boolean {
  const { side, kind, trait, unique } = filter;
  if (kind !== undefined && card.kind !== kind) return false;
  if (unique === true && !card.unique) return false; // DB-CRD-11
  if (side !== undefined && !side.some((each) => isOfSide(card, each, reader))) return false;
  return trait === undefined || trait.some((each) => card.traits.includes(each)); // DB-CRD-12
}

/** DB-FAC-05 the other faction's cards are enemy cards; neutral ones never are (DB-FAC-06, DB-FAC-07). */
function isOfSide(card: Card, side: Side, reader: Faction): boolean {
  if (side === 'own') return card.faction === reader; // DB-RWD-07
  if (side === 'enemy') return card.faction !== reader && card.faction !== 'neutral';
  return card.faction === side;
}

/** "The first … each turn": this one fits and none before it did; `faces` ends with this one. */
export function isFirstOf(faces: readonly Face[], face: Face, filter: CardFilter, g: G, seat: Seat): boolean {
  const faction = factionOf(g, seat);
  return (
    fits(cardOf(face), filter, faction) && faces.filter((each) => fits(cardOf(each), filter, faction)).length === 1
  );
}

/** DB-IF-02 asked at the moment it matters. */
export function holds(g: G, condition: Condition, { seat, source, atRow = false }: Reading): boolean {
  switch (condition.is) {
    case 'force-with-you':
      return forceIsWith(g, seat); // DB-FRC-08, DB-IF-04
    case 'in-play': {
      const whose = condition.whose === 'you' ? seat : opponentOf(seat);
      const reader = factionOf(g, seat);
      const meant = (card: CardId): boolean =>
        !(condition.other === true && card === source) && fits(printed(g, card), condition.card, reader);
      return unitsOf(g, whose).some(meant) || shipsOf(g, whose).some(meant);
    }
    case 'named-in-play':
      return [...unitsOf(g, seat), ...shipsOf(g, seat)].some((card) => printed(g, card).id === condition.face);
    case 'base-is': {
      const base = baseOf(g, seat);
      return base !== undefined && printed(g, base).id === condition.face; // DB-GAP-12
    }
    case 'attacks-row':
      return atRow;
  }
}

export function amountOf(g: G, amount: Amount, reading: Reading): number {
  if (typeof amount === 'number') return amount;
  // DB-WRD-06 "instead" replaces the usual number
  if ('usually' in amount) return holds(g, amount.if, reading) ? amount.instead : amount.usually;
  return amount.amount * counted(g, amount.each, reading.seat);
}

function counted(g: G, what: Counted, seat: Seat): number {
  const faction = factionOf(g, seat);
  if (what.in === 'row') return rowCards(g).filter((card) => fits(printed(g, card), what.card, faction)).length;
  return cardsIn(g, 'victory', opponentOf(seat)).filter((card) => printed(g, card).faction === faction).length;
}

export const exileCount = (g: G, { count, instead }: Exile, reading: Reading): Count =>
  instead !== null && holds(g, instead.if, reading) ? instead.count : count;

/** DB-ATK-03 the attack of a card in play, with everything that changes it right now (DB-WHILE-05 all of it adds up). */
export function attackOf(g: G, card: CardId, atRow: boolean): number {
  const seat = ownerOf(g, card);
  let attack = printed(g, card).attack + gainedAttack(g, card); // DB-CRD-03
  // DB-WHILE-02 cards in play only; DB-WHILE-04 whichever came first
  for (const source of hooked(g, 'attack')) {
    if (ownerOf(g, source) === seat) attack += bonus(g, source, card, seat, atRow);
  }
  return attack;
}

function bonus(g: G, source: CardId, card: CardId, seat: Seat, atRow: boolean): number {
  const { ability } = printed(g, source);
  if (ability?.kind !== 'while' || ability.modifier.changes !== 'attack') return 0;
  const { of, amount } = ability.modifier;
  if (of === 'this' ? card !== source : !fits(printed(g, card), of, factionOf(g, seat))) return 0;
  const reading = { seat, source, atRow };
  if (ability.condition !== null && !holds(g, ability.condition, reading)) return 0; // DB-WHILE-03
  return amountOf(g, amount, reading);
}
