import { checkOptions } from '@cantina/kernel';
import type { Playable } from '@cantina/playable';
import { boutsOf, boutsOfLadder, boutsTogether, fighter, ladderOf } from '../arena/plan.ts';
import { type ArenaTable, arenaTable, type Standing } from '../arena/table.ts';
import { type ArenaJob, type Fought, fight } from '../arena/thread.ts';
import { parse, required, wholeNumber } from '../args.ts';
import { type Context, EXIT, load } from '../context.ts';
import { paint } from '../io.ts';
import { checkedLang } from '../lang.ts';
import { say } from '../reader.ts';
import { readSettings } from '../settings.ts';
import { cores, inThreads } from '../threads.ts';
import type { Command } from './command.ts';

const FLAGS = {
  bots: 'text',
  games: 'text',
  seed: 'text',
  seats: 'text',
  options: 'text',
  ladder: 'yes',
  together: 'yes',
  threads: 'text',
  json: 'yes',
  lang: 'text',
} as const;

/** Bots against bots. With `--threads 0` in this thread itself. */
export const arena: Command = async (args, context) => {
  const { flags, positionals } = parse(args, FLAGS, 1);
  const playable = await load(context, positionals[0]);
  const { game } = playable;
  const isLadder = flags.ladder === true;
  const fighters =
    isLadder && flags.bots === undefined
      ? ladderOf(playable)
      : required('--bots', flags.bots)
          .split(',')
          .map((each) => fighter(each, playable));
  const seats = wholeNumber('--seats', flags.seats, Math.max(game.seats.min, Math.min(2, game.seats.max)));
  const games = wholeNumber('--games', flags.games, 100);
  const seed = flags.seed ?? '1';
  const options = checkOptions(game, readSettings(game, flags.options));
  const plan = flags.together === true ? boutsTogether : isLadder ? boutsOfLadder : boutsOf;
  const bouts = plan(fighters.length, seats, games, seed);
  const job = { job: 'arena', game: game.id, options, seats, fighters } as const;
  const threads = wholeNumber('--threads', flags.threads, cores(), 0);
  const fought: Fought[] = [];
  if (threads === 0) fought.push(...fight(playable, { ...job, bouts }));
  else {
    const jobs = Array.from(
      { length: threads },
      (_, i): ArenaJob => ({ ...job, bouts: bouts.filter((_bout, j) => j % threads === i) }),
    );
    await inThreads<Fought>(jobs, (each) => fought.push(each));
  }
  const table = arenaTable(fighters, fought, seed);
  if (flags.json === true) context.io.out(JSON.stringify({ game: game.id, seats, seed, options, ...table }, null, 2));
  else (isLadder ? printLadder : print)(table, playable, { ...context, lang: checkedLang(flags.lang, context) });
  return table.faults > 0 ? EXIT.wrong : EXIT.fine;
};

function print({ bots, pairs, faults }: ArenaTable, { texts }: Playable, { io, lang }: Context): void {
  for (const each of bots.toSorted((a, b) => b.rating - a.rating)) {
    const { bot, rating, low, high, games, won, share, from, to } = each;
    io.out(paint(io, 'bold', say(lang, 'arena.bot', { bot, rating, low, high, games, won, share, from, to })));
    for (const [seat, score] of Object.entries(each.seats)) {
      const where = say(lang, 'cli.player', { number: Number(seat) });
      io.out(`  ${say(lang, 'arena.where', { where, ...score, share: score.won / score.games })}`);
    }
    for (const [side, score] of Object.entries(each.sides)) {
      const where = texts[lang].sideName?.(side) ?? side;
      io.out(`  ${say(lang, 'arena.where', { where, ...score, share: score.won / score.games })}`);
    }
    io.out(`  ${say(lang, 'arena.time', each.thinking)}`);
  }
  if (bots.length > 2) for (const pair of pairs) io.out(say(lang, 'arena.pair', pair));
  if (faults > 0) io.out(paint(io, 'red', say(lang, 'arena.faults', { games: faults })));
}

type Share = Pick<Standing, 'won' | 'games' | 'share'>;
const shareOf = ({ won, games, share }: Share): Share => ({ won, games, share });

/**
 * As Markdown, for the README of the game: from the strongest to the weakest. Those who win together are not compared in
 * pairs; each one's wins against the game are told.
 */
function printLadder({ bots, pairs, faults }: ArenaTable, { opponents = [] }: Playable, { io, lang }: Context): void {
  const isTogether = pairs.length === 0;
  io.out(say(lang, isTogether ? 'arena.ladder-together' : 'arena.ladder', {}));
  io.out('|---|---|---|---|');
  for (const each of bots.toReversed()) {
    const { bot, rating, low, high, thinking } = each;
    const name = opponents.find(({ id }) => id === bot)?.names[lang] ?? bot;
    const score = isTogether ? each : pairs.find(({ one }) => one === bot);
    const share = score === undefined ? '–' : say(lang, 'arena.share', shareOf(score));
    io.out(say(lang, 'arena.step', { name, rating, low, high, share, ...thinking }));
  }
  if (faults > 0) io.out(paint(io, 'red', say(lang, 'arena.faults', { games: faults })));
}
