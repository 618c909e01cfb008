import { loadGame } from '@cantina/games';
import { describe, expect, it } from 'vitest';
import { run } from './terminal.ts';

interface Result {
  readonly decisions: number;
  readonly answers: number;
  readonly coverage: { readonly event: { readonly never: readonly string[] } };
}

const games = { 'outer-rim': await loadGame('outer-rim') };

const simulate = async (args: string): Promise<Result> =>
  JSON.parse((await run(`simulate outer-rim ${args} --json`, { games })).out) as Result;

describe('simulating Outer Rim', () => {
  it('counts what the printed AI chooses, which nobody is asked for', async () => {
    const solo = await simulate('--seats 1 --games 2');
    expect(solo.decisions).toBeGreaterThan(solo.answers);
    const two = await simulate('--seats 2 --games 2');
    expect(two.decisions).toBe(two.answers);
  });

  it('lets random bots do what they may do besides, and no others', async () => {
    const random = await simulate('--seats 2 --games 4');
    expect(random.coverage.event.never).not.toContain('give-credits');
    const quick = await simulate('--seats 2 --games 1 --bots quick');
    expect(quick.coverage.event.never).toContain('give-credits');
  });
});

describe('playing Outer Rim in the terminal', () => {
  it('calls everybody by number until they have chosen a character', async () => {
    const { out } = await run('play outer-rim --seats human,random --seed 3 --lang en', { games, typed: ['1', 'q'] });
    expect(out).toContain('Bot 2');
    expect(out).toContain('Boba Fett');
  });
});
