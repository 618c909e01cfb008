import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digest, KernelError, type Match, restore, rngFrom, verify } from '../src/index.ts';
import { openTiny as game, inPlay, onPaper, refusal, type TinyState } from './tiny.ts';

/**
 * "Bad input – … a malformed save, a save of a newer version – gets a typed, translated error with the reason, and the
 * match is untouched." A save comes from a file, and a file may hold anything.
 */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Every path into a value, the value itself included. */
function paths(value: Json, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, each]) => paths(each, [...path, Array.isArray(value) ? Number(key) : key])),
  ];
}

/** A copy in which one place holds something else, or nothing. */
function changed(value: Json, path: readonly (string | number)[], to: Json | undefined): Json {
  const [key, ...rest] = path;
  if (key === undefined) return to ?? null;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, Json>;
  if (rest.length === 0 && to === undefined) delete copy[key];
  else copy[key] = rest.length === 0 ? (to as Json) : changed(copy[key] as Json, rest, to);
  return copy;
}

/** The save with a digest that fits what its state says now. */
function signed(save: Json): Json {
  const { checkpoint } = (save ?? {}) as { checkpoint?: { state?: unknown } };
  if (typeof checkpoint !== 'object' || checkpoint === null || checkpoint.state === undefined) return save;
  return changed(save, ['checkpoint', 'digest'], digest(checkpoint.state));
}

/** A save leads to a playable match or is refused; nothing else happens. */
function restored(save: Json): Match<TinyState> | KernelError {
  const paper = JSON.stringify(save);
  try {
    const match = restore(game, save);
    JSON.stringify([match.pending, match.view(0), match.log('spectator'), match.digest()]);
    return match;
  } catch (error) {
    if (!(error instanceof KernelError)) throw error;
    return error;
  } finally {
    expect(JSON.stringify(save)).toBe(paper);
  }
}

describe('a save', () => {
  const save = () => onPaper(inPlay().save()) as unknown as Json;
  const outcome = (given: Json) => {
    const result = restored(given);
    return result instanceof KernelError ? { code: result.code, args: result.args } : 'restored';
  };

  test.each([null, 0, 'save', true, [], {}, [[]]])('that is %j', (given) => {
    expect(outcome(given as Json)).toMatchObject({ code: 'malformed-save' });
  });

  test('of a newer version says which one is known', () => {
    expect(outcome(changed(save(), ['version'], 3))).toEqual({
      code: 'newer-save',
      args: { version: 3, supported: 2 },
    });
    for (const version of [0, -1, 1.5, '1', null]) {
      expect(outcome(changed(save(), ['version'], version))).toEqual({
        code: 'malformed-save',
        args: { where: 'version' },
      });
    }
  });

  test('of another game', () => {
    expect(outcome(changed(save(), ['game'], 'chess'))).toEqual({
      code: 'other-game',
      args: { expected: 'tiny', given: 'chess' },
    });
    expect(outcome(changed(save(), ['game'], { toString: 1 }))).toEqual({
      code: 'malformed-save',
      args: { where: 'game' },
    });
  });

  test('whose state was changed by hand', () => {
    expect(outcome(changed(save(), ['checkpoint', 'state', 'points', 0], 99))).toEqual({
      code: 'malformed-save',
      args: { where: 'checkpoint.digest' },
    });
  });

  test.each<[(string | number)[], Json]>([
    [['seed'], 'abc'],
    [['checkpoint', 'state', 'step'], 'constructor'],
    [['checkpoint', 'state', 'step'], '__proto__'],
    [['checkpoint', 'state', 'seats'], 7],
    [
      ['checkpoint', 'state', 'rng'],
      [1, 2, 3],
    ],
    [['checkpoint', 'state', 'cards', 'face', 0], 6],
    [['checkpoint', 'state', 'cards', 'zone', 0], 'board'],
    [
      ['checkpoint', 'state', 'zones', 'deck', 0],
      [0, 0, 1, 2, 3, 4, 5],
    ],
    [['checkpoint', 'state', 'zones', 'hand'], [[]]],
    [['checkpoint', 'state', 'hooks', 'gain'], [17]],
    [['checkpoint', 'answers'], -1],
    [['tail', 0, 'seat'], 2],
    [['tail', 0, 'picks'], [1]],
    [['tail', 0, 'fingerprint'], null],
    [['tail', 0, 'redeal'], { faces: [[99, 0]], rng: [1, 2, 3, 4] }],
    [['open', 0, 'id'], 99],
    [['lastId'], 2 ** 60],
  ])('with %j being %j', (path, value) => {
    const error = restored(signed(changed(save(), path, value)));
    expect(error).toBeInstanceOf(KernelError);
    expect(['malformed-save', 'bad-seed']).toContain((error as KernelError).code);
  });

  test('with any one place of the wrong type or missing is refused or leads to a playable match', () => {
    const good = save();
    let refusedCount = 0;
    for (const path of paths(good)) {
      for (const value of [undefined, null, true, -1, 1.5, 1e300, 'x', '__proto__', [], {}, [[]], { toString: 1 }] as (
        | Json
        | undefined
      )[]) {
        const bad = changed(good, path, value);
        for (const given of [bad, signed(bad)]) if (restored(given) instanceof KernelError) refusedCount++;
      }
    }
    expect(refusedCount).toBeGreaterThan(1000);
  });

  test('mutated at random in several places, never does anything else', () => {
    const good = save();
    const places = paths(good);
    const change = fc.tuple(fc.nat(places.length - 1), fc.option(fc.jsonValue({ maxDepth: 2 }), { nil: undefined }));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), fc.boolean(), (changes, sign) => {
        let bad: Json = good;
        for (const [place, value] of changes) {
          const path = places[place] as (string | number)[];
          const reachable = path
            .slice(0, -1)
            .reduce<unknown>((at, key) => (at as Record<string, unknown> | null)?.[key], bad);
          if (path.length === 0 || (typeof reachable === 'object' && reachable !== null))
            bad = changed(bad, path, value as Json | undefined);
        }
        restored(sign ? signed(bad) : bad);
      }),
      { numRuns: 2000, seed: 2 },
    );
  });

  test('that is only noise', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (noise) => {
        expect(restored(noise as Json)).toBeInstanceOf(KernelError);
        expect(refusal(() => verify(game, noise))).toBeInstanceOf(KernelError);
      }),
      { numRuns: 2000, seed: 3 },
    );
  });

  test('of an imagined match is checked like any other', () => {
    const good = onPaper(
      inPlay()
        .imagine(1, rngFrom([1, 2, 3, 4]))
        .save(),
    ) as unknown as Json;
    expect(outcome(good)).toBe('restored');
    for (const path of paths(good).filter((each) => each.includes('redeal'))) {
      for (const value of [undefined, null, -1, 'x', [], {}, [[]]] as (Json | undefined)[])
        restored(changed(good, path, value));
    }
  });
});
