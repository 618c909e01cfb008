import type { SeenEvent, Viewer } from '@cantina/kernel';
import type { Step } from '@cantina/server/client';
import { later } from '../later.ts';
import { api } from '../server.svelte.ts';

/** One thing to read: an event of the game, or that something was taken back. */
export type Entry =
  | { readonly kind: 'event'; readonly step: number; readonly seat: number | null; readonly event: SeenEvent }
  | {
      readonly kind: 'back';
      readonly step: number;
      readonly seat: number | null;
      readonly count: number;
      readonly byRules: boolean;
    };

/** What has happened at a table, as one viewer may know it. */
export class Record {
  entries = $state.raw<readonly Entry[]>([]);
  /** The number of the last step taken by a person in this seat. */
  private newest = -1;
  private isReading = false;

  constructor(private readonly table: string) {}

  forget(): void {
    this.entries = [];
    this.newest = -1;
  }

  /** Null: too much was missed, so all of it is read again. */
  add(steps: readonly Step[] | null, viewer: Viewer): void {
    const [first] = steps ?? [];
    if (steps === null || (first !== undefined && first.n > this.newest + 1)) {
      later(this.readAll(viewer));
      return;
    }
    let { entries } = this;
    for (const step of steps) {
      if (step.n <= this.newest) continue;
      entries = withStep(entries, step);
      this.newest = step.n;
    }
    this.entries = entries;
  }

  private async readAll(viewer: Viewer): Promise<void> {
    if (this.isReading) return;
    this.isReading = true;
    try {
      const { steps } = await api.replay(this.table, { as: viewer });
      this.entries = steps.reduce<readonly Entry[]>(withStep, []);
      this.newest = steps.at(-1)?.n ?? -1;
    } finally {
      this.isReading = false;
    }
  }
}

export function withStep(entries: readonly Entry[], step: Step): readonly Entry[] {
  const { n, seat, kind, back, eventCount, events } = step;
  if (kind === 'undo' || kind === 'rules') {
    const kept = entries.filter((entry) => entry.kind === 'back' || entry.event.n < eventCount);
    return [...kept, { kind: 'back', step: n, seat, count: back, byRules: kind === 'rules' }];
  }
  return [...entries, ...events.map((event): Entry => ({ kind: 'event', step: n, seat, event }))];
}
