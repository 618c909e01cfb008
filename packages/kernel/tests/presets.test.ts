import { describe, expect, test } from 'vitest';
import { checkOptions, type OptionPresets, type OptionSpecs, usualOptions } from '../src/index.ts';
import { refusal } from './tiny.ts';

type Agreed = { readonly map: 'small' | 'large'; readonly goal: 3 | 4 | 5; readonly night: boolean };

const options: OptionSpecs<Agreed> = { map: ['small', 'large'], goal: [3, 4, 5], night: [false, true] };
const presets: OptionPresets<Agreed> = { map: { large: { goal: 4 } }, night: { true: { goal: 5 } } };
const game = { options, presets };

describe('what one choice suggests for another', () => {
  test('counts while nobody says otherwise', () => {
    expect(checkOptions(game, {})).toEqual({ map: 'small', goal: 3, night: false });
    expect(checkOptions(game, { map: 'large' })).toEqual({ map: 'large', goal: 4, night: false });
    expect(checkOptions(game, { map: 'small' }).goal).toBe(3);
  });

  test('gives way to what somebody says', () => {
    expect(checkOptions(game, { map: 'large', goal: 3 }).goal).toBe(3);
    expect(checkOptions(game, { goal: 5, map: 'large' }).goal).toBe(5);
  });

  test('is taken from the last option that suggests something', () => {
    expect(checkOptions(game, { night: true, map: 'large' }).goal).toBe(5);
  });

  test('is known before anything is checked', () => {
    expect(usualOptions(game, { map: 'large', goal: 5 })).toEqual({ map: 'small', goal: 4, night: false });
  });

  test('is nothing in a game without presets', () => {
    expect(checkOptions({ options }, { map: 'large' }).goal).toBe(3);
  });

  test.each([['huge'], [null], [{ toString: 1 }], ['__proto__'], ['constructor']])('refuses %j as before', (map) => {
    expect(refusal(() => checkOptions(game, { map })).code).toBe('bad-setting');
  });
});
