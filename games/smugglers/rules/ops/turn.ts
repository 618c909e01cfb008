import { type CardId, opsFor, type Seat, the } from '@cantina/kernel';
import type { CustomsResult, Starport, StartLog } from '../../content/index.ts';
import type { PlanetName, RollFor } from '../messages.ts';
import type { Change } from '../options.ts';
import { type Player, SLOTS, type SmugglersState } from '../state.ts';

/** Setup, turns, dice, flights. */
const op = opsFor<SmugglersState>();

const log = (s: SmugglersState, seat: Seat): Player => s.players[seat] as Player;

// Setup

export const passSwap = op('swap-pass', (s, seat: Seat) => {
  s.swapPasses++;
  s.active = (s.active + 1) % s.seats;
  return { seat: { seat } };
});

export const proposeSwap = op('swap-proposed', (s, seat: Seat, other: Seat, cards: readonly CardId[]) => {
  s.swapPasses = 0;
  s.swaps++;
  s.active = (s.active + 1) % s.seats;
  return { seat: { seat }, other: { seat: other }, cards: cards.map(the) };
});

export const refuseSwap = op('swap-refused', (_s, seat: Seat, other: Seat) => ({
  seat: { seat },
  other: { seat: other },
}));

/** SG-Q-54 everybody has proposed often enough. */
export const endSwaps = op('swaps-over', (s, proposals: number) => {
  s.swapPasses = s.seats;
  return { proposals };
});

export const noteSwap = op(
  'swap',
  (_s, seat: Seat, other: Seat, given: readonly CardId[], returned: readonly CardId[]) => ({
    seat: { seat },
    other: { seat: other },
    cards: given.map(the),
    returned: returned.map(the),
  }),
);

/** SG-SET-08, SG-SET-09 the log at the start. */
export const becomeCharacter = op('character', (s, seat: Seat, card: CardId, start: StartLog) => {
  const player = log(s, seat);
  Object.assign(player, start.ship);
  player.character = s.cards.face[card] as number;
  player.credits = start.credits;
  player.bounty = start.bounty;
  return { seat: { seat }, card: the(card), credits: start.credits, bounty: start.bounty };
});

export const setStartPlayer = op('start-player', (s, seat: Seat) => {
  s.startPlayer = seat;
  s.active = seat;
  s.round = 1;
  return { seat: { seat } };
});

// Rules that change

export const draftRule = op('rule-draft', (s, seat: Seat, draft: SmugglersState['draft']) => {
  s.draft = draft;
  return { seat: { seat } };
});

export const noteRuleProposed = op('rule-proposed', (s, seat: Seat, { rule, value }: Change) => {
  s.voted = true;
  return { seat: { seat }, rule, value };
});

export const noteRuleRefused = op('rule-refused', (_s, seat: Seat) => ({ seat: { seat } }));

/** SG-ALT-07 from now on. */
export const changeRule = op('rule-changed', (s, seat: Seat, { rule, value }: Change) => {
  s.agreed = { ...s.agreed, [rule]: value };
  return { seat: { seat }, rule, value };
});

// Turns

export const beginTurn = op('turn', (s, seat: Seat) => {
  s.movementLeft = 0;
  s.holeUsed = false;
  s.halved = false;
  s.escort = 0;
  s.rerolled = false;
  s.voted = false;
  s.port = -1;
  return { seat: { seat }, round: s.round };
});

/** SG-TURN-04 a round ends when the turn comes back to the start player's place. */
export const passTurn = op('next-player', (s, seat: Seat, newRound: boolean) => {
  s.active = seat;
  s.trade = null;
  s.port = -1;
  s.movementLeft = 0;
  if (newRound) s.round++;
  return { seat: { seat }, round: s.round };
});

export const noteFate = op('fate', (_s, seat: Seat, card: CardId) => ({ seat: { seat }, card: the(card) }));

// Dice

