import type { SheetEntry } from '@cantina/text';
import { parse, required } from '../args.ts';
import { EXIT, load } from '../context.ts';
import { paint } from '../io.ts';
import { checkedLang } from '../lang.ts';
import type { Command } from './command.ts';

/** The card sheet as markdown, so that it can be kept as a file and compared. */
export const cards: Command = async (args, context) => {
  const { flags, positionals } = parse(args, { lang: 'text', json: 'yes' }, 1);
  const lang = checkedLang(flags.lang, context);
  const { texts } = await load(context, required('<game>', positionals[0]));
  const { io } = context;
  const sheet = texts[lang].sheet();
  if (flags.json === true) {
    io.out(JSON.stringify(sheet, null, 2));
    return EXIT.fine;
  }
  io.out(paint(io, 'bold', `# ${texts[lang].name}`));
  for (const [group, entries] of byGroup(sheet)) {
    io.out(paint(io, 'bold', `\n## ${group}`));
    for (const { name, copies, values, text } of entries) {
      io.out(`\n### ${paint(io, 'cyan', name)}${copies === 1 ? '' : ` ×${copies}`}`);
      if (values.length > 0) io.out(`\n${values.join(' · ')}`);
      for (const paragraph of text) io.out(`\n${paragraph}`);
    }
  }
  return EXIT.fine;
};

function byGroup(sheet: readonly SheetEntry[]): ReadonlyMap<string, readonly SheetEntry[]> {
  const groups = new Map<string, SheetEntry[]>();
  for (const entry of sheet) {
    const group = groups.get(entry.group);
    if (group === undefined) groups.set(entry.group, [entry]);
    else group.push(entry);
  }
  return groups;
}
