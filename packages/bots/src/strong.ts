import type { CoreState, Decision, Match, Rng } from '@cantina/kernel';
import type { Picks } from './picks.ts';
import { best } from './quick.ts';
import { answerOthers, promising, type Thinking, tryAnswer, worth } from './world.ts';

/** How long a strong bot thinks about one answer. */
export interface Budget {
  /** At most this many continuations are played out. */
  readonly iterations?: number;
  /** At most this long. A bot with a clock is not reproducible. */
  readonly milliseconds?: number;
}

const ITERATIONS = 96;
const MOST_CANDIDATES = 24;
const MOST_CANDIDATES_ON_THE_WAY = 12;
/** How many answers a continuation has at most. */
const HORIZON = 24;

/** An answer under consideration, and what its continuations were worth. */
interface Rival {
  readonly picks: Picks;
  total: number;
  visits: number;
}

/**
 * Plays every answer on in imagined worlds, all seats answering by the look of the table, until the turn has passed on;
 * then the table is judged. The worlds are the same for all rivals. After each round the worse half drops out, so that
 * most of the time goes into the answers that are hard to tell apart.
 */
export function strongPicks<S extends CoreState>(
  match: Match<S>,
  decision: Decision,
  thinking: Thinking<S>,
  rng: Rng,
  { iterations = ITERATIONS, milliseconds = Number.POSITIVE_INFINITY }: Budget,
): Picks {
  const candidates = promising(match.imagine(decision.seat, rng), decision, thinking, rng, MOST_CANDIDATES);
  let rivals = candidates.map((picks): Rival => ({ picks, total: 0, visits: 0 }));
  const rounds = Math.ceil(Math.log2(rivals.length));
  const deadline = performance.now() + milliseconds;
  while (rivals.length > 1 && performance.now() < deadline) {
    const worlds = Math.max(1, Math.floor(iterations / (rounds * rivals.length)));
    for (let i = 0; i < worlds && performance.now() < deadline; i++) {
      compare(match, decision, rivals, thinking, rng, deadline);
    }
    rivals = [...rivals].sort((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(rivals.length / 2));
  }
  return (rivals[0] as Rival).picks;
}

const mean = ({ total, visits }: Rival): number => (visits === 0 ? -1 : total / visits);

/** Tries all rivals in one imagined world. */
function compare<S extends CoreState>(
  match: Match<S>,
  decision: Decision,
  rivals: readonly Rival[],
  thinking: Thinking<S>,
  rng: Rng,
  deadline: number,
): void {
  const imagined = match.imagine(decision.seat, rng);
  answerOthers(imagined, decision, thinking, rng);
  for (const rival of rivals) {
    if (performance.now() > deadline) return;
    const world = imagined.fork();
    rival.visits++;
    if (!tryAnswer(world, decision, rival.picks, thinking)) continue;
    rival.total += playOn(world, decision, thinking, rng);
  }
}

/**
 * Goes on to the end of the turn and tells what the table is worth there. A single question to another seat belongs to
 * the turn; with the second one in a row the turn has passed on, and the moment before the first one counts.
 */
function playOn<S extends CoreState>(world: Match<S>, { seat }: Decision, thinking: Thinking<S>, rng: Rng): number {
  let passedOn: number | null = null;
  for (let i = 0; i < HORIZON; i++) {
    const [asked] = world.asked;
    if (asked === undefined) break;
    if (asked.seat === seat) passedOn = null;
    else if (passedOn !== null) return passedOn;
    else passedOn = worth(world, thinking.brain, seat);
    answerOthers(world, asked, thinking, rng);
    const picks = best(world, asked, promising(world, asked, thinking, rng, MOST_CANDIDATES_ON_THE_WAY), thinking, rng);
    if (!tryAnswer(world, asked, picks, thinking)) break;
  }
  return worth(world, thinking.brain, seat);
}
