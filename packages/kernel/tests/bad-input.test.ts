import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askMany, KernelError, option, seedFrom, start } from '../src/index.ts';
import { asked, begin, besides, choice, openTiny as game, inPlay, refusal, refused, say, tiny } from './tiny.ts';

/**
 * "Bad input – an answer by the wrong seat, an unknown option, a stale decision, a malformed save, a save of a newer
 * version – gets a typed, translated error with the reason, and the match is untouched."
 * DESIGN.md §2: "match.answer(seat, decisionId, picks) // throws a typed, translatable error; state untouched".
 */

/** Errors are for people: where a number is said, it is one. */
const sayable = (given: unknown, otherwise: number) => (Number.isFinite(given) ? given : otherwise);

describe('an answer', () => {
  test('by the wrong seat', () => {
    const match = inPlay();
    refused(match, () => match.answer(1, asked(match, 0).id, ['draw']), 'not-asked', { seat: 1 });
  });

  test.each([2, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '0', 'spectator', null, undefined, {}, [0], true])(
    'by seat %j, who does not exist',
    (seat) => {
      const match = inPlay();
      for (const id of [asked(match, 0).id, besides(match, 0).id]) {
        refused(match, () => match.answer(seat as number, id, ['draw']), 'unknown-seat', { seat: sayable(seat, -1) });
      }
    },
  );

  test.each(['steal', '', 'DRAW', 'draw ', '__proto__', 'constructor', 'toString', 'card:0'])(
    'with the unknown option %j',
    (id) => {
      const match = inPlay();
      refused(match, () => say(match, 0, id), 'unknown-option', { option: id });
    },
  );

  test.each([0, 1, 14, 16, 99, 2 ** 53, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '15', null, undefined, {}])(
    'to decision %j, which is not open',
    (id) => {
      const match = inPlay();
      refused(match, () => match.answer(0, id as number, ['draw']), 'stale-decision', { seat: 0 });
    },
  );

  test.each([-1, -2, -1000, -(2 ** 53), -0.5, Number.NEGATIVE_INFINITY, '-5'])(
    'to interjection %j, which is not open',
    (id) => {
      const match = inPlay();
      refused(match, () => match.answer(0, id as number, ['tip']), 'stale-decision', { seat: 0 });
    },
  );

  test.each<[unknown, number]>([
    [[], 0],
    [['draw', 'pass'], 2],
    [null, 0],
    [undefined, 0],
    ['draw', 0],
    [{ 0: 'draw', length: 1 }, 0],
    [7, 0],
  ])('with %j picked instead of one', (picks, given) => {
    const match = inPlay();
    for (const id of [asked(match, 0).id, besides(match, 0).id]) {
      refused(match, () => match.answer(0, id, picks as string[]), 'wrong-count', { min: 1, max: 1, given });
    }
  });

  test.each<[unknown, string]>([
    [[null], 'null'],
    [[undefined], 'undefined'],
    [[7], '7'],
    [[{ toString: 1 }], 'object'],
    [[['draw']], 'object'],
    [Array(1), 'undefined'],
    [[Symbol('draw')], 'symbol'],
    [[Object.create(null)], 'object'],
  ])('with %o picked, which is not even a word', (picks, name) => {
    const match = inPlay();
    for (const id of [asked(match, 0).id, besides(match, 0).id]) {
      refused(match, () => match.answer(0, id, picks as string[]), 'unknown-option', { option: name });
    }
  });

  test('that is no list where nothing needs to be picked', () => {
    const match = inPlay();
    say(match, 0, 'pass');
    for (const picks of [null, undefined, 'a', 3, {}]) {
      refused(match, () => match.answer(1, asked(match, 1).id, picks as never), 'wrong-count', {
        min: 0,
        max: 2,
        given: 0,
      });
    }
    refused(match, () => say(match, 1, 'b', 'b'), 'picked-twice', { option: 'b' });
  });

  test('thousands of random ones never change anything and are only refused by kernel errors', () => {
    const match = inPlay();
    const before = match.digest();
    const open = [asked(match, 0).id, besides(match, 0).id, besides(match, 1).id];
    const seat = fc.oneof(fc.constantFrom(0, 1, 2, -1, 'spectator'), fc.anything());
    const id = fc.oneof(fc.constantFrom(...open), fc.integer(), fc.anything());
    const word = fc.oneof(fc.constantFrom('a', 'b', 'tap', '__proto__'), fc.string(), fc.anything());
    const picks = fc.oneof(fc.array(word), fc.anything());
    fc.assert(
      fc.property(seat, id, picks, (by, decision, given) => {
        const legal =
          Array.isArray(given) && given.length === 1 && ['draw', 'pass', 'tip'].includes(given[0] as string);
        fc.pre(!legal);
        expect(refusal(() => match.answer(by as number, decision as number, given as string[]))).toBeInstanceOf(
          KernelError,
        );
        expect(match.digest()).toBe(before);
      }),
      { numRuns: 3000, seed: 1 },
    );
    expect(match.faults).toEqual([]);
    say(match, 0, 'pass');
  });
});

