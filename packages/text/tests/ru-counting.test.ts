import { expect, test } from 'vitest';
import { ru } from '../src/index.ts';
import { adjRu as adj, nounRu as noun } from './lexicon.ts';

const { count, prep, say } = ru;

test.each([
  [0, '0 нейтральных карт', '0 нейтральных отрядов', '0 вражеских дроидов'],
  [1, '1 нейтральная карта', '1 нейтральный отряд', '1 вражеского дроида'],
  [2, '2 нейтральные карты', '2 нейтральных отряда', '2 вражеских дроидов'],
  [4, '4 нейтральные карты', '4 нейтральных отряда', '4 вражеских дроидов'],
  [5, '5 нейтральных карт', '5 нейтральных отрядов', '5 вражеских дроидов'],
  [11, '11 нейтральных карт', '11 нейтральных отрядов', '11 вражеских дроидов'],
  [12, '12 нейтральных карт', '12 нейтральных отрядов', '12 вражеских дроидов'],
  [21, '21 нейтральная карта', '21 нейтральный отряд', '21 вражеского дроида'],
  [22, '22 нейтральные карты', '22 нейтральных отряда', '22 вражеских дроида'],
  [25, '25 нейтральных карт', '25 нейтральных отрядов', '25 вражеских дроидов'],
  [101, '101 нейтральная карта', '101 нейтральный отряд', '101 вражеского дроида'],
  [111, '111 нейтральных карт', '111 нейтральных отрядов', '111 вражеских дроидов'],
  [1.5, '1,5 нейтральной карты', '1,5 нейтрального отряда', '1,5 вражеского дроида'],
])('%d', (amount, feminine, masculine, animateAccusative) => {
  expect(say(count(amount, noun.card, adj.neutral))).toBe(feminine);
  expect(say(count(amount, noun.unit, adj.neutral))).toBe(masculine);
  expect(say(count(amount, noun.droid, adj.enemy), 'acc')).toBe(animateAccusative);
});

test('the feminine accusative of one', () => {
  expect(say(count(1, noun.card, adj.neutral), 'acc')).toBe('1 нейтральную карту');
  expect(say(count(21, noun.card), 'acc')).toBe('21 карту');
  expect(say(count(2, noun.unit), 'acc')).toBe('2 отряда');
});

test('the other cases know only one and many', () => {
  expect(say(prep('с', count(1, noun.card), 'ins'))).toBe('с 1 картой');
  expect(say(prep('с', count(3, noun.card, adj.neutral), 'ins'))).toBe('с 3 нейтральными картами');
  expect(say(prep('с', count(21, noun.card), 'ins'))).toBe('с 21 картой');
  expect(say(prep('без', count(2, noun.card)))).toBe('без 2 карт');
  expect(say(prep('к', count(5, noun.unit)))).toBe('к 5 отрядам');
  expect(say(count('X', noun.card), 'acc')).toBe('X карт');
});
