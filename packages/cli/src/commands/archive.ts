import { createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { exportLines, importLines, openStore, type Store, storeOptions } from '@cantina/server';
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
    const draft = `${file}.${process.pid}.draft`;
    const lines = counted(exportLines(store, flags.table ?? null));
    await pipeline(Readable.from(lines.each), createGzip(), createWriteStream(draft, { mode: 0o600 }));
    renameSync(draft, file);
    context.io.out(say(checkedLang(flags.lang, context), 'archive.exported', { file, rows: lines.count() }));
  });
  return EXIT.fine;
};

/** Puts such a file into the store. Tables that are there already stay as they are. */
export const importTables: Command = async (args, context) => {
  const { flags, positionals } = parse(args, WHERE, 1);
  const file = required('<file>', positionals[0]);
  if (!existsSync(file)) throw new BadInput('cli.no-file', { file });
  await withStore(flags, context, async (store) => {
    const input = createReadStream(file).pipe(createGunzip());
    const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
    // What is wrong with the file shows where it is unpacked, not where its lines are read.
    const broken = new Promise<never>((_, reject) =>
      input.once('error', () => reject(new BadInput('cli.no-archive', { file }))),
    );
    const { tables, skipped } = await Promise.race([importLines(store, lines), broken]);
    context.io.out(say(checkedLang(flags.lang, context), 'archive.imported', { tables, skipped }));
  });
  return EXIT.fine;
};

async function withStore(
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

/** The lines with their ends, and how many rows there were behind the head. */
function counted(lines: AsyncIterable<string>): { readonly each: AsyncIterable<string>; count(): number } {
  let count = -1;
  async function* each() {
    for await (const line of lines) {
      count++;
      yield `${line}\n`;
    }
  }
  return { each: each(), count: () => count };
}
