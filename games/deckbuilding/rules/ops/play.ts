import { type CardId, type Seat, the } from '@cantina/kernel';
import type { Destination, Face } from '../../content/index.ts';
import { op } from './op.ts';

// Playing and purchasing

export const notePlay = op('play', (s, seat: Seat, card: CardId, face: Face) => {
  s.played.push(face);
  return { seat: { seat }, card: the(card) };
});

export const notePurchase = op('purchase', (s, seat: Seat, card: CardId, face: Face, cost: number, free: boolean) => {
  s.purchased.push(face);
  return { seat: { seat }, card: the(card), cost, free };
});

/** Told when a purchased card goes somewhere else than to the discard pile. */
export const notePlaced = op('place-purchased', (_s, seat: Seat, card: CardId, to: Destination) => ({
  seat: { seat },
  card: the(card),
  to,
}));

export const noteBuyOut = op('buy-out', (_s, seat: Seat, card: CardId, cost: number) => ({
  seat: { seat },
  card: the(card),
  cost,
}));

export const sendNextPurchaseToDeck = op('next-purchase-to-deck', (s, seat: Seat) => {
  s.nextToDeck++;
  return { seat: { seat } };
});

export const useNextPurchaseToDeck = op('next-purchase-used', (s, seat: Seat) => {
  s.nextToDeck = 0;
  return { seat: { seat } };
});

// Abilities, triggers, rewards

export const useAbility = op('ability', (s, seat: Seat, card: CardId) => {
  s.used.push(card); // DB-ABL-09 another copy is another card
  return { seat: { seat }, card: the(card) };
});

export const noteTrigger = op('trigger', (_s, seat: Seat, card: CardId) => ({ seat: { seat }, card: the(card) }));

/** The defeated card may have been shuffled into the galaxy deck by now, so its face is named. */
export const noteReward = op('reward', (_s, seat: Seat, face: Face) => ({ seat: { seat }, face }));

/** Which option of a "choose" ability was taken; the card that offers it is named by its face. */
export const noteChoice = op('choice', (_s, seat: Seat, face: Face, index: number) => ({
  seat: { seat },
  face,
  index,
}));

export const gainAttack = op('gain-attack', (s, card: CardId, amount: number) => {
  s.gained.push({ card, amount });
  return { card: the(card), amount };
});
