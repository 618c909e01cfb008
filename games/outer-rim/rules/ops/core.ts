import { type CardId, type EventsOf, opsFor, type Seat, the } from '@cantina/kernel';
import { FACTIONS, type Faction, type MarketDeck, type Space } from '../../content/index.ts';
import { abilityKey } from '../abilities/in-force.ts';
import type { OncePerStep, PatrolLevel, Reputation, RimState } from '../state.ts';
import { by, playerIn, seatOf } from './by.ts';
import type { SetupEvents } from './setup.ts';
import type { TradeEvents } from './trade.ts';

/** Everything of the core rules that changes the game's own fields, and notes for the log. The kernel moves cards. */
const op = opsFor<RimState>();

// Turns

export const beginTurn = op('turn-begins', (s) => {
  s.turn++;
  if (s.active === s.firstPlayer && !s.extraTurn) s.round++;
  s.turnOver = false;
  s.done = [];
  s.used = []; // OR-WORD-06 once per turn counts per turn of any player
  s.tried = [];
  s.traded = [];
  return { player: seatOf(s.active), turn: s.turn, extra: s.extraTurn };
});

/** OR-TURN-05 */
export const endTurnNow = op('turn-over', (s) => {
  s.turnOver = true;
  return by(s.active);
});

/** OR-MAEL-06 an extra turn gained in an extra turn is lost; several gained in an ordinary one all come. */
export const earnExtraTurn = op('earn-extra-turn', (s) => {
  const lost = s.extraTurn;
  if (!lost) s.extraTurnsEarned++;
  return { player: seatOf(s.active), lost };
});

/** OR-TURN-04; OR-MAEL-05, OR-GAP-38 an extra turn comes before anybody else's. */
export const passTurn = op('turn-ends', (s) => {
  const { active } = s;
  s.extraTurn = s.extraTurnsEarned > 0;
  if (s.extraTurn) s.extraTurnsEarned--;
  else s.active = (active + 1) % s.players.length;
  return by(active);
});

export const useAbility = op('use-ability', (s, player: Seat, card: CardId, index: number) => {
  s.used.push(abilityKey(card, index));
  return { player: seatOf(player), card: the(card), index };
});

export const noteAction = op('take-action', (s, action: OncePerStep) => {
  s.done.push(action);
  if (action === 'deliver') s.tried = [];
  return { player: seatOf(s.active), action };
});

export const noteRecovering = op('plan-recover', (_s, player: Seat) => by(player));

// Movement

export const travel = op('travel', (s, player: Seat, to: Space, direct: boolean) => {
  const p = playerIn(s, player);
  const from = p.space;
  p.space = to;
  return { player: seatOf(player), from, to, direct };
});

/** Whose ability made a player stop. */
export const noteStopped = op('made-stop', (_s, player: Seat, other: Seat) => ({
  player: seatOf(player),
  other: seatOf(other),
}));

// Credits, fame, reputation

export const addCredits = op('gain-credits', (s, player: Seat, amount: number) => {
  playerIn(s, player).credits += amount;
  return { player: seatOf(player), amount };
});

export const takeCredits = op('lose-credits', (s, player: Seat, amount: number) => {
  playerIn(s, player).credits -= amount;
  return { player: seatOf(player), amount };
});

export const addFame = op('gain-fame', (s, player: Seat, amount: number) => {
  playerIn(s, player).fame += amount;
  return { player: seatOf(player), amount };
});

export const takeFame = op('lose-fame', (s, player: Seat, amount: number) => {
  playerIn(s, player).fame -= amount;
  return { player: seatOf(player), amount };
});

/** OR-FAME-01 the marker stays at 0 although an asset took more along than there was. */
export const stopAtZero = op('fame-stops', (s, player: Seat, fame: number) => {
  playerIn(s, player).fame = fame;
  return by(player);
});

export const putReputation = op('reputation', (s, player: Seat, faction: Faction, to: Reputation) => {
  const { reputation } = playerIn(s, player);
  const from = reputation[FACTIONS.indexOf(faction)] ?? 0;
  reputation[FACTIONS.indexOf(faction)] = to;
  return { player: seatOf(player), faction, from, to };
});

// Market and assets

/** What a player has to pay for the card that is being bought, and cannot give away meanwhile. */
export const owe = op('owe', (s, player: Seat, amount: number) => {
  s.debt = amount === 0 ? null : { player, credits: amount };
  return { player: seatOf(player), amount };
});

export const noteMarketDiscard = op('market-discard', (_s, player: Seat, deck: MarketDeck, card: CardId) => ({
  player: seatOf(player),
  deck,
  card: the(card),
}));

