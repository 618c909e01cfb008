import type { CardArg, Message } from '@cantina/kernel';
import { describe, expect, test } from 'vitest';
import {
  type Book,
  book,
  books,
  type Catalogue,
  de,
  en,
  kernelBook,
  type Lang,
  type Nouns,
  plain,
  type Reader,
  render,
  ru,
  segments,
  TextError,
  wordBook,
  write,
} from '../src/index.ts';
import { nounDe, nounEn, nounRu, verbDe, verbEn, verbRu } from './lexicon.ts';

interface Messages {
  'log.draw': { player: { seat: number }; amount: number };
  'log.play': { player: { seat: number }; card: CardArg };
  'log.give': { from: { seat: number }; to: { seat: number }; card: CardArg };
  'log.reveal': { player: { seat: number }; cards: readonly CardArg[] };
  'log.because': { reason: { message: Message }; term: 'card' | 'ship' };
  'prompt.discard': { player: { seat: number }; amount: number };
  'note.rule': Readonly<Record<string, never>>;
}

const german: Catalogue<'de', Messages> = {
  'log.draw': (a) => de.sentence(de.does(a.player, verbDe.draw, de.count(a.amount, nounDe.card))),
  'log.play': (a) => de.sentence(de.does(a.player, verbDe.play, a.card)),
  'log.give': (a) => de.sentence(de.does(a.from, verbDe.give, de.to(a.to), a.card)),
  'log.reveal': (a) => de.sentence(de.does(a.player, verbDe.reveal, de.both(...a.cards))),
  'log.because': (a) => de.sentence(`keine ${de.say(de.many(nounDe[a.term]))}: ${a.reason}`),
  'prompt.discard': (a) => de.sentence(de.asks(a.player, verbDe.discard, de.count(a.amount, nounDe.card))),
  'note.rule': (_, w) => de.sentence(`siehe ${w.rule('DB-ATK-07')}`),
};

const english: Catalogue<'en', Messages> = {
  'log.draw': (a) => en.sentence(en.does(a.player, verbEn.draw, en.count(a.amount, nounEn.card))),
  'log.play': (a) => en.sentence(en.does(a.player, verbEn.play, a.card)),
  'log.give': (a) => en.sentence(en.does(a.from, verbEn.give, a.card, en.to(a.to))),
  'log.reveal': (a) => en.sentence(en.does(a.player, verbEn.reveal, en.both(...a.cards))),
  'log.because': (a) => en.sentence(`no ${en.say(en.many(nounEn[a.term]))}: ${a.reason}`),
  'prompt.discard': (a) => en.sentence(en.asks(a.player, verbEn.discard, en.count(a.amount, nounEn.card))),
  'note.rule': (_, w) => en.sentence(`see ${w.rule('DB-ATK-07')}`),
};

const russian: Catalogue<'ru', Messages> = {
  'log.draw': (a) => ru.sentence(ru.does(a.player, verbRu.draw, ru.count(a.amount, nounRu.card))),
  'log.play': (a) => ru.sentence(ru.does(a.player, verbRu.play, a.card)),
  'log.give': (a) => ru.sentence(ru.does(a.from, verbRu.give, ru.to(a.to), a.card)),
  'log.reveal': (a) => ru.sentence(ru.does(a.player, verbRu.reveal, ru.both(...a.cards))),
  'log.because': (a) => ru.sentence(`нет ${ru.say(ru.many(nounRu[a.term]), 'gen')}: ${a.reason}`),
  'prompt.discard': (a) => ru.sentence(ru.asks(a.player, verbRu.discard, ru.count(a.amount, nounRu.card))),
  'note.rule': (_, w) => ru.sentence(`см. ${w.rule('DB-ATK-07')}`),
};

const texts: Book = books(kernelBook, wordBook, book<Messages>({ de: german, en: english, ru: russian }));
const FACES: Readonly<Record<Lang, string>> = {
  de: 'Rebellenkommando',
  en: 'Rebel Commando',
  ru: 'Повстанец-коммандос',
};