describe('a table', () => {
  test.each([0, 5, -1, 1.5, Number.NaN, '2', null, undefined])('for %j seats is refused', (seats) => {
    const error = refusal(() => begin(game, { seats: seats as number }));
    expect([error.code, error.args]).toEqual(['wrong-seats', { min: 1, max: 4, given: sayable(seats, 0) }]);
  });

  test('has the usual options unless others are wished', () => {
    const options = (given?: Record<string, unknown>) =>
      start(game, { seats: 2, seed: seedFrom('x'), ...(given === undefined ? {} : { options: given }) }).view(0)
        .options;
    expect(options()).toEqual({ length: 'short', bots: 0, fast: false });
    expect(options({})).toEqual({ length: 'short', bots: 0, fast: false });
    expect(options({ fast: true, bots: 2 })).toEqual({ length: 'short', bots: 2, fast: true });
  });

  test.each(['size', '__proto__', 'constructor', 'toString', ''])('does not know the setting %j', (setting) => {
    const options = JSON.parse(`{${JSON.stringify(setting)}: "short"}`) as Record<string, unknown>;
    const error = refusal(() => begin(game, { options }));
    expect([error.code, error.args]).toEqual([
      'unknown-setting',
      { setting, known: ['length=short|long', 'bots=0|1|2', 'fast=false|true'] },
    ]);
  });

  test.each<[unknown, string]>([
    ['medium', 'medium'],
    [null, 'null'],
    [undefined, 'undefined'],
    [0, '0'],
    [{ toString: 1 }, 'object'],
    [['short'], 'object'],
  ])('can not be of length %j', (length, value) => {
    const error = refusal(() => begin(game, { options: { length } }));
    expect([error.code, error.args]).toEqual(['bad-setting', { setting: 'length', value, allowed: ['short', 'long'] }]);
  });

  test.each<[unknown, string]>([
    [null, 'null'],
    ['short', 'short'],
    [3, '3'],
  ])('can not have %j for options', (options, value) => {
    const error = refusal(() => begin(game, { options: options as never }));
    expect([error.code, error.args]).toEqual([
      'bad-setting',
      { setting: 'options', value, allowed: ['length', 'bots', 'fast'] },
    ]);
  });
});

test('every refusal can be said in a sentence: a code, plain arguments, and where there is one the rule', () => {
  const refusing = tiny({
    steps: {
      *play() {
        yield* askMany(
          choice(0, ['a'], {
            refused: () => [{ id: 'b', reason: { key: 'why' }, rule: 'T-7' }],
            options: () => [option('a', 'a')],
          }),
        );
      },
    },
  });
  const match = begin(refusing);
  const error = refusal(() => say(match, 0, 'b'));
  const { name, code, args, rule, message } = error;
  expect({ name, code, args, rule, message }).toEqual({
    name: 'KernelError',
    code: 'illegal-option',
    args: { option: 'b', reason: { message: { key: 'why' } } },
    rule: 'T-7',
    message: 'illegal-option {"option":"b","reason":{"message":{"key":"why"}}} (T-7)',
  });
});
