import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as text from '../src/index.ts';
import { adjDe, adjEn, adjRu, lexicon, nounDe, nounEn, nounRu, verbDe, verbEn, verbRu } from './lexicon.ts';

const de = { ...text.de };
const en = { ...text.en };
const ru = { ...text.ru };

const TERMS = ['card', 'unit', 'pilot', 'droid', 'jedi', 'ship', 'ally', 'credit', 'damage', 'point'] as const;
const DEEDS = ['draw', 'discard', 'play', 'take', 'buy', 'destroy', 'reveal', 'return', 'help', 'give'] as const;
const DETERMINERS = [
  'a',
  'the',
  'your',
  'own',
  'thisOne',
  'thatOne',
  'each',
  'any',
  'another',
  'no',
  'all',
  'oneOf',
  'many',
] as const;
const MEASURES = ['count', 'upTo', 'atLeast', 'atMost', 'exactly', 'more'] as const;
const LINKS = ['if', 'when', 'once', 'whenever', 'while', 'after', 'before', 'until', 'because'] as const;
const MOODS = ['may', 'must', 'can', 'cannot', 'not', 'instead'] as const;

const plan = fc.record({
  term: fc.constantFrom(...TERMS),
  owner: fc.constantFrom(...TERMS),
  deed: fc.constantFrom(...DEEDS),
  second: fc.constantFrom(...DEEDS),
  determiner: fc.constantFrom(...DETERMINERS),
  measure: fc.constantFrom(...MEASURES),
  amount: fc.oneof(fc.nat(130), fc.constant('X' as const)),
  link: fc.constantFrom(...LINKS),
  mood: fc.option(fc.constantFrom(...MOODS)),
  other: fc.boolean(),
  described: fc.boolean(),
  shape: fc.constantFrom('clause', 'and', 'or', 'andThen', 'given', 'provided', 'inOrder', 'colon', 'passive', 'have'),
});
type Plan = typeof plan extends fc.Arbitrary<infer T> ? T : never;

/** The three languages have the same builders, so one recipe makes a sentence in each. */
function german(p: Plan): string {
  const counted = de[p.measure](p.amount, nounDe[p.term], ...(p.described ? [adjDe.enemy] : []));
  const owned = de.of(de[p.determiner](nounDe[p.term]), de.the(nounDe[p.owner]));
  const one = p.other ? de.does(de.the(nounDe.opponent), verbDe[p.deed], counted) : de.clause(verbDe[p.deed], counted);
  const two = de.clause(verbDe[p.second], owned);
  const first = p.mood === null ? one : de[p.mood](one);
  if (p.shape === 'clause') return de.sentence(first);
  if (p.shape === 'given') return de.sentence(de.given(p.link, two, first));
  if (p.shape === 'provided') return de.sentence(de.provided(first, p.link, two));
  if (p.shape === 'passive') return de.sentence(de.given(p.link, de.passive(owned, verbDe[p.second]), first));
  if (p.shape === 'have') return de.sentence(de.given(p.link, de.have(de.you, counted), first));
  return de.sentence(de[p.shape](first, two));
}

function english(p: Plan): string {
  const counted = en[p.measure](p.amount, nounEn[p.term], ...(p.described ? [adjEn.enemy] : []));
  const owned = en.of(en[p.determiner](nounEn[p.term]), en.the(nounEn[p.owner]));
  const one = p.other ? en.does(en.the(nounEn.opponent), verbEn[p.deed], counted) : en.clause(verbEn[p.deed], counted);
  const two = en.clause(verbEn[p.second], owned);
  const first = p.mood === null ? one : en[p.mood](one);
  if (p.shape === 'clause') return en.sentence(first);
  if (p.shape === 'given') return en.sentence(en.given(p.link, two, first));
  if (p.shape === 'provided') return en.sentence(en.provided(first, p.link, two));
  if (p.shape === 'passive') return en.sentence(en.given(p.link, en.passive(owned, verbEn[p.second]), first));
  if (p.shape === 'have') return en.sentence(en.given(p.link, en.have(en.you, counted), first));
  return en.sentence(en[p.shape](first, two));
}

function russian(p: Plan): string {
  const counted = ru[p.measure](p.amount, nounRu[p.term], ...(p.described ? [adjRu.enemy] : []));
  const owned = ru.of(ru[p.determiner](nounRu[p.term]), ru.the(nounRu[p.owner]));
  const one = p.other ? ru.does(ru.the(nounRu.opponent), verbRu[p.deed], counted) : ru.clause(verbRu[p.deed], counted);
  const two = ru.clause(verbRu[p.second], owned);
  const first = p.mood === null ? one : ru[p.mood](one);
  if (p.shape === 'clause') return ru.sentence(first);
  if (p.shape === 'given') return ru.sentence(ru.given(p.link, two, first));
  if (p.shape === 'provided') return ru.sentence(ru.provided(first, p.link, two));
  if (p.shape === 'passive') return ru.sentence(ru.given(p.link, ru.passive(owned, verbRu[p.second]), first));
  if (p.shape === 'have') return ru.sentence(ru.given(p.link, ru.have(ru.you, counted), first));
  return ru.sentence(ru[p.shape](first, two));
}

/** What no printed sentence may look like; empty when all is well. */
function flaws(sentence: string): readonly string[] {
  const found: string[] = [];
  if (/undefined|null|NaN|\[object|function/.test(sentence)) found.push('a hole');
  if (/\s\s|\s[,.;:]|,[.,;:]|\.\./.test(sentence)) found.push('blanks or marks');
  if (!/^[\p{Lu}\d]/u.test(sentence)) found.push('no capital');
  if (!/[.!?]$/.test(sentence)) found.push('no end');
  return found.length === 0 ? [] : [sentence, ...found];
}

test.each([
  ['German', german],
  ['English', english],
  ['Russian', russian],
] as const)('every %s sentence is well formed', (_, print) => {
  fc.assert(
    fc.property(plan, (p) => {
      expect(flaws(print(p))).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

describe('every number agrees with its noun', () => {
  const amount = fc.nat(100_000);
  const term = fc.constantFrom('unit', 'pilot', 'droid', 'jedi', 'ship', 'ally', 'credit', 'damage', 'end');

  test('English and German: one is singular, all else plural', () => {
    fc.assert(
      fc.property(amount, term, (n, t) => {
        const noun = lexicon.en[t];
        expect(en.say(en.count(n, noun))).toBe(`${en.num(n)} ${n === 1 ? noun.sg : noun.pl}`);
        const word = lexicon.de[t];
        // „mit 1 Verbündeten“, „mit 3 Verbündeten“
        const adjectival = word.stem === null ? null : `${word.stem}en`;
        expect(de.say(de.count(n, word), 'dat')).toBe(
          `${de.num(n)} ${adjectival ?? (n === 1 ? word.sg.dat : word.pl.dat)}`,
        );
      }),
    );
  });

  test('Russian: one, few, many by the last digits', () => {
    fc.assert(
      fc.property(amount, term, (n, t) => {
        const noun = lexicon.ru[t];
        const tens = n % 100;
        const ones = n % 10;
        const teen = tens >= 11 && tens <= 14;
        const form = !teen && ones === 1 ? noun.sg.nom : !teen && ones >= 2 && ones <= 4 ? noun.sg.gen : noun.pl.gen;
        expect(ru.say(ru.count(n, noun))).toBe(`${ru.num(n)} ${form}`);
        const oblique = !teen && ones === 1 ? noun.sg.ins : noun.pl.ins;
        expect(ru.say(ru.count(n, noun), 'ins')).toBe(`${ru.num(n)} ${oblique}`);
      }),
    );
  });
});
