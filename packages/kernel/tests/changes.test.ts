import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Change, changed, changeOf } from '../src/index.ts';

/** Values that resemble each other: few names, few numbers, so that much stays as it was. */
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, 0, 1, 2, 'a', 'b', ''),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '0', '1'), tie('value'), { maxKeys: 4 }),
  ),
}));

describe('changes of plain values', () => {
  test('a change leads from any value to any other, also after a way over the wire', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        const change = changeOf(before, after);
        const onPaper = JSON.parse(JSON.stringify({ change })) as { readonly change?: Change };
        expect(onPaper.change === undefined ? before : changed(before, onPaper.change)).toEqual(after);
      }),
      { numRuns: 3000 },
    );
  });

  test('the value before stays as it was, and nothing has changed between equals', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        const paper = JSON.stringify(before);
        const change = changeOf(before, after);
        if (change !== undefined) changed(before, change);
        expect(JSON.stringify(before)).toBe(paper);
        expect(changeOf(before, JSON.parse(paper))).toBeUndefined();
      }),
    );
  });

  test('what is told is what docs/api.md says', () => {
    expect(changeOf({ a: 1, b: 2 }, { a: 1, c: null })).toEqual({ c: [null], b: [] });
    expect(changeOf([1, 2, 3], [1, 9, 3])).toEqual({ 1: [9] });
    expect(changeOf([1, 2, 3], [1, 3])).toEqual([1, 1, []]);
    expect(changeOf([1, 2], [1, 2, 4, 5])).toEqual([2, 0, [4, 5]]);
    expect(changeOf({ a: { b: [0] } }, { a: { b: [1] } })).toEqual({ a: { b: { 0: [1] } } });
    expect(changeOf(null, { a: 1 })).toEqual([{ a: 1 }]);
  });

  test.each([
    ['a list that is none', { a: 1 }, { a: [0, 1, []] }],
    ['a place that is not there', [1], { 3: [1, 0, []] }],
    ['more than there is', [1], [0, 2, []]],
    ['inside of nothing', null, { a: [1] }],
    ['a field that is not there', {}, { a: [] }],
  ] as const)('%s does not fit', (_what, before, change) => {
    expect(() => changed(before, change)).toThrow('does not fit');
  });
});
