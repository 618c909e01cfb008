import { type CoreState, type Entry, type Game, KernelError, restore, start } from '@cantina/kernel';
import { ServerError } from '../errors.ts';
import type { ActRow, TableRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { readActs, readSnapshot } from '../store/tables.ts';
import { type AnyMatch, actRow, effective, entryOf, isAnswer } from './acts.ts';

export interface LoadedMatch {
  readonly match: AnyMatch;
  /** The number of the newest act. */
  readonly version: number;
  /** The acts since the save, for answers that may come a second time. */
  readonly recent: readonly ActRow[];
  /** Whether the stored save is of no use any more. */
  readonly wantsSnapshot: boolean;
}

interface Rebuilt {
  readonly match: AnyMatch;
  /** How many stored answers the rules of today would not ask for any more. */
  readonly takenBack: number;
}

const TRIES = 5;
/** Ids of questions in a match that goes on another way begin far above all that were ever used. */
const ID_GAP = 1000;

/** Reads a match: the newest save and the few acts since. */
export async function loadMatch(
  store: Store,
  game: Game<CoreState>,
  row: TableRow,
  seats: number,
): Promise<LoadedMatch> {
  for (let i = 0; i < TRIES; i++) {
    const snapshot = await readSnapshot(store, row.id);
    const recent = await readActs(store, row.id, snapshot?.n ?? -1);
    const version = recent.at(-1)?.n ?? snapshot?.n ?? -1;
    const continued = snapshot === undefined ? null : fromSnapshot(game, snapshot.save, recent);
    const rebuilt = continued ?? (await fromStart(store, game, row, seats));
    const { match, takenBack } = rebuilt;
    if (takenBack === 0) return { match, version, recent, wantsSnapshot: continued === null };
    // What is over stays in the record as it was played; it can only be looked at as far as the rules of today lead.
    if (row.status !== 'playing') return { match, version, recent, wantsSnapshot: false };
    // Other rules than before: say so in the record, and go on from what still holds.
    const act = actRow(match, {
      table: row.id,
      n: version + 1,
      kind: 'rules',
      back: takenBack,
      eventsBefore: match.eventCount,
      at: store.now(),
    });
    if (await store.appendWithSnapshot(act, JSON.stringify(match.save()))) {
      return { match, version: act.n, recent: [act], wantsSnapshot: false };
    }
  }
  throw new ServerError('store-unavailable', {});
}

/** Null when the save can't be read or what came after it can't be played again from it. */
function fromSnapshot(game: Game<CoreState>, save: string, acts: readonly ActRow[]): Rebuilt | null {
  if (!acts.every(isAnswer)) return null;
  try {
    const match = restore(game, JSON.parse(save));
    const before = match.takenBack?.answers.length ?? 0;
    const fed = before > 0 ? 0 : feed(match, acts.map(entryOf));
    const takenBack = before + acts.length - fed;
    if (takenBack > 0) renumber(match, acts);
    return { match, takenBack };
  } catch (error) {
    if (error instanceof KernelError || error instanceof SyntaxError) return null;
    throw error;
  }
}

async function fromStart(store: Store, game: Game<CoreState>, row: TableRow, seats: number): Promise<Rebuilt> {
  const { seed } = row;
  if (seed === null) throw new ServerError('not-playing', {});
  const all = await readActs(store, row.id, -1);
  const answers = effective(all).filter(isAnswer);
  try {
    const options = JSON.parse(row.options) as Record<string, unknown>;
    const match = start(game, { seats, options, seed });
    const fed = feed(match, answers.map(entryOf));
    renumber(match, all);
    match.undos = all.filter(({ kind }) => kind === 'undo').length;
    return { match, takenBack: answers.length - fed };
  } catch (error) {
    throw new ServerError('table-unreadable', {}, { cause: error });
  }
}

/** What was meant for a question of before, or was its answer, fits none of today. */
function renumber(match: AnyMatch, acts: readonly ActRow[]): void {
  const used = [...match.asked.map(({ id }) => id), ...acts.map(({ decision }) => decision ?? 0)];
  match.adoptSaved([], used.reduce((highest, id) => Math.max(highest, id), 0) + ID_GAP);
}

/** Feeds answers as far as the rules ask for them. */
export function feed(match: AnyMatch, entries: readonly Entry[]): number {
  const before = match.answerCount;
  try {
    return match.feed(entries, { compare: true });
  } catch (error) {
    if (!(error instanceof KernelError)) throw error;
    return match.answerCount - before;
  }
}
