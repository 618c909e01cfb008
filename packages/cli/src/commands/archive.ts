import { existsSync } from 'node:fs';
import { archiveLines, importLines, openStore, type Store, storeOptions, writeArchive } from '@cantina/server';
import { parse, required } from '../args.ts';
import { BadInput, type Context, EXIT } from '../context.ts';
import { checkedLang } from '../lang.ts';
import { say } from '../reader.ts';
import type { Command } from './command.ts';
import { settingsFrom } from './serve.ts';

const WHERE = { data: 'text', database: 'text', lang: 'text' } as const;

/** One table or the whole server as one file. The server may run meanwhile. */
export const exportTables: Command = async (args, context) => {
  const { flags, positionals } = parse(args, { ...WHERE, table: 'text' }, 1);
  const file = required('<file>', positionals[0]);
  await withStore(flags, context, async (store) => {
    const rows = await writeArchive(store, file, flags.table ?? null);
    context.io.out(say(checkedLang(flags.lang, context), 'archive.exported', { file, rows }));
  });
  return EXIT.fine;
};

/** Puts such a file into the store. Tables that are there already stay as they are. */
export const importTables: Command = async (args, context) => {
  const { flags, positionals } = parse(args, WHERE, 1);
  const file = required('<file>', positionals[0]);
  if (!existsSync(file)) throw new BadInput('cli.no-file', { file });
  await withStore(flags, context, async (store) => {
    const { lines, broken } = archiveLines(file);
    const unreadable = broken.catch(() => {
      throw new BadInput('cli.no-archive', { file });
    });
    const { tables, skipped } = await Promise.race([importLines(store, lines), unreadable]);
    context.io.out(say(checkedLang(flags.lang, context), 'archive.imported', { tables, skipped }));
  });
  return EXIT.fine;
};

export async function withStore(
  given: { readonly data?: string; readonly database?: string },
  context: Context,
  use: (store: Store) => Promise<void>,
): Promise<void> {
  const { data, database } = given;
  const flags = { ...(data === undefined ? {} : { data }), ...(database === undefined ? {} : { database }) };
  const store = openStore(storeOptions(settingsFrom(flags, context)));
  try {
    await store.migrate();
    await use(store);
  } finally {
    await store.close();
  }
}
