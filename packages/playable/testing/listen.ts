import { type CoreState, type Message, rngFromSeed, seedFrom, start, type TableOptions } from '@cantina/kernel';
import { randomAnswer } from '@cantina/kernel/testing';
import { books, kernelBook, LANGS, type Lang, plain, type Reader, segments, wordBook } from '@cantina/text';
import type { Playable } from '../src/index.ts';

/** Two blanks, a blank before a comma, a typewriter's quote, a missing word: whatever no printer would let pass. */
export const UNTIDY = /undefined|null|NaN|\[object|[^\S\n]{2}|[^\S\n][,.;!?]|,,|\.\.|["']|^\s|\s$/;

/** A capital letter (or a number, a quotation, a dash) in front, a full stop behind. */
export const WHOLE = /^[\p{Lu}\d„“«»–(+−].*[.!?…«»“”)]$/su;

export interface Heard {
  /** Every message key that was said. */
  readonly keys: ReadonlySet<string>;
  /** Lines that are not tidy, with the key that made them. */
  readonly untidy: readonly string[];
}

/** Plays a random game and renders every prompt, option, reason and log line for every seat and a spectator. */
export function listen<S extends CoreState>(
  playable: Playable<S>,
  {
    seats,
    seed,
    options = {},
    answers,
  }: { readonly seats: number; readonly seed: string; readonly options?: TableOptions; readonly answers: number },
): Heard {
  const keys = new Set<string>();
  const untidy = new Set<string>();
  const readers = everyReader(playable, seats);
  const match = start(playable.game, { seats, options, seed: seedFrom(seed) });
  const rng = rngFromSeed(seedFrom(`answers to ${seed}`));
  const read = (message: Message, reader: Reader): void => {
    keys.add(message.key);
    const line = plain(segments(message, reader));
    if (line !== '' && UNTIDY.test(line)) untidy.add(`${reader.lang} ${message.key}: ${line}`);
  };
  let heard = 0;
  for (let n = 0; n < answers && match.outcome === null; n++) {
    for (const decision of match.pending) {
      for (const reader of readers) {
        if (reader.seat !== decision.seat) continue;
        read(decision.prompt, reader);
        for (const { label } of decision.options) if (label !== undefined) read(label, reader);
        for (const { reason } of decision.refused) read(reason, reader);
      }
    }
    const { index, picks } = randomAnswer(rng, match.pending);
    const decision = match.pending[index];
    if (decision === undefined) break;
    match.answer(decision.seat, decision.id, picks);
    for (const reader of readers) {
      for (const { type, data } of match.log(reader.seat ?? 'spectator', heard))
        read({ key: `log.${type}`, args: data }, reader);
    }
    heard = match.eventCount;
  }
  return { keys, untidy: [...untidy] };
}

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dmitri', 'Eva', 'Fjodor'];

/** Who reads what is said at a table: in any language, at any seat or at none. */
export function readersOf({ book, texts }: Pick<Playable, 'book' | 'texts'>) {
  const all = books(kernelBook, wordBook, book);
  return (lang: Lang, seat: number | null): Reader => ({
    lang,
    seat,
    seatName: (which) => NAMES[which] ?? '',
    faceName: (face) => texts[lang].faceName(face),
    book: all,
  });
}

function everyReader<S extends CoreState>(playable: Playable<S>, seats: number): readonly Reader[] {
  const reader = readersOf(playable);
  return LANGS.flatMap((lang) =>
    [null, ...Array.from({ length: seats }, (_, seat) => seat)].map((seat) => reader(lang, seat)),
  );
}
