import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { run } from './terminal.ts';

const example = (name: string) => fileURLToPath(new URL(`../../../docs/examples/${name}`, import.meta.url));

/** A command line is cut at spaces here, so the program has none. */
const PROGRAMS = { python: `exec:${example('bot.py')}`, javascript: `exec:${example('bot.mjs')}` };
const LONG = 120_000;

const result = async (line: string) => {
  const { exit, out, err } = await run(line);
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  const { seconds: _, decisionsPerSecond: __, ...rest } = JSON.parse(out) as Record<string, unknown>;
  return rest;
};

describe('a program that plays', () => {
  it.each(Object.entries(PROGRAMS))('a hundred games in %s, twice the same', { timeout: LONG }, async (_, program) => {
    const line = `simulate race --seats 2 --games 100 --seed one --bots ${program},random --json`;
    const first = await result(line);
    expect(first).toMatchObject({ games: 100, stuck: 0, errors: 0 });
    expect(await result(line)).toEqual(first);
    expect(await result(line.replace('one', 'two'))).not.toEqual(first);
  });

  it('on every seat', async () => {
    const line = `simulate race --seats 2 --games 3 --bots ${PROGRAMS.python},${PROGRAMS.javascript} --json`;
    expect(await result(line)).toMatchObject({ games: 3, stuck: 0, errors: 0 });
  });

  it.each([
    ['true', 'exec:true has ended before the games did.'],
    ['cat', 'exec:cat answers something else than what it is asked. docs/api.md tells how to practise.'],
  ])('%s is no bot, and that is said', async (program, told) => {
    const { exit, err } = await run(`simulate race --games 1 --bots exec:${program}`);
    expect({ exit, err }).toEqual({ exit: 2, err: told });
  });
});
