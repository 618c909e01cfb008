import { ServerError } from '../errors.ts';

interface Bucket {
  left: number;
  at: number;
}

/** A full bucket holds this many seconds' worth, so that short bursts pass. */
const BURST_SECONDS = 5;
const MOST_BUCKETS = 50_000;

/** So many things per second for each key; more are refused until time has passed. */
export class RateLimit {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly perSecond: number,
    private readonly burst = perSecond * BURST_SECONDS,
  ) {}

  /** What costs more than one is taken when there is one left, and paid for afterwards. */
  take(key: string, cost = 1, now = Date.now()): void {
    const { buckets, perSecond, burst } = this;
    const bucket = buckets.get(key) ?? { left: burst, at: now };
    // The clock of the machine may have been set back.
    const passed = Math.max(0, now - bucket.at);
    bucket.left = Math.min(burst, bucket.left + (passed / 1000) * perSecond);
    bucket.at = now;
    buckets.set(key, bucket);
    if (buckets.size > MOST_BUCKETS) this.forgetFull(now);
    if (bucket.left < 1) throw new ServerError('too-fast', { seconds: Math.ceil((1 - bucket.left) / perSecond) });
    bucket.left -= cost;
  }

  /** Whoever has waited long enough is as good as new. */
  private forgetFull(now: number): void {
    for (const [key, { left, at }] of this.buckets) {
      if (left + ((now - at) / 1000) * this.perSecond >= this.burst) this.buckets.delete(key);
    }
    if (this.buckets.size > MOST_BUCKETS) this.buckets.clear();
  }
}

/** Counts what is open at once. */
export class Counts {
  private readonly counts = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Returns how to give it back. */
  take(key: string): () => void {
    const count = this.counts.get(key) ?? 0;
    if (count >= this.most) throw new ServerError('too-many-connections', { most: this.most });
    this.counts.set(key, count + 1);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      const left = (this.counts.get(key) ?? 1) - 1;
      if (left > 0) this.counts.set(key, left);
      else this.counts.delete(key);
    };
  }
}
