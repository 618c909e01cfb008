import { describe, expect, it } from 'vitest';
import { boutsOf, boutsTogether } from '../src/arena/plan.ts';
import { interval, type Result, ratingsOf } from '../src/arena/ratings.ts';
import { run } from './terminal.ts';

interface Table {
  readonly bots: readonly {
    readonly bot: string;
    readonly rating: number;
    readonly low: number;
    readonly high: number;
    readonly games: number;
    readonly won: number;
    readonly seats: Readonly<Record<string, { readonly games: number; readonly won: number }>>;
    readonly sides: Readonly<Record<string, { readonly games: number; readonly won: number }>>;
    readonly thinking: { readonly median: number; readonly most: number };
  }[];
  readonly pairs: readonly {
    readonly one: string;
    readonly two: string;
    readonly games: number;
    readonly won: number;
  }[];
  readonly faults: number;
}

const arena = async (args: string): Promise<Table> => {
  const { exit, out } = await run(`arena race --threads 0 --json ${args}`);
  expect(exit).toBe(0);
  return JSON.parse(out) as Table;
};

describe('cantina arena', () => {
  it('plays every pair with seats swapped and tells who is stronger', async () => {
    const { bots, pairs, faults } = await arena('--bots random,quick,strong --games 20 --seed 3');
    expect(faults).toBe(0);
    expect(pairs.map(({ one, two, games }) => [one, two, games])).toEqual([
      ['random', 'quick', 20],
      ['random', 'strong', 20],
      ['quick', 'strong', 20],
    ]);
    const [random, quick] = bots;
    expect(random?.games).toBe(40);
    expect(random?.seats['1']?.games).toBe(20);
    expect(random?.sides.red?.games).toBe(20);
    expect(quick?.rating).toBe(1000);
    expect(random?.rating).toBeLessThan(1000);
    expect(random?.low).toBeLessThanOrEqual(random?.rating ?? 0);
    expect(random?.high).toBeGreaterThanOrEqual(random?.rating ?? 0);
    expect(bots.reduce((sum, { won }) => sum + won, 0)).toBe(60);
  });

  it('gives the same numbers for the same seed', async () => {
    const twice = await Promise.all([1, 2].map(() => arena('--bots random,quick --games 10 --seed 5')));
    const [one, two] = twice.map(({ pairs }) => pairs);
    expect(one).toEqual(two);
  });

  it('prints a table for people', async () => {
    const { exit, out } = await run('arena race --bots random,quick --games 4 --threads 0 --lang de');
    expect(exit).toBe(0);
    expect(out).toContain('Wertung 1.000');
    expect(out).toContain('Platz 1');
  });

  it('prints a ladder as a table for a README: each bot against the one below', async () => {
    const { exit, out } = await run('arena race --ladder --bots random,quick~20,quick --games 4 --threads 0');
    expect(exit).toBe(0);
    const [head, , strongest, middle, weakest] = out.split('\n');
    expect(head).toContain('| against the one below |');
    expect(strongest).toMatch(/^\| quick \| 1,000 .*\| \d of 4, \d+% \|/);
    expect(middle).toMatch(/^\| quick~20 \|.*\| \d of 4, \d+% \|/);
    expect(weakest).toMatch(/^\| random \|.*\| – \|/);
  });

  it('tells in a ladder of those who win together how often each one has won', async () => {
    const { exit, out } = await run('arena race --ladder --together --bots random,quick --games 4 --threads 0');
    expect(exit).toBe(0);
    const [head, , strongest, weakest] = out.split('\n');
    expect(head).toContain('| games won |');
    expect(strongest).toMatch(/^\| quick \| 1,000 .*\| \d of 4, \d+% \|/);
    expect(weakest).toMatch(/^\| random \|.*\| \d of 4, \d+% \|/);
  });

  it('says which bots there are', async () => {
    const { exit, err } = await run('arena race --bots quick,clever --threads 0');
    expect(exit).toBe(2);
    expect(err).toContain('clever');
  });
});

describe('bouts', () => {
  it('play one deal from every seat before the next one', () => {
    const bouts = boutsOf(2, 4, 8, 's');
    expect(bouts.map(({ seats }) => seats.indexOf(0))).toEqual([0, 1, 2, 3, 0, 1, 2, 3]);
    expect(new Set(bouts.slice(0, 4).map(({ seed }) => seed)).size).toBe(1);
    expect(bouts[0]?.seed).not.toBe(bouts[4]?.seed);
  });

  it('give each bot all seats where people win together, with the same deals', () => {
    const bouts = boutsTogether(2, 3, 2, 's');
    expect(bouts.map(({ seats }) => seats)).toEqual([
      [0, 0, 0],
      [1, 1, 1],
      [0, 0, 0],
      [1, 1, 1],
    ]);
    expect(bouts[0]?.seed).toBe(bouts[1]?.seed);
  });
});

describe('ratings', () => {
  const games = (won: number, lost: number): Result[] => [
    ...Array.from({ length: won }, (): Result => ({ seats: [0, 1], won: [1, 0] })),
    ...Array.from({ length: lost }, (): Result => ({ seats: [0, 1], won: [0, 1] })),
  ];

  it('are Elo: three wins of four are about 190 points', () => {
    const [one, two] = ratingsOf(games(300, 100), 2, 1, 'x');
    expect(two?.rating).toBe(1000);
    expect(one?.rating).toBeGreaterThan(1180);
    expect(one?.rating).toBeLessThan(1200);
  });

  it('have intervals that shrink with the games', () => {
    const width = (results: Result[]): number => {
      const [one] = ratingsOf(results, 2, 1, 'x');
      return (one?.high ?? 0) - (one?.low ?? 0);
    };
    expect(width(games(75, 25))).toBeGreaterThan(width(games(750, 250)));
  });

  it('know four seats: one win of four against three equals is no strength', () => {
    const results = Array.from({ length: 400 }, (_, i): Result => {
      const won = [0, 0, 0, 0];
      won[i % 4] = 1;
      return { seats: [0, 1, 1, 1], won };
    });
    const [one] = ratingsOf(results, 2, 1, 'x');
    expect(Math.abs((one?.rating ?? 0) - 1000)).toBeLessThan(5);
  });

  it('have shares with an interval after Wilson', () => {
    const { from, to } = interval(162, 200);
    expect(from).toBeCloseTo(0.75, 2);
    expect(to).toBeCloseTo(0.858, 2);
  });
});
