import type { Effect } from '@cantina/kernel';
import { describe, expect, test } from 'vitest';
import {
  type Composing,
  common,
  compose,
  de,
  en,
  lines,
  ru,
  type Statement,
  said,
  tellVerb,
  type WordTable,
} from '../src/index.ts';

/** The verbs that only hold others together are told once, by the grammar of each language. */

type Say = Statement<en.En>;
const { clause, count, colon, given, inOrder, lead } = en;
const { noun, verb } = common.en;

const grammar: Composing<Say> = {
  ifSo: (condition, so) => given('if', condition, so),
  inOrder,
  and: en.and,
  or: en.or,
  colon,
  may: en.may,
  otherwise: (so) => lead(en.otherwise, so),
  afterwards: (so) => lead('then', so),
  paragraph: en.paragraph,
  labelled: (label, text) => `${label}: ${text}`,
};
const { sequence, may, pay, choose, if: ifSo } = compose(grammar);

const draw = clause(verb.draw, count(1, noun.card));
const discard = clause(verb.discard, count(2, noun.card));
const one = clause(verb.choose, 'one');
const plain = (...says: Say[]) => ({ block: said(...says), alone: false, doer: null });
const LABELS = { otherwise: 'Otherwise' };
const print = (block: ReturnType<typeof may>): string[] => lines(block, grammar);

describe('composing verbs', () => {
  test('what may share a sentence does, what stands alone does not', () => {
    expect(print(sequence([plain(draw), plain(discard)]))).toEqual(['Draw 1 card and discard 2 cards.']);
    expect(print(sequence([plain(draw), { ...plain(discard), alone: true }]))).toEqual([
      'Draw 1 card. Discard 2 cards.',
    ]);
  });

  test('different doers share no sentence behind "you may"', () => {
    const parts = [plain(draw), { ...plain(discard), doer: 'other' }];
    expect(print(sequence(parts, false))).toEqual(['Draw 1 card. Discard 2 cards.']);
    expect(print(sequence(parts))).toEqual(['Draw 1 card and discard 2 cards.']);
  });

  test('may and pay change the first sentence only', () => {
    expect(print(may(said(draw, discard)))).toEqual(['You may draw 1 card. Discard 2 cards.']);
    expect(print(pay([discard], said(draw)))).toEqual(['Discard 2 cards to draw 1 card.']);
    expect(print(pay([discard], null))).toEqual(['Discard 2 cards.']);
  });

  test('if: one sentence each where that is enough, else cases', () => {
    const branch = { condition: 'you have a ship', label: 'You have a ship', block: said(draw) };
    expect(print(ifSo([branch], null, LABELS))).toEqual(['If you have a ship, draw 1 card.']);
    expect(print(ifSo([branch], said(discard), LABELS))).toEqual([
      'If you have a ship, draw 1 card. Otherwise, discard 2 cards.',
    ]);
    expect(print(ifSo([branch, { ...branch, label: 'You have none' }], said(discard), LABELS))).toEqual([
      '– You have a ship: Draw 1 card.',
      '– You have none: Draw 1 card.',
      '– Otherwise: Discard 2 cards.',
    ]);
  });

  test('choose: in one sentence where all are short, else as a list', () => {
    const [short, long] = [
      { block: said(draw), short: true },
      { block: said(discard), short: false },
    ] as const;
    expect(print(choose(one, [short, { ...long, short: true }]))).toEqual([
      'Choose one: Draw 1 card or discard 2 cards.',
    ]);
    expect(print(choose(one, [short, long]))).toEqual(['Choose one.', '– Draw 1 card.', '– Discard 2 cards.']);
    expect(print(choose(one, [short, short], false))).toEqual(['Choose one.', '– Draw 1 card.', '– Draw 1 card.']);
  });
});

interface Draw extends Effect<'draw'> {
  readonly amount: number;
}
interface Win extends Effect<'win'> {}

test('the words of a verb stand side by side, and each language tells its own', () => {
  const words: WordTable<Draw | Win, { de: string; en: string; ru: string }> = {
    draw: {
      de: ({ amount }) => de.sentence(de.clause(common.de.verb.draw, de.count(amount, common.de.noun.card))),
      en: ({ amount }) => en.sentence(en.clause(verb.draw, count(amount, noun.card))),
      ru: ({ amount }) => ru.sentence(ru.clause(common.ru.verb.draw, ru.count(amount, common.ru.noun.card))),
    },
    win: {
      de: () => de.sentence(de.clause(common.de.verb.win)),
      en: () => en.sentence(en.clause(verb.win)),
      ru: () => ru.sentence(ru.clause(common.ru.verb.win)),
    },
  };
  const two: Draw = { verb: 'draw', amount: 2 };
  expect([tellVerb(words, 'de', two), tellVerb(words, 'en', two), tellVerb(words, 'ru', two)]).toEqual([
    'Ziehe 2 Karten.',
    'Draw 2 cards.',
    'Возьмите 2 карты.',
  ]);
  expect(tellVerb(words, 'en', { verb: 'win' })).toBe('Win.');
});
