import { describe, expect, test } from 'vitest';
import {
  commitment,
  finish,
  newSeed,
  next,
  restore,
  rngFrom,
  rngFromSeed,
  roll,
  type Share,
  seedFrom,
  seedOf,
  shareHash,
  shuffle,
  verify,
} from '../src/index.ts';
import { begin, FACES, note, onPaper, pick, refusal, say, state, tiny } from './tiny.ts';

/** Dice that nobody can foretell: not from what they have seen, not by taking back, not by choosing the seed. */

const secret = '0123456789abcdef'.repeat(4);
const share = (seat: number, text: string): Share => ({ seat, hash: shareHash(text), text });
const seed = seedOf(secret, []);

const dicing = tiny({
  deck: FACES,
  steps: {
    *play(g) {
      yield* pick(0, 'go');
      shuffle(g, 'deck');
      note(g, Array.from({ length: 8 }, () => roll(g, 1000)).join(' '));
    },
  },
});

const rolled = (match: ReturnType<typeof begin>): string => state(match).notes.at(-1) ?? '';

interface Guess {
  readonly c: number;
  readonly d: number;
}

const g = (b: number): number => b ^ (b >>> 9);
const rotated = (c: number): number => (c << 21) | (c >>> 11);

/**
 * The known attack on sfc32 from five results: its third word decides everything else. All 2³² values take ten seconds;
 * here the upper half of them is known already, so that it takes a moment.
 */
function attack(seen: readonly number[], upper: number): Guess | null {
  const [o0 = 0, o1 = 0, o2 = 0, o3 = 0, o4 = 0] = seen;
  for (let lower = 0; lower < 0x10000; lower++) {
    const c0 = upper | lower | 0;
    const c1 = (rotated(c0) + o0) | 0;
    const c2 = (rotated(c1) + o1) | 0;
    const c3 = (rotated(c2) + o2) | 0;
    const d = (o2 - g(Math.imul(9, c0)) - Math.imul(9, c1)) | 0;
    const fits = (out: number, before: number, now: number, at: number) =>
      ((g(Math.imul(9, before)) + Math.imul(9, now) + d + at) | 0) === (out | 0);
    if (fits(o3, c1, c2, 1) && fits(o4, c2, c3, 2)) return { c: c0, d: (d - 2) | 0 };
  }
  return null;
}

/** What comes next, if the guess is right. */
function foretold(seen: readonly number[], { c, d }: Guess, count: number): number[] {
  const known = [...seen];
  let c0 = c;
  for (let i = 0; i < count; i++) {
    const c1 = (rotated(c0) + (known[i] ?? 0)) | 0;
    known[i + 2] = (g(Math.imul(9, c0)) + Math.imul(9, c1) + d + i + 2) >>> 0;
    c0 = c1;
  }
  return known.slice(0, count);
}

describe('what was seen of the dice', () => {
  const SEEN = 1000;

  test('told everything that came after it under the generator of before', () => {
    const rng = rngFromSeed(newSeed());
    const upper = (rng[2] >>> 16) << 16;
    const results = Array.from({ length: SEEN }, () => next(rng));
    const guess = attack(results, upper);
    expect(guess).not.toBeNull();
    expect(foretold(results.slice(0, 5), guess as Guess, SEEN)).toEqual(results);
  });

  test('tells nothing now: the same attack on a thousand results finds no state, wherever it begins', () => {
    const rng = rngFromSeed(seedOf(newSeed(), []));
    const results = Array.from({ length: SEEN }, () => next(rng));
    // Any five results might have been the ones; every word the generator holds might have been the one to find.
    for (const word of rng.slice(0, 12)) {
      const found = attack(results.slice(0, 5), (word >>> 16) << 16);
      expect(found === null ? [] : foretold(results.slice(0, 5), found, SEEN)).not.toEqual(results);
    }
  });

  test('falls evenly', () => {
    const rng = rngFromSeed(seed);
    let ones = 0;
    for (let i = 0; i < 20_000; i++) for (let x = next(rng); x !== 0; x &= x - 1) ones++;
    expect(Math.abs(ones - 320_000)).toBeLessThan(2000);
  });

  test('is for nobody to see, nor the key behind it', () => {
    const match = begin(dicing, { seed });
    say(match, 0, 'go');
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(JSON.stringify([match.view(viewer), match.log(viewer), match.pending])).not.toContain('rng');
  });

  test('is not what an imagined world rolls, which is as fast as ever', () => {
    const match = begin(dicing, { seed });
    const world = match.imagine(0, rngFrom([1, 2, 3, 4]));
    expect(state(world).rng).toHaveLength(4);
    say(world, 0, 'go');
    say(match, 0, 'go');
    expect(rolled(world)).not.toBe(rolled(match));
    const again = match.imagine(0, rngFrom([1, 2, 3, 4])).fork();
    expect(state(again).rng).toHaveLength(4);
  });
});

