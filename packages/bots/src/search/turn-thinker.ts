import type { Brain, CoreState, Match, Rng } from '@cantina/kernel';
import type { Thinking } from '../world.ts';
import type { Judge } from './judge.ts';
import type { SearchBudget } from './search.ts';

/** What every way to think about a turn goes by. */
export abstract class TurnThinker<S extends CoreState> {
  constructor(
    protected readonly brain: Brain<S>,
    protected readonly judge: Judge<S>,
    protected readonly thinking: Thinking<S>,
    protected readonly rng: Rng,
  ) {}

  protected turnOf(match: Match<S>): number {
    return match.read((g) => this.judge.judgement.turn(g));
  }
}

/** When the time for an answer is over. */
export const deadlineOf = ({ milliseconds }: SearchBudget): number =>
  milliseconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + milliseconds;
