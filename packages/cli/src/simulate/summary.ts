import type { Failure, GameResult } from './run.ts';

interface TurnsPerGame {
  readonly mean: number;
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** What came out of all games together. */
export interface Summary {
  readonly games: number;
  /** Answers, and choices the rules took for an opponent without a seat. */
  readonly decisions: number;
  readonly answers: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly stuck: number;
  readonly errors: number;
  /** Of all games together; null when the game does not count turns. */
  readonly turns: number | null;
  readonly turnsPerGame: TurnsPerGame | null;
  readonly wins: {
    readonly seats: readonly number[];
    readonly sides: Readonly<Record<string, number>> | null;
    /** Games with several winners, or none. */
    readonly shared: number;
    readonly nobody: number;
  };
  /** How many games ended for each reason: where people win or lose by themselves, only this tells how the group fared. */
  readonly endings: Readonly<Record<string, number>>;
  /** The most answers that a restore would have had to feed at any moment. */
  readonly longestTail: number;
  readonly failures: readonly Failure[];
}

/** Adds up games as they come, without keeping more of them than how long they took. */
export class Tally {
  private games = 0;
  private decisions = 0;
  private answers = 0;
  private readonly turns: number[] = [];
  private tail = 0;
  private shared = 0;
  private nobody = 0;
  private readonly seats: number[];
  private readonly sides = new Map<string, number>();
  private readonly endings = new Map<string, number>();
  private readonly failures: Failure[] = [];

  constructor(seats: number) {
    this.seats = Array.from({ length: seats }, () => 0);
  }

  add({ answers, decisions, turns, tail, winners, ending, sides, failure }: GameResult): void {
    this.games++;
    this.decisions += decisions;
    this.answers += answers;
    this.tail = Math.max(this.tail, tail);
    if (failure !== null) {
      this.failures.push(failure);
      return;
    }
    if (turns !== null) this.turns.push(turns);
    if (ending !== null) this.endings.set(ending, (this.endings.get(ending) ?? 0) + 1);
    for (const side of sides ?? []) this.sides.set(side, this.sides.get(side) ?? 0);
    for (const seat of winners) {
      this.seats[seat] = (this.seats[seat] ?? 0) + 1;
      const side = sides?.[seat];
      if (side !== undefined) this.sides.set(side, (this.sides.get(side) ?? 0) + 1);
    }
    if (winners.length > 1) this.shared++;
    if (winners.length === 0) this.nobody++;
  }

  summary(seconds: number): Summary {
    const turns = this.turns.length === 0 ? null : this.turns.reduce((sum, each) => sum + each);
    return {
      games: this.games,
      decisions: this.decisions,
      answers: this.answers,
      seconds: round(seconds, 3),
      decisionsPerSecond: Math.round(this.decisions / Math.max(seconds, 1e-6)),
      stuck: this.failures.filter(({ kind }) => kind === 'stuck').length,
      errors: this.failures.filter(({ kind }) => kind === 'error').length,
      turns,
      turnsPerGame: turns === null ? null : { mean: round(turns / this.turns.length, 2), ...spread(this.turns) },
      wins: {
        seats: this.seats,
        sides: this.sides.size === 0 ? null : Object.fromEntries(this.sides),
        shared: this.shared,
        nobody: this.nobody,
      },
      endings: Object.fromEntries(this.endings),
      longestTail: this.tail,
      failures: this.failures,
    };
  }
}

const at = (sorted: readonly number[], share: number): number => sorted[Math.round((sorted.length - 1) * share)] ?? 0;

function spread(numbers: readonly number[]): Omit<TurnsPerGame, 'mean'> {
  const sorted = numbers.toSorted((a, b) => a - b);
  return { median: at(sorted, 0.5), min: at(sorted, 0), max: at(sorted, 1) };
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
