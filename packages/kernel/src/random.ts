/** The one generator of a game: sfc32, its four words inside the state. */

export type Rng = [number, number, number, number];

export function rngFrom(words: readonly [number, number, number, number]): Rng {
  const rng: Rng = [words[0] | 0, words[1] | 0, words[2] | 0, words[3] | 0];
  for (let i = 0; i < 12; i++) next(rng);
  return rng;
}

/** The next 32 random bits, as an unsigned number. */
export function next(rng: Rng): number {
  const a = rng[0];
  const b = rng[1];
  const c = rng[2];
  const sum = (((a + b) | 0) + rng[3]) | 0;
  rng[3] = (rng[3] + 1) | 0;
  rng[0] = b ^ (b >>> 9);
  rng[1] = (c + (c << 3)) | 0;
  rng[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
  return sum >>> 0;
}

/** A whole number from 0 to below `n`, without bias (Lemire's method). */
export function below(rng: Rng, n: number): number {
  if (!(n >= 1)) throw new Error(`there is no whole number from 0 to below ${n}`);
  const threshold = (0x100000000 - n) % n;
  for (;;) {
    const x = next(rng);
    const high = Math.floor((x * n) / 0x100000000);
    const low = Math.imul(x, n) >>> 0;
    if (low >= threshold) return high;
  }
}

export function shuffleList<T>(rng: Rng, list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const held = list[i] as T;
    list[i] = list[j] as T;
    list[j] = held;
  }
}
