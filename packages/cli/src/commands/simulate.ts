import { join, relative } from 'node:path';
import { LEVELS } from '@cantina/bots';
import { allOptions, checkOptions, type OptionValue, type TableOptions, usualOptions } from '@cantina/kernel';
import type { Playable } from '@cantina/playable';
import { oneOf, parse, wholeNumber } from '../args.ts';
import { BadInput, type Context, EXIT, load } from '../context.ts';
import { writeJson } from '../files.ts';
import { checkedLang } from '../lang.ts';
import { readSettings, writeSettings } from '../settings.ts';
import { CoverageNotes } from '../simulate/coverage.ts';
import { isOutside, OutsideBot } from '../simulate/outside.ts';
import { printSummary } from '../simulate/print.ts';
import {
  type Bot,
  type Failure,
  type Simulation,
  simulatedTable,
  simulateGame,
  simulateOutside,
} from '../simulate/run.ts';
import { Tally } from '../simulate/summary.ts';
import type { Command } from './command.ts';

const MAX_ANSWERS = 20_000;
/** More failures than this are counted, but no longer written down. */
const MOST_REPORTS = 5;
/** What is met is noted in every game up to this many; beyond that in every tenth, because noting costs a sixth of the speed. */
const GAMES_NOTED = 200;
/** Where so many games of bots that don't think are asked for, the rate matters, and the rules are compiled beforehand. */
const GAMES_MEASURED = 100;
const WARM_UP_SECONDS = 5;

const FLAGS = {
  seats: 'text',
  games: 'text',
  seed: 'text',
  bots: 'text',
  options: 'text',
  'all-options': 'yes',
  'max-answers': 'text',
  iterations: 'text',
  coverage: 'yes',
  'warm-up': 'text',
  json: 'yes',
  lang: 'text',
} as const;

/** A failure as it is told: the one command that repeats it, and the file that holds it. */
export type ToldFailure = Omit<Failure, 'report'> & { readonly reproduce: string; readonly report: string | null };

export const simulate: Command = async (args, context) => {
  const { flags, positionals } = parse(args, FLAGS, 1);
  const playable = await load(context, positionals[0]);
  const { game } = playable;
  if (flags.options !== undefined && flags['all-options'] === true) {
    throw new BadInput('cli.not-together', { one: '--options', two: '--all-options' });
  }
  const notes = new CoverageNotes();
  const seats = wholeNumber('--seats', flags.seats, Math.max(game.seats.min, Math.min(2, game.seats.max)));
  const bots = levels(flags.bots, seats);
  const simulation: Simulation = {
    playable,
    seats,
    games: wholeNumber('--games', flags.games, 100),
    seed: flags.seed ?? '1',
    bots,
    tables: tables(playable, bots, flags.options, flags['all-options']).map((options) =>
      simulatedTable(game, seats, options),
    ),
    maxAnswers: wholeNumber('--max-answers', flags['max-answers'], MAX_ANSWERS),
    iterations: flags.iterations === undefined ? undefined : wholeNumber('--iterations', flags.iterations, 1),
    meet: undefined,
  };
  const inLang = { ...context, lang: checkedLang(flags.lang, context) };
  const tally = new Tally(simulation.seats);
  const noted = { ...simulation, meet: notes.meet };
  const warmUpSeconds = wholeNumber('--warm-up', flags['warm-up'], isMeasured(simulation) ? WARM_UP_SECONDS : 0, 0);
  const programs = programsOf(simulation);
  const known = programs.size === 0 ? warmUp(noted, warmUpSeconds) : 0;
  const seconds = clock();
  try {
    for (let i = 0; i < simulation.games; i++) {
      const isNoted = i >= known && (flags.coverage === true || i < GAMES_NOTED || i % 10 === 0);
      const wanted = isNoted ? noted : simulation;
      tally.add(programs.size === 0 ? simulateGame(wanted, i) : await simulateOutside(wanted, i, programs));
    }
  } finally {
    for (const program of programs.values()) program.close();
  }
  const summary = tally.summary(seconds());
  const told = summary.failures.slice(0, MOST_REPORTS).map((failure) => tell(simulation, failure, context));
  const result = {
    game: game.id,
    seats: simulation.seats,
    seed: simulation.seed,
    bots: simulation.bots,
    warmUpSeconds,
    ...summary,
    failures: told,
    coverage: notes.coverage(playable),
  };
  if (flags.json === true) context.io.out(JSON.stringify(result, null, 2));
  else printSummary(result, playable, inLang);
  return summary.stuck + summary.errors > 0 ? EXIT.wrong : EXIT.fine;
};