export const noteReveal = op('market-reveal', (_s, deck: MarketDeck, card: CardId) => ({ deck, card: the(card) }));

export const noteTradeIn = op('trade-in', (_s, player: Seat, card: CardId, worth: number) => ({
  player: seatOf(player),
  card: the(card),
  worth,
}));

export const notePurchase = op('buy', (_s, player: Seat, card: CardId, paid: number) => ({
  player: seatOf(player),
  card: the(card),
  paid,
}));

export const noteGain = op('gain-asset', (_s, player: Seat, card: CardId) => ({
  player: seatOf(player),
  card: the(card),
}));

/** OR-ASSET-04 */
export const noteRefusal = op('refuse-asset', (_s, player: Seat, card: CardId) => ({
  player: seatOf(player),
  card: the(card),
}));

export const noteDiscard = op('discard-asset', (_s, player: Seat, card: CardId) => ({
  player: seatOf(player),
  card: the(card),
}));

export const noteRemoval = op('remove', (_s, card: CardId) => ({ card: the(card) }));

/** OR-SHIPBUY-02, OR-SHIPBUY-03, OR-GAP-22: a new sheet is undamaged, on its goal side and without tokens. */
export const takeShip = op('new-ship', (s, player: Seat, card: CardId, damage: number) => {
  const p = playerIn(s, player);
  p.shipDamage = damage;
  p.shipFlipped = false;
  p.shipGoal = 0;
  return { player: seatOf(player), card: the(card), damage };
});

// Deliveries

export const tryDelivery = op('deliver', (s, player: Seat, card: CardId) => {
  s.tried.push(card);
  return { player: seatOf(player), card: the(card) };
});

export const noteReward = op('reward', (_s, player: Seat, card: CardId, credits: number, fame: number) => ({
  player: seatOf(player),
  card: the(card),
  credits,
  fame,
}));

// Goals

/** OR-GOAL-06 */
export const addGoalToken = op('goal-token', (s, player: Seat, on: 'character' | 'ship') => {
  const p = playerIn(s, player);
  const tokens = on === 'character' ? ++p.characterGoal : ++p.shipGoal;
  return { player: seatOf(player), on, tokens };
});

/** OR-GOAL-01, OR-GOAL-02 */
export const flip = op('flip', (s, player: Seat, on: 'character' | 'ship', card: CardId) => {
  const p = playerIn(s, player);
  if (on === 'character') {
    p.characterFlipped = true;
    p.characterGoal = 0;
  } else {
    p.shipFlipped = true;
    p.shipGoal = 0;
  }
  return { player: seatOf(player), on, card: the(card) };
});

export const addSabotage = op('sabotage', (s, player: Seat, space: Space) => {
  s.sabotaged.push(space);
  return { player: seatOf(player), space };
});

// Patrols

export const putPatrol = op('move-patrol', (s, faction: Faction, to: Space) => {
  const patrol = s.patrols[FACTIONS.indexOf(faction)];
  const from = patrol?.space ?? to;
  if (patrol !== undefined) patrol.space = to;
  return { faction, from, to };
});

/** OR-SPAWN-01, OR-SPAWN-02 */
export const raisePatrol = op('new-patrol', (s, faction: Faction, level: PatrolLevel, space: Space) => {
  s.patrols[FACTIONS.indexOf(faction)] = { space, level };
  return { faction, level, space };
});

// Contacts and captives

export const noteTurnedUp = op('turn-up-contact', (s, slot: number, card: CardId) => {
  s.facedown[slot] = 0;
  return { slot, card: the(card) };
});

export const notePlaced = op('place-contact', (_s, slot: number, card: CardId) => ({ slot, card: the(card) }));

/** OR-CONTACT-16 the backs go with the tokens. */
export const noteSwapped = op('swap-contacts', (s, one: number, other: number) => {
  const held = s.facedown[one] ?? 0;
  s.facedown[one] = s.facedown[other] ?? 0;
  s.facedown[other] = held;
  return { slot: one, other };
});

export const noteCaptured = op('capture', (s, player: Seat, bounty: CardId, token: CardId) => {
  s.captives.push({ bounty, token });
  return { player: seatOf(player), bounty: the(bounty), card: the(token) };
});

/** The token leaves the bounty: delivered, or the bounty is discarded. */
export const noteReleased = op('release', (s, bounty: CardId, token: CardId) => {
  s.captives = s.captives.filter((each) => each.bounty !== bounty);
  return { bounty: the(bounty), card: the(token) };
});

type Ops = typeof import('./core.ts');
/** The data of each event, by its type: the log is exhaustive over it and over those of ops/combat.ts and ops/ai.ts. */
export type Events = EventsOf<Ops> & SetupEvents & TradeEvents;
