import { type CardId, type Seat, the } from '@cantina/kernel';
import { op } from './op.ts';

// Setup and turns

export const takeSides = op('sides', (s, empire: Seat) => {
  s.factions = empire === 0 ? ['empire', 'rebel'] : ['rebel', 'empire'];
  s.active = empire; // DB-TRN-01 the Empire takes the first turn
  return { empire: { seat: empire }, rebel: { seat: 1 - empire } };
});

export const chooseSecretBases = op('secret-bases', (_s, seat: Seat, amount: number) => ({ seat: { seat }, amount }));

export const beginTurn = op('turn-begins', (s) => {
  s.turn++;
  s.prevented = 0; // DB-GAP-19
  return { seat: { seat: s.active }, turn: s.turn };
});

export const revealBase = op('reveal-base', (_s, seat: Seat, card: CardId) => ({ seat: { seat }, card: the(card) }));

/** What belongs to this turn; the Force marker (DB-FRC-13) and all damage (DB-STA-14, DB-ATK-14) stay. */
export const endTurn = op('turn-ends', (s) => {
  const seat = s.active;
  s.resources = 0; // DB-END-05, DB-STA-12
  s.used = []; // DB-END-03, DB-ABL-07
  s.spent = [];
  s.assigned = []; // DB-END-11
  s.takenBack = 0;
  s.gained = []; // DB-END-12
  s.played = [];
  s.purchased = [];
  s.nextToDeck = 0;
  s.doomed = [];
  s.shuffledAway = [];
  s.neutralHunts = 0;
  return { seat: { seat } };
});

export const passTurn = op('next-player', (s) => {
  s.active = 1 - s.active;
  return { seat: { seat: s.active } };
});

// Resources and Force

export const gainResources = op('gain-resources', (s, seat: Seat, amount: number, source: CardId | null) => {
  s.resources += amount; // DB-STA-10, DB-STA-11; DB-GAP-01 the markers never run out
  return { seat: { seat }, amount, card: source === null ? null : the(source) };
});

/** DB-STA-06 the resource for having the Force fully with you. */
export const gainForceResource = op('force-resource', (s, seat: Seat) => {
  s.resources += 1;
  return { seat: { seat }, amount: 1 };
});

export const spendResources = op('spend-resources', (s, seat: Seat, amount: number) => {
  s.resources -= amount;
  return { seat: { seat }, amount };
});

export const moveForce = op('move-force', (s, seat: Seat, amount: number, to: number) => {
  const from = s.force;
  s.force = to;
  return { seat: { seat }, amount, from, to };
});
