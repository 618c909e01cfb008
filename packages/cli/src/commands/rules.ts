import { LANGS } from '@cantina/text';
import { parse } from '../args.ts';
import { BadInput, type Context, EXIT } from '../context.ts';
import { paint } from '../io.ts';
import { checkedLang } from '../lang.ts';
import { say } from '../reader.ts';
import { gamesWithRulebook, type RulesOfGame, scanRules } from '../rules/scan.ts';
import type { Command } from './command.ts';

/** Where each rule is enforced, which tests name it, in which languages it is told. */
export const rules: Command = (args, context) => {
  const { flags } = parse(args, { game: 'text', json: 'yes', check: 'yes', lang: 'text' }, 0);
  const { io, root } = context;
  const inLang = { ...context, lang: checkedLang(flags.lang, context) };
  const games = gamesWithRulebook(root);
  if (flags.game !== undefined && !games.includes(flags.game)) {
    throw new BadInput('cli.no-rulebook', { game: flags.game, games });
  }
  const found = games
    .filter((game) => flags.game === undefined || game === flags.game)
    .map((game) => scanRules(root, game));
  if (flags.json === true) io.out(JSON.stringify(found, null, 2));
  else for (const each of found) print(each, inLang);
  const complete = found.every(
    ({ missing, unknown }) => unknown.length === 0 && Object.values(missing).every((ids) => ids.length === 0),
  );
  return flags.check === true && !complete ? EXIT.wrong : EXIT.fine;
};

function print({ game, rules: found, missing, unknown }: RulesOfGame, { io, lang }: Context): void {
  io.out(paint(io, 'bold', game));
  for (const { id, enforced, tests, texts } of found) {
    const mark = enforced.length > 0 && tests.length > 0 ? paint(io, 'green', '✓') : paint(io, 'yellow', '·');
    const told = LANGS.map((each) => (texts[each] ? each : paint(io, 'red', '—'))).join(' ');
    io.out(`${mark} ${id.padEnd(12)} ${told}  ${enforced.join(' ') || '—'}  |  ${tests.join(' ') || '—'}`);
  }
  io.out('');
  io.out(say(lang, 'rules.total', { game, rules: found.length }));
  const lists = [
    ['rules.not-enforced', missing.enforced],
    ['rules.not-tested', missing.tests],
    ...LANGS.map((each) => [`rules.no-text-${each}`, missing[each]] as const),
  ] as const;
  for (const [key, ids] of lists) {
    if (ids.length > 0) io.out(paint(io, 'yellow', say(lang, key, { count: ids.length, ids: ids.join(' ') })));
  }
  if (unknown.length > 0) io.out(paint(io, 'red', say(lang, 'rules.unknown', { places: unknown.join(', ') })));
  io.out('');
}
