import { describe, expect, test } from 'vitest';
import {
  below,
  commitment,
  newSeed,
  next,
  type Rng,
  randomOf,
  rngFrom,
  rngFromSeed,
  roll,
  seedFrom,
  shuffle,
  shuffleList,
  startFrom,
} from '../src/index.ts';
import { begin, FACES, note, pick, refusal, say, state, tiny } from './tiny.ts';

/**
 * DESIGN.md §2:
 * - "A game is options + seed + answers. Everything else follows from that."
 * - "Dice and shuffles come from one generator inside the state, seeded by 256 secret bits."
 * - "At the start the server publishes the hash of the seed." (verify.test.ts: the rest of that sentence)
 * - "Bots use another generator."
 */

const dicing = tiny({
  deck: FACES,
  steps: {
    *play(g) {
      yield* pick(0, 'go');
      shuffle(g, 'deck');
      note(g, `${roll(g, 6)} ${roll(g, 6)} ${randomOf(g, ['x', 'y', 'z'])}`);
    },
  },
});

const played = (seed: string) => {
  const match = begin(dicing, { seed });
  for (let i = 0; i < 5; i++) say(match, 0, 'go');
  return match;
};

describe('one generator inside the state', () => {
  test('the same options, seed and answers give the same game', () => {
    expect(played(seedFrom('1')).digest()).toBe(played(seedFrom('1')).digest());
    expect(played(seedFrom('1')).digest()).not.toBe(played(seedFrom('2')).digest());
  });

  test('is the only one: nothing random happens beside it', () => {
    const match = played(seedFrom('1'));
    const other = match.fork();
    expect(state(other).rng).toEqual(state(match).rng);
    for (const each of [match, other]) say(each, 0, 'go');
    expect(state(other).notes).toEqual(state(match).notes);
  });

  test('uses all 256 bits of the seed: each digit counts', () => {
    const seed = '0'.repeat(64);
    const words = new Set([JSON.stringify(rngFromSeed(seed))]);
    for (let i = 0; i < 64; i++) words.add(JSON.stringify(rngFromSeed(`${'0'.repeat(i)}1${'0'.repeat(63 - i)}`)));
    expect(words.size).toBe(65);
  });

  test('hashes are those of SHA-256, so that games from years ago still verify', () => {
    const seed = '5d585e735ceb59b2d6f2932bdabdd0197d64743f470984548f8836d7b6814b57';
    expect(seedFrom('1')).toBe(seed);
    expect(commitment(seed)).toBe('b792b087712fc1878906efa42d6af2d0bb173c02943195e50e493590faaec8d1');
    expect(seedFrom('Ärger Щ 🎲')).toBe('f8da7eb597dbe09f55c30327493616cf8366a6a98eadb99ba58f844a06134653');
  });

  test('a seed drawn for a real game has 256 bits and is never the same', () => {
    expect(newSeed()).toMatch(/^[0-9a-f]{64}$/);
    expect(newSeed()).not.toBe(newSeed());
  });

  test('the published hash fits the seed, tells it to nobody, and is there from the start', () => {
    const seed = seedFrom('1');
    const match = begin(dicing, { seed });
    expect(match.commitment).toBe(commitment(seed));
    expect(match.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(match.commitment).not.toBe(seed);
    expect(commitment(seedFrom('2'))).not.toBe(commitment(seed));
    for (const viewer of [0, 1, 'spectator'] as const) {
      const told = JSON.stringify([match.view(viewer), match.log(viewer), match.pending]);
      expect(told).not.toContain(seed);
      expect(told).not.toContain('rng');
    }
  });

  test.each(['', 'xyz', 'A'.repeat(64), '0'.repeat(63), 7, null, undefined, {}])('refuses %j as a seed', (seed) => {
    expect(refusal(() => begin(dicing, { seed: seed as string })).code).toBe('bad-seed');
  });

  test('another generator, as bots use it, does not disturb the game', () => {
    const match = played(seedFrom('1'));
    const before = match.digest();
    const mine = rngFrom([1, 2, 3, 4]);
    match.imagine(0, mine);
    shuffleList(mine, [...FACES]);
    expect(match.digest()).toBe(before);
  });
});

describe('dice', () => {
  test('fall evenly', () => {
    const rng = rngFromSeed(seedFrom('even'));
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) {
      const side = below(rng, 6);
      counts[side] = (counts[side] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  test('fall evenly also where the numbers of the generator do not divide evenly', () => {
    const rng = rngFromSeed(seedFrom('uneven'));
    let first = 0;
    for (let i = 0; i < 30_000; i++) if (below(rng, 3 * 2 ** 30) % 3 === 0) first++;
    expect(Math.abs(first - 10_000)).toBeLessThan(400);
  });

  test('show 1 to the number of sides', () => {
    const game = tiny({
      steps: {
        *play(g) {
          note(g, Array.from({ length: 300 }, () => roll(g, 3)).join(''));
          yield* pick(0, 'end');
        },
      },
    });
    expect([...new Set(state(begin(game)).notes[0])].sort()).toEqual(['1', '2', '3']);
  });

  test.each([0, -1, Number.NaN])('with %s sides are a fault, not a hang', (sides) => {
    expect(() => below(rngFrom([1, 2, 3, 4]), sides)).toThrow('there is no whole number');
  });

  test('of a test are a list that is used up first', () => {
    const table = state(begin(dicing));
    table.fixedDice = [6, 2];
    const match = startFrom(dicing, table, { seed: seedFrom('x') });
    say(match, 0, 'go');
    expect(state(match).notes[0]?.slice(0, 3)).toBe('6 2');
    expect(state(match).fixedDice).toEqual([]);
  });
});

describe('shuffles', () => {
  test('give every order equally often', () => {
    const rng = rngFromSeed(seedFrom('orders'));
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const list = ['a', 'b', 'c', 'd'];
      shuffleList(rng, list);
      counts.set(list.join(''), (counts.get(list.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(160);
  });

  test('the generator gives these numbers, on every machine', () => {
    const rng: Rng = rngFrom([1, 2, 3, 4]);
    expect([next(rng), next(rng), next(rng)]).toEqual(FIRST);
  });
});

/** sfc32 from the words 1, 2, 3, 4 after twelve rounds. A change here makes every saved seed another game. */
const FIRST = [417_285_410, 1_196_253_302, 123_583_739];
