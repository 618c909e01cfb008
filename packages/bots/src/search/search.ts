import type { Brain, CoreState, Decision, Match, Rng } from '@cantina/kernel';
import type { Picks } from '../picks.ts';
import type { Thinking } from '../world.ts';
import type { Judge } from './judge.ts';
import { PlanSearch } from './plan-search.ts';
import { SketchSearch } from './sketch-search.ts';
import { TurnSearch } from './turn-search.ts';

/** How long a search goes on. */
export interface SearchBudget {
  /** How often it plays on to the end, for one answer. */
  readonly visits: number;
  /** At most this long. A bot with a clock is not reproducible. */
  readonly milliseconds?: number | undefined;
}

/** An answer with what a search thinks of it. */
export interface Thought {
  readonly picks: Picks;
  readonly key: string;
  readonly visits: number;
  /** The chance to win after it. */
  readonly chance: number;
}

/** A way to find the best answer by playing on in imagined worlds. */
export interface Search<S extends CoreState> {
  /** The answers worth a thought, best first. */
  think(match: Match<S>, decision: Decision, budget: SearchBudget): readonly Thought[];
  /** Goes on behind an answer: what is known of the moments after it stays. */
  follow(thought: Thought): void;
  forget(): void;
}

/** The way that suits the game. */
export function searchOf<S extends CoreState>(
  brain: Brain<S>,
  judge: Judge<S>,
  thinking: Thinking<S>,
  rng: Rng,
): Search<S> {
  const { priorsDecide = false, sketches = false } = judge.judgement;
  if (priorsDecide) return new PlanSearch(brain, judge, thinking, rng);
  return sketches ? new SketchSearch(brain, judge, thinking, rng) : new TurnSearch(brain, judge, thinking, rng);
}
