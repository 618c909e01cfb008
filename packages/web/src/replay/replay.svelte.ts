import type { View, Viewer } from '@cantina/kernel';
import { type PlayedStep, playedAll, type Step, type TableInfo } from '@cantina/server/client';
import { later } from '../later.ts';
import { api } from '../server.svelte.ts';
import { type Entry, withStep } from '../table/record.svelte.ts';

const PAGE = 40;

/** A game that was played or is running, step by step. */
export class Replay {
  info = $state.raw<TableInfo | null>(null);
  as = $state.raw<Viewer>('spectator');
  steps = $state.raw<readonly Step[]>([]);
  /** Which of the steps is shown. */
  at = $state(0);
  seed = $state.raw<string | null>(null);
  private played = $state.raw<ReadonlyMap<number, PlayedStep>>(new Map());
  private readonly loading = new Set<number>();

  constructor(readonly id: string) {}

  async open(as: Viewer, at: number | null): Promise<void> {
    const { table, steps, seed } = await api.replay(this.id, { as });
    const shown = at ?? (this.steps.length === 0 ? 0 : (this.steps[this.at]?.n ?? 0));
    this.info = table;
    this.seed = seed;
    this.as = as;
    this.played = new Map();
    this.loading.clear();
    this.steps = steps;
    // A step that was taken back is no longer there; the next one before it is shown.
    this.at = Math.max(
      0,
      steps.findLastIndex(({ n }) => n <= shown),
    );
    await this.load(this.at);
  }

  /** The table at the step that is shown, or the last one before it that today's rules still lead to. */
  get view(): View | null {
    const last = this.steps.slice(0, this.at + 1).findLast(({ n }) => this.played.has(n));
    return last === undefined ? null : (this.played.get(last.n)?.view ?? null);
  }

  /** The step that is shown, beat by beat. */
  get playedStep(): PlayedStep | undefined {
    return this.played.get(this.steps[this.at]?.n ?? -1);
  }

  /** The rules have changed since: what happened can be read, but the table is only known up to an earlier step. */
  get isBeyond(): boolean {
    const step = this.steps[this.at];
    return step !== undefined && !this.played.has(step.n);
  }

  /** What had happened by the step that is shown. */
  get entries(): readonly Entry[] {
    return this.steps.slice(0, this.at + 1).reduce<readonly Entry[]>(withStep, []);
  }

  async go(at: number): Promise<void> {
    const to = Math.max(0, Math.min(this.steps.length - 1, at));
    await this.load(to);
    this.at = to;
    // The next ones are fetched ahead, so that playing does not stop.
    later(this.load(Math.min(this.steps.length - 1, to + PAGE)));
  }

  private async load(at: number): Promise<void> {
    const page = Math.floor(at / PAGE);
    const first = this.steps[page * PAGE];
    const last = this.steps[Math.min(this.steps.length, (page + 1) * PAGE) - 1];
    if (first === undefined || last === undefined || this.loading.has(page)) return;
    this.loading.add(page);
    const { as } = this;
    const played = playedAll(await api.views(this.id, { as, from: first.n, to: last.n }));
    if (as !== this.as) return;
    this.played = new Map([...this.played, ...played.map((step): [number, PlayedStep] => [step.n, step])]);
    if (played.length === 0) await this.load(page * PAGE - 1);
  }
}
