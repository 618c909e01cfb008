import type { Decision } from './decision.ts';
import type { CoreState, Seat, TableOptions } from './state.ts';
import type { Table } from './table.ts';

/**
 * What a game tells the bots about itself. The table a brain reads is always an imagined one: whatever the seat can't
 * know was dealt anew, so a brain may look everywhere.
 */
export interface Brain<S extends CoreState = CoreState> {
  /**
   * How likely the seat wins from here, between 0 (lost) and 1 (won). A lead in points becomes such a chance by
   * `1 / (1 + Math.exp(-lead / scale))`. Never asked when the game is over: the outcome says it then.
   */
  evaluate(g: Table<S>, seat: Seat): number;
  /**
   * How promising an option looks before anything is tried: 1 is usual, 3 is three times as likely to be tried, less
   * than 0.05 is thought about only when nothing else is left. Options that take something back belong there, or a bot
   * may go round in circles. Must be cheap; it is asked in every playout of a search.
   */
  hint?(g: Table<S>, decision: Decision, option: string): number;
  /**
   * Questions, by the keys of their prompts, at which even a careless bot does what its hint says: where a slip would
   * puzzle the people at the table more than it would harm the bot.
   */
  readonly firm?: readonly string[];
  /**
   * What was counted over many games before this one: the answer with which most were won, where there is such knowledge.
   * Only for bots that know openings.
   */
  opening?(g: Table<S>, decision: Decision): string | null;
  /** What a bot that searches does besides, before it answers: an interjection that is offered now, or null for none. */
  aside?(g: Table<S>, decision: Decision): string | null;
  /** What was learned by playing, for the bots that search; the others do without. */
  readonly judgement?: Judgement<S>;
}

export interface Trained {
  readonly generation: number;
  readonly games: number;
  readonly seconds: number;
}

/** Weights of a judgement as they are kept: data, written by `npm run train`. */
export interface Weights {
  /** How they came about: command, games, measured strength. */
  readonly note: string;
  /** How long it took so far; whoever trains on counts on from here. */
  readonly trained?: Trained;
  /** Names of the features, in the order of the numbers. */
  readonly features: readonly string[];
  readonly hidden: number;
  /** The largest number of each part (direct, inner, thresholds, outer), which 32767 stands for. */
  readonly scales: readonly number[];
  /** All numbers as 16-bit integers, in base64. */
  readonly numbers: string;
}

/**
 * A judgement of tables at the beginning of a turn, learned by playing. It reads only what everybody may see, so that it
 * says the same in every imagined world.
 */
export interface Judgement<S extends CoreState = CoreState> {
  /** What is looked at, by name; weights are kept by these names, so that a new card does not spoil what was learned. */
  readonly features: readonly string[];
  /** What was learned; null before anything was. */
  readonly weights: Weights | null;
  /** The number of the turn. When it changes, a turn has begun, and the table may be judged. */
  turn(g: Table<S>): number;
  /**
   * Those of whom one wins, the same from the first turn to the last: seats, sides, or the group and the game itself. One whose features are all 0 is the measure
   * for the others.
   */
  contenders(g: Table<S>): number;
  /** Whom a seat plays for. */
  contenderOf(g: Table<S>, seat: Seat): number;
  /** Notes the features of a contender that are not 0. */
  read(g: Table<S>, contender: number, note: (feature: number, value: number) => void): void;
  /**
   * How much each option of a question deserves to be tried in a search, in their order; 0 is never tried unless all are.
   * Without it, and where it says null, `hint` says so.
   */
  priors?(g: Table<S>, decision: Decision): readonly number[] | null;
  /**
   * The priors come from whole plans: the most promising answer is played as it is; where they say null, a look one
   * move ahead decides. Without it, a tree searches the present turn.
   */
  readonly priorsDecide?: boolean;
  /**
   * The table can be judged in the middle of a turn, too: whole turns are sketched by `evaluate` and the best of them played
   * on. For games whose turns are a few moves with many ways each.
   */
  readonly sketches?: boolean;
  /** Tables to learn at; without it, that of the usual options with the fewest seats. */
  readonly lessons?: readonly Lesson[];
}

/** A kind of table at which bots practise. */
export interface Lesson {
  readonly seats: number;
  readonly options: TableOptions;
}

/** How a bot thinks. */
export interface Manner {
  /** Without thought; by one look ahead; by playing on; by searching its turn with the learned judgement. */
  readonly mind: 'random' | 'quick' | 'strong' | 'search';
  /** How often a search plays its turn to the end. */
  readonly visits?: number;
  /** How many of 100 answers are given without much thought. */
  readonly slips?: number;
  /** Whether it begins as the game's `opening` says. */
  readonly knowsOpenings?: boolean;
}
