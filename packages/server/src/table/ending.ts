import { digest, type Outcome, type TableOptions } from '@cantina/kernel';
import type { Playable } from '@cantina/playable';
import type { Ending } from '../store/ending.ts';
import type { StoredTable } from '../store/tables.ts';
import type { AnyMatch } from './acts.ts';

/** A game that is over, as the store keeps it. */
export function endingOf(
  { row, seats }: StoredTable,
  { campaign }: Pick<Playable, 'campaign'>,
  match: AnyMatch,
  outcome: Outcome,
  at: number,
): Ending {
  const options = JSON.parse(row.options) as TableOptions;
  return {
    result: {
      outcome: JSON.stringify(outcome),
      digest: match.read((g) => digest(g.state)),
      rules: match.game.version,
      finished_at: at,
    },
    // A story is told to people: what bots have played among themselves does not move it on.
    advance: (state) =>
      campaign === undefined || seats.every(({ kind }) => kind === 'bot')
        ? state
        : JSON.stringify(campaign.afterGame(JSON.parse(state), { options, outcome, seats: seats.length })),
  };
}
