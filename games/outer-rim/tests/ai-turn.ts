import type { Play } from '@cantina/kernel/testing';
import type { Space } from '../content/index.ts';
import { spaceIndex } from '../rules/movement/map.ts';
import type { RimState } from '../rules/state.ts';
import { type Position, type Rim, type Seating, table } from './kit.ts';

/** Goal tokens of the AI, for `change`. */
export const goals =
  (...spaces: readonly Space[]) =>
  (state: RimState): void => {
    for (const space of spaces) state.goalTokens[spaceIndex(space)] = 1;
  };

/** The AI, Jyn Erso unless said, has taken its turn with this card; no contacts on Tatooine unless said. */
export function aiTurn(play: Play, card: number, ai: Seating, more: Position = {}): Rim {
  const rim = table(play, {
    solo: true,
    active: 1,
    step: 'ai-turn',
    players: [
      { character: 'boba-fett', at: 'takodana' },
      { character: 'jyn-erso', at: 'tatooine', ...ai },
    ],
    contacts: { tatooine: [null, null] },
    aiCards: [`ai/${card}`],
    ...more,
  });
  rim.table.leavesOpen();
  return rim;
}

/** Enough of them for chance to show itself. */
export const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
