import { describe, expect, test } from 'vitest';
import { allOptions, checkOptions, knownOptions, type OptionSpecs, usualOf } from '../src/index.ts';

interface Options extends Readonly<Record<string, string | number | boolean>> {
  readonly goal: 'race' | 'riches';
  readonly price: number;
}
const specs: OptionSpecs<Options> = {
  goal: ['race', 'riches'],
  price: { usual: 500, least: 100, most: 900, step: 50 },
};

describe('a number that people choose freely', () => {
  test('is the usual one where nothing is said', () => {
    expect(checkOptions({ options: specs }, {})).toEqual({ goal: 'race', price: 500 });
    expect(Object.values(specs).map(usualOf)).toEqual(['race', 500]);
  });

  test.each([100, 450, 900])('may be %i', (price) => {
    expect(checkOptions({ options: specs }, { price })).toEqual({ goal: 'race', price });
  });

  test.each([99, 901, 120, 450.5, Number.NaN, Number.POSITIVE_INFINITY, '500', null, [500]])(
    'may not be %j',
    (price) => {
      expect(() => checkOptions({ options: specs }, { price })).toThrow(/bad-setting|100…900\/50/);
    },
  );

  test('is told by its ends and its steps', () => {
    expect(knownOptions(specs)).toEqual(['goal=race|riches', 'price=100…900/50']);
  });

  test('is tried at both ends, everything else as usual', () => {
    expect(allOptions(specs)).toEqual([
      { goal: 'race', price: 500 },
      { goal: 'riches', price: 500 },
      { goal: 'race', price: 100 },
      { goal: 'race', price: 900 },
    ]);
  });
});
