import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFolder, run } from './terminal.ts';

interface Result {
  readonly games: number;
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  readonly answers: number;
  readonly warmUpSeconds: number;
  readonly stuck: number;
  readonly errors: number;
  readonly turns: number;
  readonly turnsPerGame: { readonly mean: number; readonly median: number; readonly min: number; readonly max: number };
  readonly wins: { readonly seats: readonly number[]; readonly sides: Readonly<Record<string, number>> };
  readonly endings: Readonly<Record<string, number>>;
  readonly longestTail: number;
  readonly failures: readonly {
    readonly kind: string;
    readonly seed: string;
    readonly error: string;
    readonly reproduce: string;
    readonly report: string | null;
  }[];
  readonly coverage: Readonly<
    Record<string, { readonly met: number; readonly of: number | null; readonly never: readonly string[] }>
  >;
}

const simulate = async (args: string, root = newFolder()): Promise<{ exit: number; result: Result }> => {
  const { exit, out } = await run(`simulate race ${args} --json`, { root });
  return { exit, result: JSON.parse(out) as Result };
};

/** The figures that do not depend on the clock. */
const steady = ({ games, decisions, stuck, errors, turns, turnsPerGame, wins, longestTail }: Result) => ({
  games,
  decisions,
  stuck,
  errors,
  turns,
  turnsPerGame,
  wins,
  longestTail,
});

describe('cantina simulate', () => {
  it('plays many games and counts', async () => {
    const { exit, result } = await simulate('--seats 2 --games 200 --seed 7 --warm-up 0');
    expect(exit).toBe(0);
    expect(result).toMatchObject({ games: 200, stuck: 0, errors: 0, failures: [] });
    expect(result.wins.seats.reduce((a, b) => a + b)).toBe(200);
    expect(result.endings).toEqual({ goal: 200 });
    expect(result.wins.sides).toEqual({ red: result.wins.seats[0], blue: result.wins.seats[1] });
    expect(result.turns).toBe(result.decisions);
    expect(result.turnsPerGame.mean).toBeCloseTo(result.turns / 200, 1);
    expect(result.turnsPerGame.median).toBeGreaterThan(result.turnsPerGame.min);
    expect(result.turnsPerGame.median).toBeLessThan(result.turnsPerGame.max);
    expect(result.decisionsPerSecond).toBeGreaterThan(0);
    expect(result.answers).toBe(result.decisions);
    expect(result.longestTail).toBeLessThanOrEqual(20);
  });

  it('plays the same games with the same seed and others with another', async () => {
    const [one, two, other] = await Promise.all(['a', 'a', 'b'].map((seed) => simulate(`--games 50 --seed ${seed}`)));
    expect(steady(one?.result as Result)).toEqual(steady(two?.result as Result));
    expect(steady(one?.result as Result)).not.toEqual(steady(other?.result as Result));
  });

  it('counts nothing of what it plays to warm up', async () => {
    const [cold, warm] = await Promise.all(['0', '1'].map((warmUp) => simulate(`--games 50 --warm-up ${warmUp}`)));
    expect(warm?.result.warmUpSeconds).toBe(1);
    expect(steady(warm?.result as Result)).toEqual(steady(cold?.result as Result));
    expect(warm?.result.coverage).toEqual(cold?.result.coverage);
    const told = async (warmUp: number) => (await run(`simulate race --games 5 --warm-up ${warmUp}`)).out;
    expect(await told(1)).toContain('Measured after 1 s of warm-up');
    expect(await told(0)).not.toContain('warm-up');
  });

  it('lets better bots win', async () => {
    const { result } = await simulate('--games 60 --bots quick,random');
    expect(result.wins.seats[0]).toBeGreaterThan(35);
    const strong = await simulate('--games 10 --bots random,strong --iterations 30');
    expect(strong.result.wins.seats[1]).toBeGreaterThan(5);
  });

  it('plays all options in turn', async () => {
    const { result } = await simulate('--games 40 --all-options --seats 1');
    expect(result.errors).toBeGreaterThan(0);
    expect(result.errors).toBeLessThan(21);
    const far = await simulate('--games 20 --options goal=20 --seats 1');
    const near = await simulate('--games 20 --options goal=10 --seats 1');
    expect(far.result.turnsPerGame.min).toBeGreaterThan(near.result.turnsPerGame.min);
  });

  it('tells what was met and what never was', async () => {
    const { result } = await simulate('--games 50 --coverage');
    expect(result.coverage).toEqual({
      face: { met: 3, of: 4, never: ['joker'] },
      verb: { met: 0, of: 0, never: [] },
      decision: { met: 1, of: 2, never: ['prompt.never'] },
      event: { met: 6, of: 6, never: [] },
    });
    const { out } = await run('simulate race --games 50 --coverage');
    expect(out).toContain('Faces met: 3/4\n  never: joker');
  });

  it('does not count what a bot only imagines', async () => {
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
    const first = await Promise.all(
      seeds.map((seed) => simulate(`--games 1 --seats 1 --bots quick --max-answers 1 --coverage --seed ${seed}`)),
    );
    // A quick bot imagines every answer, so it always imagines to roll.
    const rolled = first.map(({ result }) => !result.coverage.event?.never.includes('roll'));
    expect(new Set(rolled)).toEqual(new Set([true, false]));
  });

  it('finds a game that never ends', async () => {
    const { exit, result } = await simulate('--games 3 --max-answers 4 --seed s');
    expect(exit).toBe(1);
    expect(result).toMatchObject({ games: 3, stuck: 3, errors: 0 });
    expect(result.failures[1]).toEqual({
      kind: 'stuck',
      seed: 's.2',
      options: { goal: 10, trap: false },
      error: 'no end after 4 answers',
      reproduce: 'npm run cantina -- simulate race --seats 2 --games 1 --seed s.2 --bots random --max-answers 4',
      report: null,
    });
  });

  it('names the command and writes the report that reproduce a fault', async () => {
    const root = newFolder();
    const { exit, result } = await simulate('--games 30 --options trap=true --seed trap', root);
    expect(exit).toBe(1);
    expect(result.errors).toBeGreaterThan(0);
    const failure = result.failures.find(({ seed }) => seed !== 'trap');
    expect(failure?.error).toBe('the trap snaps shut');
    const command = failure?.reproduce.replace('npm run cantina -- simulate race ', '') ?? '';
    const again = await simulate(command, root);
    expect(again.result).toMatchObject({ games: 1, errors: 1, failures: [{ error: 'the trap snaps shut' }] });
    const file = join(root, failure?.report ?? '');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      kind: 'fault',
      game: 'race',
      error: 'the trap snaps shut',
    });
    expect(await run(`verify ${file}`)).toEqual({
      exit: 1,
      out: 'The fault still happens: the trap snaps shut',
      err: '',
    });
  });

  it('is readable in three languages', async () => {
    const { out } = await run('simulate race --games 5 --lang de');
    expect(out).toMatch(/^Wettlauf\nPartien: 5 · Entscheidungen: \d+ · /);
    expect(out).toContain('Siege von Wettlauf R: ');
    expect(out).toContain('Festgefahren: 0 · Fehler: 0');
    expect((await run('simulate race --games 5 --lang ru')).out).toContain('Застряло: 0 · ошибок: 0');
  });
});
