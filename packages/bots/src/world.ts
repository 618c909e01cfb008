import {
  type Brain,
  type CoreState,
  type Decision,
  type FaultReport,
  KernelError,
  type Match,
  type Rng,
  type Seat,
} from '@cantina/kernel';
import { candidatePicks, type Picks, randomPicks } from './picks.ts';

/** What a bot may use to think. */
export interface Thinking<S extends CoreState> {
  readonly brain: Brain<S>;
  /** Told of faults in the rules met while thinking; the bot itself goes on with what it knows. */
  readonly onFault?: ((report: FaultReport<S>) => void) | undefined;
}

/** How good an imagined table is for a seat, from 0 to 1. */
export function worth<S extends CoreState>(world: Match<S>, brain: Brain<S>, seat: Seat): number {
  const { outcome } = world;
  if (outcome !== null) return outcome.winners.includes(seat) ? 1 : 0;
  return Math.min(
    1,
    Math.max(
      0,
      world.read((g) => brain.evaluate(g, seat)),
    ),
  );
}

/** Answers in an imagined world; false when the rules fail there. */
export function tryAnswer<S extends CoreState>(
  world: Match<S>,
  { seat, id }: Decision,
  picks: Picks,
  { onFault }: Thinking<S>,
): boolean {
  try {
    world.answer(seat, id, picks);
    return true;
  } catch (error) {
    if (!(error instanceof KernelError) || error.code !== 'rule-fault') throw error;
    for (const report of world.faults.splice(0)) onFault?.(report);
    return false;
  }
}

/** Seats that are asked at the same time can't know one another's answers: they answer somehow. */
export function answerOthers<S extends CoreState>(
  world: Match<S>,
  asked: Decision,
  thinking: Thinking<S>,
  rng: Rng,
): void {
  for (const other of world.asked) {
    if (other.id !== asked.id) tryAnswer(world, other, randomPicks(other, rng), thinking);
  }
}

/** Options with a smaller hint are thought about only when nothing else is left. */
const HOPELESS = 0.05;

/** The answers worth comparing in this world, `most` at most. */
export function promising<S extends CoreState>(
  world: Match<S>,
  decision: Decision,
  { brain }: Thinking<S>,
  rng: Rng,
  most: number,
): Picks[] {
  if (brain.hint === undefined) return candidatePicks(decision, rng, most);
  const hints = world.read((g) => decision.options.map(({ id }) => brain.hint?.(g, decision, id) ?? 1));
  const options = decision.options.filter((_, i) => (hints[i] ?? 1) >= HOPELESS);
  const enough = options.length > 0 && options.length >= decision.min;
  return candidatePicks(enough ? { options, min: decision.min, max: decision.max } : decision, rng, most);
}
