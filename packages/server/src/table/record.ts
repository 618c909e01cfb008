import {
  answerOnPaper,
  commitment,
  type Game,
  type Outcome,
  saveVersion,
  type TableOptions,
  type Transcript,
  type Viewer,
} from '@cantina/kernel';
import type { Step } from '../live/messages.ts';
import type { ActRow, TableRow } from '../store/schema.ts';
import type { StoredTable } from '../store/tables.ts';
import { effective, entryOf, isAnswer, stepFor, storedBeats } from './acts.ts';
import { sharesOf } from './shares.ts';

/** What is left of a game: its steps for people, its transcript for `cantina verify`. */

export const isOver = ({ status }: Pick<TableRow, 'status'>): boolean => status === 'finished' || status === 'ended';

/** Steps to be read, as one viewer may know them. */
export const stepsFor = (game: Pick<Game, 'beats'>, acts: readonly ActRow[], viewer: Viewer, seats: number): Step[] =>
  acts.map((act) => stepFor(act, storedBeats(game, act), viewer, seats));

/** The whole game with its seed. Only of a game that is finished. */
export function transcriptOf({ row, seats }: StoredTable, acts: readonly ActRow[]): Transcript | null {
  const { seed, rules, digest, outcome } = row;
  if (row.status !== 'finished' || seed === null || rules === null || digest === null || outcome === null) return null;
  return {
    version: saveVersion(seed),
    game: row.game,
    rules,
    seats: seats.length,
    options: JSON.parse(row.options) as TableOptions,
    seed,
    commitment: published(row) ?? commitment(seed),
    answers: effective(acts)
      .filter(isAnswer)
      .map((act) => answerOnPaper(entryOf(act))),
    outcome: JSON.parse(outcome) as Outcome,
    digest,
    ...(row.secret === null ? {} : { secret: row.secret, shares: sharesOf(row).list }),
  };
}

/** What was published of the server's part of the seed before anybody has added to it. */
export const published = ({ secret }: Pick<TableRow, 'secret'>): string | null =>
  secret === null ? null : commitment(secret);
