import { type CardId, type EventsOf, opsFor, type Seat, the } from '@cantina/kernel';
import type { Space } from '../../content/index.ts';
import { spaceIndex } from '../movement/map.ts';
import type { RimState } from '../state.ts';
import { seatOf } from './by.ts';

/** What the AI writes besides what every player does, and how it explains itself in the log. */
const op = opsFor<RimState>();

/** OR-AITURN-02 */
export const noteAiCard = op('ai-card', (_s, player: Seat, card: CardId) => ({
  player: seatOf(player),
  card: the(card),
}));

export type AiSection = 'planning' | 'action' | 'encounter' | 'special';

/** Which line of the card is resolved now. */
export const noteAiLine = op('ai-line', (_s, player: Seat, section: AiSection, line: string) => ({
  player: seatOf(player),
  section,
  line,
}));

/** Why a line was skipped: it can't be resolved or would change nothing (OR-AITURN-04, OR-AITURN-05). */
export const noteAiSkip = op('ai-skip', (_s, player: Seat, section: AiSection, line: string) => ({
  player: seatOf(player),
  section,
  line,
}));

/** OR-AIBUY-02 why the top card of a deck is discarded or not bought. */
export const noteAiRefusal = op('ai-refuses', (_s, player: Seat, card: CardId, why: string) => ({
  player: seatOf(player),
  card: the(card),
  why,
}));

/** OR-AIGOAL-04 */
export const addGoal = op('ai-goal', (s, space: Space) => {
  const index = spaceIndex(space);
  s.goalTokens[index] = (s.goalTokens[index] ?? 0) + 1;
  return { space };
});

/** OR-AIGOAL-05 */
export const removeGoal = op('ai-goal-reached', (s, space: Space) => {
  const index = spaceIndex(space);
  s.goalTokens[index] = Math.max(0, (s.goalTokens[index] ?? 0) - 1);
  return { space };
});

type Ops = typeof import('./ai.ts');
/** The data of each event, by its type. */
export type AiEvents = EventsOf<Ops>;
