import { once } from 'node:events';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { openStore } from '@cantina/server';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newFolder, run } from './terminal.ts';

describe('cantina serve', () => {
  it.each([
    ['serve --port eighty', {}, '--port can’t be “eighty”. Possible: 0–65535.'],
    ['serve', { PORT: '99999' }, 'PORT can’t be “99999”. Possible: 0–65535.'],
    [
      'serve --database mysql://here',
      {},
      '--database can’t be “mysql://here”. Possible: postgres://user:password@host/name.',
    ],
    ['serve now', {}, '“now” is one word too many.'],
  ])('refuses %s and says why', async (args, env, told) => {
    expect(await run(args, { env })).toEqual({ exit: 2, out: '', err: told });
  });
});

describe('cantina serve that can’t start', () => {
  it('says that its port is not free', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const started = await run(`serve --host 127.0.0.1 --port ${port} --data ${newFolder()} --log-level silent`);
    other.close();
    expect(started).toEqual({
      exit: 2,
      out: '',
      err: `127.0.0.1:${port} is not free for Cantina (EADDRINUSE). --port takes another one.`,
    });
  });

  it('says that it has no such address', async () => {
    const started = await run(`serve --host 203.0.113.7 --port 0 --data ${newFolder()} --log-level silent`);
    expect(started).toMatchObject({ exit: 2, out: '' });
    expect(started.err).toBe(
      'This computer does not have the address 203.0.113.7. --host takes one that it has; 0.0.0.0 means all of them.',
    );
  });

  it('says why its store can’t be opened', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'cantina.sqlite'), 'something else, and long enough not to be taken for an empty file');
    expect(await run(`serve --host 127.0.0.1 --port 0 --data ${folder} --log-level silent`)).toEqual({
      exit: 2,
      out: '',
      err: `The data in ${folder} can’t be opened: file is not a database`,
    });
    const newer = newFolder();
    const store = openStore({ url: undefined, file: join(newer, 'cantina.sqlite') });
    await store.migrate();
    await sql`insert into kysely_migration values ('999-later', '2030-01-01')`.execute(store.db);
    await store.close();
    const refused = await run(`serve --host 127.0.0.1 --port 0 --data ${newer} --log-level silent`);
    expect(refused).toMatchObject({ exit: 2, out: '' });
    expect(refused.err).toContain(`A newer Cantina has kept its data in ${newer}.`);
    const nowhere = await run('serve --port 0 --database postgres://me:secret@127.0.0.1:1/cantina --log-level silent');
    expect(nowhere).toMatchObject({ exit: 2, out: '' });
    expect(nowhere.err).toBe('The data in PostgreSQL can’t be opened: connect ECONNREFUSED 127.0.0.1:1');
  });
});

describe('cantina export and import', () => {
  it('write everything into a file only the operator can read, and put it back', async () => {
    const folder = newFolder();
    const file = join(folder, 'all.jsonl.gz');
    const exported = await run(`export ${file} --data ${join(folder, 'one')}`);
    expect(exported).toMatchObject({ exit: 0, err: '' });
    expect(exported.out).toContain('Rows: 0.');
    expect(statSync(file).mode & 0o077).toBe(0);
    const imported = await run(`import ${file}`, { env: { DATA_DIR: join(folder, 'two'), LANG: 'de' } });
    expect(imported).toEqual({ exit: 0, err: '', out: 'Tische eingelesen: 0 · schon da und unverändert: 0' });
    expect(existsSync(join(folder, 'two', 'cantina.sqlite'))).toBe(true);
  });

  it('refuse what is no archive', async () => {
    const folder = newFolder();
    const file = join(folder, 'other.gz');
    writeFileSync(file, 'nothing');
    expect(await run(`import ${file} --data ${folder}`)).toEqual({
      exit: 2,
      out: '',
      err: `${file} is not a Cantina archive.`,
    });
    expect(await run('import nowhere.gz')).toMatchObject({ exit: 2, err: 'There is no file nowhere.gz.' });
    expect(await run('export')).toMatchObject({ exit: 2, err: '<file> is missing. --help shows how to call it.' });
  });
});
