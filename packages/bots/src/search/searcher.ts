import type { Brain, CoreState, Rng } from '@cantina/kernel';
import type { Chooser } from '../chooser.ts';
import { fraction } from '../learn/learner.ts';
import type { Thinking } from '../world.ts';
import { candidatesFor, drawn } from './candidates.ts';
import type { Judge } from './judge.ts';
import { type SearchBudget, searchOf, type Thought } from './search.ts';

export const VISITS = 96;

export interface SearcherOptions extends Partial<SearchBudget> {
  /** How many of 100 answers are given without much thought. */
  readonly slips?: number | undefined;
  /** Told what it thought before each answer it has thought about. */
  readonly onThought?: (best: Thought) => void;
}

/** A player who searches its turns. */
export function searcher<S extends CoreState>(
  brain: Brain<S>,
  judge: Judge<S>,
  thinking: Thinking<S>,
  rng: Rng,
  { visits = VISITS, milliseconds, slips = 0, onThought }: SearcherOptions = {},
): Chooser<S> {
  const search = searchOf(brain, judge, thinking, rng);
  return (match, decision) => {
    if (slips > 0 && fraction(rng) * 100 < slips) {
      search.forget();
      return drawn(candidatesFor(match.imagine(decision.seat, rng), decision, brain, rng), rng).picks;
    }
    const [best] = search.think(match, decision, { visits, milliseconds }) as [Thought, ...Thought[]];
    if (best.visits > 0) onThought?.(best);
    search.follow(best);
    return best.picks;
  };
}
