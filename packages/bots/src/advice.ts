import {
  type Brain,
  type CoreState,
  type Decision,
  type Manner,
  type Match,
  rngFromSeed,
  seedFrom,
} from '@cantina/kernel';
import { chooser } from './chooser.ts';
import type { Picks } from './picks.ts';
import { type Judge, judgeOf } from './search/judge.ts';
import { type SearchBudget, searchOf, type Thought } from './search/search.ts';

/** What somebody is told who asks: an answer, and the chance to win after it where a bot has tried it often enough. */
export interface Advice {
  readonly picks: Picks;
  readonly chance: number | null;
}

type Adviser = <S extends CoreState>(
  match: Match<S>,
  decision: Decision,
  brain: Brain<S>,
  seed: string,
  budget: SearchBudget,
) => readonly Advice[];

const MOST_ADVISED = 5;
/** What was tried less often says nothing about the chance after it. */
const LEAST_VISITS = 4;
/** Where no chances are told, an answer that promises this much less is not advised. */
const AS_GOOD = 0.03;

/**
 * What the strongest bot would answer, best first; empty where the game has taught the bots nothing or where there is
 * nothing to choose. The best is told however little time there was, and where a bot has a plan or sees only one
 * sensible answer; others only when they were tried. It knows no more than the seat.
 */
export const advise: Adviser = (match, decision, brain, seed, budget) => {
  const judge = judgeOf(brain);
  if (judge === null || !hasLearned(brain) || decision.options.length < 2) return [];
  return thoughts(match, decision, brain, judge, seed, budget).map(({ picks, visits, chance }) => ({
    picks,
    chance: visits < LEAST_VISITS ? null : chance,
  }));
};

function thoughts<S extends CoreState>(
  match: Match<S>,
  decision: Decision,
  brain: Brain<S>,
  judge: Judge<S>,
  seed: string,
  budget: SearchBudget,
): readonly Thought[] {
  const search = searchOf(brain, judge, { brain }, rngFromSeed(seedFrom(`advice ${seed}`)));
  return search
    .think(match, decision, budget)
    .filter(({ visits }, i) => i === 0 || visits >= LEAST_VISITS)
    .slice(0, MOST_ADVISED);
}

/**
 * What a bot would do, for somebody who asks. Who has learned nothing, or plays by plans, says what it would play and
 * promises nothing; who has sketched whole turns also names what is nearly as good.
 */
export const adviceFor: Adviser = (match, decision, brain, seed, budget) => {
  if (tellsChances(brain)) return advise(match, decision, brain, seed, budget);
  if (decision.options.length < 2) return [];
  const judge = judgeOf(brain);
  if (judge?.judgement.sketches === true) {
    const [best, ...others] = thoughts(match, decision, brain, judge, seed, budget);
    if (best === undefined) return [];
    const asGood = others.filter(({ chance }) => chance > best.chance - AS_GOOD);
    return [best, ...asGood].map(({ picks }) => ({ picks, chance: null }));
  }
  const { visits: iterations, milliseconds = Number.POSITIVE_INFINITY } = budget;
  const manner: Manner = { mind: brain.judgement === undefined ? 'quick' : 'search' };
  const strongest = chooser(manner, brain, `advice ${seed}`, { iterations, milliseconds });
  return [{ picks: strongest(match, decision), chance: null }];
};

/** Whether the strongest bot compares answers by what it has learned. */
const tellsChances = <S extends CoreState>(brain: Brain<S>): boolean =>
  hasLearned(brain) && brain.judgement?.priorsDecide !== true;

/** Who has learned nothing should not advise. */
const hasLearned = <S extends CoreState>({ judgement }: Brain<S>): boolean => (judgement?.weights ?? null) !== null;
