import type { Decision, DecisionOption, Match, Viewer } from '@cantina/kernel';
import { type Book, type Lang, plain, type Reader, segments } from '@cantina/text';
import type { Scene, StageBeat, StageReader, Told } from '../stage/scene.ts';

const NAMES = ['Nina', 'Ben', 'Olga', 'Max', 'Lea', 'Tom'] as const;

/** Somebody who looks on: seat 0 is Nina, seat 1 is Ben. */
export function onlooker(
  seat: number | null,
  lang: Lang,
  { book, faceName }: { readonly book: Book; readonly faceName: (lang: Lang, face: string) => string },
): StageReader {
  const reader: Reader = {
    lang,
    seat,
    book,
    seatName: (each) => NAMES[each] ?? '',
    faceName: (face) => faceName(lang, face),
  };
  return { seat, reader, lineOf: ({ type, data }) => segments({ key: `log.${type}`, args: data }, reader) };
}

/** The beats of the last step of a match that is watched, as one viewer gets them. */
export function beatsOf(
  match: Pick<Match<never>, 'moments' | 'log'>,
  viewer: Viewer | null,
  step: number,
  by: number | null,
): readonly StageBeat[] {
  const as = viewer ?? 'spectator';
  const [first, ...moments] = match.moments;
  if (first === undefined) return [];
  const log = match.log(as, first.events);
  let past = { view: first.view(as), events: first.events };
  return moments.map((moment, index) => {
    const view = moment.view(as);
    const events = log.filter(({ n }) => n >= past.events && n < moment.events);
    const beat: StageBeat = { step, index, by, events, before: past.view, view };
    past = { view, events: moment.events };
    return beat;
  });
}

interface Answered {
  readonly pending: readonly Decision[];
  answer(seat: number, id: number, picks: readonly string[]): unknown;
}

type Watched = Answered & Pick<Match<never>, 'moments' | 'log'>;

/** Whoever is asked takes the first option that is wanted; returns who it was. */
export function take(match: Answered, isWanted: (option: DecisionOption) => boolean): number {
  for (const { seat, id, options } of match.pending) {
    const found = options.find(isWanted);
    if (found === undefined) continue;
    match.answer(seat, id, [found.id]);
    return seat;
  }
  throw new Error(
    `not offered, but ${match.pending.flatMap(({ options }) => options.map((option) => option.id)).join(' ')}`,
  );
}

interface Staging {
  /** What the game calls an option besides its id. */
  readonly named: (option: DecisionOption) => string;
  readonly sceneOf: (beat: StageBeat, at: StageReader) => Scene | null;
}

/**
 * Answers at a table that is watched, and the scenes that somebody sees of them. An answer is the id of an option, what the
 * game calls it, or `*` for anything.
 */
export const scenesAfter = (
  match: Watched,
  answers: readonly string[],
  at: StageReader,
  { named, sceneOf }: Staging,
): readonly (Scene | null)[] =>
  answers.flatMap((wanted, step) => {
    const by = take(match, (option) => wanted === '*' || option.id === wanted || named(option) === wanted);
    return beatsOf(match, at.seat, step, by).map((beat) => sceneOf(beat, at));
  });

/** What is said, as plain text. */
export const saying = (told: Told | undefined): string =>
  told === undefined ? '' : typeof told === 'string' ? told : plain(told);
