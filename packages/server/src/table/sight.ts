import type { Viewer } from '@cantina/kernel';
import type { SeatClock, Sight } from '../live/messages.ts';
import type { AnyMatch } from './acts.ts';

/** What of a table is looked at. */
export interface Scene {
  readonly match: AnyMatch | null;
  readonly version: number;
  readonly isPlaying: boolean;
  readonly clock: readonly SeatClock[] | null;
}

/** What each viewer may know besides the view: the questions of their own seat, and who else is asked. */
export function sightsOf({ match, version, isPlaying, clock }: Scene): (viewer: Viewer) => Sight {
  if (match === null || !isPlaying) return () => ({ version, pending: [], asked: [], undo: null, clock });
  const { pending } = match;
  const asked = pending.flatMap(({ kind, seat }) => (kind === 'question' ? [seat] : []));
  return (viewer) => {
    const undoable = viewer === 'spectator' ? null : match.undoable(viewer);
    return {
      version,
      pending: pending.filter(({ seat }) => seat === viewer),
      asked,
      undo: undoable === null ? null : undoable.free ? 'free' : 'consent',
      clock,
    };
  };
}
