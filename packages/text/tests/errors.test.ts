import { KernelError } from '@cantina/kernel';
import { expect, test } from 'vitest';
import { book, books, kernelBook, type Lang, plain, type Reader, refusal, render, wordBook } from '../src/index.ts';

interface Reasons {
  'reason.credits': { need: number };
}
const reasons = book<Reasons>({
  de: { 'reason.credits': (a) => `Es kostet ${a.need} Credits.` },
  en: { 'reason.credits': (a) => `It costs ${a.need} credits.` },
  ru: { 'reason.credits': (a) => `Это стоит ${a.need} кредитов.` },
});

const reader = (lang: Lang, seat: number | null = null): Reader => ({
  lang,
  seat,
  book: books(kernelBook, wordBook, reasons),
  seatName: (index) => ['Anna', 'Boris'][index] ?? '?',
  faceName: (face) => face,
});
const said = (error: KernelError, seat: number | null = null): readonly string[] =>
  (['de', 'en', 'ru'] as const).map((lang) => plain(refusal(error, reader(lang, seat))));

test('what was tried, why not, which rule', () => {
  const reason = { message: { key: 'reason.credits', args: { need: 5 } } };
  const error = new KernelError('illegal-option', { option: 'card:37', reason }, 'OR-BUY-03');
  expect(said(error)).toEqual([
    '„card:37“ ist jetzt nicht möglich: Es kostet 5 Credits. (OR-BUY-03)',
    '“card:37” is not possible now: It costs 5 credits. (OR-BUY-03)',
    '«card:37» — сейчас это невозможно: Это стоит 5 кредитов. (OR-BUY-03)',
  ]);
  expect(refusal(error, reader('de')).find((one) => one.kind === 'rule')).toEqual({
    kind: 'rule',
    text: 'OR-BUY-03',
    rule: 'OR-BUY-03',
  });
  const named: Reader = { ...reader('de'), optionName: () => 'Blaster kaufen' };
  expect(plain(refusal(error, named))).toBe('Blaster kaufen ist jetzt nicht möglich: Es kostet 5 Credits. (OR-BUY-03)');
});

test('how many may be chosen', () => {
  expect(said(new KernelError('wrong-count', { min: 2, max: 2, given: 1 }))).toEqual([
    'Wähle genau 2 Optionen; gewählt: 1.',
    'Choose exactly 2 options; chosen: 1.',
    'Выберите ровно 2 варианта; выбрано: 1.',
  ]);
  expect(said(new KernelError('wrong-count', { min: 0, max: 1, given: 3 }))).toEqual([
    'Wähle 0 bis 1 Option; gewählt: 3.',
    'Choose 0 to 1 option; chosen: 3.',
    'Выберите от 0 до 1 варианта; выбрано: 3.',
  ]);
  expect(said(new KernelError('wrong-seats', { min: 2, max: 6, given: 7 }))).toEqual([
    'Dieses Spiel ist für 2 bis 6 Spieler; gewählt: 7.',
    'This game is for 2 to 6 players; chosen: 7.',
    'Эта игра — для 2–6 игроков; выбрано: 7.',
  ]);
});

test('to a person and about a person', () => {
  expect(said(new KernelError('not-asked', { seat: 0 }), 0)).toEqual([
    'An dich ist gerade keine Frage offen. Andere entscheiden zuerst.',
    'There is no open question for you right now. Others decide first.',
    'Вас сейчас ни о чём не спрашивают. Сначала решают другие.',
  ]);
  expect(said(new KernelError('nothing-to-undo', { seat: 1 }))).toEqual([
    'Für Boris gibt es nichts zurückzunehmen.',
    'There is nothing to take back for Boris.',
    'Игроку Boris нечего отменять.',
  ]);
});

test('a setting says what would be possible', () => {
  const known = ['length=short|long', 'fast=false|true'];
  expect(said(new KernelError('unknown-setting', { setting: 'x', known }))).toEqual([
    'Die Einstellung „x“ gibt es in diesem Spiel nicht. Es gibt: length=short|long, fast=false|true.',
    'This game has no setting “x”. It has: length=short|long, fast=false|true.',
    'В этой игре нет настройки «x». Есть: length=short|long, fast=false|true.',
  ]);
  expect(said(new KernelError('unknown-setting', { setting: 'x', known: [] }))).toEqual([
    'Die Einstellung „x“ gibt es in diesem Spiel nicht. Es hat keine.',
    'This game has no setting “x”. It has none.',
    'В этой игре нет настройки «x». Настроек у неё нет.',
  ]);
  expect(said(new KernelError('bad-setting', { setting: 'length', value: 'x', allowed: ['short', 'long'] }))).toEqual([
    'Für „length“ ist „x“ nicht möglich, nur „short“ oder „long“.',
    'The setting “length” cannot be “x”, only “short” or “long”.',
    'Для настройки «length» нельзя выбрать «x», только «short» или «long».',
  ]);
});

test('the small words', () => {
  const words = (key: string, args = {}): readonly string[] =>
    (['de', 'en', 'ru'] as const).map((lang) => render({ key, args }, reader(lang, 0)));
  expect(words('word.done')).toEqual(['Fertig', 'Done', 'Готово']);
  expect(words('word.turn-of', { player: { seat: 0 } })).toEqual(['Du bist am Zug.', 'It is your turn.', 'Ваш ход.']);
  expect(words('word.turn-of', { player: { seat: 1 } })).toEqual([
    'Boris ist am Zug.',
    'It is Boris’s turn.',
    'Ход игрока Boris.',
  ]);
  expect(words('word.waiting-for', { players: [{ seat: 0 }, { seat: 1 }] })).toEqual([
    'Warten auf dich und Boris …',
    'Waiting for you and Boris …',
    'Ждём вас и игрока Boris…',
  ]);
});
