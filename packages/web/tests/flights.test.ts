import { describe, expect, it } from 'vitest';
import { middleOf, way } from '../kit/flights.ts';

const card = { left: 400, top: 500, width: 140, height: 140 };

describe('flights', () => {
  it('a card comes out of the middle of a hand at its own size', () => {
    const hand = { left: 190, top: 480, width: 1200, height: 180 };
    expect(middleOf(hand, card)).toEqual({ left: 720, top: 500, width: 140, height: 140 });
    expect(way(card, middleOf(hand, card))).toBe('translate(320px, 0px) scale(1)');
  });

  it('and out of a small pile it grows', () => {
    const pile = { left: 20, top: 600, width: 35, height: 50 };
    expect(middleOf(pile, card)).toEqual(pile);
    expect(way(card, pile)).toBe('translate(-432.5px, 55px) scale(0.25)');
  });
});
