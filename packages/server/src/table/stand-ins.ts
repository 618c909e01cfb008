import type { Notice } from '../live/messages.ts';
import type { SeatRow } from '../store/schema.ts';
import { TAKES_OVER } from './bot-turns.ts';

/** Bots that play for people: what becomes of a seat, and what everybody reads of it. Nothing here changes anything. */

export interface SeatChange {
  readonly seat: number;
  readonly change: Partial<Pick<SeatRow, 'level' | 'stand_in'>>;
  readonly notice: Notice | null;
}

/**
 * A person plays their seat again: at once, or from the next question on when their time for this one is up. Else nobody
 * could be hurried by the clock.
 */
export const givenBack = (seat: number, isLate: boolean): SeatChange =>
  isLate
    ? { seat, change: { stand_in: 'returning' }, notice: null }
    : { seat, change: { level: null, stand_in: null }, notice: 'back' };

/** Somebody's time is up: a bot plays on. The seat stays theirs. */
export const takenOver = (seat: number): SeatChange => ({
  seat,
  change: { level: TAKES_OVER, stand_in: 'clock' },
  notice: 'bot-clock',
});

/** Whether a bot plays because the person was away or too slow, not because they wished it. */
export const isKeptFor = ({ stand_in }: Pick<SeatRow, 'stand_in'>): boolean =>
  stand_in === 'vote' || stand_in === 'clock';

/** Whether the seat belongs to a person again as soon as the bot has answered for them. */
export const isReturning = ({ stand_in }: Pick<SeatRow, 'stand_in'>): boolean => stand_in === 'returning';
