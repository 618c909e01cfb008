import { type Option, randomOf, resultOf, type Seat } from '@cantina/kernel';
import type { Ability } from '../content/index.ts';
import { isAi } from './lookup.ts';
import type { G, Step } from './state.ts';

/**
 * How somebody plays: a person, or the AI of a solo game. All that is different for the AI in a chapter stands here; its
 * own turn is in `ai/`. Nobody else in the rules asks which of the two a player is.
 */
export interface Conduct {
  /** Null: a person, who is asked. `instead` stands for "no, thank you" where the choice is optional. */
  readonly answers: (<T>(g: G, offered: () => readonly Option<T>[], instead: Option<T> | null) => T) | null;
  /** The first step of a turn. */
  readonly turn: Step;
  /** Only who sits at the table wins the game, and holds secrets. */
  readonly hasSeat: boolean;
  readonly inForce: (abilities: readonly Ability[]) => readonly Ability[];
  readonly achievesGoals: boolean;
  /** With other players, and with the market: own cards for a lower price. */
  readonly trades: boolean;
  readonly protectsCrew: boolean;
  /** Marks where a start card leads with a goal token. */
  readonly marksGoals: boolean;
  /** Of used ships only the dearest is looked at, and it is not left. */
  readonly takesDearestShip: boolean;
  /** Whether a patrol may be sent on a detour towards them. */
  readonly detours: boolean;
}

const PERSON: Conduct = {
  answers: null,
  turn: 'planning',
  hasSeat: true,
  inForce: (abilities) => abilities,
  achievesGoals: true,
  trades: true,
  protectsCrew: true,
  marksGoals: false,
  takesDearestShip: false,
  detours: true,
};

const AI: Conduct = {
  // OR-AIDEC-01 declines whatever it can; OR-AIDEC-02, OR-AICLAR-05, OR-DIFF-31, OR-EX-28 chooses at random what it must
  answers(g, offered, instead) {
    g.choicesTaken++;
    return resultOf(instead ?? randomOf(g, offered()));
  },
  turn: 'ai-turn', // OR-AITURN-02 one card
  hasSeat: false, // OR-AITURN-07, OR-GAP-36
  inForce: (abilities) => abilities.filter(({ kind }) => kind === 'bonus'), // OR-AIGOAL-02
  achievesGoals: false, // OR-AIGOAL-03
  trades: false, // OR-AIDEC-03, OR-AIBUY-12 nothing but its ship is traded in
  protectsCrew: false, // OR-AICREW-07
  marksGoals: true, // OR-AISETUP-05
  takesDearestShip: true, // OR-AIBUY-13
  detours: false, // OR-AIBUY-15, OR-PMOVE-12 nobody chooses one for it
};

export const conductOf = (g: G, player: Seat): Conduct => (isAi(g, player) ? AI : PERSON);
