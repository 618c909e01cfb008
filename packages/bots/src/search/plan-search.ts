import type { CoreState, Decision, Match } from '@cantina/kernel';
import { keyOf } from '../picks.ts';
import { quickPicks } from '../quick.ts';
import { candidatesFor, plannedBy } from './candidates.ts';
import type { Search, Thought } from './search.ts';
import { TurnThinker } from './turn-thinker.ts';

/**
 * Plays what looks most promising, without trying anything: for games whose priors come from whole plans. Where
 * there is no plan, it looks one move ahead.
 */
export class PlanSearch<S extends CoreState> extends TurnThinker<S> implements Search<S> {
  think(match: Match<S>, decision: Decision): readonly Thought[] {
    const { brain, judge, rng } = this;
    const world = match.imagine(decision.seat, rng);
    const chance = judge.chance(world, decision.seat);
    const isForced = decision.options.length === 1 && decision.min === 1;
    const planned = isForced ? null : plannedBy(world, decision, brain);
    if (planned === null && !isForced) {
      const picks = quickPicks(match, decision, this.thinking, rng);
      return [{ picks, key: keyOf(picks), visits: 0, chance }];
    }
    const candidates = candidatesFor(world, decision, brain, rng, planned);
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
