import { describe, expect, test } from 'vitest';
import { de } from '../src/index.ts';
import { adjDe as adj, nounDe as noun, verbDe as verb } from './lexicon.ts';

const {
  a,
  all,
  and,
  andThen,
  another,
  any,
  anyNumber,
  asks,
  atLeast,
  atMost,
  bare,
  both,
  can,
  cannot,
  capital,
  clause,
  colon,
  count,
  does,
  each,
  either,
  exactly,
  front,
  given,
  have,
  infinitive,
  inOrder,
  instead,
  is,
  it,
  label,
  lead,
  listAnd,
  main,
  many,
  may,
  more,
  must,
  name,
  no,
  not,
  num,
  of,
  oneOf,
  or,
  other,
  otherwise,
  own,
  passive,
  percent,
  prep,
  provided,
  purpose,
  question,
  quote,
  say,
  sentence,
  signed,
  subordinate,
  tail,
  thatOne,
  the,
  thisOne,
  to,
  upTo,
  which,
  whom,
  you,
  your,
} = de;

const draw1 = clause(verb.draw, count(1, noun.card));
const discard1 = clause(verb.discard, count(1, noun.card));
const anna = bare(name('Anna'));

describe('nouns', () => {
  test('cases of the regular noun', () => {
    expect(say(the(noun.opponent), 'gen')).toBe('des Gegners');
    expect(say(the(many(noun.opponent)), 'dat')).toBe('den Gegnern');
    expect(say(the(many(noun.card)), 'dat')).toBe('den Karten');
    expect(say(the(many(noun.ship)), 'dat')).toBe('den Schiffen');
    expect(say(the(many(noun.credit)), 'dat')).toBe('den Credits');
    expect(say(the(noun.seat), 'gen')).toBe('des Platzes');
    expect(say(the(noun.result), 'gen')).toBe('des Ergebnisses');
    expect(say(the(noun.turn), 'gen')).toBe('des Zuges');
  });

  test('the n-declension', () => {
    expect(say(the(noun.pilot))).toBe('der Pilot');
    expect(say(the(noun.pilot), 'acc')).toBe('den Piloten');
    expect(say(the(noun.pilot), 'dat')).toBe('dem Piloten');
    expect(say(a(noun.droid), 'gen')).toBe('eines Droiden');
    expect(say(count(2, noun.pilot), 'dat')).toBe('2 Piloten');
  });

  test('a noun that is an adjective', () => {
    expect(say(a(noun.ally))).toBe('ein Verbündeter');
    expect(say(the(noun.ally))).toBe('der Verbündete');
    expect(say(a(noun.ally), 'acc')).toBe('einen Verbündeten');
    expect(say(count(2, noun.ally))).toBe('2 Verbündete');
    expect(say(your(many(noun.ally)))).toBe('deine Verbündeten');
    expect(say(all(noun.ally))).toBe('alle Verbündeten');
  });

  test('names, plurals without singular, terms of two words', () => {
    expect(say(the(name('Luke')))).toBe('Luke');
    expect(say(of(the(noun.hand), anna))).toBe('die Hand von Anna');
    expect(say(the(de.pluralNoun('Kosten')), 'dat')).toBe('den Kosten');
    expect(say(a(de.compound(de.adj('imperial'), de.noun('m', 'Kreuzer', 'Kreuzer'))), 'acc')).toBe(
      'einen imperialen Kreuzer',
    );
  });
});

