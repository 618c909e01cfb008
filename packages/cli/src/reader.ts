import type { Playable } from '@cantina/playable';
import { books, kernelBook, type Lang, type Reader, render, wordBook } from '@cantina/text';
import { cliBook } from './words/index.ts';
import type { CliMessages } from './words/messages.ts';

/** Reads what the command line itself says. */
export const cliReader = (lang: Lang): Reader => ({
  lang,
  seat: null,
  seatName: (seat) => render({ key: 'cli.player', args: { number: seat + 1 } }, wordsOnly(lang)),
  faceName: (face) => face,
  book: books(kernelBook, wordBook, cliBook),
});

const wordsOnly = (lang: Lang): Reader => ({
  lang,
  seat: null,
  seatName: (seat) => String(seat + 1),
  faceName: (face) => face,
  book: cliBook,
});

/** Reads what a game says to one seat. */
export const gameReader = (
  { texts, book }: Playable,
  lang: Lang,
  seat: number | null,
  seatName: (seat: number) => string,
): Reader => ({
  lang,
  seat,
  seatName,
  faceName: (face) => texts[lang].faceName(face),
  book: books(kernelBook, wordBook, cliBook, book),
});

/** A sentence of the command line. */
export const say = <K extends keyof CliMessages>(lang: Lang, key: K, args: CliMessages[K]): string =>
  render({ key, args }, cliReader(lang));
