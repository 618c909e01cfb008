import type { CardId, Seat } from '@cantina/kernel';

/** A reward that is about to be gained; triggers may change it. */
export interface OpenReward {
  credits: number;
  fame: number;
}

/** A job that is being attempted. */
export interface JobAttempt {
  readonly card: CardId;
  ended: 'completed' | 'failed' | null;
}

/** A text that is being carried out: who reads it, on which card it stands, and what it is about. */
export interface Context {
  readonly player: Seat;
  /** The card with the text. */
  readonly source: CardId;
  /** "The other" player of the text. */
  readonly other: Seat | null;
  readonly job: JobAttempt | null;
  /** Cargo whose delivery went wrong (OR-DELIV-03). */
  readonly cargo: CardId | null;
  readonly reward: OpenReward | null;
  /** The contact slot of the token that is being encountered. */
  readonly slot: number | null;
  /** OR-BUY-05 off the price of what a market card sells. */
  readonly discount: number;
  /** Credits that are counted in besides the player’s own when it is asked what would be possible (OR-TRADE-10). */
  readonly gifts: number;
  /** Whether its player has paid for the card just now, or has said yes to it: nobody is asked again then. */
  readonly isWanted: boolean;
  /** Whether this text was itself brought up by "draw another card". */
  readonly nested: boolean;
}

/** A text on a card, about nothing in particular. */
export const contextOf = (player: Seat, source: CardId): Context => ({
  player,
  source,
  other: null,
  job: null,
  cargo: null,
  reward: null,
  slot: null,
  discount: 0,
  gifts: 0,
  isWanted: false,
  nested: false,
});
