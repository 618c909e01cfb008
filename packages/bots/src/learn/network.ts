/** Features of one contender that are not 0: their numbers and values, side by side. */
export interface Sparse {
  readonly index: Uint16Array;
  readonly value: Float32Array;
}

/** Collects features without making garbage; `done` copies what was collected. */
export class Notes {
  count = 0;
  index = new Uint16Array(512);
  value = new Float32Array(512);

  readonly note = (feature: number, value: number): void => {
    if (value === 0) return;
    if (this.count === this.index.length) this.grow();
    this.index[this.count] = feature;
    this.value[this.count++] = value;
  };

  begin(): this {
    this.count = 0;
    return this;
  }

  /** Good until the next `begin`. */
  get now(): Sparse {
    return { index: this.index.subarray(0, this.count), value: this.value.subarray(0, this.count) };
  }

  done(): Sparse {
    return { index: this.index.slice(0, this.count), value: this.value.slice(0, this.count) };
  }

  private grow(): void {
    const { index, value } = this;
    this.index = new Uint16Array(2 * index.length);
    this.value = new Float32Array(2 * value.length);
    this.index.set(index);
    this.value.set(value);
  }
}

/** Where the parts of a network begin: direct weights, inner weights by feature, thresholds, outer weights. */
export interface Parts {
  readonly inner: number;
  readonly thresholds: number;
  readonly outer: number;
  readonly all: number;
}

export const partsOf = (features: number, hidden: number): Parts => {
  const thresholds = features + features * hidden;
  return { inner: features, thresholds, outer: thresholds + hidden, all: thresholds + 2 * hidden };
};

/**
 * How a contender stands, as a number: the features weighed directly, and `hidden` units that see several of them at once.
 * Its chance to win is its share of e^number among all contenders.
 */
export class Network {
  readonly parts: Parts;
  /** What the hidden units said last; training goes back through it. */
  readonly units: Float32Array;

  constructor(
    readonly features: number,
    readonly hidden: number,
    readonly numbers: Float32Array,
  ) {
    this.parts = partsOf(features, hidden);
    if (numbers.length !== this.parts.all) throw new Error(`${numbers.length} weights where ${this.parts.all} belong`);
    this.units = new Float32Array(hidden);
  }

  standing({ index, value }: Sparse): number {
    const { hidden, numbers, units, parts } = this;
    let sum = 0;
    for (let h = 0; h < hidden; h++) units[h] = numbers[parts.thresholds + h] as number;
    for (let i = 0; i < index.length; i++) {
      const feature = index[i] as number;
      const v = value[i] as number;
      sum += (numbers[feature] as number) * v;
      const row = parts.inner + feature * hidden;
      for (let h = 0; h < hidden; h++) units[h] = (units[h] as number) + (numbers[row + h] as number) * v;
    }
    for (let h = 0; h < hidden; h++) {
      const unit = units[h] as number;
      if (unit > 0) sum += (numbers[parts.outer + h] as number) * unit;
    }
    return sum;
  }
}

/** Shares of e^standing: the chances of all contenders, which make 1 together. */
export function chancesOf(standings: readonly number[]): number[] {
  const most = Math.max(...standings);
  const powers = standings.map((each) => Math.exp(each - most));
  const all = powers.reduce((sum, each) => sum + each, 0);
  return powers.map((each) => each / all);
}
