import { type Brain, type CoreState, type Decision, type Match, next, type Rng, rngFrom } from '@cantina/kernel';
import { type Thinking, tryAnswer } from '../world.ts';
import { type Candidate, candidatesFor, likeliest } from './candidates.ts';
import type { Judge } from './judge.ts';
import type { Search, SearchBudget, Thought } from './search.ts';

/** An answer under trial. */
interface Rival extends Candidate {
  total: number;
  visits: number;
}

/** More answers than this in one trial go round in circles. */
const LONGEST_TRIAL = 120;

/**
 * Tries every answer in the same imagined worlds, everybody going on with what looks most promising, for some turns; then
 * the table is judged. After each round the worse half drops out, so that most trials go into the answers that are hard to
 * tell apart. Where dice decide much, this tells more than a tree: all answers meet the same luck.
 */
export class TrialSearch<S extends CoreState> implements Search<S> {
  constructor(
    private readonly brain: Brain<S>,
    private readonly judge: Judge<S>,
    private readonly thinking: Thinking<S>,
    private readonly rng: Rng,
    /** How many turns a trial lasts, the present one included. */
    private readonly turns: number,
  ) {}

  think(match: Match<S>, decision: Decision, { visits, milliseconds }: SearchBudget): readonly Thought[] {
    const imagine = match.imaginer(decision.seat);
    const candidates = candidatesFor(imagine(this.rng), decision, this.brain, this.rng);
    const all = candidates.map((each): Rival => ({ ...each, total: 0, visits: 0 }));
    if (all.length === 1) return all.map(thoughtOf);
    const deadline = milliseconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + milliseconds;
    const rounds = Math.ceil(Math.log2(all.length));
    let rivals = all;
    while (rivals.length > 1 && performance.now() < deadline) {
      const worlds = Math.max(1, Math.floor(visits / (rounds * rivals.length)));
      for (let i = 0; i < worlds && performance.now() < deadline; i++) this.compare(imagine, decision, rivals);
      rivals = rivals.toSorted((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(rivals.length / 2));
    }
    // Whoever has stayed longer has been tried more often; among them the better one first
    return all.map(thoughtOf).sort((a, b) => b.visits - a.visits || b.chance - a.chance);
  }

  follow(): void {
    // Every answer is tried anew
  }

  forget(): void {
    // There is nothing to forget
  }

  /** All rivals in one world, with the same luck. */
  private compare(imagine: (rng: Rng) => Match<S>, decision: Decision, rivals: readonly Rival[]): void {
    const seed = [next(this.rng), next(this.rng), next(this.rng), next(this.rng)] as const;
    for (const rival of rivals) {
      const luck = rngFrom(seed);
      const world = imagine(luck);
      rival.visits++;
      if (tryAnswer(world, decision, rival.picks, this.thinking)) rival.total += this.playOn(world, decision, luck);
    }
  }

  private playOn(world: Match<S>, { seat }: Decision, luck: Rng): number {
    let turn = this.turnOf(world);
    let left = this.turns;
    for (let i = 0; i < LONGEST_TRIAL && world.outcome === null; i++) {
      const now = this.turnOf(world);
      if (now !== turn) {
        turn = now;
        left--;
        if (left <= 0) break;
      }
      const [asked] = world.asked;
      if (asked === undefined) break;
      const { picks } = likeliest(candidatesFor(world, asked, this.brain, luck));
      if (!tryAnswer(world, asked, picks, this.thinking)) break;
    }
    return this.judge.chance(world, seat);
  }

  private turnOf(world: Match<S>): number {
    return world.read((g) => this.judge.judgement.turn(g));
  }
}

const mean = ({ total, visits }: Rival): number => (visits === 0 ? -1 : total / visits);

const thoughtOf = ({ picks, key, total, visits }: Rival): Thought => ({
  picks,
  key,
  visits,
  chance: visits === 0 ? 0.5 : total / visits,
});