const reader = (lang: Lang, seat: number | null, names = ['Anna', 'boris', 'Zoë']): Reader => ({
  lang,
  seat,
  book: texts,
  seatName: (index) => names[index] ?? '?',
  faceName: () => FACES[lang],
});
const inAll = (message: Message, seat: number | null = null): readonly string[] =>
  (['de', 'en', 'ru'] as const).map((lang) => render(message, reader(lang, seat)));

const known: CardArg = { card: 37, face: 'rebel-commando' };
const hidden: CardArg = { card: null, face: null };

describe('each reader in their own language', () => {
  test('a name acts, and "you" act', () => {
    const message = { key: 'log.draw', args: { player: { seat: 0 }, amount: 3 } };
    expect(inAll(message)).toEqual(['Anna zieht 3 Karten.', 'Anna draws 3 cards.', 'Anna берёт 3 карты.']);
    expect(inAll(message, 0)).toEqual(['Du ziehst 3 Karten.', 'You draw 3 cards.', 'Вы берёте 3 карты.']);
  });

  test('a name is never changed, not even at the beginning', () => {
    expect(inAll({ key: 'log.draw', args: { player: { seat: 1 }, amount: 1 } })).toEqual([
      'boris zieht 1 Karte.',
      'boris draws 1 card.',
      'boris берёт 1 карту.',
    ]);
  });

  test('names need no case', () => {
    const message = { key: 'log.give', args: { from: { seat: 0 }, to: { seat: 2 }, card: hidden } };
    expect(inAll(message)).toEqual([
      'Anna gibt Zoë eine Karte.',
      'Anna gives a card to Zoë.',
      'Anna отдаёт игроку Zoë карту.',
    ]);
    expect(inAll(message, 2)).toEqual([
      'Anna gibt dir eine Karte.',
      'Anna gives a card to you.',
      'Anna отдаёт вам карту.',
    ]);
  });

  test('a question is an order to one and a report to the others', () => {
    const message = { key: 'prompt.discard', args: { player: { seat: 0 }, amount: 2 } };
    expect(inAll(message, 0)).toEqual(['Lege 2 Karten ab.', 'Discard 2 cards.', 'Сбросьте 2 карты.']);
    expect(inAll(message, 1)).toEqual(['Anna legt 2 Karten ab.', 'Anna discards 2 cards.', 'Anna сбрасывает 2 карты.']);
  });

  test('known and hidden cards, lists, nested messages', () => {
    expect(inAll({ key: 'log.play', args: { player: { seat: 0 }, card: known } })).toEqual([
      'Anna spielt Rebellenkommando aus.',
      'Anna plays Rebel Commando.',
      'Anna разыгрывает «Повстанец-коммандос».',
    ]);
    expect(inAll({ key: 'log.reveal', args: { player: { seat: 0 }, cards: [known, hidden] } })).toEqual([
      'Anna deckt Rebellenkommando und eine Karte auf.',
      'Anna reveals Rebel Commando and a card.',
      'Anna открывает «Повстанец-коммандос» и карту.',
    ]);
    const reason = { key: 'log.draw', args: { player: { seat: 0 }, amount: 1 } };
    expect(inAll({ key: 'log.because', args: { reason: { message: reason }, term: 'ship' } })).toEqual([
      'Keine Schiffe: Anna zieht 1 Karte.',
      'No ships: Anna draws 1 card.',
      'Нет кораблей: Anna берёт 1 карту.',
    ]);
  });
});

