import { type CoreState, type FaultReport, KernelError, reproduce, verify } from '@cantina/kernel';
import type { Playable } from '@cantina/playable';
import { parse, required } from '../args.ts';
import { type Context, EXIT, type Exit, load } from '../context.ts';
import { gameNamedIn, readJson } from '../files.ts';
import { paint } from '../io.ts';
import { checkedLang } from '../lang.ts';
import { say } from '../reader.ts';
import type { Command } from './command.ts';

/** Replays a finished game from its revealed seed, or a fault from its report. */
export const verifyFile: Command = async (args, context) => {
  const { flags, positionals } = parse(args, { lang: 'text' }, 1);
  const file = required('<file>', positionals[0]);
  const inLang = { ...context, lang: checkedLang(flags.lang, context) };
  const content = readJson(file);
  const playable = await load(context, gameNamedIn(file, content));
  return isFault(content) ? repeatFault(playable, content, inLang) : verifyGame(playable, content, inLang);
};

function verifyGame({ game }: Playable, transcript: unknown, { io, lang }: Context): Exit {
  const { ok, answers, fault, shares, announced, undos } = verify(game, transcript);
  if (fault === null) io.out(paint(io, 'green', say(lang, 'verify.ok', { answers })));
  else if (fault === 'question') io.out(paint(io, 'red', say(lang, 'verify.question', { answers: answers + 1 })));
  else io.out(paint(io, 'red', say(lang, `verify.${fault}`, {})));
  // What only those know who sat there.
  if (ok && announced + undos > 0) io.out(say(lang, 'verify.fair', { shares, announced, undos }));
  return ok ? EXIT.fine : EXIT.wrong;
}

function repeatFault({ game }: Playable, report: FaultReport<CoreState>, { io, lang }: Context): Exit {
  const error = reproduce(game, report);
  if (error === null) io.out(paint(io, 'green', say(lang, 'verify.fault-gone', {})));
  else io.out(paint(io, 'red', say(lang, 'verify.fault-stays', { error })));
  return error === null ? EXIT.fine : EXIT.wrong;
}

function isFault(content: unknown): content is FaultReport<CoreState> {
  if (typeof content !== 'object' || content === null || !('kind' in content) || content.kind !== 'fault') return false;
  const { checkpoint, tail } = content as Partial<FaultReport>;
  if (typeof checkpoint?.state !== 'object' || checkpoint.state === null) {
    throw new KernelError('malformed-save', { where: 'checkpoint.state' });
  }
  if (!Array.isArray(tail)) throw new KernelError('malformed-save', { where: 'tail' });
  return true;
}
