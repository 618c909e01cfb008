import { describe, expect, test } from 'vitest';
import { en } from '../src/index.ts';
import { adjEn as adj, nounEn as noun, verbEn as verb } from './lexicon.ts';

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
  cannot,
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
  main,
  many,
  may,
  more,
  must,
  name,
  no,
  not,
  of,
  oneOf,
  or,
  other,
  otherwise,
  own,
  passive,
  prep,
  provided,
  purpose,
  question,
  say,
  sentence,
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
} = en;

const draw1 = clause(verb.draw, count(1, noun.card));
const discard1 = clause(verb.discard, count(1, noun.card));
const anna = bare(name('Anna'));

describe('phrases', () => {
  test.each([
    [a(noun.card), 'a card'],
    [a(noun.ally), 'an ally'],
    [a(noun.unit), 'a unit'],
    [a(noun.unit, adj.enemy), 'an enemy unit'],
    [a(noun.ally, adj.neutral), 'a neutral ally'],
    [a(en.noun('hour')), 'an hour'],
    [a(en.noun('X-wing')), 'an X-wing'],
    [a(en.noun('R2 unit')), 'an R2 unit'],
    [a(en.noun('U-wing')), 'a U-wing'],
    [a(en.noun('hull')), 'a hull'],
    [a(en.noun('AT-ST')), 'an AT-ST'],
    [a(en.noun('Ugnaught', { an: true })), 'an Ugnaught'],
    [a(many(noun.card)), 'cards'],
    [the(many(noun.ally)), 'the allies'],
    [count(1, noun.die), '1 die'],
    [count(3, noun.die), '3 dice'],
    [count(0, noun.card), '0 cards'],
    [count('X', noun.card), 'X cards'],
    [count(2, noun.card, adj.neutral), '2 neutral cards'],
    [upTo(3, noun.card), 'up to 3 cards'],
    [upTo(1, noun.card), 'up to 1 card'],
    [atLeast(2, noun.card), 'at least 2 cards'],
    [atMost(2, noun.card), 'at most 2 cards'],
    [exactly(2, noun.card), 'exactly 2 cards'],
    [more(2, noun.card), '2 more cards'],
    [anyNumber(noun.card), 'any number of cards'],
    [anyNumber(your(noun.card)), 'any number of your cards'],
    [all(noun.card), 'all cards'],
    [all(your(many(noun.card))), 'all your cards'],
    [oneOf(your(many(noun.card))), 'one of your cards'],
    [thisOne(noun.card), 'this card'],
    [thisOne(many(noun.card)), 'these cards'],
    [thatOne(count(2, noun.card)), 'those 2 cards'],
    [no(many(noun.card)), 'no cards'],
    [each(noun.player), 'each player'],
    [any(noun.card), 'any card'],
    [another(noun.card), 'another card'],
    [count(2, other(noun.card)), '2 other cards'],
    [the(other(noun.card)), 'the other card'],
    [it(the(noun.card)), 'it'],
    [it(many(noun.card)), 'they'],
    [of(the(noun.hand), the(noun.opponent)), 'the opponent’s hand'],
    [of(many(noun.hand), all(noun.player)), 'all players’ hands'],
    [of(the(noun.hand), you), 'your hand'],
    [of(each(noun.card), the(noun.opponent)), 'each card of the opponent'],
    [of(count(2, noun.card), the(noun.opponent)), '2 of the opponent’s cards'],
    [of(upTo(1, noun.card), you), 'up to 1 of your cards'],
    [of(the(noun.end), your(noun.turn)), 'the end of your turn'],
    [of(the(noun.hand), bare(name('Boss'))), 'Boss’s hand'],
    [tail(a(noun.card), prep('from', your(noun.hand))), 'a card from your hand'],
    [which(a(noun.card), verb.cost, '3 or less'), 'a card that costs 3 or less'],
    [which(each(noun.player), verb.pass), 'each player who passes'],
    [whom(the(many(noun.card)), you, verb.play), 'the cards you play'],
    [both(the(noun.card), a(noun.ship)), 'the card and a ship'],
    [either(a(noun.card), a(noun.ship), an('ally')), 'a card, a ship or an ally'],
  ] as const)('%#: → %s', (np, text) => {
    expect(say(np)).toBe(text);
  });
});

function an(term: 'ally') {
  return a(noun[term]);
}

