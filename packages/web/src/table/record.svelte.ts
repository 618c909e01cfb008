import type { SeenEvent, Viewer } from '@cantina/kernel';
import { eventsOf, type Step } from '@cantina/server/client';
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
  /** The steps that still count: which one, and of whom. */
  steps = $state.raw<readonly Pick<Step, 'n' | 'seat'>[]>([]);
  /** The number of the newest step that was read. */
  private newest = -1;
  /** Whose record is being read. */
  private reading: Viewer | null = null;

  constructor(private readonly table: string) {}

  forget(): void {
    this.entries = [];
    this.steps = [];
    this.newest = -1;
    this.reading = null;
  }

  /** Null: too much was missed, so all of it is read again. */
  add(steps: readonly Step[] | null, viewer: Viewer): void {
    const [first] = steps ?? [];
    if (steps === null || (first !== undefined && first.n > this.newest + 1)) {
      later(this.readAll(viewer));
      return;
    }
    let { entries, steps: counting } = this;
    for (const step of steps) {
      if (step.n <= this.newest) continue;
      entries = withStep(entries, step);
      counting = isBack(step) ? counting.slice(0, counting.length - step.back) : [...counting, step];
      this.newest = step.n;
    }
    this.entries = entries;
    this.steps = counting;
  }

  private async readAll(viewer: Viewer): Promise<void> {
    if (this.reading === viewer) return;
    this.reading = viewer;
    try {
      const { steps } = await api.replay(this.table, { as: viewer });
      // Somebody else may look by now, who must not read what this one knows.
      if (this.reading !== viewer) return;
      this.entries = steps.reduce<readonly Entry[]>(withStep, []);
      this.steps = steps;
      this.newest = steps.at(-1)?.n ?? -1;
    } finally {
      if (this.reading === viewer) this.reading = null;
    }
  }
}

const isBack = ({ kind }: Step): boolean => kind === 'undo' || kind === 'rules';

export function withStep(entries: readonly Entry[], step: Step): readonly Entry[] {
  const { n, seat, kind, back, eventCount } = step;
  if (isBack(step)) {
    const kept = entries.filter((entry) => entry.kind === 'back' || entry.event.n < eventCount);
    return [...kept, { kind: 'back', step: n, seat, count: back, byRules: kind === 'rules' }];
  }
  return [...entries, ...eventsOf(step).map((event): Entry => ({ kind: 'event', step: n, seat, event }))];
}

/** So many events are looked back at for what a table shows of the last dice and cards. */
const LOOKED_BACK = 120;

export const recentEvents = (entries: readonly Entry[]): readonly SeenEvent[] =>
  entries.slice(-LOOKED_BACK).flatMap((entry) => (entry.kind === 'event' ? [entry.event] : []));
