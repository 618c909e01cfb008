import { printedSheet } from '@cantina/playable';
import { parse } from '../args.ts';
import { EXIT, load } from '../context.ts';
import { paint } from '../io.ts';
import { checkedLang } from '../lang.ts';
import type { Command } from './command.ts';

/** The card sheet of a game: to read, or as JSON. */
export const cards: Command = async (args, context) => {
  const { flags, positionals } = parse(args, { lang: 'text', json: 'yes' }, 1);
  const lang = checkedLang(flags.lang, context);
  const { texts } = await load(context, positionals[0]);
  const { io } = context;
  if (flags.json === true) io.out(JSON.stringify(texts[lang].sheet(), null, 2));
  else io.out(printedSheet(texts[lang]).replace(/^#+ .*$/gm, (heading) => paint(io, 'bold', heading)));
  return EXIT.fine;
};
