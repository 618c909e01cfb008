import { Refused } from '@cantina/server/client';
import { serverBook } from '@cantina/server/words';
import { type Book, books, plain, refusal } from '@cantina/text';
import { settings } from './settings.svelte.ts';
import { say, shellBook } from './words/index.ts';

const book = books(shellBook, serverBook);

/** What went wrong, in words for people; `more`: the texts of a game whose rules may be the reason. */
export function troubleText(error: unknown, more?: Book): string {
  if (!(error instanceof Refused)) return say('page.offline');
  const { code } = error.error;
  return plain(
    refusal(error.error, {
      lang: settings.lang,
      seat: null,
      seatName: (seat) => say('name.seat', { number: seat + 1 }),
      faceName: (face) => face,
      book: more === undefined ? book : books(book, more),
      onFault: () => say('page.refused', { code }),
    }),
  );
}

/** Why an invitation can't be opened: half a link is no request that somebody could word better. */
export const linkTrouble = (error: unknown): string =>
  codeOf(error) === 'bad-request' ? say('join.broken') : troubleText(error);

export const codeOf = (error: unknown): string | null => (error instanceof Refused ? error.error.code : null);
