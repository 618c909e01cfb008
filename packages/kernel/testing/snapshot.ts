import { type CoreState, type Decision, digest, type Match, type View, type Viewer } from '../src/index.ts';
import { difference } from './difference.ts';

/** What people at the table could tell apart, and the state beneath it. */
export interface Snapshot {
  readonly state: string;
  readonly pending: readonly Decision[];
  readonly views: readonly View[];
}

export const viewersOf = (seats: number): readonly Viewer[] => [...Array(seats).keys(), 'spectator'];

/** A decision as data, without its number: numbers are never used twice, so an undo changes them. */
export const asking = (decision: Decision): Decision => ({ ...plain(decision), id: 0 });

/** Notes a decision as it is now; one that is read later may say something else. */
export const plain = (decision: Decision): Decision => JSON.parse(JSON.stringify(decision)) as Decision;

export const stateDigest = <S extends CoreState>(match: Match<S>): string => match.read((g) => digest(g.state));

export const snapshot = <S extends CoreState>(match: Match<S>): Snapshot => ({
  state: stateDigest(match),
  pending: match.pending.map(asking),
  views: viewersOf(match.read((g) => g.state.seats)).map((viewer) => match.view(viewer)),
});

/** Throws when a match is not at the point that was noted. */
export function mustBeAt<S extends CoreState>(noted: Snapshot, match: Match<S>, when: string): void {
  const now = snapshot(match);
  const found =
    difference(noted.pending, now.pending, 'pending') ??
    difference(noted.views, now.views, 'views') ??
    difference(noted.state, now.state, 'digest of the state');
  if (found !== null) throw new Error(`${when}: ${found}`);
}
