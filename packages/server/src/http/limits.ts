import { ServerError } from '../errors.ts';

/** A full bucket holds this many seconds' worth, so that short bursts pass. */
const BURST_SECONDS = 5;
const MOST_BUCKETS = 50_000;

/** So many things per second; more are refused until time has passed. */
export class Bucket {
  private left: number;
  private at: number;

  constructor(
    private readonly perSecond: number,
    private readonly burst = perSecond * BURST_SECONDS,
    now = Date.now(),
  ) {
    this.left = burst;
    this.at = now;
  }

  /** What costs more than one is taken when there is one left, and paid for afterwards; what costs less, when that is. */
  take(cost = 1, now = Date.now()): void {
    const { perSecond, burst } = this;
    // The clock of the machine may have been set back.
    const passed = Math.max(0, now - this.at);
    this.left = Math.min(burst, this.left + (passed / 1000) * perSecond);
    this.at = now;
    const needed = Math.min(1, cost);
    if (this.left < needed) throw new ServerError('too-fast', { seconds: Math.ceil((needed - this.left) / perSecond) });
    this.left -= cost;
  }

  /** Whoever has waited long enough is as good as new. */
  isFull(now: number): boolean {
    return this.left + ((now - this.at) / 1000) * this.perSecond >= this.burst;
  }
}

/** The same for each key. */
export class RateLimit {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly perSecond: number,
    private readonly burst = perSecond * BURST_SECONDS,
  ) {}

  take(key: string, cost = 1, now = Date.now()): void {
    const { buckets } = this;
    const bucket = buckets.get(key) ?? new Bucket(this.perSecond, this.burst, now);
    buckets.set(key, bucket);
    if (buckets.size > MOST_BUCKETS) this.forgetFull(now);
    bucket.take(cost, now);
  }

  private forgetFull(now: number): void {
    for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key);
    if (this.buckets.size > MOST_BUCKETS) this.buckets.clear();
  }
}

/** Counts what is open at once. */
export class Counts {
  private readonly counts = new Map<string, number>();

  constructor(private readonly most: number) {}

  take(key: string): void {
    const count = this.counts.get(key) ?? 0;
    if (count >= this.most) throw new ServerError('too-many-connections', { most: this.most });
    this.counts.set(key, count + 1);
  }

  /** Gives back what was taken. */
  release(key: string): void {
    const left = (this.counts.get(key) ?? 1) - 1;
    if (left > 0) this.counts.set(key, left);
    else this.counts.delete(key);
  }
}
