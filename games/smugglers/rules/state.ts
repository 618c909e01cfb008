import {
  type CardId,
  type CoreState,
  cloneCore,
  defineState,
  fieldsFor,
  put,
  type Seat,
  type StateOf,
  type Table,
  type ZoneSpec,
} from '@cantina/kernel';
import {
  characterAt,
  characters,
  faces,
  fateAt,
  fateDeck,
  type Good,
  MODIFIERS,
  type Modifier,
  planetAt,
  planets,
  START_SECTOR,
  type System,
} from '../content/index.ts';
import { type Agreed, agreedIn, type Change, type Options } from './options.ts';

export type Step =
  | 'deal'
  | 'swap'
  | 'characters'
  | 'begin'
  | 'turn'
  | 'fate'
  | 'move'
  | 'rules'
  | 'explore'
  | 'activity'
  | 'upgrade'
  | 'bounty'
  | 'meet'
  | 'compose'
  | 'answer'
  | 'confirm'
  | 'end';

export type Zone =
  | 'characterDeck'
  | 'hand'
  | 'character'
  | 'box'
  | 'planetDeck'
  | 'planets'
  | 'planetDiscard'
  | 'fateDeck'
  | 'drawn'
  | 'attached'
  | 'kept'
  | 'fateDiscard';

export type Hook = Modifier['changes'];

/** Weapons of Brix that lose their use after the holder's turn in round `until` (SG-KOR-09). */
export interface BrixLoad {
  readonly units: number;
  readonly until: number;
}

/** Where a player is: on the board, in prison, in hyperspace, or out of the game (SG-ALT-04). */
export type Status = 'flying' | 'arrested' | 'hyperspace' | 'out';

type Core = CoreState<Step, Zone, Hook, Options>;

/** A ship log and what else belongs to a player (SG-COMP-03). */
export interface Player extends Record<System, number>, Record<Good, number> {
  /** Index among the characters; -1 before one is chosen. */
  character: number;
  credits: number;
  bounty: number;
  hull: number;
  brix: BrixLoad[];
  /** 0 off the board. */
  sector: number;
  status: Status;
  /** Ships of other players destroyed (SG-ALT-05). */
  kills: number;
}

/** A trade on a planet that was announced. */
export interface Trade {
  readonly does: 'buy' | 'sell';
  readonly good: Good;
}

/** What one side of a deal hands over (SG-MEET-05); of Brix weapons also which, by their deadline (SG-Q-11). */
export interface Load {
  credits: number;
  readonly goods: Record<Good, number>;
  brix: BrixLoad[];
  cards: CardId[];
}

/** What `from` proposes: `give` goes to the other, `take` comes from him. */
export interface Deal {
  readonly from: Seat;
  readonly give: Load;
  readonly take: Load;
  /** SG-MEET-09 "or I attack". */
  threat: boolean;
}

/** The active player meets another one. */
export interface Meeting {
  readonly other: Seat;
  /** Who may speak now. */
  speaker: Seat;
  /** How many in a row have said that they are done. */
  done: number;
  /** Offers begun by the active player and by the other one; there is an end to haggling. */
  readonly offers: Record<'active' | 'other', number>;
  deal: Deal | null;
}

/** A fight that is going on: goods can't be thrown overboard meanwhile (SG-CARGO-01). */
export interface Combat {
  /** The active player. */
  readonly seat: Seat;
  readonly foe: Seat | null;
  readonly card: CardId | null;
}

/** SG-SET-12 */
export const SLOTS = 7;
/** Planets are numbered by their slots; after these come the two that are printed on the board. */
export const BRIX = SLOTS;
export const KOROTH = SLOTS + 1;
/** SG-UPG-06 */
export const SYSTEM_CAP = 10;
/** SG-Q-54 how often a player may propose while characters are traded, on average. */
export const MOST_SWAPS_PER_SEAT = 10;
/** SG-Q-54 how many offers each side of a meeting may make. */
export const MOST_OFFERS = 30;

