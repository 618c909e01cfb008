import type { Args } from '@cantina/kernel';
import { approve, listen, UNTIDY, WHOLE } from '@cantina/playable/testing';
import { books, kernelBook, LANGS, render, wordBook } from '@cantina/text';
import { describe, expect, test } from 'vitest';
import { BLACK_HOLES, faces } from '../content/index.ts';
import { playable } from '../index.ts';
import { gameTexts } from '../text/index.ts';
import { placeOf } from '../text/names/places.ts';

describe.each(LANGS)('the card sheet in %s', (lang) => {
  const sheet = gameTexts[lang].sheet();

  test('is the one that was read and approved', () => approve(gameTexts, lang, import.meta.url));

  test('has every face, each under one name', () => {
    expect(sheet.map(({ face }) => face)).toEqual(faces);
    expect(new Set(sheet.map(({ name }) => name)).size).toBe(106);
    expect(sheet.reduce((sum, { copies }) => sum + copies, 0)).toBe(12 + 30 + 67);
  });

  test('is tidy, and every sentence is whole', () => {
    const lines = sheet.flatMap(({ name, values, text, story }) => [name, ...values, ...text, story ?? '-']);
    expect(lines.filter((line) => UNTIDY.test(line))).toEqual([]);
    const sentences = sheet.flatMap(({ text, story }) => [...text, story ?? '']);
    expect(sentences.filter((line) => !WHOLE.test(line))).toEqual([]);
  });
});

describe('German at the table', () => {
  const book = books(kernelBook, wordBook, playable.book);
  const say = (key: string, args: Args): string =>
    render(
      { key, args },
      { lang: 'de', seat: 0, seatName: () => 'Ben', faceName: (face) => gameTexts.de.faceName(face), book },
    );
  const you = { seat: 0 };
  const ben = { seat: 1 };
  const card = (face: string) => ({ card: 1, face });

  test('the name of a card is quoted, never declined by halves', () => {
    expect(say('log.card-ship-destroyed', { seat: you, card: card('black-comet') })).toBe(
      'Du zerstörst „Schwarzer Komet“.',
    );
    expect(say('log.combat', { seat: you, foe: null, card: card('the-collector'), attacks: false })).toBe(
      '„Der Eintreiber“ greift dich an.',
    );
    expect(say('log.combat', { seat: ben, foe: you, card: null, attacks: true })).toBe('Ben greift dich an.');
    expect(say('option.attack-ship', { card: card('the-collector') })).toBe('„Der Eintreiber“ angreifen');
    expect(say('log.equipment-taken', { seat: ben, from: you, card: card('heavy-cannon') })).toBe(
      'Ben nimmt dir „Schwere Kanone“ ab.',
    );
  });

  test('an offer without a price is a gift, one without goods a demand', () => {
    const none = {
      ...{ giveCredits: 0, giveGoods: [], giveBrix: [], giveCards: [] },
      ...{ takeCredits: 0, takeGoods: [], takeBrix: [], takeCards: [] },
    };
    const offer = { ...none, seat: ben, other: you, threat: false };
    expect(say('log.offer', { ...offer, giveCredits: 5 })).toBe('Ben bietet dir 5 Credits als Geschenk an.');
    expect(say('log.offer', { ...offer, takeCredits: 20, threat: true })).toBe(
      'Ben fordert von dir 20 Credits. Andernfalls: Angriff!',
    );
    expect(say('log.offer', { ...offer, giveGoods: ['robots'], takeCredits: 20 })).toBe(
      'Ben bietet dir 1 Roboter für 20 Credits an.',
    );
  });

  test('of all planets only Earth has an article', () => {
    expect(say('option.land', { planet: 'earth' })).toBe('Auf der Erde landen');
    expect(say('option.land', { planet: 'krail' })).toBe('Auf Krail landen');
    expect(say('log.tow', { seat: you, planet: 'earth' })).toBe('Du wirst zur Erde abgeschleppt.');
    expect(say('log.tow', { seat: ben, planet: 'brix' })).toBe('Ben wird nach Brix abgeschleppt.');
  });
});

