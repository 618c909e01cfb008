import {
  type CardId,
  type CoreState,
  cloneCore,
  fieldsFor,
  type Seat,
  type StateOf,
  type Table,
} from '@cantina/kernel';
import { CONTACT_SLOTS, FACTIONS, SPACES, type Space } from '../content/index.ts';
import type { Hook } from './abilities/hooks.ts';
import { type Combat, cloneCombat, cloneTest, type SkillTest } from './combat/state.ts';
import { STANDARD_MAP } from './movement/map.ts';

export type Step =
  | 'setup'
  | 'choose-character'
  | 'choose-opponent'
  | 'character-setup'
  | 'begin-turn'
  | 'planning'
  | 'action'
  | 'deliver'
  | 'trade'
  | 'encounter'
  | 'end-turn'
  | 'ai-turn';

export type Zone =
  | 'market'
  | 'marketTop'
  | 'encounters'
  | 'secrets'
  | 'databank'
  | 'contactPiles'
  | 'contacts'
  | 'contactsUp'
  | 'tokens'
  | 'captured'
  | 'characters'
  | 'character'
  | 'ships'
  | 'ship'
  | 'assets'
  | 'resolving'
  | 'aiDeck'
  | 'aiCard'
  | 'removed';

export interface Options extends Readonly<Record<string, string | number | boolean>> {
  /** OR-SETUP-02, OR-MODULAR-01. */
  readonly map: 'standard' | 'modular';
  /** OR-WIN-01; agreed before setup begins (OR-LONG-01, OR-SETUP-28). */
  readonly fameToWin: 10 | 12;
  /** OR-AIEXP-01, only with one seat: the AI begins with some fame. */
  readonly expert: boolean;
}

/** OR-REP-01 good 1, neutral 0, bad -1. */
export type Reputation = -1 | 0 | 1;

/** One participant: a seat, or the AI of a solo game, which sits at index 1 without being a seat (OR-AIGOAL-01). */
export interface Player {
  space: Space;
  credits: number;
  /**
   * What was gained and not lost; fame that assets grant while a condition holds comes on top (OR-FAME-02). Negative where
   * some of theirs was lost or paid, but never by more than they grant.
   */
  fame: number;
  /** By the order of `FACTIONS`. */
  reputation: Reputation[];
  characterDamage: number;
  shipDamage: number;
  defeated: boolean;
  characterFlipped: boolean;
  shipFlipped: boolean;
  /** Goal tokens on the character card and the ship sheet (OR-GOAL-06). */
  characterGoal: number;
  shipGoal: number;
}

export type PatrolLevel = 1 | 2 | 3 | 4;

export interface Patrol {
  space: Space;
  level: PatrolLevel;
}

/** A captured contact token on the bounty it was captured for (OR-BOUNTY-07). */
export interface Captive {
  readonly bounty: CardId;
  readonly token: CardId;
}

/** What one player would hand over in a trade. */
export interface Goods {
  credits: number;
  cards: CardId[];
}

/** The trade that is being talked about (OR-TRADE-01). */
export interface Trade {
  partner: Seat;
  /** Who makes an offer or answers one. */
  speaker: Seat;
  /** Whether the terms lie before the speaker as the other one's offer. */
  offered: boolean;
  /** What the active player gives and takes. */
  gives: Goods;
  takes: Goods;
}

export interface Debt {
  player: Seat;
  credits: number;
}

export type OncePerStep = 'deliver' | 'market' | 'trade';

const NOWHERE: Space = SPACES[0] as Space;

const newPlayer = (): Player => ({
  space: NOWHERE,
  credits: 0,
  fame: 0, // OR-SETUP-11, OR-FAME-01
  reputation: FACTIONS.map(() => 0), // OR-SETUP-12
  characterDamage: 0,
  shipDamage: 0,
  defeated: false,
  characterFlipped: false, // OR-SETUP-10
  shipFlipped: false,
  characterGoal: 0,
  shipGoal: 0,
});

const cloneGoods = ({ credits, cards }: Goods): Goods => ({ credits, cards: cards.slice() });

const cloneTrade = (t: Trade): Trade => ({
  partner: t.partner,
  speaker: t.speaker,
  offered: t.offered,
  gives: cloneGoods(t.gives),
  takes: cloneGoods(t.takes),
});

const clonePlayer = (p: Player): Player => ({
  space: p.space,
  credits: p.credits,
  fame: p.fame,
  reputation: p.reputation.slice(),
  characterDamage: p.characterDamage,
  shipDamage: p.shipDamage,
  defeated: p.defeated,
  characterFlipped: p.characterFlipped,
  shipFlipped: p.shipFlipped,
  characterGoal: p.characterGoal,
  shipGoal: p.shipGoal,
});

