import type { CoreState, Match, SeenEvent, Viewer } from '../src/index.ts';
import { difference } from './difference.ts';
import { viewersOf } from './snapshot.ts';

/** All events of a scenario as each viewer saw them; a restored match remembers only those since its checkpoint. */
export class Chronicle<S extends CoreState> {
  private readonly seen = new Map<Viewer, SeenEvent[]>();

  /** Notes what is new. What a restored match tells again must be what was told before. */
  note(match: Match<S>): void {
    for (const viewer of viewersOf(match.read((g) => g.state.seats))) {
      const kept = (this.seen.get(viewer) ?? []).filter((event) => event.n < match.eventCount);
      const told = new Map(kept.map((event) => [event.n, event]));
      for (const event of match.log(viewer)) {
        const before = told.get(event.n);
        const found = before === undefined ? null : difference(before, event, `log of ${viewer}, event ${event.n}`);
        if (found !== null) throw new Error(found);
        if (before === undefined) kept.push(event);
      }
      this.seen.set(viewer, kept);
    }
  }

  /** Forgets what was taken back. */
  takeBack(match: Match<S>): void {
    for (const [viewer, events] of this.seen) {
      this.seen.set(
        viewer,
        events.filter((event) => event.n < match.eventCount),
      );
    }
  }

  of(viewer: Viewer): readonly SeenEvent[] {
    return this.seen.get(viewer) ?? [];
  }
}
