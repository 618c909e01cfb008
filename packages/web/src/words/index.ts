import type { Message } from '@cantina/kernel';
import { book, books, kernelBook, type Reader, render, wordBook } from '@cantina/text';
import { settings } from '../settings.svelte.ts';
import { messages as de } from './de.ts';
import { messages as en } from './en.ts';
import type { ShellMessages } from './messages.ts';
import { messages as ru } from './ru.ts';

export const shellBook = books(kernelBook, wordBook, book<ShellMessages>({ de, en, ru }));

const reader = (): Reader => ({
  lang: settings.lang,
  seat: null,
  seatName: (seat) => String(seat + 1),
  faceName: (face) => face,
  book: shellBook,
});

type Given<K extends keyof ShellMessages> =
  ShellMessages[K] extends Readonly<Record<string, never>> ? [] : [args: ShellMessages[K]];

/** A sentence of the pages in the language of the reader. */
export function say<K extends keyof ShellMessages>(key: K, ...[args]: Given<K>): string {
  return render(args === undefined ? { key } : { key, args: args as NonNullable<Message['args']> }, reader());
}
