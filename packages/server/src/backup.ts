import { createReadStream, createWriteStream, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { exportLines, importLines } from './store/archive.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';

const NAME = /^cantina-[\d-]+T[\d-]+Z\.jsonl\.gz$/;

/** The lines with their ends, and how many rows there were behind the head. */
export function counted(lines: AsyncIterable<string>): { readonly each: AsyncIterable<string>; count(): number } {
  let count = -1;
  async function* each() {
    for await (const line of lines) {
      count++;
      yield `${line}\n`;
    }
  }
  return { each: each(), count: () => count };
}

/** Writes everything, or one table, into a file that only its owner may read. Nobody ever finds half of one. */
export async function writeArchive(store: Store, file: string, table: string | null = null): Promise<number> {
  const draft = `${file}.${process.pid}.draft`;
  const lines = counted(exportLines(store, table));
  await pipeline(Readable.from(lines.each), createGzip(), createWriteStream(draft, { mode: 0o600 }));
  renameSync(draft, file);
  return lines.count();
}

/** The lines of such a file. What is wrong with it shows where it is unpacked, not where its lines are read. */
export function archiveLines(file: string): { readonly lines: AsyncIterable<string>; readonly broken: Promise<never> } {
  const input = createReadStream(file).pipe(createGunzip());
  const broken = new Promise<never>((_, reject) => input.once('error', reject));
  broken.catch(() => undefined);
  return { lines: createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }), broken };
}

/** Puts a file into an empty store and reads it out again: as many rows must come out as went in. Returns how many. */
export async function checkArchive(file: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'cantina-check-'));
  try {
    const store = openStore({ file: join(folder, 'check.sqlite') });
    try {
      await store.migrate();
      const { lines, broken } = archiveLines(file);
      const given = counted(lines);
      await Promise.race([importLines(store, given.each), broken]);
      const restored = counted(exportLines(store));
      for await (const _ of restored.each);
      if (restored.count() !== given.count())
        throw new Error(`${file} holds ${given.count()} rows, but only ${restored.count()} of them can be restored`);
      return restored.count();
    } finally {
      await store.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function backUp(store: Store, folder: string): Promise<{ readonly file: string; readonly rows: number }> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stamp = new Date(store.now()).toISOString().replaceAll(/[:.]/g, '-');
  const file = join(folder, `cantina-${stamp}.jsonl.gz`);
  await writeArchive(store, file);
  return { file, rows: await checkArchive(file) };
}

/** The newest few stay. Files with other names are somebody else's. */
export function forgetOldBackups(folder: string, keep: number): void {
  const files = readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort();
  for (const name of files.slice(0, -keep)) rmSync(join(folder, name));
}