describe('an answer that was taken back', () => {
  const twice = (how: string): [string, string] => {
    const match = begin(dicing, { seed: how });
    say(match, 0, 'go');
    const first = rolled(match);
    match.undo(0, { consent: true });
    say(match, 0, 'go');
    return [first, rolled(match)];
  };

  test('does not lead to the same dice again', () => {
    const [first, second] = twice(seed);
    expect(second).not.toBe(first);
  });

  test('led to the same dice in games of before, and still does', () => {
    const [first, second] = twice(seedFrom('1'));
    expect(second).toBe(first);
  });

  test('is remembered over saves, forks and further undos', () => {
    const match = begin(dicing, { seed });
    say(match, 0, 'go');
    match.undo(0, { consent: true });
    const twin = restore(dicing, onPaper(match.save()));
    const fork = match.fork();
    for (const each of [match, twin, fork]) say(each, 0, 'go');
    expect(rolled(twin)).toBe(rolled(match));
    expect(rolled(fork)).toBe(rolled(match));
    say(match, 0, 'go');
    const later = rolled(match);
    match.undo(0, { consent: true });
    expect(rolled(match)).toBe(rolled(twin));
    say(match, 0, 'go');
    expect(rolled(match)).not.toBe(later);
  });
});

describe('a whole game', () => {
  const game = tiny({
    deck: FACES,
    steps: {
      *play(g) {
        for (let i = 0; i < 3; i++) {
          yield* pick(0, 'go');
          shuffle(g, 'deck');
          note(g, `${roll(g, 1000)}`);
        }
        finish(g, { winners: [0], reason: 'rounds' });
      },
    },
  });

  const finished = () => {
    const shares = [share(0, 'my dog is called Rex'), { ...share(1, 'never shown'), text: null }];
    const match = begin(game, { seed: seedOf(secret, shares) });
    say(match, 0, 'go');
    match.undo(0, { consent: true });
    for (let i = 0; i < 3; i++) say(match, 0, 'go');
    return { ...onPaper(match.transcript()), commitment: commitment(secret), secret, shares };
  };

  test('verifies, and says who has added to the seed and how often was taken back', () => {
    expect(verify(game, finished())).toMatchObject({
      ok: true,
      fault: null,
      shares: 1,
      announced: 2,
      undos: 1,
    });
  });

  test.each([
    ['a secret other than the one published', { secret: 'f'.repeat(64) }, 'commitment'],
    ['a share left out', { shares: [] }, 'seed'],
    ['a share that was not announced so', { shares: [{ ...share(0, 'my dog is called Rex'), text: 'other' }] }, 'seed'],
  ])('does not verify with %s', (_what, change, fault) => {
    expect(verify(game, { ...finished(), ...change })).toMatchObject({ ok: false, fault });
  });

  test('does not verify when dice were chosen by pretending that something was taken back', () => {
    const given = finished();
    const [first, ...more] = given.answers;
    const answers = [{ ...(first as (typeof given.answers)[number]), stir: 7 }, ...more];
    expect(verify(game, { ...given, answers })).toMatchObject({ ok: false, fault: 'undos' });
  });

  test('is refused when its generator is none', () => {
    const save = onPaper(begin(dicing, { seed }).save()) as unknown as { checkpoint: { state: { rng: number[] } } };
    save.checkpoint.state.rng.pop();
    expect(refusal(() => restore(dicing, save)).code).toBe('malformed-save');
  });
});
