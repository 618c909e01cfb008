import { digest, type Outcome, type TableOptions } from '@cantina/kernel';
import type { Ending } from '../store/ending.ts';
import type { AnyMatch } from './acts.ts';
import type { Room } from './room.ts';

/** A game that is over, as the store keeps it. */
export function endingOf({ table, seats, playable: { campaign } }: Room, match: AnyMatch, outcome: Outcome): Ending {
  const options = JSON.parse(table.row.options) as TableOptions;
  return {
    result: {
      outcome: JSON.stringify(outcome),
      digest: match.read((g) => digest(g.state)),
      rules: match.game.version,
      finished_at: Date.now(),
    },
    advance: (state) =>
      campaign === undefined
        ? state
        : JSON.stringify(campaign.afterGame(JSON.parse(state), { options, outcome, seats })),
  };
}