const clonePatrol = ({ space, level }: Patrol): Patrol => ({ space, level });
const cloneCaptive = ({ bounty, token }: Captive): Captive => ({ bounty, token });
const cloneDebt = ({ player, credits }: Debt): Debt => ({ player, credits });

type Core = CoreState<Step, Zone, Hook, Options>;
const { value, list, part } = fieldsFor<Core>();

/**
 * Each field once: its type, how it begins, who sees it, how it is copied. None is secret: all of it lies open on a real
 * table.
 */
export const fields = {
  /** OR-AISETUP-01 the AI gets everything that a player gets. */
  players: list<Player>(({ seats }) => Array.from({ length: Math.max(2, seats) }, newPlayer), 'all', clonePlayer),
  /** Which of the orders in which the six tiles can lie, see map.ts. */
  map: value(STANDARD_MAP, 'all'),
  firstPlayer: value<Seat>(0, 'all'),
  /** The active player (OR-TURN-03). */
  active: value<Seat>(0, 'all'),
  /** How many turns were begun, and how often it was the first player's turn. */
  turn: value(0, 'all'),
  round: value(0, 'all'),
  /** Whether this turn is an extra one, and how many are still to come (OR-MAEL-05, OR-MAEL-06). */
  extraTurn: value<boolean>(false, 'all'),
  extraTurnsEarned: value(0, 'all'),
  /** An effect or a defeat has ended the turn (OR-TURN-05, OR-DEFEAT-05). */
  turnOver: value<boolean>(false, 'all'),
  /** Actions of this action step that are possible only once (OR-ACT-03). */
  done: list<OncePerStep>([], 'all'),
  /** Abilities used this turn, as `abilityKey` numbers them (OR-ACT-04, OR-WORD-06). */
  used: list<number>([], 'all'),
  /** Cards that this Deliver action has tried or delivered (OR-DELIV-08). */
  tried: list<CardId>([], 'all'),
  /** One patrol per faction (OR-PATROL-01), by the order of `FACTIONS`. */
  patrols: list<Patrol>(() => FACTIONS.map(() => ({ space: NOWHERE, level: 1 })), 'all', clonePatrol),
  captives: list<Captive>([], 'all', cloneCaptive),
  /** Contact slot → class of the facedown token there, which its back shows; 0 where none lies facedown. */
  facedown: list<0 | 1 | 2 | 3>(
    CONTACT_SLOTS.map(() => 0),
    'all',
  ),
  /** Planets with a damage token of Jyn Erso's goal. */
  sabotaged: list<Space>([], 'all'),
  /** Space (by the order of `SPACES`) → goal tokens of the AI (OR-AIGOAL-04). */
  goalTokens: list<number>(
    SPACES.map(() => 0),
    'all',
  ),
  trade: part<Trade>(null, 'all', cloneTrade),
  /** Who is buying a card, and what is still to be paid for it. */
  debt: part<Debt>(null, 'all', cloneDebt),
  /** Players the active player has talked to in this Trade action. */
  traded: list<Seat>([], 'all'),
  combat: part<Combat>(null, 'all', cloneCombat),
  test: part<SkillTest>(null, 'all', cloneTest),
};

export type RimState = Core & StateOf<typeof fields>;
export type G = Table<RimState>;

/** By hand, because bots fork thousands of times a second. */
export function clone(s: RimState): RimState {
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
    players: s.players.map(clonePlayer),
    map: s.map,
    firstPlayer: s.firstPlayer,
    active: s.active,
    turn: s.turn,
    round: s.round,
    extraTurn: s.extraTurn,
    extraTurnsEarned: s.extraTurnsEarned,
    turnOver: s.turnOver,
    done: s.done.slice(),
    used: s.used.slice(),
    tried: s.tried.slice(),
    patrols: s.patrols.map(clonePatrol),
    captives: s.captives.map(cloneCaptive),
    facedown: s.facedown.slice(),
    sabotaged: s.sabotaged.slice(),
    goalTokens: s.goalTokens.slice(),
    trade: s.trade === null ? null : cloneTrade(s.trade),
    debt: s.debt === null ? null : cloneDebt(s.debt),
    traded: s.traded.slice(),
    combat: s.combat === null ? null : cloneCombat(s.combat),
    test: s.test === null ? null : cloneTest(s.test),
  };
}