/** SG-COMP-08 planet and fate cards each have a draw pile and a discard pile. */
export const zones: Readonly<Record<Zone, ZoneSpec>> = {
  characterDeck: { per: 'table', sees: 'nobody', pool: 'characters' },
  // SG-Q-04
  hand: { per: 'seat', sees: 'owner', pool: 'characters' },
  character: { per: 'seat', sees: 'all' },
  /** Characters that were not chosen; their holders know them still. */
  box: { per: 'table', sees: 'nobody', pool: 'characters' },
  planetDeck: { per: 'table', sees: 'nobody' },
  planets: { per: SLOTS, sees: 'all' },
  planetDiscard: { per: 'table', sees: 'all' },
  fateDeck: { per: 'table', sees: 'nobody' },
  /** The fate card that is being followed (SG-FATE-01). */
  drawn: { per: 'table', sees: 'all' },
  attached: { per: SLOTS, sees: 'all' },
  kept: { per: 'seat', sees: 'all', active: true },
  fateDiscard: { per: 'table', sees: 'all' },
};

export const hooks: readonly Hook[] = MODIFIERS;

const NO_HOOKS: readonly Hook[] = [];
const HOOKS_OF: ReadonlyMap<string, readonly Hook[]> = new Map(
  fateAt.flatMap((card) => (card?.effect.verb === 'keep' ? [[card.id, [card.effect.modifier.changes]] as const] : [])),
);
export const hooksOf = (face: string): readonly Hook[] => HOOKS_OF.get(face) ?? NO_HOOKS;

export function backOf(face: string): string {
  const index = (faces as readonly string[]).indexOf(face);
  if (characterAt[index] !== null) return 'character';
  return planetAt[index] === null ? 'fate' : 'planet';
}

/** Before the ship is laid out. */
export const newPlayer = (): Player => ({
  character: -1,
  credits: 0,
  bounty: 0,
  engines: 0,
  lightspeed: 0,
  shields: 0,
  lasers: 0,
  cargoPods: 0,
  hull: 0,
  weapons: 0,
  medtech: 0,
  luxuries: 0,
  robots: 0,
  food: 0,
  brix: [],
  sector: START_SECTOR, // SG-SET-11
  status: 'flying',
  kills: 0,
});

const cloneBrix = (brix: readonly BrixLoad[]): BrixLoad[] => brix.map(({ units, until }) => ({ units, until }));

const clonePlayer = (p: Player): Player => ({
  character: p.character,
  credits: p.credits,
  bounty: p.bounty,
  engines: p.engines,
  lightspeed: p.lightspeed,
  shields: p.shields,
  lasers: p.lasers,
  cargoPods: p.cargoPods,
  hull: p.hull,
  weapons: p.weapons,
  medtech: p.medtech,
  luxuries: p.luxuries,
  robots: p.robots,
  food: p.food,
  brix: cloneBrix(p.brix),
  sector: p.sector,
  status: p.status,
  kills: p.kills,
});

const cloneLoad = ({ credits, goods, brix, cards }: Load): Load => ({
  credits,
  goods: { ...goods },
  brix: cloneBrix(brix),
  cards: cards.slice(),
});

const cloneDeal = ({ from, give, take, threat }: Deal): Deal => ({
  from,
  give: cloneLoad(give),
  take: cloneLoad(take),
  threat,
});

const cloneMeeting = ({ other, speaker, done, offers, deal }: Meeting): Meeting => ({
  other,
  speaker,
  done,
  offers: { active: offers.active, other: offers.other },
  deal: deal === null ? null : cloneDeal(deal),
});

const { value, list, part } = fieldsFor<Core>();

