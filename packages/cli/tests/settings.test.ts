import { checkOptions, type OptionSpecs } from '@cantina/kernel';
import { describe, expect, test } from 'vitest';
import { readSettings, writeSettings } from '../src/settings.ts';

interface Options extends Readonly<Record<string, string | number | boolean>> {
  readonly goal: 'race' | 'riches';
  readonly price: number;
}
const options: OptionSpecs<Options> = {
  goal: ['race', 'riches'],
  price: { usual: 500, least: -900, most: 900, step: 1 },
};

describe('what a table agrees on, as it is typed', () => {
  test('a free number is a number', () => {
    const read = readSettings({ options }, 'goal=riches,price=-42');
    expect(read).toEqual({ goal: 'riches', price: -42 });
    expect(checkOptions({ options }, read)).toEqual(read);
    expect(writeSettings(read)).toBe('goal=riches,price=-42');
  });

  test.each(['price=much', 'price=', 'price=901', 'price=1.5', 'price=0x10'])('%s is refused', (given) => {
    expect(() => checkOptions({ options }, readSettings({ options }, given))).toThrow('bad-setting');
  });
});
