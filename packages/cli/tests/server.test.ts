import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFolder, run } from './terminal.ts';

describe('cantina serve', () => {
  it.each([
    ['serve --port eighty', {}, "--port can't be “eighty”."],
    ['serve', { PORT: '99999' }, "PORT can't be “99999”."],
    ['serve --database mysql://here', {}, "--database can't be “mysql://here”."],
    ['serve now', {}, '“now” is one word too many.'],
  ])('refuses %s and says why', async (args, env, told) => {
    expect(await run(args, { env })).toEqual({ exit: 2, out: '', err: told });
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
      err: `${file} is no archive of Cantina.`,
    });
    expect(await run('import nowhere.gz')).toMatchObject({ exit: 2, err: 'There is no file nowhere.gz.' });
    expect(await run('export')).toMatchObject({ exit: 2, err: '<file> is missing. --help shows how to call it.' });
  });
});
