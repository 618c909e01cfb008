import { describe, expect, test } from 'vitest';
import { amountOptions, amountPart, resultOf } from '../src/index.ts';

const sums = (total: number, unit = 1): Set<number> => {
  let found = [0];
  for (const part of amountOptions('credits', total, (amount) => amount, { unit })) {
    found = [...found, ...found.map((sum) => sum + resultOf(part))];
  }
  return new Set(found);
};

describe('an amount as a choice of parts', () => {
  test('every amount up to the total is possible, and none above it', () => {
    for (let total = 0; total <= 70; total++) {
      expect([...sums(total)].sort((a, b) => a - b)).toEqual(Array.from({ length: total + 1 }, (_, i) => i));
    }
  });

  test('only whole units are given', () => {
    expect([...sums(4500, 1000)].sort((a, b) => a - b)).toEqual([0, 1000, 2000, 3000, 4000]);
  });

  test('each part has an id of its own that tells what and how much', () => {
    const ids = amountOptions('give-credits', 30_000, (n) => n, { unit: 1000 }).map(({ id }) => id);
    expect(ids).toEqual([
      'give-credits#0=1000',
      'give-credits#1=2000',
      'give-credits#2=4000',
      'give-credits#3=8000',
      'give-credits#4=15000',
    ]);
    expect(ids.map(amountPart)[4]).toEqual({ what: 'give-credits', amount: 15_000 });
    expect(amountPart('card:7')).toBeNull();
  });

  test('label and group are carried along', () => {
    const label = (amount: number) => ({ key: 'label.credits', args: { amount } });
    expect(amountOptions('credits', 1, (n) => n, { group: 'give', label })[0]).toMatchObject({
      group: 'give',
      label: { key: 'label.credits', args: { amount: 1 } },
    });
  });
});
