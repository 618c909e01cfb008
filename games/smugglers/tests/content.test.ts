import { expect, test } from 'vitest';
import {
  AROUND_NEBULAE,
  characters,
  faces,
  fateCards,
  fateDeck,
  planets,
  STRAIGHT,
  sectorNamed,
  sectors,
} from '../content/index.ts';

test('SG-COMP-01 everything is there: 12 characters, 30 planets, 67 fate cards, 85 sectors', () => {
  expect([characters.length, planets.length, fateDeck.length, fateCards.length, sectors.length]).toEqual([
    12, 30, 67, 64, 85,
  ]);
  expect(new Set(faces).size).toBe(faces.length);
});
test('map', () => {
  expect(sectorNamed('G-043')).toBe(43);
  expect(STRAIGHT[4]?.[82]).toBe(12);
  expect(AROUND_NEBULAE[4]?.[82]).toBe(14);
});
