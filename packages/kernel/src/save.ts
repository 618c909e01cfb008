import { KernelError } from './errors.ts';
import type { Game } from './game.ts';
import { digest } from './hash.ts';
import type { Entry } from './history.ts';
import { Match, start } from './match.ts';
import { answerOnPaper, checkSave, checkTranscript, type Save, type Transcript } from './save-format.ts';
import { areShown, commitment, seedOf } from './seed.ts';
import type { CoreState } from './state.ts';

/**
 * Goes on where a save was made. When the rules have changed meanwhile, it stops at the first question that differs from
 * the recorded one and says in `takenBack` which answers were left out.
 */
export function restore<S extends CoreState>(game: Game<S>, given: unknown): Match<S> {
  const save = withTodaysFaces(game, checkSave(game, given));
  const match = matchFrom(game, save);
  const fed = feedSafely(match.begin(), save.tail);
  const left = save.tail.slice(fed);
  match.adoptSaved(left.length === 0 ? save.open : [], save.lastId);
  match.takenBack = { answers: left };
  match.undos = Math.max(match.undos, save.undos ?? 0);
  return match;
}

function matchFrom<S extends CoreState>(game: Game<S>, save: Save<S>): Match<S> {
  const { state, answers, events } = save.checkpoint;
  try {
    return new Match({ game, seed: save.seed, record: true, from: { state, answers, events } });
  } catch (cause) {
    // The game's own fields have a shape that only its `clone` knows.
    throw new KernelError('malformed-save', { where: 'checkpoint.state' }, undefined, { cause });
  }
}

/** Cards keep their faces when a new release of a game has more faces, or has them in another order. */
function withTodaysFaces<S extends CoreState>(game: Game<S>, save: Save<S>): Save<S> {
  const today = save.faces.map((face) => game.faces.indexOf(face));
  const renumber = (face: number, where: string): number => {
    const now = today[face] ?? -1;
    if (now < 0) throw new KernelError('malformed-save', { where });
    return now;
  };
  const { cards } = save.checkpoint.state;
  cards.face = cards.face.map((face, card) => renumber(face, `checkpoint.state.cards.face[${card}]`));
  const tail = save.tail.map((entry) => {
    const { redeal } = entry;
    if (redeal === undefined) return entry;
    return {
      ...entry,
      redeal: { ...redeal, faces: redeal.faces.map(([card, face]) => [card, renumber(face, 'tail')] as const) },
    };
  });
  return { ...save, tail };
}

/** Feeds as many answers as the rules still accept. */
function feedSafely<S extends CoreState>(match: Match<S>, tail: readonly Entry[]): number {
  const before = match.answerCount;
  try {
    return match.feed(tail, { compare: true });
  } catch (error) {
    if (!(error instanceof KernelError)) throw error;
    return match.answerCount - before;
  }
}

export interface Verdict {
  readonly ok: boolean;
  /** How many answers were replayed. */
  readonly answers: number;
  /** What does not fit: the seed does not belong to the published hash, a question or the end differs. */
  readonly fault: 'commitment' | 'seed' | 'undos' | 'question' | 'end' | null;
  /** How many players have added to the seed, and how many had announced to. */
  readonly shares: number;
  readonly announced: number;
  /** How often answers were taken back; whoever sat there knows whether that is so. */
  readonly undos: number;
}

/** Replays a finished game from its revealed seed and tells whether everything was as recorded. */
export function verify<S extends CoreState>(game: Game<S>, given: unknown): Verdict {
  const transcript = checkTranscript(game, given);
  const { seats, options, seed, secret, shares = [] } = transcript;
  const undos = transcript.answers.at(-1)?.stir ?? 0;
  const shown = shares.filter(({ text }) => text !== null).length;
  const verdict = (fault: Verdict['fault'], answers = 0): Verdict => ({
    ok: fault === null,
    answers,
    fault,
    shares: shown,
    announced: shares.length,
    undos,
  });
  if (commitment(secret ?? seed) !== transcript.commitment) return verdict('commitment');
  if (secret !== undefined && (seedOf(secret, shares) !== seed || !areShown(shares))) return verdict('seed');
  if (!neverFalls(transcript.answers.map(({ stir = 0 }) => stir))) return verdict('undos');
  const match = start(game, { seats, options, seed });
  // Only answers are taken from a transcript, whatever else may stand in it.
  const answers = transcript.answers.map((answer) => ({ ...answerOnPaper(answer), events: 0, news: false }));
  const fed = feedSafely(match, answers);
  if (fed < answers.length) return verdict('question', fed);
  const same = match.outcome !== null && sameEnd(match.transcript(), transcript);
  return verdict(same ? null : 'end', fed);
}

const neverFalls = (numbers: readonly number[]): boolean =>
  numbers.every((each, i) => i === 0 || each >= (numbers[i - 1] as number));

const sameEnd = (now: Pick<Transcript, 'outcome' | 'digest'>, then: Pick<Transcript, 'outcome' | 'digest'>): boolean =>
  now.digest === then.digest && digest(now.outcome) === digest(then.outcome);
