import { describe, expect, it } from 'vitest';
import { wholeRows } from '../src/table/whole-rows.ts';

const row = (top: number, count: number, height = 36) =>
  Array.from({ length: count }, () => ({ top, bottom: top + height }));

describe('choices in whole rows', () => {
  const rows = [...row(2, 3), ...row(42, 2), ...row(82, 2)];

  it('shows as many rows as there is room for, and counts what waits', () => {
    expect(wholeRows(rows, 87, 0)).toEqual({ from: 0, height: 78, hidden: 2 });
    expect(wholeRows(rows, 116, 0)).toEqual({ from: 0, height: 78, hidden: 2 });
    expect(wholeRows(rows, 118, 0)).toEqual({ from: 0, height: 118, hidden: 0 });
  });

  it('begins with a whole row wherever it is looked at', () => {
    expect(wholeRows(rows, 78, 38)).toEqual({ from: 42, height: 76, hidden: 3 });
    expect(wholeRows(rows, 78, 42)).toEqual({ from: 42, height: 76, hidden: 3 });
  });

  it('cuts no high choice beside low ones', () => {
    expect(wholeRows([...row(2, 1), ...row(2, 1, 60), ...row(66, 2)], 78, 0)).toEqual({
      from: 0,
      height: 62,
      hidden: 2,
    });
  });

  it('shows of what is higher than all the room as much as it can', () => {
    expect(wholeRows(row(2, 1, 120), 78, 0)).toEqual({ from: 0, height: 78, hidden: 1 });
  });
});
