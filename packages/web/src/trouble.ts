import { Refused } from '@cantina/server/client';
import { serverBook } from '@cantina/server/words';
import { books, plain, refusal } from '@cantina/text';
import { settings } from './settings.svelte.ts';
import { say, shellBook } from './words/index.ts';

const book = books(shellBook, serverBook);

/** What went wrong, in words for people. */
export function troubleText(error: unknown): string {
  if (!(error instanceof Refused)) return say('page.offline');
  const { code } = error.error;
  return plain(
    refusal(error.error, {
      lang: settings.lang,
      seat: null,
      seatName: (seat) => say('name.seat', { number: seat + 1 }),
      faceName: (face) => face,
      book,
      onFault: () => say('page.refused', { code }),
    }),
  );
}

export const codeOf = (error: unknown): string | null => (error instanceof Refused ? error.error.code : null);
