import type { CardId, Flow, Game, Option, RuleId, Seat } from '@cantina/kernel';
import type { MissionId } from '../../content/all.ts';
import type { Doing } from '../action/doing.ts';
import { threatOf } from '../lookup.ts';
import type { DoorNumber } from '../map/doors.ts';
import type { G, Hero, MandoState } from '../state.ts';

/** What the green area lets a character do. */
export type MissionDeed =
  | { readonly do: 'door'; readonly door: DoorNumber }
  | { readonly do: 'track-back' }
  | { readonly do: 'space'; readonly space: number; readonly strength: number };

/** An object that Intel discards, and how strong the action must be for it. */
export interface IntelTask {
  readonly card: CardId;
  readonly needed: number;
  readonly rule: RuleId;
}

/** Markers that are carried to the start space. */
export interface Cargo {
  readonly marker: string;
  readonly most: number;
  readonly rule: RuleId;
}

/** How a game with secret roles has ended. */
export interface Ended {
  readonly won: boolean;
  readonly defeated: Hero | null;
}

/** Everything that is special about one mission (MA-SET-04). What is missing is as in any other. */
export interface MissionRules {
  /** The setup instructions of the briefing. */
  readonly setup?: (g: G) => Flow<void>;
  /** MA-CRI-01 the crisis box; `you` is on the map. */
  readonly crisis: (g: G, you: Hero) => Flow<void>;
  /** MA-WIN-02 looked at when a turn ends. */
  readonly goal: (g: G) => boolean;
  /** A full crisis track loses the game. */
  readonly losesWhenFull?: true;
  /** MA-MEF-01 what stands beside the icon of mission effects. */
  readonly revealed?: (g: G, card: CardId) => Flow<void>;
  /** MA-MAC-02 what the green area offers with this strength. */
  readonly action?: (g: G, doing: Doing) => Option<MissionDeed>[];
  /** Objects on a space that Intel may discard. */
  readonly intel?: (g: G, space: number) => readonly IntelTask[];
  /** Goal objects are taken along. */
  readonly prize?: true;
  readonly cargo?: Cargo;
  /** A marker that may come along when a movement starts on its space. */
  readonly escorted?: string;
  /** Where an enemy brings the Child. */
  readonly hideouts?: (g: G) => readonly number[];
  /** An enemy with rules of its own. */
  readonly boss?: Boss;
  /** After an enemy was defeated. */
  readonly defeated?: (g: G, card: CardId) => void;
  /** At the end of each event step. */
  readonly eventsEnd?: (g: G) => void;
  /** Before a turn begins. */
  readonly dawn?: (g: G) => Flow<void>;
  /** Whether a seat wins with its secret role. */
  readonly wins?: (g: G, seat: Seat, role: string, ended: Ended) => boolean;
}

/** It never takes the Child, and characters can't move it. */
export interface Boss {
  readonly face: string;
  readonly health: (g: G) => number;
  readonly isProtected: (g: G, card: CardId) => boolean;
}

export interface MandoGame extends Game<MandoState> {
  readonly missions: Readonly<Record<MissionId, MissionRules>>;
}

/**
 * The rules of the mission that is played. They call chapters of the rulebook and are called by them, so chapters reach
 * them through the table, and only game.ts imports them.
 */
export const rulesOf = (g: G): MissionRules => (g.game as MandoGame).missions[g.state.options.mission];

/** What is special about an enemy, if anything is. It keeps the rules of its own mission wherever it lies. */
export function bossIs(g: G, card: CardId): Boss | undefined {
  const { id, mission } = threatOf(g, card);
  const { boss } = (g.game as MandoGame).missions[mission];
  return boss?.face === id ? boss : undefined;
}
