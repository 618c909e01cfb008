import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { Learner, lossOf, type Moment, Network, newNetwork, packed, unpacked } from '@cantina/bots';
import { type Judgement, type Rng, rngFromSeed, seedFrom, type Trained, type Weights } from '@cantina/kernel';
import { interval } from '../arena/ratings.ts';

/** Games that are kept to learn from; older ones were played by a weaker bot. */
const GAMES_KEPT = 4000;
/** Of so many games one is kept apart, to see how well games are judged that were not learned from. */
const APART_EVERY = 12;
const APART_KEPT = 300;
/** The first generation watches so many times as many games: they are quick, and it knows nothing yet. */
const FIRST_GENERATION = 2;
/** Whoever goes on with weights alone plays so many times as many games first: what few games teach spoils more than it brings. */
const WITHOUT_GAMES = 4;
const FIRST_EPOCHS = 6;
const EPOCHS = 2;
/** How much of what is played with comes from the latest epoch; the rest is the average of those before. */
const LATEST = 0.3;
/** Of weights that don't say how long they were trained. */
const UNCOUNTED: Trained = { generation: 1, games: 0, seconds: 0 };
/** Trials that the learning curve looks back on. */
const TRIALS_KEPT = 200;

/** A point of the learning curve. */
export interface Progress {
  readonly generation: number;
  readonly seconds: number;
  readonly games: number;
  readonly loss: number;
  /** Of games that were not learned from. */
  readonly lossApart: number;
  /** Against `quick`, over the last trials. */
  readonly trials: number;
  readonly won: number;
  /** Between what shares the true one lies 95 of 100 times, reckoned as in the arena. */
  readonly from: number;
  readonly to: number;
}

/** How somebody learns. */
export interface Course {
  readonly hidden: number;
  readonly seed: string;
  readonly shared: SharedArrayBuffer;
  /** Games of a generation. */
  readonly every: number;
  /** What was learned before; null begins with nothing. */
  readonly before: Weights | null;
}

/** What is kept between two evenings of training. */
export const keptIn = (folder: string): Weights | null => {
  const file = join(folder, KEPT);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Weights) : null;
};

const KEPT = 'weights.json';

/** Learns from games as they come, generation by generation, and keeps what it has learned in a folder. */
export class Curriculum {
  readonly network: Network;
  generation = 0;
  private readonly learner: Learner;
  /** The games of this generation so far. */
  private latest: (readonly Moment[])[] = [];
  private readonly rng: Rng;
  private readonly games: (readonly Moment[])[] = [];
  private readonly apart: (readonly Moment[])[] = [];
  private readonly trials: number[] = [];
  private total = 0;
  private stored = 0;
  private secondsBefore = 0;
  private readonly began = performance.now();
  private readonly every: number;
  /** Games of the first generation of this evening. */
  private atFirst: number;
  private readonly live: Float32Array;

  constructor(
    private readonly judgement: Judgement,
    private readonly folder: string,
    { hidden, seed, shared, every, before }: Course,
  ) {
    this.rng = rngFromSeed(seedFrom(`curriculum ${seed}`));
    this.every = every;
    const { length } = judgement.features;
    mkdirSync(folder, { recursive: true });
    if (before === null) this.network = newNetwork(length, hidden, this.rng);
    else {
      const { generation, games, seconds } = before.trained ?? UNCOUNTED;
      this.network = unpacked(before, judgement.features);
      this.generation = generation;
      this.total = games;
      this.secondsBefore = seconds;
    }
    this.learner = new Learner(this.network);
    this.live = new Float32Array(shared);
    this.live.set(this.network.numbers);
    for (let generation = 1; generation <= this.generation; generation++) {
      const file = this.gamesOf(generation);
      if (existsSync(file)) for (const game of deserialize(readFileSync(file)) as Moment[][]) this.store(game);
    }
    const times = this.generation === 0 ? FIRST_GENERATION : this.stored === 0 ? WITHOUT_GAMES : 1;
    this.atFirst = times * every;
  }

  /** A game was played. True when a generation is complete and should be learned from. */
  add(moments: readonly Moment[]): boolean {
    this.total++;
    this.latest.push(moments);
    this.store(moments);
    return this.latest.length >= this.atFirst;
  }

  private store(moments: readonly Moment[]): void {
    this.stored++;
    const [list, most] = this.stored % APART_EVERY === 0 ? [this.apart, APART_KEPT] : [this.games, GAMES_KEPT];
    list.push(moments);
    if (list.length > most) list.shift();
  }

  tried(won: number): void {
    this.trials.push(won);
    if (this.trials.length > TRIALS_KEPT) this.trials.shift();
  }

  /** Learns from all games kept, and keeps the result. */
  learn(): Progress {
    const epochs = this.generation === 0 ? FIRST_EPOCHS : EPOCHS;
    const rate = this.generation < 8 ? 1e-3 : 5e-4;
    const moments = this.games.flat();
    let loss = 0;
    for (let epoch = 0; epoch < epochs; epoch++) {
      loss = this.learner.epoch(moments, epoch >= epochs / 2 ? rate / 2 : rate, this.rng);
      this.average(this.generation === 0 ? 1 : LATEST);
    }
    this.generation++;
    this.atFirst = this.every;
    const won = this.trials.reduce((sum, each) => sum + each, 0);
    const { from, to } = interval(won, this.trials.length);
    const progress: Progress = {
      generation: this.generation,
      seconds: Math.round(this.seconds),
      games: this.total,
      loss: round(loss),
      lossApart: round(lossOf(this.played, this.apart.flat())),
      trials: this.trials.length,
      won: round(won / Math.max(1, this.trials.length)),
      from: round(from),
      to: round(to),
    };
    this.keep(progress);
    return progress;
  }

  /** What is played with and kept wavers less than what the last few games have taught. */
  private average(latest: number): void {
    const { live, network } = this;
    for (let i = 0; i < live.length; i++) {
      live[i] = (live[i] as number) + latest * ((network.numbers[i] as number) - (live[i] as number));
    }
  }

  private get played(): Network {
    return new Network(this.network.features, this.network.hidden, this.live);
  }

  /** All that was learned, and how. */
  weights(command: string): Weights {
    const { generation, total: games } = this;
    const seconds = Math.round(this.seconds);
    const note = `${command}: generation ${generation}, ${games} games, ${Math.round(seconds / 60)} minutes`;
    return { ...packed(this.played, this.judgement.features, note), trained: { generation, games, seconds } };
  }

  get seconds(): number {
    return this.secondsBefore + (performance.now() - this.began) / 1000;
  }

  private gamesOf(generation: number): string {
    return join(this.folder, `games-${generation}.bin`);
  }

  private keep(progress: Progress): void {
    writeFileSync(this.gamesOf(this.generation), serialize(this.latest));
    this.latest = [];
    rmSync(this.gamesOf(this.generation - Math.ceil(GAMES_KEPT / this.every) - 1), { force: true });
    writeFileSync(join(this.folder, KEPT), `${JSON.stringify(this.weights('train'))}\n`);
    writeFileSync(join(this.folder, 'curve.jsonl'), `${JSON.stringify(progress)}\n`, { flag: 'a' });
  }
}

const round = (value: number): number => Number(value.toFixed(4));
