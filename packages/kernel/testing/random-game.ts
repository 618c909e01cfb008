import { relative } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import {
  allOptions,
  type CoreState,
  type Decision,
  type Match,
  type OptionValue,
  type Outcome,
  rngFromSeed,
  type Seat,
  seedFrom,
  start,
  verify,
} from '../src/index.ts';
import { checkAnswerable, checkEverything, checkState, type Inventory, inventory } from './invariants.ts';
import { randomAnswer } from './random-answer.ts';
import { seatsOf } from './set-table.ts';
import { plain, stateDigest } from './snapshot.ts';
import type { Subject } from './subject.ts';

export interface RandomHow {
  readonly seats: number;
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** Any short text; the same text plays the same game. */
  readonly seed: string;
  /** After how many answers the slow checks come again: imagine, fork, undo, save and restore. */
  readonly every?: number;
  /** More answers than this mean that the game never ends. */
  readonly limit?: number;
}

/** A game that was played to its end. */
export interface Played {
  readonly outcome: Outcome;
  readonly answers: number;
}

interface Step {
  readonly seat: Seat;
  readonly index: number;
  readonly picks: readonly string[];
  readonly digest: string;
}

/** Plays one game with random answers and checks, after each of them, what must always hold. */
export function randomGame<S extends CoreState>(subject: Subject<S>, how: RandomHow): Played {
  const steps: Step[] = [];
  try {
    return playAndCheck(subject, how, steps);
  } catch (error) {
    throw new Error(report(subject, how, steps, error), { cause: error });
  }
}

/** Registers random games for every number of seats and every combination of options. */
export function randomGames<S extends CoreState>(
  subject: Subject<S>,
  {
    games,
    seats,
    ...how
  }: { readonly games: number; readonly seats?: readonly number[] } & Omit<RandomHow, 'seats' | 'seed' | 'options'>,
): void {
  const { game } = subject;
  const wanted = process.env.CANTINA_SEED;
  const counts = seats ?? seatsOf(game.seats.max + 1).slice(game.seats.min);
  for (const count of counts) {
    for (const options of allOptions(game.options)) {
      const said = Object.entries(options).map(([name, value]) => `, ${name} ${value}`);
      test(`random games of ${game.id} with ${count} seats${said.join('')}`, () => {
        const seeds = wanted === undefined ? seatsOf(games).map((i) => `${count}-${i + 1}`) : [wanted];
        for (const seed of seeds) randomGame(subject, { ...how, seats: count, options, seed });
      });
    }
  }
}

function playAndCheck<S extends CoreState>(subject: Subject<S>, how: RandomHow, steps: Step[]): Played {
  const { every = 10, limit = 5_000, seed } = how;
  const rng = rngFromSeed(seedFrom(`answers ${seed}`));
  // Its own generator: how often we check must not change the game.
  const fancy = rngFromSeed(seedFrom(`imagined ${seed}`));
  const match = begin(subject, how, true);
  const stock: Inventory = inventory(match);
  checkState(subject, match, stock);
  let before = stateDigest(match);
  while (match.outcome === null) {
    if (steps.length >= limit) throw new Error(`stuck: no end after ${limit} answers`);
    const { pending } = match;
    checkAnswerable(pending);
    const { index, picks } = randomAnswer(rng, pending);
    const decision = plain(pending[index] as Decision);
    match.answer(decision.seat, decision.id, picks);
    const after = stateDigest(match);
    steps.push({ seat: decision.seat, index, picks, digest: after });
    checkState(subject, match, stock);
    if (steps.length % every === 0 || match.outcome !== null) {
      checkEverything(subject, match, { seat: decision.seat, decision, picks, before }, fancy);
    }
    before = after;
  }
  if (match.pending.length > 0) throw new Error('the game is over, but questions are open');
  replay(subject, how, steps, true);
  replay(subject, how, steps, false);
  const verdict = verify(subject.game, JSON.parse(JSON.stringify(match.transcript())));
  if (!verdict.ok) throw new Error(`the transcript does not verify: ${verdict.fault} after ${verdict.answers} answers`);
  return { outcome: match.outcome, answers: steps.length };
}

const begin = <S extends CoreState>(
  { game }: Subject<S>,
  { seats, options, seed }: RandomHow,
  record: boolean,
): Match<S> => start(game, { seats, options: options ?? {}, seed: seedFrom(seed), record });

/** The same seed and answers give the same states, whether somebody listens or not. */
function replay<S extends CoreState>(
  subject: Subject<S>,
  how: RandomHow,
  steps: readonly Step[],
  record: boolean,
): void {
  const match = begin(subject, how, record);
  steps.forEach((step, i) => {
    const decision = match.pending[step.index];
    if (decision === undefined) throw new Error(`replay: question ${i + 1} is missing`);
    match.answer(step.seat, decision.id, step.picks);
    if (stateDigest(match) !== step.digest) throw new Error(`replay: another state after answer ${i + 1}`);
  });
}

function report<S extends CoreState>(
  subject: Subject<S>,
  how: RandomHow,
  steps: readonly Step[],
  error: unknown,
): string {
  const last = steps.slice(-5).map(({ seat, picks }) => `seat ${seat}: ${picks.join(' ')}`);
  const table = `${subject.game.id}, ${how.seats} seats, ${JSON.stringify(how.options ?? {})}, seed ${how.seed}`;
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return [
    `${table}, after ${steps.length} answers: ${detail}`,
    'last answers:',
    ...last,
    `REPRODUCE: ${command(how.seed)}`,
  ].join('\n');
}

/** Run in the project's folder, it plays exactly the game that failed. */
function command(seed: string): string {
  const { testPath, currentTestName = '' } = expect.getState();
  const file = testPath === undefined ? '' : ` ${relative(process.cwd(), testPath)}`;
  const name = (currentTestName.split(' > ').at(-1) ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return `CANTINA_SEED='${seed}' npx vitest run${file} -t '${name.replaceAll("'", '.')}$'`;
}