describe('adjectives', () => {
  test.each([
    [bare(noun.pilot, adj.neutral), 'nom', 'neutraler Pilot'],
    [bare(noun.ship, adj.neutral), 'dat', 'neutralem Schiff'],
    [bare(many(noun.card), adj.neutral), 'gen', 'neutraler Karten'],
    [a(noun.pilot, adj.neutral), 'nom', 'ein neutraler Pilot'],
    [a(noun.pilot, adj.neutral), 'acc', 'einen neutralen Piloten'],
    [a(noun.ship, adj.dark), 'nom', 'ein dunkles Schiff'],
    [the(noun.ship, adj.dark), 'nom', 'das dunkle Schiff'],
    [the(noun.card, adj.dark), 'dat', 'der dunklen Karte'],
    [the(many(noun.card, adj.dark)), 'nom', 'die dunklen Karten'],
    [your(many(noun.card, adj.neutral)), 'nom', 'deine neutralen Karten'],
    [no(many(noun.card, adj.neutral)), 'nom', 'keine neutralen Karten'],
    [no(noun.ship, adj.enemy), 'acc', 'kein feindliches Schiff'],
    [each(noun.pilot, adj.enemy), 'nom', 'jeder feindliche Pilot'],
    [thisOne(noun.ship, adj.enemy), 'nom', 'dieses feindliche Schiff'],
    [thatOne(noun.ship), 'dat', 'jenem Schiff'],
    [all(noun.unit, adj.enemy), 'nom', 'alle feindlichen Einheiten'],
    [all(noun.unit, adj.enemy), 'gen', 'aller feindlichen Einheiten'],
    [all(your(many(noun.unit))), 'dat', 'allen deinen Einheiten'],
    [count(1, noun.pilot, adj.neutral), 'nom', '1 neutraler Pilot'],
    [count(1, noun.card, adj.neutral), 'dat', '1 neutralen Karte'],
    [count(3, noun.card, adj.neutral), 'nom', '3 neutrale Karten'],
    [count(3, noun.card, adj.neutral), 'dat', '3 neutralen Karten'],
    [count(0, noun.card, adj.neutral), 'nom', '0 neutrale Karten'],
    [the(count(2, noun.card, adj.neutral)), 'nom', 'die 2 neutralen Karten'],
    [your(count(2, noun.ship)), 'dat', 'deinen 2 Schiffen'],
    [another(noun.ship), 'acc', 'ein anderes Schiff'],
    [count(2, other(noun.card)), 'acc', '2 andere Karten'],
    [any(noun.pilot), 'acc', 'einen beliebigen Piloten'],
    [more(2, noun.card), 'acc', '2 weitere Karten'],
    [upTo(3, noun.card), 'acc', 'bis zu 3 Karten'],
    [atLeast(3, noun.card), 'acc', 'mindestens 3 Karten'],
    [atMost(1, noun.card), 'acc', 'höchstens 1 Karte'],
    [exactly(2, noun.ship), 'dat', 'genau 2 Schiffen'],
    [anyNumber(noun.card, adj.neutral), 'acc', 'beliebig viele neutrale Karten'],
    [anyNumber(noun.ship), 'dat', 'beliebig vielen Schiffen'],
    [oneOf(your(many(noun.ship))), 'acc', 'eins deiner Schiffe'],
    [oneOf(the(many(noun.pilot, adj.enemy))), 'acc', 'einen der feindlichen Piloten'],
    [count('X', noun.card), 'acc', 'X Karten'],
    [it(the(noun.card)), 'acc', 'sie'],
    [it(the(noun.pilot)), 'dat', 'ihm'],
    [you, 'dat', 'dir'],
    [both(the(noun.card), a(noun.ship)), 'dat', 'der Karte und einem Schiff'],
    [either(a(noun.card), a(noun.ship), a(noun.pilot)), 'acc', 'eine Karte, ein Schiff oder einen Piloten'],
    [of(the(noun.end), your(noun.turn)), 'nom', 'das Ende deines Zuges'],
    [of(the(noun.hand), you), 'dat', 'deiner Hand'],
    [of(the(noun.result), count(2, noun.die)), 'nom', 'das Ergebnis von 2 Würfeln'],
    [tail(a(noun.card), prep('aus', your(noun.hand))), 'acc', 'eine Karte aus deiner Hand'],
  ] as const)('%#: %s', (np, kase, text) => {
    expect(say(np, kase)).toBe(text);
  });
});

test('prepositions bring their case and melt with the article', () => {
  expect(say(prep('von', the(noun.deck)))).toBe('vom Deck');
  expect(say(prep('zu', the(noun.card)))).toBe('zur Karte');
  expect(say(prep('in', the(noun.deck), 'acc'))).toBe('ins Deck');
  expect(say(prep('auf', the(noun.discardPile), 'acc'))).toBe('auf den Ablagestapel');
  expect(say(prep('für', each(noun.pilot)))).toBe('für jeden Piloten');
  expect(say(prep('während', your(noun.turn)))).toBe('während deines Zuges');
  expect(say(prep('anstelle', count(2, noun.card)))).toBe('anstelle von 2 Karten');
  expect(say(prep('von', which(the(noun.ship), verb.cost, '3')))).toBe('von dem Schiff, das 3 kostet,');
});

