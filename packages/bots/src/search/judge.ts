import type { Brain, CoreState, Judgement, Match, Outcome, Seat, Weights } from '@cantina/kernel';
import { chancesOf, type Network, Notes, type Sparse } from '../learn/network.ts';
import { unpacked } from '../learn/weights.ts';
import { worth } from '../world.ts';

/** Tells how likely somebody wins from the beginning of a turn. */
export interface Judge<S extends CoreState> {
  readonly judgement: Judgement<S>;
  /** For the seat whose imagined world it is. */
  chance(world: Match<S>, seat: Seat): number;
}

/** By what was learned. */
export class LearnedJudge<S extends CoreState> implements Judge<S> {
  private readonly notes = new Notes();

  constructor(
    readonly judgement: Judgement<S>,
    readonly network: Network,
  ) {}

  chance(world: Match<S>, seat: Seat): number {
    return this.chances(world)[world.read((g) => this.judgement.contenderOf(g, seat))] ?? 0;
  }

  /** Of all contenders. */
  chances(world: Match<S>): readonly number[] {
    const { outcome } = world;
    if (outcome !== null) return wonBy(this.judgement, world, outcome);
    const { judgement, network, notes } = this;
    return world.read((g) => {
      const standings: number[] = [];
      for (let each = 0; each < judgement.contenders(g); each++) {
        judgement.read(g, each, notes.begin().note);
        standings.push(network.standing(notes.now));
      }
      return chancesOf(standings);
    });
  }

  /** What the judgement looks at, to be kept. */
  look(world: Match<S>): readonly Sparse[] {
    const { judgement, notes } = this;
    return world.read((g) =>
      Array.from({ length: judgement.contenders(g) }, (_, each) => {
        judgement.read(g, each, notes.begin().note);
        return notes.done();
      }),
    );
  }
}

/** By what the game says of itself: as long as nothing was learned. */
export class CountedJudge<S extends CoreState> implements Judge<S> {
  constructor(
    readonly judgement: Judgement<S>,
    private readonly brain: Brain<S>,
  ) {}

  chance(world: Match<S>, seat: Seat): number {
    return worth(world, this.brain, seat);
  }
}

/** The chances once a game is over. Where no seat has won, whoever has no seat has: the game itself. */
export function wonBy<S extends CoreState>(
  judgement: Judgement<S>,
  world: Match<S>,
  { winners }: Outcome,
): readonly number[] {
  return world.read((g) => {
    const seats = Array.from({ length: g.state.seats }, (_, seat) => judgement.contenderOf(g, seat));
    const all = Array.from({ length: judgement.contenders(g) }, (_, each) => each);
    const won =
      winners.length > 0 ? winners.map((seat) => seats[seat] ?? -1) : all.filter((each) => !seats.includes(each));
    const winning = all.map((each) => (won.includes(each) ? 1 : 0));
    const count = winning.reduce((sum: number, each) => sum + each, 0);
    return winning.map((each) => (count === 0 ? 1 / all.length : each / count));
  });
}

/** Networks by their weights: reading them takes longer than many an answer. */
const networks = new WeakMap<Weights, Network>();

function networkOf(weights: Weights, features: readonly string[]): Network {
  const known = networks.get(weights) ?? unpacked(weights, features);
  networks.set(weights, known);
  return known;
}

/** The judge of a game: learned, or counted where nothing was learned; null where the game has no judgement at all. */
export function judgeOf<S extends CoreState>(brain: Brain<S>): Judge<S> | null {
  const { judgement } = brain;
  if (judgement === undefined) return null;
  if (judgement.weights === null) return new CountedJudge(judgement, brain);
  return new LearnedJudge(judgement, networkOf(judgement.weights, judgement.features));
}
