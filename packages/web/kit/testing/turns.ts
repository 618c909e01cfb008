import type { Decision, Match, SeenEvent } from '@cantina/kernel';
import { LANGS, type Lang, plain } from '@cantina/text';
import { expect, it } from 'vitest';
import { type Audience, type Cue, cueOf, Director } from '../stage/director.ts';
import { nameOfBeat, type RecapLine, recapOf } from '../stage/recap.ts';
import type { GameStage, StageReader } from '../stage/scene.ts';
import { beatsOf, saying } from './watched.ts';

/** What others did until somebody was asked again, and what they were then told of it. */
interface OthersTurn {
  readonly past: readonly Cue[];
  readonly lines: readonly RecapLine[];
  readonly more: number;
}

/** What has to be heard of something that others did; null: nothing. */
type Worth = (event: SeenEvent, cue: Cue) => readonly string[] | null;

type Watched = Pick<Match<never>, 'moments' | 'log' | 'pending' | 'outcome'> & {
  answer(seat: number, id: number, picks: readonly string[]): unknown;
};

/** Plays a game, and tells what others did whenever the one who looks is asked for the first time since. */
function othersTurns(
  match: Watched,
  choose: (decision: Decision) => readonly string[],
  stage: Pick<GameStage, 'sceneOf' | 'turnOf'>,
  at: StageReader,
  most = 2000,
): readonly OthersTurn[] {
  const director = new Director(wantsNoMore(at.seat));
  const turns: OthersTurn[] = [];
  let isNew = false;
  for (let step = 0; match.outcome === null && step < most; step++) {
    const decision = match.pending.find(({ kind }) => kind !== 'interjection') as Decision;
    const { past } = director;
    if (isNew && decision.seat === at.seat && past.length > 0) {
      turns.push({ past: [...past], ...recapOf(past, at.seat) });
      isNew = false;
    }
    isNew ||= decision.seat !== at.seat;
    match.answer(decision.seat, decision.id, choose(decision));
    director.add(beatsOf(match, at.seat, step, decision.seat).map((beat) => cueOf(beat, stage, at)));
  }
  return turns;
}

/** Who only wants to know what came of it. */
const wantsNoMore = (seat: number | null): Audience => ({
  seat,
  pace: 'summary',
  mine: 'pass',
  motion: 'off',
  isAway: false,
  isHurried: false,
  isAsked: false,
  meanwhile: () => null,
  show: () => undefined,
  tell: () => undefined,
});

/**
 * What nobody was told of what others did: events that are worth a word, and what should have been heard of them. Only of
 * turns that had room for everything.
 */
function untold(turns: readonly OthersTurn[], worth: Worth): readonly string[] {
  return turns
    .filter(({ more }) => more === 0)
    .flatMap(({ past, lines }) => {
      const told = new Set(lines.flatMap(({ beats }) => beats));
      const text = lines.map(({ line }) => saying(line)).join('\n');
      return past.flatMap((cue) =>
        cue.beat.events.flatMap((event) => {
          const words = worth(event, cue);
          if (words === null || (told.has(nameOfBeat(cue)) && words.every((word) => text.includes(word)))) return [];
          return [`${event.type} ${words.join(' ')} in:\n${text}`];
        }),
      );
    });
}

/** Worth telling: some events in the words of the log, others in words of their own. */
export const worthTelling =
  (
    { sentences, summed }: { readonly sentences: readonly string[]; readonly summed: readonly string[] },
    isTold: (cue: Cue) => boolean,
  ) =>
  (at: StageReader): Worth =>
  (event, cue) => {
    if (!isTold(cue) || plain(at.lineOf(event)) === '') return null;
    if (sentences.includes(event.type)) return [plain(at.lineOf(event))];
    return summed.includes(event.type) ? [] : null;
  };

interface Retold {
  readonly seeds: (lang: Lang) => readonly string[];
  /** A game that is watched, and who answers in it. */
  readonly play: (seed: string) => {
    readonly match: Watched;
    readonly choose: (decision: Decision) => readonly string[];
  };
  readonly stage: Pick<GameStage, 'sceneOf' | 'turnOf'>;
  readonly readerFor: (lang: Lang) => StageReader;
  readonly worth: (at: StageReader) => Worth;
  /** So many turns are read at least, and so many answers given at most. */
  readonly least: number;
  readonly most?: number;
}

/** What holds for what every game tells of the turns of others. */
export function checkRecaps({ seeds, play, stage, readerFor, worth, least, most }: Retold): void {
  it.each(LANGS)('everything somebody else did in their turn is told afterwards, with what came of it (%s)', (lang) => {
    const at = readerFor(lang);
    const all = seeds(lang).flatMap((seed) => {
      const { match, choose } = play(seed);
      return othersTurns(match, choose, stage, at, most);
    });
    expect(untold(all, worth(at))).toEqual([]);
    for (const { line } of all.flatMap(({ lines }) => lines))
      expect(saying(line)).not.toMatch(/undefined|NaN|^$|[:,]$|\.,|\. \./);
    expect(all.length).toBeGreaterThan(least);
    // Nearly every turn has room.
    expect(all.filter(({ more }) => more > 0).length / all.length).toBeLessThan(0.05);
  });
}
