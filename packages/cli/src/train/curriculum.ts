import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Learner, lossOf, type Moment, type Network, newNetwork, packed, partsOf, unpacked } from '@cantina/bots';
import { type Judgement, type Rng, rngFromSeed, seedFrom, type Weights } from '@cantina/kernel';

/** Games that are kept to learn from; older ones were played by a weaker bot. */
const GAMES_KEPT = 4000;
/** Of so many games one is kept apart, to see how well games are judged that were not learned from. */
const APART_EVERY = 12;
const APART_KEPT = 300;
/** The first generation watches so many times as many games: they are quick, and it knows nothing yet. */
const FIRST_GENERATION = 2;
const FIRST_EPOCHS = 6;
const EPOCHS = 2;
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
}

/** What is kept between two evenings of training. */
interface Kept {
  readonly generation: number;
  readonly games: number;
  readonly seconds: number;
  readonly weights: Weights;
}

/** Learns from games as they come, generation by generation, and keeps what it has learned in a folder. */
export class Curriculum {
  readonly network: Network;
  generation = 0;
  private readonly learner: Learner;
  private readonly rng: Rng;
  private readonly games: (readonly Moment[])[] = [];
  private readonly apart: (readonly Moment[])[] = [];
  private readonly trials: number[] = [];
  private total = 0;
  private fresh = 0;
  private secondsBefore = 0;
  private readonly began = performance.now();
  private readonly every: number;
  private readonly live: Float32Array;

  constructor(
    private readonly judgement: Judgement,
    private readonly folder: string,
    { hidden, seed, shared, every }: { hidden: number; seed: string; shared: SharedArrayBuffer; every: number },
  ) {
    this.rng = rngFromSeed(seedFrom(`curriculum ${seed}`));
    this.every = every;
    const { length } = judgement.features;
    const kept = this.load();
    const numbers = new Float32Array(partsOf(length, hidden).all);
    if (kept === null) this.network = newNetwork(length, hidden, this.rng, numbers);
    else {
      this.network = unpacked(kept.weights, judgement.features);
      this.generation = kept.generation;
      this.total = kept.games;
      this.secondsBefore = kept.seconds;
    }
    this.learner = new Learner(this.network);
    this.live = new Float32Array(shared);
    this.live.set(this.network.numbers);
  }

  /** A game was played. True when a generation is complete and should be learned from. */
  add(moments: readonly Moment[]): boolean {
    this.total++;
    this.fresh++;
    const [list, most] = this.total % APART_EVERY === 0 ? [this.apart, APART_KEPT] : [this.games, GAMES_KEPT];
    list.push(moments);
    if (list.length > most) list.shift();
    return this.fresh >= (this.generation === 0 ? FIRST_GENERATION * this.every : this.every);
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
    }
    this.live.set(this.network.numbers);
    this.generation++;
    this.fresh = 0;
    const progress: Progress = {
      generation: this.generation,
      seconds: Math.round(this.seconds),
      games: this.total,
      loss: round(loss),
      lossApart: round(lossOf(this.network, this.apart.flat())),
      trials: this.trials.length,
      won: round(this.trials.reduce((sum, each) => sum + each, 0) / Math.max(1, this.trials.length)),
    };
    this.keep(progress);
    return progress;
  }

  weights(note: string): Weights {
    return packed(this.network, this.judgement.features, note);
  }

  /** How it came about, for whoever wonders. */
  get note(): string {
    return `generation ${this.generation}, ${this.total} games, ${Math.round(this.seconds / 60)} minutes`;
  }

  get seconds(): number {
    return this.secondsBefore + (performance.now() - this.began) / 1000;
  }

  private get file(): string {
    return join(this.folder, 'kept.json');
  }

  private load(): Kept | null {
    mkdirSync(this.folder, { recursive: true });
    return existsSync(this.file) ? (JSON.parse(readFileSync(this.file, 'utf8')) as Kept) : null;
  }

  private keep(progress: Progress): void {
    const { generation, games } = progress;
    const weights = this.weights(`generation ${generation}, ${games} games`);
    const kept: Kept = { generation, games, seconds: this.seconds, weights };
    writeFileSync(this.file, `${JSON.stringify(kept)}\n`);
    writeFileSync(join(this.folder, 'weights.json'), `${JSON.stringify(weights)}\n`);
    writeFileSync(join(this.folder, 'curve.jsonl'), `${JSON.stringify(progress)}\n`, { flag: 'a' });
  }
}

const round = (value: number): number => Number(value.toFixed(4));
