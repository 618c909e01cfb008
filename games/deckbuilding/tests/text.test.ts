import { type Args, type Message, start } from '@cantina/kernel';
import { approve, readersOf } from '@cantina/playable/testing';
import { LANGS, type Lang, plain, render } from '@cantina/text';
import { describe, expect, test } from 'vitest';
import { cards, type Effect, type Face } from '../content/index.ts';
import { playable } from '../index.ts';
import { gameTexts } from '../text/index.ts';
import { samples } from './text-samples.ts';

const reader = readersOf(playable);

/** Two blanks, a blank before a comma, a missing word: whatever no printer would let pass. */
const UNTIDY = /undefined|null|NaN|\[object|[^\S\n]{2}|[^\S\n][,.;!?]|,,|\.\.|^\s|\s$/;

/** A capital letter in front, a full stop behind. */
const WHOLE = /^[A-ZÄÖÜА-ЯЁ].*\.$/u;

describe.each(LANGS)('the card sheet in %s', (lang) => {
  const sheet = gameTexts[lang].sheet();

  test('is the one that was read and approved', () => approve(gameTexts, lang, import.meta.url));

  test('has every face, each under one name', () => {
    expect(sheet.map(({ face }) => face)).toEqual(cards.map(({ id }) => id));
    expect(new Set(sheet.map(({ name }) => name)).size).toBe(cards.length);
    expect(sheet.reduce((sum, { copies }) => sum + copies, 0)).toBe(cards.reduce((sum, { count }) => sum + count, 0));
  });

  test('is tidy, and every sentence is whole', () => {
    const lines = sheet.flatMap(({ name, values, text }) => [name, ...values, ...text]);
    expect(lines.filter((line) => UNTIDY.test(line))).toEqual([]);
    expect(sheet.flatMap(({ text }) => text).filter((line) => !WHOLE.test(line))).toEqual([]);
  });

  test('prints a text for every ability and reward', () => {
    const expected = cards.map((card) => Number(card.ability !== null) + Number(card.reward !== null));
    expect(sheet.map(({ text }) => text.length)).toEqual(expected);
  });
});

describe.each(LANGS)('messages in %s', (lang) => {
  test.each(samples)('$key', ({ key, args }) => {
    for (const seat of [0, 1, null]) {
      const line = render({ key, args }, reader(lang, seat));
      expect(line === '').toBe(SILENT.has(key));
      expect(line).not.toMatch(UNTIDY);
    }
  });

  test('every key has a sample', () => {
    const known = new Set(samples.map(({ key }) => key));
    expect([...playable.book.entries[lang].keys()].filter((key) => !known.has(key))).toEqual([]);
  });
});

/** Events that another line tells already. */
const SILENT = new Set(
  [
    'turn-ends',
    'next-player',
    'spend-resources',
    'next-purchase-used',
    'choice',
    'neutral-hunt',
    'move',
    'shuffle',
    'roll',
  ].map((type) => `log.${type}`),
);

const say = (lang: Lang, key: string, args: Args, seat: number | null = 0): string =>
  render({ key, args } satisfies Message, reader(lang, seat));

describe('grammar at the table', () => {
  test.each([
    ['de', 1, 'Dir fehlt 1 Ressource.'],
    ['de', 2, 'Dir fehlen 2 Ressourcen.'],
    ['en', 1, 'You are 1 resource short.'],
    ['en', 2, 'You are 2 resources short.'],
    ['ru', 1, 'Вам не хватает 1 ресурса.'],
    ['ru', 2, 'Вам не хватает 2 ресурсов.'],
    ['ru', 5, 'Вам не хватает 5 ресурсов.'],
    ['ru', 21, 'Вам не хватает 21 ресурса.'],
  ] as const)('%s: %i short', (lang, missing, text) => {
    expect(say(lang, 'reason.short', { missing })).toBe(text);
  });

  test.each([
    [1, 'Anna покупает карту «Денгар» за 1 ресурс.'],
    [3, 'Anna покупает карту «Денгар» за 3 ресурса.'],
    [8, 'Anna покупает карту «Денгар» за 8 ресурсов.'],
  ])('Russian counts resources: %i', (cost, text) => {
    const args = { seat: { seat: 0 }, card: { card: 1, face: 'dengar' }, cost, free: false };
    expect(say('ru', 'log.purchase', args, 1)).toBe(text);
  });

  test.each([
    [1, 'В конце хода Anna сбрасывает 1 отряд и 1 карту с руки.'],
    [2, 'В конце хода Anna сбрасывает 2 отряда и 2 карты с руки.'],
    [5, 'В конце хода Anna сбрасывает 5 отрядов и 5 карт с руки.'],
  ])('Russian counts units and cards: %i', (amount, text) => {
    expect(say('ru', 'log.clean-up', { seat: { seat: 0 }, units: amount, cards: amount }, 1)).toBe(text);
  });

  test.each([
    [1, 'С базы «Хот» снимается 1 урон.', 'Лишний урон пропадает: 1.'],
    [2, 'С базы «Хот» снимается 2 урона.', 'Лишний урон пропадает: 2.'],
    [5, 'С базы «Хот» снимается 5 урона.', 'Лишний урон пропадает: 5.'],
  ])('Russian verbs agree with damage: %i', (amount, repaired, lost) => {
    expect(say('ru', 'log.repair', { card: { card: 1, face: 'hoth' }, amount })).toBe(repaired);
    expect(say('ru', 'log.lost-damage', { amount })).toBe(lost);
  });

  test('a hidden card is only a card', () => {
    const args = { seat: { seat: 0 }, card: { card: null, face: null } };
    expect(say('de', 'log.keep-on-top', args, 1)).toBe('Anna legt eine Karte oben auf das Galaxis-Deck zurück.');
    expect(say('en', 'log.keep-on-top', args, 1)).toBe('Anna puts a card back on top of the galaxy deck.');
    expect(say('ru', 'log.keep-on-top', args, 1)).toBe('Anna оставляет карту на верху колоды галактики.');
  });

  test('who may swap the card he looks at is told which one it is', () => {
    const args = { face: 'moff-jerjerrod' satisfies Face, card: { card: 1, face: 'bossk' } };
    expect(say('de', 'prompt.may', args)).toBe('Bossk gegen 1 Karte aus der Galaxis-Auslage tauschen?');
    expect(say('en', 'prompt.may', args)).toBe('Swap Bossk with 1 card in the galaxy row?');
    expect(say('ru', 'prompt.may', args)).toBe('Обменять карту «Босск» на 1 карту из ряда галактики?');
  });

  test('who draws reads the names, everybody else the number', () => {
    const args = {
      seat: { seat: 0 },
      cards: [
        { card: 1, face: 'lobot' },
        { card: 2, face: 'bossk' },
      ],
      amount: 2,
    };
    expect(say('de', 'log.draw', args, 0)).toBe('Du ziehst Lobot und Bossk.');
    expect(say('de', 'log.draw', args, 1)).toBe('Anna zieht 2 Karten.');
    expect(say('ru', 'log.draw', args, 0)).toBe('Вы берёте карты «Лобот» и «Босск».');
  });

  test('an opponent who chooses reads the options from his own side', () => {
    const option = (lang: Lang, index: number) =>
      say(lang, 'option.choice', { face: 'duros-spy' satisfies Face, index });
    expect(option('de', 0)).toBe('1 Karte von deiner Hand ablegen');
    expect(option('de', 1)).toBe('Dein Gegner erhält 1 Macht');
    expect(option('en', 1)).toBe('Your opponent gains 1 Force');
    expect(option('ru', 0)).toBe('Сбросить 1 карту с руки');
    expect(option('ru', 1)).toBe('Соперник получает 1 Силу');
  });
});

test('every verb of the vocabulary is on the list of what can be met', () => {
  const used = new Set<Effect['verb']>();
  const collect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('verb' in node) used.add(node.verb as Effect['verb']);
    for (const part of Object.values(node)) collect(part);
  };
  for (const { ability, reward } of cards) collect([ability, reward]);
  expect(new Set(playable.universe?.verbs)).toEqual(used);
});

test.each(LANGS)('the board in %s shows the whole table and no hidden card', (lang) => {
  const match = start(playable.game, { seats: 2, seed: '5'.repeat(64) });
  const text = plain(gameTexts[lang].board?.(match.view(1), reader(lang, 1)) ?? []);
  expect(text.split('\n')).toHaveLength(14);
  expect(text).toContain(gameTexts[lang].faceName('lothal'));
  expect(text).toContain(gameTexts[lang].faceName('alliance-shuttle'));
  expect(text).not.toContain(gameTexts[lang].faceName('imperial-shuttle'));
  expect(text).toContain(gameTexts[lang].faceName('hoth'));
  expect(text).not.toContain(gameTexts[lang].faceName('endor'));
  expect(text).not.toContain('undefined');
});
