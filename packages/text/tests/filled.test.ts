import type { Message } from '@cantina/kernel';
import { expect, test } from 'vitest';
import { filledBook, type Lang, type Reader, render, segments, TextError } from '../src/index.ts';

/** Written as a pack writes them: plain text that can be sent. */
const texts = {
  de: {
    'log.accuse': 'Beschuldigung: {seat} gegen {accused:acc}.',
    'log.votes': 'Stimmen: {votes}.',
    'log.take': '{hero} nimmt mit: {card}.',
    'log.damage': 'Schaden: {amount}.',
    'option.accuse': '{accused:acc} beschuldigen',
  },
  en: { 'log.accuse': 'Accusation: {seat} against {accused}.', 'log.votes': 'Votes: {votes}.' },
  ru: {
    'log.accuse': 'Обвинение: {seat} против {accused:gen}.',
    'log.take': '{hero} берёт с собой: {card}.',
    'log.flee': '{card:name} убегает.',
  },
};
const names = { de: { paz: 'Paz Vizsla' }, en: {}, ru: { paz: 'Паз Визсла' } };
const book = filledBook(texts, names);

const reader = (lang: Lang, seat: number | null): Reader => ({
  lang,
  seat,
  book,
  seatName: (which) => ['Anna', 'Ben'][which] ?? '',
  faceName: (face) => face.toUpperCase(),
});
const accusation: Message = { key: 'log.accuse', args: { seat: { seat: 0 }, accused: { seat: 1 } } };

test('seats stand in the case that the slot asks for, and the reader is addressed', () => {
  expect(render(accusation, reader('de', null))).toBe('Beschuldigung: Anna gegen Ben.');
  expect(render(accusation, reader('de', 0))).toBe('Beschuldigung: du gegen Ben.');
  expect(render(accusation, reader('de', 1))).toBe('Beschuldigung: Anna gegen dich.');
  expect(render(accusation, reader('en', 1))).toBe('Accusation: Anna against you.');
  expect(render(accusation, reader('ru', 0))).toBe('Обвинение: вы против игрока Ben.');
  expect(render(accusation, reader('ru', 1))).toBe('Обвинение: Anna против вас.');
});

test('cards and seats are references that can be pointed at', () => {
  const message: Message = { key: 'log.take', args: { hero: 'paz', card: { card: 7, face: 'crate' } } };
  expect(segments(message, reader('de', null))).toEqual([
    { kind: 'text', text: 'Paz Vizsla nimmt mit: ' },
    { kind: 'card', text: 'CRATE', card: 7, face: 'crate' },
    { kind: 'text', text: '.' },
  ]);
  expect(render(message, reader('ru', null))).toBe('Паз Визсла берёт с собой: «CRATE».');
});

test('a Russian card is called by its name where it stands for whoever it shows', () => {
  const message: Message = { key: 'log.flee', args: { card: { card: 7, face: 'crate' } } };
  expect(render(message, reader('ru', null))).toBe('CRATE убегает.');
});

test('a hidden card stays hidden', () => {
  const message: Message = { key: 'log.take', args: { hero: 'paz', card: { card: 7, face: null } } };
  expect(render(message, reader('de', null))).toBe('Paz Vizsla nimmt mit: eine Karte.');
});

test('numbers and lists are written as in any other sentence; an empty list is a dash', () => {
  const votes = (...seats: number[]): Message => ({
    key: 'log.votes',
    args: { votes: seats.map((seat) => ({ seat })) },
  });
  expect(render(votes(0, 1), reader('en', null))).toBe('Votes: Anna and Ben.');
  expect(render(votes(0, 1), reader('de', 1))).toBe('Stimmen: Anna und du.');
  expect(render(votes(), reader('de', null))).toBe('Stimmen: –.');
  expect(render({ key: 'log.damage', args: { amount: 12_000 } }, reader('de', null))).toBe('Schaden: 12.000.');
});

test('a slot in front begins with a capital letter', () => {
  const message: Message = { key: 'option.accuse', args: { accused: { seat: 1 } } };
  expect(render(message, reader('de', 1))).toBe('Dich beschuldigen');
});

test('a word without a name is written as it is, for spaces like D7', () => {
  const message: Message = { key: 'log.take', args: { hero: 'D7', card: { card: 7, face: 'crate' } } };
  expect(render(message, reader('de', null))).toBe('D7 nimmt mit: CRATE.');
});

test('a slot without its argument, or with a case that does not exist, is an error', () => {
  const missing: Message = { key: 'log.accuse', args: { seat: { seat: 0 } } };
  expect(() => render(missing, reader('de', null))).toThrow(TextError);
  const wrong = filledBook({ de: { key: 'An {seat:loc}.' }, en: {}, ru: {} });
  const message: Message = { key: 'key', args: { seat: { seat: 0 } } };
  expect(() => render(message, { ...reader('de', 0), book: wrong })).toThrow(TextError);
});
