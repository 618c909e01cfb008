import { KernelError } from '@cantina/kernel';
import { ServerError, serverBook } from '@cantina/server';
import { LANGS, type Lang, plain, refusal, render } from '@cantina/text';
import { admin } from './commands/admin.ts';
import { exportTables, importTables } from './commands/archive.ts';
import { arena } from './commands/arena.ts';
import { cards } from './commands/cards.ts';
import type { Command } from './commands/command.ts';
import { play } from './commands/play.ts';
import { rules } from './commands/rules.ts';
import { serveTables } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { train } from './commands/train.ts';
import { verifyFile } from './commands/verify.ts';
import { BadInput, type Context, EXIT, type Exit } from './context.ts';
import { paint } from './io.ts';
import { cliReader } from './reader.ts';
import { HELP } from './words/index.ts';

const COMMANDS = {
  serve: serveTables,
  play,
  simulate,
  arena,
  train,
  cards,
  rules,
  verify: verifyFile,
  export: exportTables,
  import: importTables,
  admin,
} as const satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof COMMANDS;

const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);

/** Everything around the command line. */
export type Cantina = Omit<Context, 'lang'>;

/** Runs one command line and says with which code the process should end. */
export async function cantina(args: readonly string[], around: Cantina): Promise<Exit> {
  const context: Context = { ...around, lang: languageOf(args, around.env) };
  const { io, lang } = context;
  try {
    return await run(args, context);
  } catch (error) {
    const reader = cliReader(lang);
    if (error instanceof BadInput) {
      io.err(paint(io, 'red', render(error.told, reader)));
      return EXIT.badInput;
    }
    if (error instanceof ServerError) {
      io.err(paint(io, 'red', plain(refusal(error as ServerError, { ...reader, book: serverBook }))));
      return EXIT.wrong;
    }
    if (error instanceof KernelError) {
      io.err(paint(io, 'red', plain(refusal(error, reader))));
      return EXIT.badInput;
    }
    throw error;
  } finally {
    io.close();
  }
}

function run([name, ...args]: readonly string[], context: Context): Exit | Promise<Exit> {
  const { io, lang } = context;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const [about] = args;
    io.out(about !== undefined && isCommand(about) ? HELP[lang][about] : HELP[lang].cantina);
    return name === undefined ? EXIT.badInput : EXIT.fine;
  }
  if (!isCommand(name)) throw new BadInput('cli.unknown-command', { command: name, commands: Object.keys(COMMANDS) });
  if (args.includes('--help') || args.includes('-h')) {
    io.out(HELP[lang][name]);
    return EXIT.fine;
  }
  return COMMANDS[name](args, context);
}

/** `--lang ru` where it is a language, else the language of the terminal, else English. */
function languageOf(args: readonly string[], env: Cantina['env']): Lang {
  const at = args.findIndex((each) => each === '--lang' || each.startsWith('--lang='));
  const asked = args[at]?.split('=')[1] ?? args[at + 1];
  const terminal = (env.LC_ALL ?? env.LC_MESSAGES ?? env.LANG ?? '').slice(0, 2);
  const wanted = at >= 0 ? [asked, terminal] : [terminal];
  return wanted.flatMap((each) => LANGS.filter((lang) => lang === each))[0] ?? 'en';
}