describe('segments', () => {
  test('cards, seats and rules can be found again', () => {
    expect(segments({ key: 'log.play', args: { player: { seat: 0 }, card: known } }, reader('ru', null))).toEqual([
      { kind: 'seat', text: 'Anna', seat: 0 },
      { kind: 'text', text: ' разыгрывает «' },
      { kind: 'card', text: 'Повстанец-коммандос', card: 37, face: 'rebel-commando' },
      { kind: 'text', text: '».' },
    ]);
    expect(segments({ key: 'note.rule' }, reader('de', null))).toEqual([
      { kind: 'text', text: 'Siehe ' },
      { kind: 'rule', text: 'DB-ATK-07', rule: 'DB-ATK-07' },
      { kind: 'text', text: '.' },
    ]);
  });

  test('Russian names bring their own quotes', () => {
    const named = (name: string): string =>
      render(
        { key: 'log.play', args: { player: { seat: 0 }, card: known } },
        { ...reader('ru', null), faceName: () => name },
      );
    expect(named('«Тысячелетний сокол»')).toBe('Anna разыгрывает «Тысячелетний сокол».');
    expect(named('Крейсер «Гозанти»')).toBe('Anna разыгрывает «Крейсер „Гозанти“».');
  });

  test('a Russian card that shows somebody can be called by that name, without quotes', () => {
    const met = (name: string): string =>
      plain(
        write({ ...reader('ru', null), lang: 'ru' as const, faceName: () => name }, (w) =>
          ru.sentence(ru.does(ru.byName(w.card('rebel-commando')), verbRu.play)),
        ),
      );
    expect(met('Денгар')).toBe('Денгар разыгрывает.');
    expect(met('Агент «Чёрного солнца»')).toBe('Агент «Чёрного солнца» разыгрывает.');
    expect(ru.say(ru.byName(ru.a(nounRu.card)), 'acc')).toBe('карту');
  });

  test('a text of one’s own', () => {
    const it = { ...reader('de', null), lang: 'de' as const };
    const all = write(it, (w) => de.sentence(de.clause(verbDe.play, w.card('rebel-commando'))));
    expect(plain(all)).toBe('Spiele Rebellenkommando aus.');
    expect(all.map((one) => one.kind)).toEqual(['text', 'card', 'text']);
  });
});

describe('faults', () => {
  const bad: Message = { key: 'log.nothing' };

  test('an unknown key throws, or is left to the reader', () => {
    expect(() => render(bad, reader('de', null))).toThrow(TextError);
    expect(() => render(bad, reader('de', null))).toThrow('unknown-key: log.nothing (de)');
    expect(render(bad, { ...reader('de', null), onFault: (error) => `[${error.key}]` })).toBe('[log.nothing]');
  });

  test('a missing or wrong argument never prints undefined', () => {
    for (const lang of ['de', 'en', 'ru'] as const) {
      expect(() => render({ key: 'log.draw', args: { player: { seat: 0 } } }, reader(lang, null))).toThrow(TextError);
      expect(() => render({ key: 'log.draw', args: { amount: 2 } }, reader(lang, null))).toThrow(TextError);
      expect(() => render({ key: 'log.play', args: { player: { seat: 0 }, card: 3 } }, reader(lang, null))).toThrow(
        TextError,
      );
    }
  });

  test('a player may be called undefined, and nobody can forge a reference', () => {
    const names = ['undefined', '\ue000\ue001Eve\n  \ue000'];
    const draw = (seat: number): string =>
      render({ key: 'log.draw', args: { player: { seat }, amount: 1 } }, reader('en', null, names));
    expect(draw(0)).toBe('undefined draws 1 card.');
    expect(draw(1)).toBe('Eve draws 1 card.');
  });

  test('two books must not use one key', () => {
    const one = book<{ a: Readonly<Record<string, never>> }>({
      de: { a: () => 'x' },
      en: { a: () => 'x' },
      ru: { a: () => 'x' },
    });
    const two = book<{ a: Readonly<Record<string, never>> }>({
      de: { a: () => 'y' },
      en: { a: () => 'y' },
      ru: { a: () => 'y' },
    });
    expect(() => books(one, two)).toThrow('two texts for de a');
  });
});

test('what is missing does not compile', () => {
  // @ts-expect-error a term is missing
  const lexicon: Nouns<'de', 'card' | 'ship'> = { card: nounDe.card };
  // @ts-expect-error a message is missing
  const catalogue: Catalogue<'de', Messages> = { 'log.draw': () => '' };
  // @ts-expect-error a language is missing
  const half = () => book<Messages>({ de: german, en: english });
  // @ts-expect-error a Russian noun is no German noun
  const mixed: Nouns<'de', 'card'> = { card: nounRu.card };
  const wrong: Catalogue<'de', Pick<Messages, 'log.draw'>> = {
    // @ts-expect-error an argument that no message has
    'log.draw': (a) => String(a.cards),
  };
  expect([lexicon, catalogue, half, mixed, wrong]).toHaveLength(5);
});