/** SG-COMB-02 for a card ship the seat to the left rolls; `card` says for which. */
export const noteDie = op('die', (_s, seat: Seat, roll: RollFor, die: number, card: CardId | null) => ({
  seat: { seat },
  roll,
  die,
  card: card === null ? null : the(card),
}));

export const useReroll = op('reroll', (s, seat: Seat, roll: RollFor) => {
  s.rerolled = true;
  return { seat: { seat }, roll };
});

export const noteDemandReroll = op('demand-reroll', (_s, seat: Seat) => ({ seat: { seat } }));

// Flights

export const slowDown = op('slowed', (s, seat: Seat) => {
  s.halved = true;
  return { seat: { seat } };
});

/** Somebody shows the way: more sectors in this turn. */
export const beEscorted = op('escorted', (s, seat: Seat, sectors: number) => {
  s.escort = sectors;
  return { seat: { seat }, sectors };
});

export const prepareMovement = op('movement', (s, seat: Seat, left: number) => {
  s.movementLeft = left;
  return { seat: { seat }, left };
});

/** `planet`: what lies there; null in empty space. */
export const fly = op('fly', (s, seat: Seat, to: number, left: number, planet: PlanetName | null) => {
  const player = log(s, seat);
  const from = player.sector;
  player.sector = to;
  s.movementLeft = left;
  return { seat: { seat }, from, to, left, planet };
});

/** SG-BLACK-04 */
export const slingshot = op('slingshot', (s, seat: Seat, left: number) => {
  s.holeUsed = true;
  s.movementLeft = left;
  return { seat: { seat }, sector: log(s, seat).sector, left };
});

export const noteSwallowed = op('swallowed', (s, seat: Seat) => ({ seat: { seat }, sector: log(s, seat).sector }));

/** Through a wormhole, a rift or out of hyperspace. */
export const emerge = op('emerge', (s, seat: Seat, wormhole: number, sector: number) => {
  const player = log(s, seat);
  player.sector = sector;
  player.status = 'flying';
  return { seat: { seat }, wormhole, sector };
});

/** SG-WORM-03 */
export const enterHyperspace = op('hyperspace', (s, seat: Seat) => {
  const player = log(s, seat);
  player.sector = 0;
  player.status = 'hyperspace';
  return { seat: { seat } };
});

/** SG-STR-02 */
export const tow = op('tow', (s, seat: Seat, planet: PlanetName, sector: number) => {
  const player = log(s, seat);
  player.sector = sector;
  player.lightspeed = 1; // SG-STR-03
  return { seat: { seat }, planet, sector };
});

// Landing

export const land = op('land', (s, seat: Seat, port: number, planet: PlanetName) => {
  s.port = port;
  return { seat: { seat }, planet };
});

export const noteCustoms = op(
  'customs',
  (_s, seat: Seat, column: Starport, dice: readonly number[], die: number, result: CustomsResult) => ({
    seat: { seat },
    column,
    dice,
    die,
    result,
  }),
);

export const arrest = op('arrest', (s, seat: Seat) => {
  log(s, seat).status = 'arrested';
  return { seat: { seat } };
});

export const release = op('release', (s, seat: Seat, escaped: boolean) => {
  log(s, seat).status = 'flying';
  return { seat: { seat }, escaped };
});

// Planets

export const notePlanet = op('planet', (_s, slot: number, card: CardId, sector: number) => ({
  slot,
  card: the(card),
  sector,
}));

/** SG-REPL-01 */
export const endSeason = op('season-ends', (s, slot: number, card: CardId) => {
  s.gluts[slot] = null;
  return { slot, card: the(card) };
});

export const noteAttached = op('attach', (_s, slot: number, card: CardId, planet: CardId) => ({
  slot,
  card: the(card),
  planet: the(planet),
}));

export const setGlut = op('glut', (s, slot: number, good: SmugglersState['gluts'][number]) => {
  if (slot >= 0 && slot < SLOTS) s.gluts[slot] = good;
  return { slot, good };
});
