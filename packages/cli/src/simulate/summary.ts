import type { Failure, GameResult } from './run.ts';

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
  readonly turnsPerGame: { readonly mean: number; readonly min: number; readonly max: number } | null;
  readonly wins: {
    readonly seats: readonly number[];
    readonly sides: Readonly<Record<string, number>> | null;
    /** Games with several winners, or none. */
    readonly shared: number;
    readonly nobody: number;
  };
  /** The most answers that a restore would have had to feed at any moment. */
  readonly longestTail: number;
  readonly failures: readonly Failure[];
}

/** Adds up games as they come, without keeping them. */
export class Tally {
  private games = 0;
  private decisions = 0;
  private answers = 0;
  private turns: { sum: number; min: number; max: number; games: number } | null = null;
  private tail = 0;
  private shared = 0;
  private nobody = 0;
  private readonly seats: number[];
  private readonly sides = new Map<string, number>();
  private readonly failures: Failure[] = [];

  constructor(seats: number) {
    this.seats = Array.from({ length: seats }, () => 0);
  }

  add({ answers, decisions, turns, tail, winners, sides, failure }: GameResult): void {
    this.games++;
    this.decisions += decisions;
    this.answers += answers;
    this.tail = Math.max(this.tail, tail);
    if (failure !== null) {
      this.failures.push(failure);
      return;
    }
    if (turns !== null) this.addTurns(turns);
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
    const { turns } = this;
    return {
      games: this.games,
      decisions: this.decisions,
      answers: this.answers,
      seconds: round(seconds, 3),
      decisionsPerSecond: Math.round(this.decisions / Math.max(seconds, 1e-6)),
      stuck: this.failures.filter(({ kind }) => kind === 'stuck').length,
      errors: this.failures.filter(({ kind }) => kind === 'error').length,
      turns: turns?.sum ?? null,
      turnsPerGame: turns && { mean: round(turns.sum / turns.games, 2), min: turns.min, max: turns.max },
      wins: {
        seats: this.seats,
        sides: this.sides.size === 0 ? null : Object.fromEntries(this.sides),
        shared: this.shared,
        nobody: this.nobody,
      },
      longestTail: this.tail,
      failures: this.failures,
    };
  }

  private addTurns(turns: number): void {
    this.turns ??= { sum: 0, min: turns, max: turns, games: 0 };
    this.turns.sum += turns;
    this.turns.games++;
    this.turns.min = Math.min(this.turns.min, turns);
    this.turns.max = Math.max(this.turns.max, turns);
  }
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
