import { type CardId, type EventsOf, opsFor, type Seat, the } from '@cantina/kernel';
import type { ContactClass, Space } from '../../content/index.ts';
import type { RimState } from '../state.ts';
import { by, playerIn, seatOf } from './by.ts';

/** What the table is set with. */
const op = opsFor<RimState>();

export const layMap = op('lay-map', (s, map: number) => {
  s.map = map;
  return { map };
});

/** OR-SETUP-07 hits and critical hits of one player's six dice. */
export const noteStartRoll = op('start-roll', (_s, player: Seat, results: number) => ({
  player: seatOf(player),
  results,
}));

export const makeFirstPlayer = op('first-player', (s, player: Seat) => {
  s.firstPlayer = player;
  s.active = player;
  return by(player);
});

export const noteCharacter = op('choose-character', (_s, player: Seat, card: CardId) => ({
  player: seatOf(player),
  card: the(card),
}));

export const noteShip = op('choose-ship', (_s, player: Seat, card: CardId) => ({
  player: seatOf(player),
  card: the(card),
}));

export const noteStart = op('start', (s, player: Seat, card: CardId, space: Space, credits: number) => {
  const p = playerIn(s, player);
  p.space = space;
  p.credits = credits;
  return { player: seatOf(player), card: the(card), space, credits };
});

/** Whose turn it is to choose a character. */
export const nextToChoose = op('next-to-choose', (s, player: Seat) => {
  s.active = player;
  return by(player);
});

/** OR-AIEXP-01 */
export const startWithFame = op('expert-fame', (s, player: Seat, amount: number) => {
  playerIn(s, player).fame = amount;
  return { player: seatOf(player), amount };
});

export const dealContact = op('deal-contact', (s, slot: number, kind: ContactClass) => {
  s.facedown[slot] = kind;
  return { slot, class: kind };
});

type Ops = typeof import('./setup.ts');
/** The data of each event, by its type. */
export type SetupEvents = EventsOf<Ops>;