describe('English at the table', () => {
  const say = (key: string, args: Args, seat: number | null = 0): string =>
    render(
      { key, args },
      {
        lang: 'en',
        seat,
        seatName: (which) => ['Anna', 'Ben'][which] ?? '',
        faceName: (face) => face,
        book: playable.book,
      },
    );

  test('weapons are many, food is much', () => {
    expect(say('prompt.loot', { good: 'weapons' })).toBe('How many weapons do you take aboard?');
    expect(say('prompt.loot', { good: 'food' })).toBe('How much food do you take aboard?');
  });

  test('what belongs to the reader is theirs', () => {
    const late = { seat: { seat: 0 }, units: 3 };
    expect(say('log.brix-expired', late)).toBe('Too late: 3 of your Brix weapons are ordinary weapons now.');
    expect(say('log.brix-expired', late, 1)).toBe('Too late: 3 of Anna’s Brix weapons are ordinary weapons now.');
    expect(say('prompt.system', { seat: { seat: 1 }, points: 2 })).toBe('Which of Ben’s systems loses 2 points?');
  });
});

describe('what is said at the table', () => {
  test('is tidy in every language, for everybody', { timeout: 120_000 }, () => {
    const games = (['koroth', 'last-standing', 'most-kills', 'fortune'] as const).map((goal, i) =>
      listen(playable, { seats: 2 + i, seed: goal, options: { goal }, answers: 300 }),
    );
    expect(games.flatMap(({ untidy }) => untidy)).toEqual([]);
    const heard = new Set(games.flatMap(({ keys }) => [...keys]));
    expect(heard.size).toBeGreaterThan(120);
  });
});

describe('grammar at the table', () => {
  const book = books(kernelBook, wordBook, playable.book);
  const say = (key: string, args: Args, seat: number | null = 0): string =>
    render(
      { key, args },
      {
        lang: 'ru',
        seat,
        seatName: (which) => ['Anna', 'Ben'][which] ?? '',
        faceName: (face) => gameTexts.ru.faceName(face),
        book,
      },
    );
  const anna = { seat: 0 };

  test('what is yours is not called by your name', () => {
    const bounty = { seat: anna, bounty: 300, change: 200, why: 'placed' };
    expect(say('log.bounty', bounty)).toBe('Награда за вашу голову: 300 (+200, назначена).');
    expect(say('log.bounty', bounty, 1)).toBe('Награда за голову игрока Anna: 300 (+200, назначена).');
    expect(say('log.destroyed', { seat: anna, by: null })).toBe('Ваш корабль уничтожен.');
    expect(say('log.destroyed', { seat: anna, by: { seat: 1 } })).toBe('Ben уничтожает ваш корабль.');
  });

  test('weapons whose time is up are counted in the right case', () => {
    expect(say('log.brix-expired', { seat: anna, units: 3 }, 1)).toBe(
      'Срок вышел: оружие с Брикса у игрока Anna теперь обычное (3 единицы).',
    );
  });

  test('who trades nothing is told so', () => {
    const trade = { seat: anna, does: 'sell', good: 'food', units: 0, sum: 0 };
    expect(say('log.trade', trade)).toBe('Вы ничего не продаёте.');
    expect(say('log.trade', trade, 1)).toBe('Anna ничего не продаёт.');
  });

  test('a gift and a demand are told as such', () => {
    const none = {
      ...{ giveCredits: 0, giveGoods: [], giveBrix: [], giveCards: [] },
      ...{ takeCredits: 0, takeGoods: [], takeBrix: [], takeCards: [] },
    };
    const offer = { ...none, seat: anna, other: { seat: 1 }, threat: false };
    expect(say('log.offer', { ...offer, giveCredits: 5 })).toBe('Вы предлагаете игроку Ben 5 кредитов в подарок.');
    expect(say('log.offer', { ...offer, takeGoods: ['robots'], threat: true }, 1)).toBe(
      'Anna просит у вас 1 робота. Иначе — атака!',
    );
    expect(say('log.offer', { ...offer, giveCredits: 1, takeCredits: 2 }, null)).toBe(
      'Anna предлагает игроку Ben 1 кредит за 2 кредита.',
    );
  });

  test('planets and people stand without quotes, other cards with them', () => {
    const planet = { card: 4, face: 'aegis' };
    expect(say('log.planet', { slot: 3, card: planet, sector: 80 })).toMatch(/^На месте 4 теперь планета Эгида, между/);
    const twins = { card: 5, face: 'the-twins' };
    expect(say('log.combat', { seat: anna, foe: null, card: twins, attacks: false })).toBe(
      'Карта «Близнецы» атакует вас.',
    );
  });
});

test.each(LANGS)('every black hole has a place of its own in %s', (lang) => {
  expect(new Set(BLACK_HOLES.map((sector) => placeOf(lang, sector))).size).toBe(BLACK_HOLES.length);
});
