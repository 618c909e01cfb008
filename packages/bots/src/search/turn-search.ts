import type { CoreState, Decision, Match } from '@cantina/kernel';
import { fraction } from '../learn/learner.ts';
import { tryAnswer } from '../world.ts';
import { type Candidate, candidatesFor, drawn } from './candidates.ts';
import type { Search, SearchBudget, Thought } from './search.ts';
import { deadlineOf, TurnThinker } from './turn-thinker.ts';

/** What is known of the moment after some answers, over all worlds in which it was reached. */
class Moment {
  visits = 0;
  total = 0;
  readonly after = new Map<string, Moment>();
}

/** How much the untried draws. */
const CURIOSITY = 0.6;
/** More answers than this in one turn end it; whoever is asked that often goes round in circles. */
const LONGEST_TURN = 80;
const LOOK_AT_CLOCK_EVERY = 8;

/**
 * Searches the rest of a turn: plays it to its end again and again, each time in another world the seat can imagine,
 * prefers what has ended well, and judges the table where the next turn begins. What was found is kept as long as the
 * turn lasts.
 */
export class TurnSearch<S extends CoreState> extends TurnThinker<S> implements Search<S> {
  private root = new Moment();
  private turn = -1;
  /** The best and the worst end so far: chances are compared in between. */
  private range = { low: 1, high: 0 };

  think(match: Match<S>, decision: Decision, budget: SearchBudget): readonly Thought[] {
    const { seat } = decision;
    const imagine = match.imaginer(seat);
    this.enter(this.turnOf(match));
    const candidates = candidatesFor(imagine(this.rng), decision, this.brain, this.rng);
    const [only] = candidates as [Candidate];
    if (candidates.length === 1) return [{ ...only, visits: 0, chance: this.chanceAt(this.root) }];
    const deadline = deadlineOf(budget);
    for (let i = 0; this.root.visits < budget.visits; i++) {
      if (i % LOOK_AT_CLOCK_EVERY === 0 && i > 0 && performance.now() > deadline) break;
      this.playOn(imagine(this.rng), decision, candidates);
    }
    const thoughts = candidates.map(({ picks, key }): Thought => {
      const after = this.root.after.get(key);
      return { picks, key, visits: after?.visits ?? 0, chance: after === undefined ? 0 : this.chanceAt(after) };
    });
    return thoughts.sort((a, b) => b.visits - a.visits || b.chance - a.chance);
  }

  follow({ key, visits }: Thought): void {
    if (visits > 0) this.root = this.root.after.get(key) ?? new Moment();
  }

  forget(): void {
    this.turn = -1;
  }

  private enter(turn: number): void {
    if (turn === this.turn) return;
    this.turn = turn;
    this.root = new Moment();
    this.range = { low: 1, high: 0 };
  }

  private chanceAt({ visits, total }: Moment): number {
    return visits === 0 ? 0.5 : total / visits;
  }

  /** One way to the end of the turn, and what it was worth, noted at every moment on the way. */
  private playOn(world: Match<S>, { seat, id }: Decision, first: readonly Candidate[]): void {
    const path = [this.root];
    let moment: Moment | null = this.root;
    for (let i = 0; i < LONGEST_TURN && world.outcome === null && this.turnOf(world) === this.turn; i++) {
      const asked = i === 0 ? world.asked.find((each) => each.id === id) : world.asked[0];
      if (asked === undefined) break;
      const candidates = i === 0 ? first : candidatesFor(world, asked, this.brain, this.rng);
      let chosen: Candidate;
      if (asked.seat !== seat || moment === null || candidates.length === 1) chosen = drawn(candidates, this.rng);
      else {
        chosen = this.mostPromising(moment, candidates);
        const known: Moment | undefined = moment.after.get(chosen.key);
        const next: Moment = known ?? new Moment();
        if (known === undefined) moment.after.set(chosen.key, next);
        path.push(next);
        // Beyond a new moment the way is only guessed
        moment = known === undefined ? null : next;
      }
      if (!tryAnswer(world, asked, chosen.picks, this.thinking)) break;
    }
    this.note(path, this.judge.chance(world, seat));
  }

  private mostPromising(moment: Moment, candidates: readonly Candidate[]): Candidate {
    const { low, high } = this.range;
    const span = Math.max(1e-4, high - low);
    const within = (each: Moment): number => (this.chanceAt(each) - low) / span;
    const unknown = moment.visits === 0 ? 0.5 : within(moment);
    const priors = candidates.reduce((sum, { prior }) => sum + prior, 0);
    const root = Math.sqrt(moment.visits + 1);
    let [best] = candidates as [Candidate];
    let most = Number.NEGATIVE_INFINITY;
    for (const each of candidates) {
      const after = moment.after.get(each.key);
      const worth = after === undefined || after.visits === 0 ? unknown : within(after);
      const curiosity = (CURIOSITY * Math.sqrt(each.prior / priors) * root) / (1 + (after?.visits ?? 0));
      const promise = worth + curiosity + fraction(this.rng) * 1e-6;
      if (promise <= most) continue;
      most = promise;
      best = each;
    }
    return best;
  }

  private note(path: readonly Moment[], chance: number): void {
    this.range.low = Math.min(this.range.low, chance);
    this.range.high = Math.max(this.range.high, chance);
    for (const moment of path) {
      moment.visits++;
      moment.total += chance;
    }
  }
}
