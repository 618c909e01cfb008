import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';
import { KernelError } from './errors.ts';
import { sha256 } from './hash.ts';
import { type Rng, rngFrom } from './random.ts';

/** 256 secret bits as 64 hex digits. Its hash is published at the start, the seed itself at the end. */
export type Seed = string;

export const newSeed = (): Seed => bytesToHex(randomBytes(32));

/** A seed from a short text, for simulations that someone wants to repeat by typing `--seed 1`. */
export const seedFrom = (text: string): Seed => sha256(`cantina seed ${text}`);

export function checkSeed(seed: unknown): Seed {
  if (typeof seed !== 'string' || !/^[0-9a-f]{64}$/.test(seed)) throw new KernelError('bad-seed', {});
  return seed;
}

/** What is published when the game starts. */
export const commitment = (seed: Seed): string => sha256(`cantina commitment ${seed}`);

/** The generator's words come from a hash, so that all 256 bits of the seed count. */
export function rngFromSeed(seed: Seed): Rng {
  const hex = sha256(`cantina rng ${seed}`);
  const word = (i: number) => Number.parseInt(hex.slice(i * 8, i * 8 + 8), 16);
  return rngFrom([word(0), word(1), word(2), word(3)]);
}
