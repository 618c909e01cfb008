import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';
import { KernelError } from './errors.ts';
import { sha256 } from './hash.ts';
import { type Rng, rngFrom, secretRng } from './random.ts';

/**
 * 256 secret bits as 64 hex digits. Its hash is published at the start, the seed itself at the end. `v2-` in front means
 * the generator that nobody can foretell; without it the fast one, as in simulations and games of before.
 */
export type Seed = string;

const SECRET = 'v2-';

export const newSeed = (): Seed => bytesToHex(randomBytes(32));

/** What somebody at the table adds to the seed. Of who has not shown it in time only the hash is known, and it does not count. */
export interface Share {
  readonly seat: number;
  readonly hash: string;
  readonly text: string | null;
}

/** What is told of a share before everybody has one: nobody can choose theirs by those of others. */
export const shareHash = (text: string): string => sha256(`cantina share ${text}`);

/** Whether the shares are what was said before of them. */
export const areShown = (shares: readonly Share[]): boolean =>
  shares.every(({ hash, text }) => text === null || shareHash(text) === hash);

/**
 * The seed of a real game: the server's secret, whose hash was published before anybody added to it, and what the players
 * have added. So neither of them can choose it.
 */
export const seedOf = (secret: string, shares: readonly Share[]): Seed =>
  SECRET + sha256(JSON.stringify(['cantina game', secret, shares.map(({ seat, hash, text }) => [seat, hash, text])]));

/** Whether dice from this seed can't be foretold. */
export const isSecretSeed = (seed: Seed): boolean => seed.startsWith(SECRET);

/** A seed from a short text, for simulations that someone wants to repeat by typing `--seed 1`. */
export const seedFrom = (text: string): Seed => sha256(`cantina seed ${text}`);

export function checkSeed(seed: unknown): Seed {
  if (typeof seed !== 'string' || !/^(v2-)?[0-9a-f]{64}$/.test(seed)) throw new KernelError('bad-seed', {});
  return seed;
}

/** What is published when the game starts. */
export const commitment = (seed: Seed): string => sha256(`cantina commitment ${seed}`);

/** The generator's words come from a hash, so that all 256 bits of the seed count. */
export function rngFromSeed(seed: Seed): Rng {
  const hex = sha256(`cantina rng ${seed}`);
  const word = (i: number) => Number.parseInt(hex.slice(i * 8, i * 8 + 8), 16);
  if (isSecretSeed(seed)) return secretRng(Array.from({ length: 8 }, (_, i) => word(i)));
  return rngFrom([word(0), word(1), word(2), word(3)]);
}
