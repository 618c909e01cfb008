import { describe, expect, test } from 'vitest';
import { de, en, ru } from '../src/index.ts';
import { nounDe, nounEn, nounRu, verbDe, verbRu } from './lexicon.ts';

describe('whom: the phrase is the object', () => {
  test('German', () => {
    const has = de.verb('haben', { du: 'hast', er: 'hat' });
    const ship = de.whom(de.count(1, nounDe.ship), de.the(nounDe.opponent), has, 'im Spiel');
    expect(de.sentence(de.clause(verbDe.destroy, ship))).toBe('Zerstöre 1 Schiff, das der Gegner im Spiel hat.');
    expect(de.say(de.whom(de.the(nounDe.card), de.you, verbDe.buy))).toBe('die Karte, die du kaufst,');
  });

  test('English needs no word for it', () => {
    const has = en.verb('have', 'had', 'has');
    const ship = en.whom(en.count(1, nounEn.ship), en.the(nounEn.opponent), has, 'in play');
    expect(en.say(ship)).toBe('1 ship the opponent has in play');
  });

  test('Russian', () => {
    expect(ru.say(ru.whom(nounRu.card, ru.you, verbRu.buy))).toBe('карта, которую вы покупаете,');
  });
});

describe('where something is', () => {
  test('stands with what one has', () => {
    expect(de.subordinate(de.have(de.you, de.a(nounDe.ship), 'im Spiel'))).toBe('du ein Schiff im Spiel hast');
    expect(en.main(en.have(en.you, en.a(nounEn.ship), 'in play'))).toBe('you have a ship in play');
    expect(ru.main(ru.have(ru.you, nounRu.ship, 'в игре'))).toBe('у вас в игре есть корабль');
    expect(ru.main(ru.not(ru.have(ru.you, ru.many(nounRu.ship), 'в игре')))).toBe('у вас в игре нет кораблей');
  });
});

describe('a pronoun owns', () => {
  test('in front of what it owns', () => {
    expect(de.say(de.of(de.the(nounDe.deck), de.it(nounDe.opponent)), 'acc')).toBe('sein Deck');
    expect(en.say(en.of(en.the(nounEn.deck), en.it(nounEn.opponent)))).toBe('their deck');
    expect(ru.say(ru.of(nounRu.deck, ru.it(nounRu.opponent)), 'gen')).toBe('его колоды');
  });
});

test('one person can be "they"', () => {
  expect(en.main(en.does(en.it(nounEn.opponent), en.verb('draw', 'drawn'), en.count(1, nounEn.card)))).toBe(
    'they draw 1 card',
  );
});

test('„sich etwas ansehen“', () => {
  const look = de.strong('an|sehen', 'gesehen', 'sieh', { reflexive: 'dat' });
  expect(de.sentence(de.clause(look, de.the(nounDe.card)))).toBe('Sieh dir die Karte an.');
  expect(de.sentence(de.does(de.the(nounDe.opponent), look, de.the(nounDe.card)))).toBe(
    'Der Gegner sieht sich die Karte an.',
  );
});

test('"the top 2 cards": some adjectives stand before the number', () => {
  expect(en.say(en.the(en.count(2, nounEn.card), en.adj('top', { leading: true })))).toBe('the top 2 cards');
});

test('«ваша база — Дантуин»: a dash between two nouns', () => {
  expect(ru.main(ru.is(ru.your(nounRu.ship), ru.bare(ru.fixed('m', 'HWK-290'))))).toBe('ваш корабль — HWK-290');
});

describe('main clauses of different doers', () => {
  test('have a comma between them where the language wants one', () => {
    const one = de.does(de.it(nounDe.opponent), verbDe.discard, de.count(1, nounDe.card));
    expect(de.main(de.or(one, de.does(de.you, verbDe.draw, de.count(1, nounDe.card))))).toBe(
      'er legt 1 Karte ab oder du ziehst 1 Karte',
    );
    const odin = ru.does(ru.it(nounRu.opponent), verbRu.discard, ru.count(1, nounRu.card));
    expect(ru.main(ru.or(odin, ru.does(ru.you, verbRu.draw, ru.count(1, nounRu.card))))).toBe(
      'он сбрасывает 1 карту, или вы берёте 1 карту',
    );
  });
});

test('a list of one is the one', () => {
  expect(en.main(en.does(en.both(en.you), en.verb('win', 'won')))).toBe('you win');
  expect(ru.main(ru.does(ru.both(ru.you), verbRu.win))).toBe('вы побеждаете');
});