/** SG-Q-03 all of it lies open on a real table. Each field once: its type, how it begins, who sees it, how it is copied. */
const fields = {
  active: value<Seat>(0, 'all'),
  /** SG-TURN-01 */
  startPlayer: value<Seat>(0, 'all'),
  round: value(0, 'all'),
  players: list<Player>(({ seats }) => Array.from({ length: seats }, newPlayer), 'all', clonePlayer),
  /** Seats that pass in a row, and proposals made, while characters are traded. */
  swapPasses: value(0, 'all'),
  swaps: value(0, 'all'),
  /** What holds now (SG-ALT-07); it begins with the options. */
  agreed: value<Agreed>(({ options }) => agreedIn(options), 'all'),
  /** The number that the active player is about to propose. */
  draft: value<Extract<Change, { readonly value: number }> | null>(null, 'all'),
  /** SG-Q-56 whether a change of rules was put to the vote in this turn. */
  voted: value<boolean>(false, 'all'),
  /** Movement left in this turn. */
  movementLeft: value(0, 'all'),
  /** SG-BLACK-06 a black hole was used in this turn. */
  holeUsed: value<boolean>(false, 'all'),
  /** Lightspeed counts as half in this turn (Drive Failure). */
  halved: value<boolean>(false, 'all'),
  /** Sectors more in this turn, with somebody who knows the way. */
  escort: value(0, 'all'),
  /** Whether the active player has used his reroll of this turn. */
  rerolled: value<boolean>(false, 'all'),
  /** SG-TRADE-03 what the active player has announced on a planet. */
  trade: value<Trade | null>(null, 'all'),
  /** The planet being explored: a slot, BRIX or KOROTH; -1: none. */
  port: value(-1, 'all'),
  /** Slot → the good of which there is a glut. */
  gluts: list<Good | null>(new Array<Good | null>(SLOTS).fill(null), 'all'),
  /** The bounty that the active player is placing. */
  placing: value<{ readonly target: Seat; readonly amount: number } | null>(null, 'all'),
  meeting: part<Meeting>(null, 'all', cloneMeeting),
  combat: value<Combat | null>(null, 'all'),
};

export type SmugglersState = Core & StateOf<typeof fields>;
export type G = Table<SmugglersState>;

const parts = { faces, zones, hooks, hooksOf };

export const { setup: newState, visible } = defineState<SmugglersState>({
  parts,
  step: 'deal',
  unpack: (core) => {
    put(core, parts, 'characterDeck', 0, [...characters.map(({ id }) => id)]);
    put(core, parts, 'planetDeck', 0, [...planets.map(({ id }) => id)]);
    put(core, parts, 'fateDeck', 0, fateDeck);
  },
  fields,
});

const cloneDraft = (draft: SmugglersState['draft']): SmugglersState['draft'] =>
  draft === null ? null : { rule: draft.rule, value: draft.value };

/** By hand, because bots fork thousands of times a second. */
export function clone(s: SmugglersState): SmugglersState {
  const core = cloneCore(s);
  return {
    seats: core.seats,
    options: core.options,
    step: core.step,
    rng: core.rng,
    fixedDice: core.fixedDice,
    cards: core.cards,
    zones: core.zones,
    hooks: core.hooks,
    outcome: core.outcome,
    active: s.active,
    startPlayer: s.startPlayer,
    round: s.round,
    players: s.players.map(clonePlayer),
    swapPasses: s.swapPasses,
    swaps: s.swaps,
    // Saves from before rules could change in the middle of a game
    agreed: agreedIn(s.agreed ?? s.options),
    draft: cloneDraft(s.draft ?? null),
    voted: s.voted ?? false,
    movementLeft: s.movementLeft,
    holeUsed: s.holeUsed,
    halved: s.halved,
    escort: s.escort ?? 0,
    rerolled: s.rerolled,
    trade: s.trade === null ? null : { does: s.trade.does, good: s.trade.good },
    port: s.port,
    gluts: s.gluts.slice(),
    placing: s.placing === null ? null : { target: s.placing.target, amount: s.placing.amount },
    meeting: s.meeting === null ? null : cloneMeeting(s.meeting),
    combat: s.combat === null ? null : { seat: s.combat.seat, foe: s.combat.foe, card: s.combat.card },
  };
}
