import { type Match, newSeed, restore, seedFrom, start } from '@cantina/kernel';
import type { Playable } from '@cantina/playable';
import { parse, wholeNumber } from '../args.ts';
import { BadInput, type Context, EXIT, load } from '../context.ts';
import { checkedLang } from '../lang.ts';
import { type Player, readPlayers } from '../play/players.ts';
import { Session } from '../play/session.ts';
import { storedGame } from '../play/store.ts';
import { say } from '../reader.ts';
import { readSettings } from '../settings.ts';
import type { Command } from './command.ts';

const FLAGS = {
  seats: 'text',
  lang: 'text',
  seed: 'text',
  options: 'text',
  save: 'text',
  iterations: 'text',
} as const;

/** A game in the terminal: line by line, so that it works over ssh and with a screen reader. */
export const play: Command = async (args, context) => {
  const { flags, positionals } = parse(args, FLAGS, 1);
  const inLang = { ...context, lang: checkedLang(flags.lang, context) };
  const stored = flags.save === undefined ? null : storedGame(flags.save);
  const id = positionals[0] ?? stored?.game ?? (await chooseGame(inLang));
  if (id === null) return EXIT.fine;
  const playable = await load(context, id);
  const seed = flags.seed === undefined ? newSeed() : seedFrom(flags.seed);
  const players = stored?.players ?? readPlayers(flags.seats ?? usualPlayers(playable).join(','));
  const match: Match =
    stored === null
      ? start(playable.game, { seats: players.length, options: readSettings(playable.game, flags.options), seed })
      : restore(playable.game, stored.save);
  if (players.length !== match.view('spectator').seats)
    throw new BadInput('play.wrong-players', { given: players.length });
  const session = new Session(playable, match, {
    io: context.io,
    lang: inLang.lang,
    players,
    file: flags.save ?? null,
    botSeed: flags.seed ?? seed,
    iterations: flags.iterations === undefined ? undefined : wholeNumber('--iterations', flags.iterations, 1),
    fromStart: stored === null,
    root: context.root,
  });
  await session.run();
  return EXIT.fine;
};

/** One person against quick bots. */
const usualPlayers = ({ game }: Playable): readonly Player[] => [
  'human',
  ...Array.from({ length: Math.max(game.seats.min, Math.min(2, game.seats.max)) - 1 }, () => 'quick' as const),
];

/** Without a name the only game there is, or the one the person names. */
async function chooseGame({ io, games, lang }: Context): Promise<string | null> {
  const { ids } = games;
  if (ids.length === 1) return ids[0] ?? null;
  io.out(say(lang, 'play.which-game', {}));
  for (const [i, id] of ids.entries()) io.out(`  ${i + 1}  ${id}`);
  for (;;) {
    const line = await io.readLine('> ');
    if (line === null || line.trim() === 'q') return null;
    const wanted = line.trim();
    const chosen = ids.find((id, i) => id === wanted || String(i + 1) === wanted);
    if (chosen !== undefined) return chosen;
    io.out(say(lang, 'cli.unknown-game', { game: wanted, games: ids }));
  }
}
