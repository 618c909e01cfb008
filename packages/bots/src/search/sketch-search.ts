import { type CoreState, type Decision, type Match, type Rng, type Seat, shuffleList } from '@cantina/kernel';
import { tryAnswer, worth } from '../world.ts';
import { type Candidate, candidatesFor } from './candidates.ts';
import type { Search, SearchBudget, Thought } from './search.ts';
import { deadlineOf, TurnThinker } from './turn-thinker.ts';

/** A table somewhere in the turn, the answers that led there, and how it looks. */
interface Sketch<S extends CoreState> {
  readonly world: Match<S>;
  readonly keys: readonly string[];
  readonly value: number;
}

/** A sketched turn, and what it came to in the worlds in which it was played. */
interface Plan {
  readonly keys: readonly string[];
  total: number;
  visits: number;
}

/** So many sketches are kept after each move, and so many turns are played on in the end. */
const BREADTH = 10;
const PLANS = 12;
const MOST_MOVES = 6;
/** Of the questions within one move so many are answered in every way, the rest as it looks best. */
const OPEN_QUESTIONS = 2;
const MOST_CANDIDATES = 16;
const LONGEST_TURN = 60;

/**
 * Sketches whole turns in one imagined world by how the table looks after each move, and plays the best of them in many
 * worlds until the next turn begins, where the table is judged. What was thought of for one move is done before it thinks
 * again.
 */
export class SketchSearch<S extends CoreState> extends TurnThinker<S> implements Search<S> {
  /** The best turn that was found, from the present question on. */
  private plan: readonly string[] = [];
  private turn = -1;

  think(match: Match<S>, decision: Decision, budget: SearchBudget): readonly Thought[] {
    const imagine = match.imaginer(decision.seat);
    const world = imagine(this.rng);
    const candidates = candidatesFor(world, decision, this.brain, this.rng);
    const settled = this.settled(match, candidates);
    if (settled !== undefined) return [{ ...settled, visits: 0, chance: this.judge.chance(world, decision.seat) }];
    const deadline = deadlineOf(budget);
    const plans = this.sketched(world, decision, candidates);
    const best = this.compared(plans, imagine, decision, budget.visits, deadline);
    this.plan = best?.keys ?? [];
    this.turn = this.turnOf(match);
    const thoughts = candidates.map(({ picks, key }): Thought => {
      const own = plans.filter(({ keys }) => keys[0] === key).toSorted((a, b) => mean(b) - mean(a))[0];
      return { picks, key, visits: own?.visits ?? 0, chance: own === undefined ? 0 : mean(own) };
    });
    const isBest = ({ key }: Thought): number => (key === this.plan[0] ? 1 : 0);
    return thoughts.sort((a, b) => isBest(b) - isBest(a) || b.chance - a.chance);
  }

  follow({ key }: Thought): void {
    this.plan = this.plan[0] === key ? this.plan.slice(1) : [];
  }

  forget(): void {
    this.plan = [];
  }

  /** The answer about which there is nothing to think: the only one, or what the plan says within a move. */
  private settled(match: Match<S>, candidates: readonly Candidate[]): Candidate | undefined {
    if (candidates.length === 1) return candidates[0];
    if (match.isAtStepStart || this.turnOf(match) !== this.turn) return undefined;
    return candidates.find(({ key }) => key === this.plan[0]);
  }

  /** Ways through the rest of the turn, as far as this seat decides. */
  private sketched(first: Match<S>, decision: Decision, candidates: readonly Candidate[]): readonly Plan[] {
    const { seat } = decision;
    const step = stepOf(first);
    const turn = this.turnOf(first);
    const isOver = (world: Match<S>): boolean =>
      stepOf(world) !== step || this.turnOf(world) !== turn || questionTo(world, seat) === undefined;
    const done: Sketch<S>[] = [];
    let open = this.movesFrom({ world: first, keys: [], value: 0 }, decision, candidates, isOver);
    for (let i = 0; i < MOST_MOVES && open.length > 0; i++) {
      done.push(...open.filter(({ world }) => isOver(world)));
      const kept = bestOf(
        open.filter(({ world }) => !isOver(world)),
        BREADTH,
      );
      open = kept.flatMap((sketch) => this.goOn(sketch, seat, isOver));
    }
    return bestOf([...done, ...open], PLANS).map(({ keys }): Plan => ({ keys, total: 0, visits: 0 }));
  }

