import { describe, expect, it } from 'vitest';
import { flatnessOf, hexCorners } from '../kit/board/hexes.ts';

describe('a board of hexes', () => {
  it('leans back in a broad window, though never so far that rows hide each other', () => {
    const board = { width: 600, height: 400 };
    expect(flatnessOf(board, { width: 390, height: 500 })).toBe(1);
    expect(flatnessOf(board, { width: 750, height: 400 })).toBe(0.8);
    expect(flatnessOf(board, { width: 2000, height: 400 })).toBe(0.72);
    expect(flatnessOf(board, { width: 0, height: 0 })).toBe(1);
  });

  it('keeps its breadth when it lies flat', () => {
    const reach = (flat: number) => {
      const corners = hexCorners({ x: 0, y: 0, size: 10, shape: 'flat-hex', flat });
      return [Math.max(...corners.map(({ x }) => x)), Math.max(...corners.map(({ y }) => y))];
    };
    const [breadth, height = 0] = reach(1);
    expect(reach(0.5)).toEqual([breadth, height / 2]);
  });
});
