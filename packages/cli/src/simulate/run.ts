import { type Actor, actor, type Level } from '@cantina/bots';
import {
  type CoreState,
  type Decision,
  type FaultReport,
  type Game,
  KernelError,
  type Match,
  type Meet,
  type OptionValue,
  type Seat,
  type StartHow,
  seedFrom,
  startMany,
} from '@cantina/kernel';
import type { Playable } from '@cantina/playable';
import { BadInput } from '../context.ts';
import { sidesOf } from '../sides.ts';
import { isOutside, type Outside, type OutsideBot } from './outside.ts';

/** At every answer with such a number a random bot does what it may do besides, where there is anything. */
const BESIDES_EVERY = 50;

/** A kind of table at which games are simulated. */
export interface SimulatedTable {
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly start: (how: StartHow) => Match;
}

/** It is set up when the first game is played at it. */
export function simulatedTable(game: Game, seats: number, options: SimulatedTable['options']): SimulatedTable {
  let starting: SimulatedTable['start'] | null = null;
  return {
    options,
    start: (how) => {
      starting ??= startMany(game, { seats, options });
      return starting(how);
    },
  };
}

/** Who plays a seat: a bot of ours, or a program. */
export type Bot = Level | Outside;

/** What is to be simulated. */
export interface Simulation {
  readonly playable: Playable;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  /** Seat by seat, from the front again where there are more seats. */
  readonly bots: readonly Bot[];
  /** One table after the other, from the front again where there are more games. */
  readonly tables: readonly SimulatedTable[];
  /** A game with more answers than this is stuck. */
  readonly maxAnswers: number;
  readonly iterations: number | undefined;
  readonly meet: Meet | undefined;
}

/** A game that did not come to its end. */
export interface Failure {
  readonly kind: 'stuck' | 'error';
  readonly seed: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly error: string;
  /** Missing where the game did not even begin, or only went on too long. */
  readonly report: FaultReport<CoreState> | null;
}

export interface GameResult {
  readonly answers: number;
  /** Answers, and choices the rules took for an opponent without a seat. */
  readonly decisions: number;
  readonly turns: number | null;
  /** The most answers that a restore would have had to feed. */
  readonly tail: number;
  readonly winners: readonly number[];
  /** Why the game ended; null where it did not. */
  readonly ending: string | null;
  /** The side of each seat, where the game has sides. */
  readonly sides: readonly string[] | null;
  readonly failure: Failure | null;
}

/** The first game has the seed itself, so that any game can be repeated alone. */
const seedOfGame = (seed: string, game: number): string => (game === 0 ? seed : `${seed}.${game + 1}`);

export function simulateGame(simulation: Simulation, number: number): GameResult {
  const { done, value } = simulated(simulation, number).next();
  if (done !== true) throw new Error('a program needs time to answer');
  return value;
}

/** The same with programs on some seats, which are waited for. */
export async function simulateOutside(
  simulation: Simulation,
  number: number,
  programs: ReadonlyMap<Seat, OutsideBot>,
): Promise<GameResult> {
  const game = simulated(simulation, number);
  const seed = seedOfGame(simulation.seed, number);
  let step = game.next();
  let table: Match | null = null;
  while (step.done !== true) {
    const { match, asked } = step.value;
    if (table === null) for (const [seat, program] of programs) program.begin(match, `${seed} seat ${seat}`);
    table = match;
    try {
      await programs.get(asked.seat)?.answer(match, asked);
      step = game.next();
    } catch (error) {
      if (error instanceof BadInput) throw error;
      step = game.throw(error);
    }
  }
  if (table !== null) for (const program of programs.values()) program.show(table);
  return step.value;
}

/** Goes on by itself until a program is asked; when it goes on, that question is answered. */
function* simulated(
  simulation: Simulation,
  number: number,
): Generator<{ readonly match: Match; readonly asked: Decision }, GameResult> {
  const seed = seedOfGame(simulation.seed, number);
  const table = simulation.tables[number % simulation.tables.length] as SimulatedTable;
  const { options } = table;
  const fail = (kind: Failure['kind'], error: string, report: Failure['report'] = null): Failure => ({
    kind,
    seed,
    options,
    error,
    report,
  });
  const { playable, seats, maxAnswers, iterations } = simulation;
  let thinking = false;
  let imagined: FaultReport<CoreState> | null = null;
  // What a bot only imagines was not met at the table.
  const meet: Meet = (kind, key) => {
    if (!thinking) simulation.meet?.(kind, key);
  };
  let match: Match;
  try {
    match = table.start({
      seed: seedFrom(seed),
      record: false,
      ...(simulation.meet === undefined ? {} : { meet }),
    });
  } catch (error) {
    if (error instanceof KernelError) throw error;
    return {
      answers: 0,
      decisions: 0,
      turns: null,
      tail: 0,
      winners: [],
      ending: null,
      sides: null,
      failure: fail('error', messageOf(error)),
    };
  }
  const actors = Array.from({ length: seats }, (_, seat) => {
    const bot = botOf(simulation, seat);
    if (isOutside(bot)) return null;
    return actor(bot, playable.brain, `${seed} seat ${seat}`, {
      ...(iterations === undefined ? {} : { iterations }),
      onFault: (report) => {
        imagined ??= report;
      },
    });
  });
  let tail = 0;
  let failure: Failure | null = null;
  while (match.outcome === null && failure === null) {
    if (match.answerCount >= maxAnswers) {
      failure = fail('stuck', `no end after ${maxAnswers} answers`);
      break;
    }
    const asked: Decision | undefined = besides(simulation, match) ?? match.asked[0];
    if (asked === undefined) {
      failure = fail('stuck', 'nobody is asked though the game goes on');
      break;
    }
    try {
      const act: Actor | null = actors[asked.seat] ?? null;
      if (act === null) yield { match, asked };
      else {
        thinking = true;
        const { decision, picks } = act(match, asked);
        thinking = false;
        match.answer(asked.seat, decision, picks);
      }
    } catch (error) {
      const report = match.faults[0] ?? null;
      const told = report?.error ?? messageOf(error);
      failure = fail(told.startsWith('stuck') ? 'stuck' : 'error', told, report);
    }
    if (imagined !== null && failure === null) failure = fail('error', (imagined as FaultReport).error, imagined);
    if (match.tailLength > tail) tail = match.tailLength;
  }
  return {
    answers: match.answerCount,
    decisions: match.answerCount + match.read((g) => g.choicesTaken),
    turns: match.read((g) => playable.rounds?.(g) ?? null),
    tail,
    winners: match.outcome?.winners ?? [],
    ending: match.outcome?.reason ?? null,
    sides: sidesOf(playable, match),
    failure,
  };
}

const botOf = ({ bots }: Simulation, seat: Seat): Bot => bots[seat % bots.length] ?? 'random';

function besides(simulation: Simulation, match: Match): Decision | undefined {
  if (match.answerCount % BESIDES_EVERY !== BESIDES_EVERY - 1) return undefined;
  return match.pending.find(({ kind, seat }) => kind === 'interjection' && botOf(simulation, seat) === 'random');
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