  private goOn(sketch: Sketch<S>, seat: Seat, isOver: (world: Match<S>) => boolean): Sketch<S>[] {
    const asked = questionTo(sketch.world, seat);
    if (asked === undefined) return [];
    return this.movesFrom(sketch, asked, candidatesFor(sketch.world, asked, this.brain, this.rng), isOver);
  }

  /** The sketches after one more move: the answer to this question, and to those that follow until a step begins anew. */
  private movesFrom(
    from: Sketch<S>,
    asked: Decision,
    candidates: readonly Candidate[],
    isOver: (world: Match<S>) => boolean,
    depth = 0,
  ): Sketch<S>[] {
    const after = this.answered(from, asked, candidates);
    const kept = depth < OPEN_QUESTIONS ? after : bestOf(after, 1);
    return kept.flatMap((sketch) => {
      const next = questionTo(sketch.world, asked.seat);
      const { world } = sketch;
      if (next === undefined || world.isAtStepStart || depth > LONGEST_TURN || isOver(world)) return [sketch];
      const options = candidatesFor(sketch.world, next, this.brain, this.rng);
      return this.movesFrom(sketch, next, options, isOver, options.length > 1 ? depth + 1 : depth);
    });
  }

  /** The table after each answer. */
  private answered(from: Sketch<S>, asked: Decision, candidates: readonly Candidate[]): Sketch<S>[] {
    const some = [...candidates];
    shuffleList(this.rng, some);
    return some.slice(0, MOST_CANDIDATES).flatMap(({ picks, key }): Sketch<S>[] => {
      const world = from.world.fork();
      if (!tryAnswer(world, asked, picks, this.thinking)) return [];
      return [{ world, keys: [...from.keys, key], value: worth(world, this.brain, asked.seat) }];
    });
  }

  /** The best plan: all are played in the same worlds, round by round; after each round the worse half drops out. */
  private compared(
    plans: readonly Plan[],
    imagine: (rng: Rng) => Match<S>,
    decision: Decision,
    visits: number,
    deadline: number,
  ): Plan | undefined {
    const rounds = Math.ceil(Math.log2(Math.max(2, plans.length)));
    let left = plans;
    while (left.length > 1) {
      const worlds = Math.floor(visits / (rounds * left.length));
      for (let i = 0; i < worlds && performance.now() < deadline; i++) {
        const world = imagine(this.rng);
        for (const plan of left) {
          plan.visits++;
          plan.total += this.playOn(world.fork(), decision, plan.keys);
        }
      }
      left = left.toSorted((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(left.length / 2));
    }
    return left[0];
  }

  /** Until the next turn begins: by the plan, and where it says nothing, as it looks best right after each answer. */
  private playOn(world: Match<S>, { seat, id }: Decision, plan: readonly string[]): number {
    const turn = this.turnOf(world);
    let ahead = plan;
    for (let i = 0; i < LONGEST_TURN && world.outcome === null && this.turnOf(world) === turn; i++) {
      const asked = i === 0 ? world.asked.find((each) => each.id === id) : world.asked[0];
      if (asked === undefined) break;
      const candidates = candidatesFor(world, asked, this.brain, this.rng);
      const planned = asked.seat === seat ? candidates.find(({ key }) => key === ahead[0]) : undefined;
      if (asked.seat === seat) ahead = planned === undefined ? [] : ahead.slice(1);
      const { picks } = planned ?? this.bestLooking(world, asked, candidates);
      if (!tryAnswer(world, asked, picks, this.thinking)) break;
    }
    return this.judge.chance(world, seat);
  }

  private bestLooking(world: Match<S>, asked: Decision, candidates: readonly Candidate[]): Candidate {
    const [first] = candidates as [Candidate];
    if (candidates.length === 1) return first;
    const [best] = bestOf(this.answered({ world, keys: [], value: 0 }, asked, candidates), 1);
    return candidates.find(({ key }) => key === best?.keys[0]) ?? first;
  }
}

const mean = ({ total, visits }: Plan): number => (visits === 0 ? 0 : total / visits);

const bestOf = <T extends { readonly value: number }>(all: readonly T[], most: number): T[] =>
  all.toSorted((a, b) => b.value - a.value).slice(0, most);

const stepOf = <S extends CoreState>(match: Match<S>): string => match.read((g) => g.state.step);

const questionTo = <S extends CoreState>(world: Match<S>, seat: Seat): Decision | undefined =>
  world.asked.find((each) => each.seat === seat);
