import { type CoreState, type Decision, type Match, type Rng, shuffleList } from '@cantina/kernel';
import type { Picks } from './picks.ts';
import { answerOthers, promising, type Thinking, tryAnswer, worth } from './world.ts';

/** More answers than this are not compared; where there are more, a sample is. */
const MOST_CANDIDATES = 40;
const MOST_FOLLOW_UP_CANDIDATES = 12;
/** How many questions behind the first one are thought through. */
const FOLLOW_UPS = 4;

/** Tries every answer once in one imagined world and takes the one after which the table looks best. */
export function quickPicks<S extends CoreState>(
  match: Match<S>,
  decision: Decision,
  thinking: Thinking<S>,
  rng: Rng,
): Picks {
  const imagined = match.imagine(decision.seat, rng);
  const candidates = promising(imagined, decision, thinking, rng, MOST_CANDIDATES);
  answerOthers(imagined, decision, thinking, rng);
  return best(imagined, decision, candidates, thinking, rng, (world) => {
    followUp(world, imagined, decision, thinking, rng);
  });
}

/** The answer after which the table looks best; among equals any. */
export function best<S extends CoreState>(
  from: Match<S>,
  decision: Decision,
  candidates: Picks[],
  thinking: Thinking<S>,
  rng: Rng,
  goOn?: (world: Match<S>) => void,
): Picks {
  shuffleList(rng, candidates);
  let [chosen] = candidates as [Picks, ...Picks[]];
  if (candidates.length === 1) return chosen;
  let highest = -1;
  for (const picks of candidates) {
    const world = from.fork();
    if (!tryAnswer(world, decision, picks, thinking)) continue;
    goOn?.(world);
    const value = worth(world, thinking.brain, decision.seat);
    if (value > highest) {
      highest = value;
      chosen = picks;
    }
  }
  return chosen;
}

/** Goes on through the questions that belong to the same move, each answered by the look of the table right after it. */
function followUp<S extends CoreState>(
  world: Match<S>,
  before: Match<S>,
  asked: Decision,
  thinking: Thinking<S>,
  rng: Rng,
): void {
  for (let i = 0; i < FOLLOW_UPS; i++) {
    const next = world.asked.find((each) => each.seat === asked.seat);
    if (next === undefined || !sameMove(world, before, asked, next)) return;
    const picks = best(world, next, promising(world, next, thinking, rng, MOST_FOLLOW_UP_CANDIDATES), thinking, rng);
    if (!tryAnswer(world, next, picks, thinking)) return;
  }
}

/** The same question again after something has happened is the next move; so is whatever another step asks. */
function sameMove<S extends CoreState>(world: Match<S>, before: Match<S>, asked: Decision, next: Decision): boolean {
  if (stepOf(world) !== stepOf(before)) return false;
  return next.prompt.key !== asked.prompt.key || world.eventCount === before.eventCount;
}

const stepOf = <S extends CoreState>(match: Match<S>): string => match.read((g) => g.state.step);
