import { type CardId, type Seat, the } from '@cantina/kernel';
import type { Face } from '../../content/index.ts';
import type { DeckState, ShuffledAway } from '../state.ts';
import { clear, faceIn, op, without } from './op.ts';

function shuffledAgain(s: DeckState, lost: ShuffledAway, cards: readonly CardId[]): ShuffledAway {
  const { face, among } = lost;
  if (!among.some((card) => cards.includes(card) && faceIn(s, card) === face)) return lost;
  return { face, among: [...among.filter((card) => !cards.includes(card)), ...cards] };
}

export const noteExile = op('exile', (s, seat: Seat, card: CardId) => {
  clear(s, card);
  return { seat: { seat }, card: the(card) };
});

export const noteDoom = op('exile-at-end', (s, seat: Seat, card: CardId) => {
  s.doomed.push(card);
  return { seat: { seat }, card: the(card) };
});

export const noteDraw = op('draw', (_s, seat: Seat, cards: readonly CardId[]) => ({
  seat: { seat },
  cards: cards.map(the),
  amount: cards.length,
}));

/** Before the shuffle. An id belongs to any card of the new deck then, so a card to be exiled is one of them all. */
export const noteRebuild = op('rebuild-deck', (s, seat: Seat | null, cards: readonly CardId[]) => {
  const away = s.doomed.filter((card) => cards.includes(card)).map((card) => ({ face: faceIn(s, card), among: cards }));
  s.doomed = without(s.doomed, (card) => cards.includes(card));
  s.shuffledAway = [...s.shuffledAway.map((lost) => shuffledAgain(s, lost, cards)), ...away];
  return { seat: seat === null ? null : { seat }, count: cards.length };
});

/** Cause: whose text made the opponent's card go; null: the price of an own ability. */
export const noteDiscard = op('discard', (_s, seat: Seat, card: CardId, random: boolean, cause: Face | null) => ({
  seat: { seat },
  card: the(card),
  random,
  cause,
}));

/** A card leaves the row or the galaxy deck for the galaxy discard pile without being defeated. */
export const noteGalaxyDiscard = op('galaxy-discard', (_s, card: CardId) => ({ card: the(card) }));

export const noteRefill = op('refill', (_s, card: CardId, slot: number) => ({ card: the(card), slot }));

export const noteTakenFromRow = op('take-from-row', (_s, seat: Seat, card: CardId) => ({
  seat: { seat },
  card: the(card),
}));

export const noteTakenFromDiscard = op('take-from-discard', (_s, seat: Seat, card: CardId) => ({
  seat: { seat },
  card: the(card),
}));

/** Only who looked knows the card that stays (DB-LOOK-03). */
export const noteKept = op('keep-on-top', (_s, seat: Seat, card: CardId) => ({ seat: { seat }, card: the(card) }));

export const noteSwap = op('swap', (_s, seat: Seat, into: CardId, out: CardId) => ({
  seat: { seat },
  into: the(into),
  out: the(out),
}));

/** Seat: whose deck it is. The opponent of that seat chose it (Jyn Erso). */
export const notePutOnDeck = op('put-on-deck', (_s, seat: Seat, card: CardId) => ({ seat: { seat }, card: the(card) }));

export const noteCleanUp = op('clean-up', (_s, seat: Seat, units: number, cards: number) => ({
  seat: { seat },
  units,
  cards,
}));
