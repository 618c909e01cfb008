import {
  type CardId,
  type CoreState,
  type NumberSpec,
  newCore,
  type OptionSpecs,
  put,
  type Seat,
  type Table,
  type Whitelist,
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

/** What a table may agree on anew in the middle of a game (SG-ALT-07). */
export interface Agreed {
  /** How the game is won: SG-GOAL-01, SG-ALT-04, SG-ALT-05, SG-ALT-06. */
  readonly goal: 'koroth' | 'last-standing' | 'most-kills' | 'fortune';
  /** SG-ALT-01 credits for one Brix weapon. */
  readonly weaponPrice: number;
  /** SG-ALT-06, SG-Q-46 the sum of a game for a fortune. */
  readonly fortune: number;
  /** SG-Q-55 the game ends after so many rounds at the latest; SG-Q-46 the length of a game for most kills. */
  readonly rounds: 'none' | 40 | 60 | 100 | 200;
}

/** One rule and what it is to be. */
export type Change = {
  readonly [Rule in keyof Agreed]: { readonly rule: Rule; readonly value: Agreed[Rule] };
}[keyof Agreed];

/** Agreed on when the table is made; each system starts so much better or worse (SG-ALT-02), besides `shipBonus`. */
export interface Options extends Agreed, Readonly<Record<System, number>>, Readonly<Record<string, string | number>> {
  /** SG-ALT-03 what a character's card says comes on top of the difference to 500. */
  readonly startCredits: number;
  /** SG-ALT-02 every system starts so much better or worse. */
  readonly shipBonus: number;
}

/** Weapons of Brix that lose their use after the holder's turn in round `until` (SG-KOR-09). */
export interface BrixLoad {
  readonly units: number;
  readonly until: number;
}

/** Where a player is: on the board, in prison, in hyperspace, or out of the game (SG-ALT-04). */
export type Status = 'flying' | 'arrested' | 'hyperspace' | 'out';

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

export interface SmugglersState extends CoreState<Step, Zone, Hook, Options> {
  active: Seat;
  /** SG-TURN-01 */
  startPlayer: Seat;
  round: number;
  players: Player[];
  /** Seats that pass in a row, and proposals made, while characters are traded. */
  swapPasses: number;
  swaps: number;
  /** What holds now (SG-ALT-07); it begins with the options. */
  agreed: Agreed;
  /** The number that the active player is about to propose. */
  draft: Extract<Change, { readonly value: number }> | null;
  /** SG-Q-56 whether a change of rules was put to the vote in this turn. */
  voted: boolean;
  /** Movement left in this turn. */
  movementLeft: number;
  /** SG-BLACK-06 a black hole was used in this turn. */
  holeUsed: boolean;
  /** Lightspeed counts as half in this turn (Drive Failure). */
  halved: boolean;
  /** Sectors more in this turn, with somebody who knows the way. */
  escort: number;
  /** Whether the active player has used his reroll of this turn. */
  rerolled: boolean;
  /** SG-TRADE-03 what the active player has announced on a planet. */
  trade: Trade | null;
  /** The planet being explored: a slot, BRIX or KOROTH; -1: none. */
  port: number;
  /** Slot → the good of which there is a glut. */
  gluts: (Good | null)[];
  /** The bounty that the active player is placing. */
  placing: { readonly target: Seat; readonly amount: number } | null;
  meeting: Meeting | null;
  combat: Combat | null;
}

export type G = Table<SmugglersState>;

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

const STEPS: NumberSpec = { usual: 0, least: -9, most: 9, step: 1 };

/** The rules that a table may also change later (SG-ALT-07), and what they may be. */
export const agreements = {
  goal: ['koroth', 'last-standing', 'most-kills', 'fortune'],
  weaponPrice: { usual: 500, least: 50, most: 2000, step: 1 },
  fortune: { usual: 10_000, least: 1000, most: 50_000, step: 1 },
  rounds: ['none', 40, 60, 100, 200],
} as const satisfies OptionSpecs<Agreed & Readonly<Record<string, string | number>>>;

/** What is agreed on when the table is made. */
export const options: OptionSpecs<Options> = {
  ...agreements,
  startCredits: { usual: 500, least: 0, most: 10_000, step: 1 },
  shipBonus: STEPS,
  engines: STEPS,
  lightspeed: STEPS,
  shields: STEPS,
  lasers: STEPS,
  cargoPods: STEPS,
};

export const agreedIn = ({ goal, weaponPrice, fortune, rounds }: Agreed): Agreed => ({
  goal,
  weaponPrice,
  fortune,
  rounds,
});

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

const newPlayer = (): Player => ({
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

export function newState(seats: number, chosen: Options): SmugglersState {
  const parts = { faces, zones, hooks, hooksOf };
  const core = newCore<Step, Zone, Hook, Options>(parts, seats, chosen, 'deal');
  put(core, parts, 'characterDeck', 0, [...characters.map(({ id }) => id)]);
  put(core, parts, 'planetDeck', 0, [...planets.map(({ id }) => id)]);
  put(core, parts, 'fateDeck', 0, fateDeck);
  return Object.assign(core, {
    active: 0,
    startPlayer: 0,
    round: 0,
    players: Array.from({ length: seats }, newPlayer),
    swapPasses: 0,
    swaps: 0,
    agreed: agreedIn(chosen),
    draft: null,
    voted: false,
    movementLeft: 0,
    holeUsed: false,
    halved: false,
    escort: 0,
    rerolled: false,
    trade: null,
    port: -1,
    gluts: new Array<Good | null>(SLOTS).fill(null),
    placing: null,
    meeting: null,
    combat: null,
  });
}

/** SG-Q-03 all of it lies open on a real table. */
export const visible: Whitelist<SmugglersState> = {
  active: 'all',
  startPlayer: 'all',
  round: 'all',
  players: 'all',
  swapPasses: 'all',
  swaps: 'all',
  agreed: 'all',
  draft: 'all',
  voted: 'all',
  movementLeft: 'all',
  holeUsed: 'all',
  halved: 'all',
  escort: 'all',
  rerolled: 'all',
  trade: 'all',
  port: 'all',
  gluts: 'all',
  placing: 'all',
  meeting: 'all',
  combat: 'all',
};
