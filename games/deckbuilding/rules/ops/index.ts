import { type CardId, type EventsOf, opsFor, type Seat, the } from '@cantina/kernel';
import { type Destination, type Face, faces } from '../../content/index.ts';
import type { DeckState, ShuffledAway, Target } from '../state.ts';

/** Everything that changes the game's own fields, and notes for the log. Cards themselves are moved by the kernel. */
const op = opsFor<DeckState>();

const without = <T>(list: T[], gone: (entry: T) => boolean): T[] =>
  list.some(gone) ? list.filter((e) => !gone(e)) : list;

/** Whatever lay on a card or was noted about it goes when it leaves play (DB-ATK-12, DB-GAP-11). */
function clear(s: DeckState, card: CardId): void {
  s.damage[card] = 0;
  s.used = without(s.used, (each) => each === card);
  s.spent = without(s.spent, (each) => each === card);
  s.assigned = without(s.assigned, (each) => each.card === card); // DB-EXI-03 it attacks no more
  s.gained = without(s.gained, (each) => each.card === card);
}

const faceIn = (s: DeckState, card: CardId): Face => faces[s.cards.face[card] ?? -1] as Face;

function shuffledAgain(s: DeckState, lost: ShuffledAway, cards: readonly CardId[]): ShuffledAway {
  const { face, among } = lost;
  if (!among.some((card) => cards.includes(card) && faceIn(s, card) === face)) return lost;
  return { face, among: [...among.filter((card) => !cards.includes(card)), ...cards] };
}

const target = (of: Target) => (of === 'base' ? null : the(of));

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

// Attacks

export const assign = op('assign', (s, seat: Seat, card: CardId, to: Target) => {
  s.assigned.push({ card, target: to }); // DB-ASG-08 with all its attack
  return { seat: { seat }, card: the(card), target: target(to) };
});

export const unassign = op('unassign', (s, seat: Seat, card: CardId) => {
  s.takenBack++;
  s.assigned = without(s.assigned, (each) => each.card === card);
  return { seat: { seat }, card: the(card) };
});

/** DB-GAP-09 the target is gone: its attackers are free again. */
export const voidAttack = op('void-attack', (s, of: Target) => {
  s.assigned = without(s.assigned, (each) => each.target === of);
  return { target: target(of) };
});

/** DB-ATK-04, DB-ATK-05 the participants stay in play, unharmed, and are spent. */
export const noteAttack = op('attack', (s, seat: Seat, of: Target, strength: number, cards: readonly CardId[]) => {
  s.assigned = without(s.assigned, (each) => each.target === of);
  s.spent.push(...cards);
  return { seat: { seat }, target: target(of), strength, cards: cards.map(the) };
});

export const noteNeutralHunt = op('neutral-hunt', (s, seat: Seat) => {
  s.neutralHunts++;
  return { seat: { seat } };
});

export const noteDefeat = op('defeat', (_s, seat: Seat, card: CardId) => ({ seat: { seat }, card: the(card) }));

export const noteFailure = op('attack-fails', (_s, seat: Seat, card: CardId, strength: number, needed: number) => ({
  seat: { seat },
  card: the(card),
  strength,
  needed,
}));

/** DB-ATK-18, DB-FAQ-08 damage that finds no base. */
export const noteLostDamage = op('lost-damage', (_s, seat: Seat, amount: number) => ({ seat: { seat }, amount }));

// Damage

export const addDamage = op('damage', (s, card: CardId, amount: number) => {
  const total = (s.damage[card] ?? 0) + amount;
  s.damage[card] = total;
  return { card: the(card), amount, total };
});

export const preventDamage = op('prevent-damage', (s, card: CardId, amount: number) => {
  s.prevented += amount;
  return { card: the(card), amount };
});

export const removeDamage = op('repair', (s, card: CardId, amount: number) => {
  s.damage[card] = (s.damage[card] ?? 0) - amount;
  return { card: the(card), amount };
});

export const noteShipDestroyed = op('ship-destroyed', (s, card: CardId) => {
  clear(s, card);
  return { card: the(card) };
});

export const noteBaseDestroyed = op('base-destroyed', (s, seat: Seat, card: CardId) => {
  clear(s, card);
  return { seat: { seat }, card: the(card) };
});

// Cards on their way

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

export const noteDiscard = op('discard', (_s, seat: Seat, card: CardId, random: boolean) => ({
  seat: { seat },
  card: the(card),
  random,
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

type Ops = typeof import('./index.ts');
/** The data of each event, by its type: the log is exhaustive over it. */
export type Events = EventsOf<Ops>;
