import {
  type CoreState,
  commitment,
  type Game,
  type Outcome,
  SAVE_VERSION,
  start,
  type TableOptions,
  type Transcript,
  type View,
  type Viewer,
} from '@cantina/kernel';
import type { Step } from '../live/messages.ts';
import type { ActRow, TableRow } from '../store/schema.ts';
import type { StoredTable } from '../store/tables.ts';
import { effective, entryOf, isAnswer, stepFor } from './acts.ts';
import { feed } from './load.ts';

/** What is left of a game: its steps for people, its transcript for `cantina verify`. */

export const isOver = ({ status }: Pick<TableRow, 'status'>): boolean => status === 'finished' || status === 'ended';

/** The steps that count, as one viewer may know them. */
export const stepsFor = (acts: readonly ActRow[], viewer: Viewer, seats: number): Step[] =>
  effective(acts).map((act) => stepFor(act, viewer, seats));

/** The whole game with its seed. Only of a game that is finished. */
export function transcriptOf({ row, seats }: StoredTable, acts: readonly ActRow[]): Transcript | null {
  const { seed, rules, digest, outcome } = row;
  if (row.status !== 'finished' || seed === null || rules === null || digest === null || outcome === null) return null;
  return {
    version: SAVE_VERSION,
    game: row.game,
    rules,
    seats: seats.length,
    options: JSON.parse(row.options) as TableOptions,
    seed,
    commitment: commitment(seed),
    answers: effective(acts)
      .filter(isAnswer)
      .map((act) => {
        const { seat, picks, fingerprint, interjection } = entryOf(act);
        return { seat, picks, fingerprint, ...(interjection === true ? { interjection } : {}) };
      }),
    outcome: JSON.parse(outcome) as Outcome,
    digest,
  };
}

export interface Frame {
  readonly n: number;
  readonly view: View;
}

/** The table as a viewer saw it after some of the steps. Stops where the rules of today go another way. */
export function framesOf(
  game: Game<CoreState>,
  { row, seats }: StoredTable,
  acts: readonly ActRow[],
  viewer: Viewer,
  range: { readonly from: number; readonly to: number },
): Frame[] {
  const { seed } = row;
  if (seed === null) return [];
  const frames: Frame[] = [];
  const match = start(game, { seats: seats.length, options: JSON.parse(row.options) as TableOptions, seed });
  for (const act of effective(acts)) {
    if (act.n > range.to || (isAnswer(act) && feed(match, [entryOf(act)]) === 0)) break;
    if (act.n >= range.from) frames.push({ n: act.n, view: match.view(viewer) });
  }
  return frames;
}