describe('clauses', () => {
  test.each([
    [draw1, 'Draw 1 card.'],
    [does(the(noun.opponent), verb.discard, count(1, noun.card)), 'The opponent discards 1 card.'],
    [does(thisOne(noun.ship), verb.fly), 'This ship flies.'],
    [does(all(noun.player), verb.discard, count(1, noun.card)), 'All players discard 1 card.'],
    [does(the(noun.opponent), verb.pass), 'The opponent passes.'],
    [does(the(noun.opponent), en.verb('pick up'), a(noun.card)), 'The opponent picks up a card.'],
    [may(draw1), 'You may draw 1 card.'],
    [
      must(does(each(noun.opponent), verb.give, count(1, noun.card), to(you))),
      'Each opponent must give 1 card to you.',
    ],
    [cannot(clause(verb.discard, thisOne(noun.card))), 'You cannot discard this card.'],
    [not(may(draw1)), 'You may not draw 1 card.'],
    [not(clause(verb.discard, thisOne(noun.card))), 'Do not discard this card.'],
    [not(does(the(noun.opponent), verb.draw, many(noun.card))), 'The opponent does not draw cards.'],
    [and(draw1, clause(verb.repair, count(2, noun.damage))), 'Draw 1 card and repair 2 damage.'],
    [may(and(draw1, clause(verb.repair, count(2, noun.damage)))), 'You may draw 1 card and repair 2 damage.'],
    [
      and(clause(verb.draw, both(count(1, noun.card), count(2, noun.credit))), discard1),
      'Draw 1 card and 2 credits, and discard 1 card.',
    ],
    [or(draw1, discard1, clause(verb.gain, count(1, noun.credit))), 'Draw 1 card, discard 1 card or gain 1 credit.'],
    [andThen(draw1, discard1), 'Draw 1 card, then discard 1 card.'],
    [given('once', clause(verb.buy, thisOne(noun.card)), draw1), 'As soon as you buy this card, draw 1 card.'],
    [
      given('if', have(the(noun.opponent), atLeast(3, noun.card)), draw1),
      'If the opponent has at least 3 cards, draw 1 card.',
    ],
    [given('when', passive(thisOne(noun.unit), verb.destroy), draw1), 'When this unit is destroyed, draw 1 card.'],
    [given('if', not(is(thisOne(noun.card), adj.neutral)), draw1), 'If this card is not neutral, draw 1 card.'],
    [provided(draw1, 'if', have(you, a(noun.ship))), 'Draw 1 card if you have a ship.'],
    [inOrder(discard1, clause(verb.draw, count(2, noun.card))), 'Discard 1 card to draw 2 cards.'],
    [
      inOrder(draw1, does(the(noun.opponent), verb.discard, count(1, noun.card))),
      'Draw 1 card so that the opponent discards 1 card.',
    ],
    [colon(clause(verb.pay, count(2, noun.credit)), draw1), 'Pay 2 credits: Draw 1 card.'],
    [instead(clause(verb.draw, count(2, noun.card))), 'Draw 2 cards instead.'],
    [lead(otherwise, discard1), 'Otherwise, discard 1 card.'],
    [
      clause(verb.draw, front(prep('at', of(the(noun.end), your(noun.turn)))), count(1, noun.card)),
      'At the end of your turn, draw 1 card.',
    ],
    [does(the(noun.opponent), verb.discard, own(noun.card)), 'The opponent discards their card.'],
    [does(thisOne(noun.ship), verb.lose, own(noun.pilot)), 'This ship loses its pilot.'],
    [asks(anna, verb.discard, count(2, noun.card)), 'Anna discards 2 cards.'],
    [asks(you, verb.discard, count(2, noun.card)), 'Discard 2 cards.'],
  ] as const)('%#: → %s', (statement, text) => {
    expect(sentence(statement)).toBe(text);
  });

  test('the moods by hand', () => {
    expect(infinitive(discard1)).toBe('discard 1 card');
    expect(purpose(and(discard1, draw1))).toBe('to discard 1 card and draw 1 card');
    expect(main(discard1)).toBe('you discard 1 card');
    expect(label(discard1)).toBe('Discard 1 card');
    expect(question(discard1)).toBe('Discard 1 card?');
  });
});

test('numbers, signs, quotes', () => {
  expect(en.num(12345)).toBe('12,345');
  expect(en.signed(-1)).toBe('−1');
  expect(en.percent(0.25)).toBe('25%');
  expect(en.quote('Falcon')).toBe('“Falcon”');
  expect(en.listAnd(['A', 'B', 'C'])).toBe('A, B and C');
});
