import type { CoreState, Decision, Match, Rng } from '@cantina/kernel';
import type { Picks } from '../picks.ts';
import { best } from '../quick.ts';
import { answerOthers, promising, type Thinking, tryAnswer } from '../world.ts';
import { candidatesFor, plannedBy } from './candidates.ts';
import type { Judge } from './judge.ts';

/** In how many worlds a few answers are compared, and how long at most. */
export interface Comparison {
  readonly worlds: number;
  readonly milliseconds?: number | undefined;
}

const MOST_ANSWERS = 80;
const MOST_CANDIDATES = 12;

/**
 * The chance to win after each of a few answers: all of them are played on in the same imagined worlds until the next turn
 * begins, by the plans of the game and, where it has none, by the look of the table right after each answer.
 */
export function prospects<S extends CoreState>(
  match: Match<S>,
  decision: Decision,
  answers: readonly Picks[],
  judge: Judge<S>,
  thinking: Thinking<S>,
  rng: Rng,
  { worlds, milliseconds = Number.POSITIVE_INFINITY }: Comparison,
): readonly number[] {
  const imagine = match.imaginer(decision.seat);
  const deadline = performance.now() + milliseconds;
  const totals = answers.map(() => 0);
  let played = 0;
  while (played < worlds && (played === 0 || performance.now() < deadline)) {
    const world = imagine(rng);
    answerOthers(world, decision, thinking, rng);
    answers.forEach((picks, i) => {
      totals[i] = (totals[i] ?? 0) + endOf(world.fork(), decision, picks, judge, thinking, rng);
    });
    played++;
  }
  return totals.map((total) => total / Math.max(1, played));
}

/** Plays one answer on to the end of the turn, and judges the table there. */
function endOf<S extends CoreState>(
  world: Match<S>,
  decision: Decision,
  picks: Picks,
  judge: Judge<S>,
  thinking: Thinking<S>,
  rng: Rng,
): number {
  const turnOf = (): number => world.read((g) => judge.judgement.turn(g));
  const turn = turnOf();
  let goesOn = tryAnswer(world, decision, picks, thinking);
  for (let i = 0; goesOn && i < MOST_ANSWERS && world.outcome === null && turnOf() === turn; i++) {
    const [asked] = world.asked;
    if (asked === undefined) break;
    goesOn = tryAnswer(world, asked, usual(world, asked, thinking, rng), thinking);
  }
  return judge.chance(world, decision.seat);
}

/** What a seat does in this world without much thought. */
function usual<S extends CoreState>(world: Match<S>, asked: Decision, thinking: Thinking<S>, rng: Rng): Picks {
  const plan = plannedBy(world, asked, thinking.brain);
  if (plan === null) return best(world, asked, promising(world, asked, thinking, rng, MOST_CANDIDATES), thinking, rng);
  const candidates = candidatesFor(world, asked, thinking.brain, rng, plan);
  return candidates.reduce((one, other) => (other.prior > one.prior ? other : one)).picks;
}
