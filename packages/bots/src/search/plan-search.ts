import type { Brain, CoreState, Decision, Match, Rng } from '@cantina/kernel';
import { candidatesFor } from './candidates.ts';
import type { Judge } from './judge.ts';
import type { Search, Thought } from './search.ts';

/** Plays what looks most promising, without trying anything: for games whose priors come from whole plans. */
export class PlanSearch<S extends CoreState> implements Search<S> {
  constructor(
    private readonly brain: Brain<S>,
    private readonly judge: Judge<S>,
    private readonly rng: Rng,
  ) {}

  think(match: Match<S>, decision: Decision): readonly Thought[] {
    const { brain, judge, rng } = this;
    const world = match.imagine(decision.seat, rng);
    const candidates = candidatesFor(world, decision, brain, rng);
    const chance = judge.chance(world, decision.seat);
    return candidates
      .toSorted((a, b) => b.prior - a.prior)
      .map(({ picks, key }): Thought => ({ picks, key, visits: 0, chance }));
  }

  follow(): void {
    // Every plan is made anew
  }

  forget(): void {
    // There is nothing to forget
  }
}
