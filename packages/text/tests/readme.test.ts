import { expect, test } from 'vitest';
import { de, en, ru } from '../src/index.ts';
import { nounDe, nounEn, nounRu, verbDe, verbRu } from './lexicon.ts';

test('the first example of README.md', () => {
  const { clause, count, given, may, prep, sentence, thisOne, your } = de;
  expect(sentence(clause(verbDe.discard, count(2, nounDe.card), prep('aus', your(nounDe.hand))))).toBe(
    'Lege 2 Karten aus deiner Hand ab.',
  );
  const bought = clause(verbDe.buy, thisOne(nounDe.card));
  expect(sentence(given('once', bought, may(clause(verbDe.draw, count(1, nounDe.card)))))).toBe(
    'Sobald du diese Karte kaufst, darfst du 1 Karte ziehen.',
  );
});

test('what somebody owns, in all languages', () => {
  expect(de.say(de.of(de.count(2, nounDe.card), de.the(nounDe.opponent)))).toBe('2 Karten des Gegners');
  expect(en.say(en.of(en.count(2, nounEn.card), en.the(nounEn.opponent)))).toBe('2 of the opponent’s cards');
  expect(ru.say(ru.of(ru.count(2, nounRu.card), ru.the(nounRu.opponent)))).toBe('2 карты противника');
});

test('words as README.md writes them', () => {
  expect(de.say(de.the(de.noun('m', 'Plan', 'Pläne', { gen: 'Planes' })), 'gen')).toBe('des Planes');
  expect(de.strong('ab|werfen', 'geworfen', 'wirf').finite.er).toBe('wirft');
  expect(de.sentence(de.clause(verbDe.reroll, de.a(nounDe.die)))).toBe('Wirf einen Würfel neu.');
  expect(de.purpose(de.clause(verbDe.reroll, de.a(nounDe.die)))).toBe('um einen Würfel neu zu werfen');
  expect(de.infinitive(de.clause(verbDe.reroll, de.a(nounDe.die)))).toBe('einen Würfel neu werfen');
  expect(en.verb('pick up', 'picked up').third).toBe('picks up');
  expect(ru.sentence(ru.clause(verbRu.reroll, ru.a(nounRu.die)))).toBe('Перебросьте кубик.');
});

/** A module that exports `then` is taken for a promise, and importing it never ends. */
test('no language can be mistaken for a promise', () => {
  for (const language of [de, en, ru]) expect('then' in language).toBe(false);
});

test('the three languages offer the same sentences', () => {
  const shared = (language: object): readonly string[] =>
    Object.keys(language)
      .filter((name) => !WORDS.has(name))
      .sort();
  expect(shared(en)).toEqual(shared(de));
  expect(shared(ru)).toEqual(shared(de));
});

/** How words are written down differs from language to language. */
const WORDS = new Set([
  'adjNoun',
  'article',
  'byName',
  'compound',
  'fixed',
  'fixedAdj',
  'name',
  'seatNoun',
  'strong',
  'table',
  'title',
  'weakNoun',
]);