const isMeasured = ({ games, bots }: Simulation): boolean =>
  games >= GAMES_MEASURED && bots.every((level) => level === 'random');

const clock = (): (() => number) => {
  const began = performance.now();
  return () => (performance.now() - began) / 1000;
};

/**
 * Plays the same games beforehand without counting them: a new process compiles the rules while it plays, and the rate
 * would be that of the compiler. Returns of how many games all that is met was noted.
 */
function warmUp(simulation: Simulation, most: number): number {
  const seconds = clock();
  let played = 0;
  for (; seconds() < most; played++) simulateGame(simulation, played % simulation.games);
  return played;
}

/** One process for each seat that a program plays; it stays for all games. */
const programsOf = ({ bots, seats }: Simulation): ReadonlyMap<number, OutsideBot> =>
  new Map(
    Array.from({ length: seats }, (_, seat) => ({ seat, bot: bots[seat % bots.length] ?? 'random' })).flatMap(
      ({ seat, bot }) => (isOutside(bot) ? [[seat, new OutsideBot(bot, seat)] as const] : []),
    ),
  );

function levels(given: string | undefined, seats: number): readonly Bot[] {
  const bots = (given ?? 'random').split(',').map((bot) => (isOutside(bot) ? bot : oneOf('--bots', bot, LEVELS)));
  if (bots.length > seats) throw new BadInput('cli.too-many-bots', { bots: bots.length, seats });
  return bots;
}

/** What the games are played with; players who only choose at random get an end where the options know none. */
function tables(
  playable: Playable,
  bots: readonly Bot[],
  options: string | undefined,
  all: true | undefined,
): readonly TableOptions[] {
  const { game } = playable;
  const wanted = all === true ? allOptions(game.options) : [checkOptions(game, readSettings(game, options))];
  const atRandom = bots.every((level) => level === 'random');
  return atRandom ? wanted.map((each) => playable.endFor?.(each) ?? each) : wanted;
}

/** Writes the report down and names the command that repeats exactly this game. */
function tell(simulation: Simulation, { report, ...failure }: Failure, { root }: Context): ToldFailure {
  const { playable, seats, bots, maxAnswers, iterations } = simulation;
  const { id } = playable.game;
  const file = report === null ? null : join(root, 'reports', `${id}-${report.id}.json`);
  if (file !== null) writeJson(file, report);
  const settings = settingsFlag(playable, failure.options);
  const parts = [
    `npm run cantina -- simulate ${id} --seats ${seats} --games 1 --seed ${quoted(failure.seed)} --bots ${quoted(bots.join(','))}`,
    ...(settings === '' ? [] : [`--options ${quoted(settings)}`]),
    ...(maxAnswers === MAX_ANSWERS ? [] : [`--max-answers ${maxAnswers}`]),
    ...(iterations === undefined ? [] : [`--iterations ${iterations}`]),
  ];
  return { ...failure, reproduce: parts.join(' '), report: file === null ? null : relative(root, file) };
}

const settingsFlag = ({ game }: Playable, options: Readonly<Record<string, OptionValue>>): string => {
  const usual = usualOptions(game, options);
  return writeSettings(Object.fromEntries(Object.entries(options).filter(([name, value]) => usual[name] !== value)));
};

const quoted = (text: string): string => (/^[\w.,=:-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
