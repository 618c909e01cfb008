import { sha256Words } from './hash.ts';

/**
 * The one generator of a game, inside its state. There are two, told apart by their length: sfc32 with its four words for
 * simulations, imagined worlds and games of before; and for real games one that nobody can foretell, whatever they have
 * seen of it: SHA-256 of a secret key and a counter.
 */
export type Rng = [number, number, number, number, ...number[]];

const FAST = 4;
/** In front: the next word of the block, the block, how often answers were taken back. Then the key, then the block. */
const AT = 0;
const BLOCK = 1;
const STIR = 2;
const KEY = 4;
const WORDS = 8;
const DRAWN = KEY + WORDS;

/** The unforeseeable one, from a secret key of eight words. */
export function secretRng(key: readonly number[]): Rng {
  if (key.length !== WORDS) throw new Error(`a key has ${WORDS} words, not ${key.length}`);
  return [WORDS, 0, 0, 0, ...key.map((word) => word | 0), ...new Array<number>(WORDS).fill(0)];
}

/** Whether words are those of one of the two. */
export const isRng = (words: readonly unknown[]): boolean =>
  (words.length === FAST || (words.length === DRAWN + WORDS && Number(words[AT]) >= 0)) &&
  words.every((word) => Number.isInteger(word));

/** Answers were taken back so often: what falls from now on is not what fell after them. */
export function stir(rng: Rng, times: number): void {
  if (rng.length === FAST || rng[STIR] === times) return;
  rng[STIR] = times;
  rng[AT] = WORDS;
}

function drawn(rng: Rng): number {
  if (rng[AT] >= WORDS) {
    rng[BLOCK] = (rng[BLOCK] + 1) | 0;
    rng[AT] = 0;
    const block = sha256Words(rng.slice(BLOCK, DRAWN));
    for (let i = 0; i < WORDS; i++) rng[DRAWN + i] = (block[i] as number) | 0;
  }
  return (rng[DRAWN + rng[AT]++] as number) >>> 0;
}

export function rngFrom(words: readonly [number, number, number, number]): Rng {
  const rng: Rng = [words[0] | 0, words[1] | 0, words[2] | 0, words[3] | 0];
  for (let i = 0; i < 12; i++) next(rng);
  return rng;
}

/** The next 32 random bits, as an unsigned number. */
export function next(rng: Rng): number {
  if (rng.length !== FAST) return drawn(rng);
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
