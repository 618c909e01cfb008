import { next, type Rng } from '@cantina/kernel';
import { chancesOf, Network, partsOf, type Sparse } from './network.ts';

/** A moment that was met in a game: how each contender stood, and what its chance has turned out to be. */
export interface Moment {
  readonly contenders: readonly Sparse[];
  readonly chances: readonly number[];
}

const DECAY_OF_MEAN = 0.9;
const DECAY_OF_SQUARE = 0.999;
const SHRINK = 3e-5;

export const fraction = (rng: Rng): number => next(rng) / 0x1_0000_0000;

/** A network that knows nothing yet: directly all 0, inside small numbers at random, so that the units can differ. */
export function newNetwork(features: number, hidden: number, rng: Rng, numbers?: Float32Array): Network {
  const parts = partsOf(features, hidden);
  const all = numbers ?? new Float32Array(parts.all);
  all.fill(0);
  for (let i = parts.inner; i < parts.thresholds; i++) all[i] = (fraction(rng) * 2 - 1) * 0.15;
  for (let i = parts.outer; i < parts.all; i++) all[i] = (fraction(rng) * 2 - 1) * 0.2;
  return new Network(features, hidden, all);
}

/** Changes a network bit by bit until its chances fit the moments it is shown (Adam on the log loss). */
export class Learner {
  private readonly slope: Float32Array;
  private readonly mean: Float32Array;
  private readonly square: Float32Array;
  private readonly back: Float32Array;
  private steps = 0;

  constructor(readonly network: Network) {
    const { length } = network.numbers;
    this.slope = new Float32Array(length);
    this.mean = new Float32Array(length);
    this.square = new Float32Array(length);
    this.back = new Float32Array(network.hidden);
  }

  /** One step towards a few moments. Returns their mean log loss before it. */
  learn(moments: readonly Moment[], rate: number): number {
    this.slope.fill(0);
    let loss = 0;
    for (const moment of moments) loss += this.add(moment);
    this.step(moments.length, rate);
    return loss / moments.length;
  }

  /** All moments once, in another order each time. */
  epoch(moments: Moment[], rate: number, rng: Rng, batch = 64): number {
    for (let i = moments.length - 1; i > 0; i--) {
      const j = Math.floor(fraction(rng) * (i + 1));
      [moments[i], moments[j]] = [moments[j] as Moment, moments[i] as Moment];
    }
    let loss = 0;
    let count = 0;
    for (let i = 0; i < moments.length; i += batch) {
      loss += this.learn(moments.slice(i, i + batch), rate);
      count++;
    }
    return loss / Math.max(1, count);
  }

  private add({ contenders, chances }: Moment): number {
    const said = chancesOf(contenders.map((each) => this.network.standing(each)));
    let loss = 0;
    contenders.forEach((features, i) => {
      const wanted = chances[i] as number;
      const chance = said[i] as number;
      loss -= wanted * Math.log(Math.max(1e-7, chance));
      this.addContender(features, chance - wanted);
    });
    return loss;
  }

  private addContender(features: Sparse, error: number): void {
    const { network, slope, back } = this;
    const { hidden, numbers, units, parts } = network;
    network.standing(features);
    for (let h = 0; h < hidden; h++) {
      const unit = units[h] as number;
      const through = unit > 0 ? error * (numbers[parts.outer + h] as number) : 0;
      back[h] = through;
      if (unit > 0) slope[parts.outer + h] = (slope[parts.outer + h] as number) + error * unit;
      slope[parts.thresholds + h] = (slope[parts.thresholds + h] as number) + through;
    }
    const { index, value } = features;
    for (let i = 0; i < index.length; i++) {
      const feature = index[i] as number;
      const v = value[i] as number;
      slope[feature] = (slope[feature] as number) + error * v;
      const row = parts.inner + feature * hidden;
      for (let h = 0; h < hidden; h++) slope[row + h] = (slope[row + h] as number) + (back[h] as number) * v;
    }
  }

  private step(count: number, rate: number): void {
    const { slope, mean, square } = this;
    const { numbers } = this.network;
    this.steps++;
    const ofMean = 1 - DECAY_OF_MEAN ** this.steps;
    const ofSquare = 1 - DECAY_OF_SQUARE ** this.steps;
    for (let i = 0; i < numbers.length; i++) {
      const s = (slope[i] as number) / count + SHRINK * (numbers[i] as number);
      const m = DECAY_OF_MEAN * (mean[i] as number) + (1 - DECAY_OF_MEAN) * s;
      const q = DECAY_OF_SQUARE * (square[i] as number) + (1 - DECAY_OF_SQUARE) * s * s;
      mean[i] = m;
      square[i] = q;
      numbers[i] = (numbers[i] as number) - (rate * (m / ofMean)) / (Math.sqrt(q / ofSquare) + 1e-7);
    }
  }
}

/** How far the chances a network gives are from what happened: the mean log loss. */
export function lossOf(network: Network, moments: readonly Moment[]): number {
  let loss = 0;
  for (const { contenders, chances } of moments) {
    const said = chancesOf(contenders.map((each) => network.standing(each)));
    chances.forEach((wanted, i) => {
      loss -= wanted * Math.log(Math.max(1e-7, said[i] as number));
    });
  }
  return loss / Math.max(1, moments.length);
}
