import { checkArchive, operator, type Store } from '@cantina/server';
import { parse, required } from '../args.ts';
import { BadInput, type Context, EXIT, type Exit } from '../context.ts';
import { checkedLang } from '../lang.ts';
import { say } from '../reader.ts';
import { withStore } from './archive.ts';
import type { Command } from './command.ts';

const FLAGS = { data: 'text', database: 'text', lang: 'text', why: 'text', json: 'yes' } as const;
const MOST_LISTED = 1000;

interface Around {
  readonly store: Store;
  readonly context: Context;
  readonly why: string;
  readonly json: boolean;
}

type Deed = (around: Around, args: readonly (string | undefined)[]) => Promise<boolean>;

/** Prints something for a program, or line by line for a person. False: there is no such thing. */
function print({ context: { io }, json }: Around, found: unknown, lines: () => readonly string[]): boolean {
  if (found === null) return false;
  if (json) io.out(JSON.stringify(found));
  else for (const line of lines()) io.out(line);
  return true;
}

const day = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
const line = ({ id, status, game, createdAt, steps, name }: operator.Listed): string =>
  [id, status.padEnd(8), game.padEnd(12), day(createdAt), String(steps).padStart(5), name].join('  ');

const DEEDS: Readonly<Record<string, Deed>> = {
  async list(around) {
    const tables = await operator.listTables(around.store, MOST_LISTED);
    return print(around, tables, () => tables.map(line));
  },
  async look(around, [id]) {
    const found = await operator.lookAt(around.store, required('<table>', id));
    return print(around, found, () =>
      found === null
        ? []
        : [
            line(found.table),
            ...found.seats.map(({ seat, name, session }) => `  ${seat + 1}  ${session ?? '–'}  ${name}`),
            ...found.people.map(({ name, session, muted }) => `  ${muted ? 'x' : '·'}  ${session}  ${name}`),
          ],
    );
  },
  async message({ store }, [id, ...words]) {
    const text = required('<text>', words.filter((word) => word !== undefined).join(' ') || undefined);
    return (await operator.tellTables(store, required('<table>', id) === 'all' ? null : (id ?? ''), text)) > 0;
  },
  end: ({ store }, [id]) => operator.endTable(store, required('<table>', id)),
  delete: ({ store }, [id]) => operator.removeTable(store, required('<table>', id)),
  async ban({ store, why }, [kind, value]) {
    if (kind !== 'address' && kind !== 'session')
      throw new BadInput('cli.bad-choice', { option: 'ban', given: kind ?? '', allowed: ['address', 'session'] });
    await operator.ban(store, kind, required('<value>', value), why);
    return true;
  },
  unban: ({ store }, [value]) => operator.unban(store, required('<value>', value)),
  async bans(around) {
    const found = await operator.listBans(around.store);
    return print(around, found, () => found.map(({ kind, value, at, why }) => [day(at), kind, value, why].join('  ')));
  },
  revoke: ({ store }, [session]) => operator.revoke(store, required('<session>', session)),
};

/** What the operator does with a server: it may run meanwhile and sees it within seconds. */
export const admin: Command = async (args, context) => {
  const { flags, positionals } = parse(args, FLAGS, Number.POSITIVE_INFINITY);
  const [name = '', ...rest] = positionals;
  const lang = checkedLang(flags.lang, context);
  if (name === 'check') return checkBackup(required('<file>', rest[0]), { ...context, lang });
  const deed = Object.hasOwn(DEEDS, name) ? DEEDS[name] : undefined;
  if (deed === undefined)
    throw new BadInput('cli.bad-choice', { option: 'admin', given: name, allowed: [...Object.keys(DEEDS), 'check'] });
  let isDone = false;
  await withStore(flags, context, async (store) => {
    await store.synchronize();
    isDone = await deed({ store, context, why: flags.why ?? '', json: flags.json === true }, rest);
  });
  const isList = name === 'list' || name === 'look' || name === 'bans';
  if (!isDone || !isList) context.io.out(say(lang, isDone ? 'admin.done' : 'admin.nothing', {}));
  return isDone ? EXIT.fine : EXIT.wrong;
};

/** Whether a backup can be restored: it is, into a folder that is thrown away again. */
async function checkBackup(file: string, { io, lang }: Context): Promise<Exit> {
  const rows = await checkArchive(file);
  io.out(say(lang, 'admin.checked', { file, rows }));
  return EXIT.fine;
}
