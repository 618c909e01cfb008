import type { Decision } from './decision.ts';
import type { CoreState, Seat } from './state.ts';
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
}