describe('clauses', () => {
  test.each([
    [draw1, 'Ziehe 1 Karte.'],
    [discard1, 'Lege 1 Karte ab.'],
    [clause(verb.take, a(noun.card)), 'Nimm eine Karte.'],
    [does(the(noun.opponent), verb.discard, count(1, noun.card)), 'Der Gegner legt 1 Karte ab.'],
    [does(all(noun.player), verb.discard, count(1, noun.card)), 'Alle Spieler legen 1 Karte ab.'],
    [does(you, verb.draw, count(1, noun.card)), 'Du ziehst 1 Karte.'],
    [does(the(noun.opponent), verb.gain, count(2, noun.credit)), 'Der Gegner erhält 2 Credits.'],
    [may(draw1), 'Du darfst 1 Karte ziehen.'],
    [may(discard1), 'Du darfst 1 Karte ablegen.'],
    [must(does(each(noun.opponent), verb.give, to(you), count(1, noun.card))), 'Jeder Gegner muss dir 1 Karte geben.'],
    [can(discard1), 'Du kannst 1 Karte ablegen.'],
    [cannot(clause(verb.discard, thisOne(noun.card))), 'Du kannst diese Karte nicht ablegen.'],
    [not(clause(verb.discard, thisOne(noun.card))), 'Lege diese Karte nicht ab.'],
    [not(clause(verb.draw, many(noun.card))), 'Ziehe keine Karten.'],
    [not(may(clause(verb.draw, many(noun.card)))), 'Du darfst keine Karten ziehen.'],
    [not(does(the(noun.opponent), verb.pass)), 'Der Gegner passt nicht.'],
    [does(the(noun.opponent), verb.draw, no(noun.card)), 'Der Gegner zieht keine Karte.'],
    [clause(verb.help, the(noun.pilot)), 'Hilf dem Piloten.'],
    [does(the(noun.pilot), verb.help, the(many(noun.ally))), 'Der Pilot hilft den Verbündeten.'],
    [and(draw1, clause(verb.repair, count(2, noun.damage))), 'Ziehe 1 Karte und repariere 2 Schaden.'],
    [may(and(draw1, clause(verb.repair, count(2, noun.damage)))), 'Du darfst 1 Karte ziehen und 2 Schaden reparieren.'],
    [
      or(draw1, discard1, clause(verb.gain, count(1, noun.credit))),
      'Ziehe 1 Karte, lege 1 Karte ab oder erhalte 1 Credit.',
    ],
    [andThen(draw1, discard1), 'Ziehe 1 Karte, dann lege 1 Karte ab.'],
    [
      and(draw1, does(the(noun.opponent), verb.discard, count(1, noun.card))),
      'Ziehe 1 Karte und der Gegner legt 1 Karte ab.',
    ],
    [
      and(
        does(the(noun.opponent), verb.draw, count(1, noun.card)),
        does(the(noun.opponent), verb.discard, count(1, noun.card)),
      ),
      'Der Gegner zieht 1 Karte und legt 1 Karte ab.',
    ],
    [given('once', clause(verb.buy, thisOne(noun.card)), draw1), 'Sobald du diese Karte kaufst, ziehe 1 Karte.'],
    [
      given('once', clause(verb.buy, thisOne(noun.card)), may(draw1)),
      'Sobald du diese Karte kaufst, darfst du 1 Karte ziehen.',
    ],
    [
      given(
        'if',
        clause(verb.discard, thisOne(noun.card)),
        does(the(noun.opponent), verb.discard, count(2, noun.card), 'zufällig'),
      ),
      'Falls du diese Karte ablegst, legt der Gegner 2 Karten zufällig ab.',
    ],
    [given('if', may(clause(verb.discard, a(noun.card))), draw1), 'Falls du eine Karte ablegen darfst, ziehe 1 Karte.'],
    [
      given('if', have(you, count(3, noun.card, adj.neutral)), draw1),
      'Falls du 3 neutrale Karten hast, ziehe 1 Karte.',
    ],
    [
      given('after', clause(verb.discard, thisOne(noun.card)), draw1),
      'Nachdem du diese Karte abgelegt hast, ziehe 1 Karte.',
    ],
    [given('after', does(thisOne(noun.ship), verb.fly), draw1), 'Nachdem dieses Schiff geflogen ist, ziehe 1 Karte.'],
    [
      given('when', passive(thisOne(noun.unit), verb.destroy), draw1),
      'Wenn diese Einheit zerstört wird, ziehe 1 Karte.',
    ],
    [
      provided(draw1, 'if', not(have(the(noun.opponent), many(noun.card)))),
      'Ziehe 1 Karte, falls der Gegner keine Karten hat.',
    ],
    [given('if', is(thisOne(noun.card), adj.neutral), discard1), 'Falls diese Karte neutral ist, lege 1 Karte ab.'],
    [inOrder(discard1, clause(verb.draw, count(2, noun.card))), 'Lege 1 Karte ab, um 2 Karten zu ziehen.'],
    [inOrder(draw1, and(discard1, draw1)), 'Ziehe 1 Karte, um 1 Karte abzulegen und 1 Karte zu ziehen.'],
    [
      inOrder(draw1, does(the(noun.opponent), verb.discard, count(1, noun.card))),
      'Ziehe 1 Karte, damit der Gegner 1 Karte ablegt.',
    ],
    [colon(clause(verb.pay, count(2, noun.credit)), draw1), 'Zahle 2 Credits: Ziehe 1 Karte.'],
    [colon('Schub', discard1), 'Schub: Lege 1 Karte ab.'],
    [instead(clause(verb.draw, count(2, noun.card))), 'Ziehe stattdessen 2 Karten.'],
    [
      given('if', have(you, a(noun.ship)), instead(clause(verb.discard, count(2, noun.card)))),
      'Falls du ein Schiff hast, lege stattdessen 2 Karten ab.',
    ],
    [
      lead(otherwise, does(the(noun.opponent), verb.discard, count(2, noun.card))),
      'Andernfalls legt der Gegner 2 Karten ab.',
    ],
    [
      does(you, verb.draw, front(prep('an', of(the(noun.end), your(noun.turn)), 'dat')), count(1, noun.card)),
      'Am Ende deines Zuges ziehst du 1 Karte.',
    ],
    [
      clause(verb.discard, which(a(noun.card), verb.cost, 'höchstens 3')),
      'Lege eine Karte ab, die höchstens 3 kostet.',
    ],
    [
      and(clause(verb.discard, which(a(noun.card), verb.cost, '3')), draw1),
      'Lege eine Karte ab, die 3 kostet, und ziehe 1 Karte.',
    ],
    [may(clause(verb.destroy, which(a(noun.ship), verb.cost, '3'))), 'Du darfst ein Schiff zerstören, das 3 kostet.'],
    [clause(verb.discard, whom(a(noun.card), you, verb.play)), 'Lege eine Karte ab, die du ausspielst.'],
    [does(the(noun.opponent), verb.discard, own(many(noun.card))), 'Der Gegner legt seine Karten ab.'],
    [does(the(noun.unit), verb.lose, own(noun.ship)), 'Die Einheit verliert ihr Schiff.'],
    [does(anna, verb.discard, own(noun.card)), 'Anna legt die eigene Karte ab.'],
    [does(anna, verb.discard, own(count(2, noun.card))), 'Anna legt 2 eigene Karten ab.'],
    [clause(verb.discard, own(noun.card)), 'Lege deine Karte ab.'],
    [asks(you, verb.discard, count(2, noun.card)), 'Lege 2 Karten ab.'],
    [asks(anna, verb.discard, count(2, noun.card)), 'Anna legt 2 Karten ab.'],
    [clause(de.verb('bewegen', { reflexive: true }), prep('auf', the(noun.space), 'acc')), 'Bewege dich auf das Feld.'],
  ] as const)('%#: → %s', (statement, text) => {
    expect(sentence(statement)).toBe(text);
  });

  test('the moods by hand', () => {
    expect(infinitive(discard1)).toBe('1 Karte ablegen');
    expect(purpose(discard1)).toBe('um 1 Karte abzulegen');
    expect(subordinate(discard1)).toBe('du 1 Karte ablegst');
    expect(main(discard1)).toBe('du legst 1 Karte ab');
    expect(label(and(discard1, draw1))).toBe('1 Karte ablegen und 1 Karte ziehen');
    expect(question(discard1)).toBe('1 Karte ablegen?');
    expect(label(clause(verb.draw, upTo(2, noun.card)))).toBe('Bis zu 2 Karten ziehen');
  });
});

