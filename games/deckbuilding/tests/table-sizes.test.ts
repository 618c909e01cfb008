import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { breakable } from '../table/card/breaks.ts';
import { nameType, typeFor } from '../table/card/type.ts';
import { handCard, sizesFor, tileIn } from '../table/sizes.ts';

/** The room of the table on a phone, upright and flat, on tablets, on laptops and on large screens. */
const ROOMS = [
  { w: 360, h: 407 },
  { w: 390, h: 560 },
  { w: 572, h: 285 },
  { w: 572, h: 346 },
  { w: 768, h: 840 },
  { w: 1024, h: 600 },
  { w: 1366, h: 590 },
  { w: 1440, h: 715 },
  { w: 1464, h: 870 },
  { w: 2032, h: 1200 },
];
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

it('everything on the table fits into its room, on every screen', () => {
  for (const room of ROOMS) {
    const { shape, rows, gap, spine, row, pilot, pile, hand } = sizesFor(room);
    expect(sum(rows) + (rows.length - 1) * gap).toBeLessThanOrEqual(room.h);
    const across = shape === 'tall' ? 4 * row.w + 3 * gap : spine + 6 * row.w + pilot.w + pile + 8 * gap;
    expect(across).toBeLessThanOrEqual(room.w);
    expect(row.w).toBeGreaterThanOrEqual(55);
    const five = handCard(hand, 5, gap);
    expect(five.scrolls).toBe(false);
    expect(5 * five.w + 4 * gap).toBeLessThanOrEqual(hand.w);
  }
});

it('tiles in play are as large as their room allows, and scroll only where they could not be read', () => {
  for (const { near, nearAlone, far, gap } of ROOMS.map(sizesFor)) {
    for (const room of [near, nearAlone, far]) {
      for (let count = 1; count <= 14; count++) {
        const { w, h, rows, columns, scrolls } = tileIn(room, count, gap);
        expect(rows * columns).toBeGreaterThanOrEqual(count);
        expect(rows * h + (rows - 1) * gap).toBeLessThanOrEqual(Math.max(38, room.h) + 0.01);
        expect(scrolls || columns * w + (columns - 1) * gap <= room.w + 0.01).toBe(true);
      }
    }
    expect(tileIn(nearAlone, 5, gap).scrolls).toBe(false);
  }
});

it('a text is set as large as it fits, and not at all where nobody could read it', () => {
  const text = 'Discard 1 card from the galaxy row.';
  expect(typeFor(text, { w: 150, h: 100 }, 16)).toBe(16);
  expect(typeFor(text, { w: 100, h: 30 }, 16)).toBeNull();
  expect(typeFor(text, { w: 100, h: 42 }, 16)).toBe(12);
  expect(nameType('AT-ST', 100, 17)).toBe(17);
  expect(nameType('Rebellenkommando', 100, 17)).toBeLessThan(17);
  // Where it may be broken, it is rather broken than set small.
  expect(nameType(breakable('Rebellentransporter'), 70, 15)).toBeGreaterThan(12);
  expect(nameType('Rebellentransporter', 70, 15)).toBe(9);
  expect(nameType(breakable('Sturmtruppler'), 100, 15)).toBe(15);
  // Three lines would reach up to the medal of a low card, two smaller ones do not.
  expect(nameType('Пилот Внешнего Кольца', 74, 12.5)).toBe(12.5);
  expect(nameType('Пилот Внешнего Кольца', 74, 12.5, 31)).toBe(11);
});
