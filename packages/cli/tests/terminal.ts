import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Playable } from '@cantina/playable';
import { onTestFinished } from 'vitest';
import { cantina } from '../src/index.ts';
import { racePlayable } from './race-playable.ts';

export interface Ran {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

export interface RunOptions {
  /** What the person types, line by line. A function sees what was printed so far. */
  readonly typed?: readonly string[] | ((printed: string) => string | null);
  readonly root?: string;
  readonly colours?: boolean;
  readonly isTerminal?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly games?: Readonly<Record<string, Playable>>;
}

/** No game of these tests needs more lines. */
const PATIENCE = 1000;

/** A folder that is gone when the test is over. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cantina-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs one command line in this process. */
export async function run(args: string, options: RunOptions = {}): Promise<Ran> {
  const { typed = [], colours = false } = options;
  const games: Readonly<Record<string, Playable>> = options.games ?? { race: racePlayable };
  const out: string[] = [];
  const err: string[] = [];
  const lines = typeof typed === 'function' ? null : [...typed];
  let asked = 0;
  const exit = await cantina(args === '' ? [] : args.split(' '), {
    io: {
      out: (text) => out.push(text),
      err: (text) => err.push(text),
      readLine: (prompt) => {
        if (++asked > PATIENCE) throw new Error(`still asking after ${PATIENCE} lines:\n${out.slice(-30).join('\n')}`);
        const line = typeof typed === 'function' ? typed(out.join('\n')) : (lines?.shift() ?? null);
        out.push(`${prompt}${line ?? ''}`);
        return Promise.resolve(line);
      },
      clear: () => out.push('=== clear ==='),
      colours,
      isTerminal: options.isTerminal ?? false,
      close: () => undefined,
    },
    games: {
      ids: Object.keys(games),
      load: (id) => {
        const found = Object.hasOwn(games, id) ? games[id] : undefined;
        return found === undefined ? null : Promise.resolve(found);
      },
    },
    root: options.root ?? newFolder(),
    pages: newFolder(),
    env: options.env ?? {},
  });
  return { exit, out: out.join('\n'), err: err.join('\n') };
}

export const withoutColours = stripVTControlCharacters;

/** How many options the newest question on the screen has. */
export function lastOptions(printed: string): number {
  const numbers = [...printed.slice(-4000).matchAll(/^ {2,3}\s*(\d+) {2}\S/gm)].map(([, number]) => Number(number));
  return numbers.at(-1) ?? 1;
}