test('verbs by rule', () => {
  expect(de.verb('öffnen').finite).toEqual({ du: 'öffnest', er: 'öffnet', sie: 'öffnen' });
  expect(de.verb('würfeln').imperative).toBe('würfle');
  expect(de.verb('liefern').finite.du).toBe('lieferst');
  expect(de.verb('nutzen').finite.du).toBe('nutzt');
  expect(de.verb('reparieren').participle).toBe('repariert');
  expect(de.verb('zerstören').participle).toBe('zerstört');
  expect(de.verb('auf|decken').participle).toBe('aufgedeckt');
  expect(de.verb('vor|bereiten').participle).toBe('vorbereitet');
  expect(de.verb('auf|decken').zu).toBe('aufzudecken');
});

test('numbers, signs, quotes, lists', () => {
  expect(num(12345)).toBe('12.345');
  expect([signed(2), signed(-1), signed(0)]).toEqual(['+2', '−1', '0']);
  expect(percent(0.25)).toBe('25\u00a0%');
  expect(quote('Falke')).toBe('„Falke“');
  expect(listAnd(['A'])).toBe('A');
  expect(listAnd(['A', 'B'])).toBe('A und B');
  expect(listAnd(['A', 'B', 'C'])).toBe('A, B und C');
  expect(de.listOr(['A', 'B', 'C'])).toBe('A, B oder C');
  expect(capital('„über“')).toBe('„Über“');
});

test('the name of a card stands in quotes, where no case touches it; a hidden card is declined', () => {
  const comet = de.bare(de.name('Schwarzer Komet'));
  const destroys = (card: string): string => de.sentence(de.does(de.you, verb.destroy, card));
  expect(destroys(de.title(comet))).toBe('Du zerstörst „Schwarzer Komet“.');
  expect(destroys(de.title(de.a(noun.die)))).toBe('Du zerstörst einen Würfel.');
  expect(de.title(de.a(noun.die), 'dat')).toBe('einem Würfel');
});
