import { type CoreState, type Decision, type Match, restore, type Seat } from '../src/index.ts';
import { checkClone } from './clone.ts';
import { difference } from './difference.ts';
import { asking, mustBeAt, snapshot } from './snapshot.ts';

/** One answer as it was given. */
export interface Given {
  readonly seat: Seat;
  readonly decision: Decision;
  readonly picks: readonly string[];
}

/**
 * Takes a match, right after an answer, through all that may happen to one: a fork, the answer taken back and given
 * again, a save on paper and back. Returns the restored match, which must be at the same point.
 */
export function throughEverything<S extends CoreState>(match: Match<S>, given: Given): Match<S> {
  match.read((g) => checkClone(match.game, g.state as S));
  const noted = snapshot(match);
  mustBeAt(noted, match.fork(), 'in a fork');
  mustBeAt(noted, match, 'after forking');
  undoAndRedo(match, given);
  mustBeAt(noted, match, 'after undo and redo');
  return throughPaper(match);
}

/** Takes the last answer back and gives it again. */
export function undoAndRedo<S extends CoreState>(match: Match<S>, { seat, decision, picks }: Given): void {
  match.undo(seat, { consent: true });
  const wanted = asking(decision);
  const again = match.pending.find((each) => difference(wanted, asking(each)) === null);
  if (again === undefined) throw new Error(`after undo: seat ${seat} is no longer asked ${decision.prompt.key}`);
  match.answer(seat, again.id, picks);
}

/** Saves, writes the save as JSON, reads it and goes on from there. */
export function throughPaper<S extends CoreState>(match: Match<S>): Match<S> {
  const noted = snapshot(match);
  const restored = restore(match.game, JSON.parse(JSON.stringify(match.save())));
  const left = restored.takenBack?.answers.length ?? 0;
  if (left > 0) throw new Error(`after save and restore: ${left} answers were taken back`);
  mustBeAt(noted, restored, 'after save and restore');
  if (restored.digest() !== match.digest()) throw new Error('after save and restore: the digest of the match differs');
  return restored;
}
