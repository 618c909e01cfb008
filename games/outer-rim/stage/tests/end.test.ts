import { type Decision, rngFromSeed, seedFrom, start } from '@cantina/kernel';
import { randomAnswer } from '@cantina/kernel/testing';
import { beatsOf } from '@cantina/web/kit/testing';
import { expect, it } from 'vitest';
import { game } from '../../rules/game.ts';
import { end } from '../end.ts';
import { onlooker } from './watched.ts';

it.each([1, 2])(
  'tells the end of a game of %i: who won, how close it was, the curve, what people remember',
  (seats) => {
    const rng = rngFromSeed(seedFrom('end'));
    const match = start(game, { seats, options: {}, seed: seedFrom('end') }).watch();
    const at = onlooker(0);
    const luck = { had: 0, expected: 0 };
    let round = 0;
    let turns = 0;
    let greatest: { readonly weight: number; readonly seat: number | null } = { weight: 0, seat: null };
    for (let step = 0; match.outcome === null; step++) {
      const { index, picks } = randomAnswer(rng, match.pending);
      const { seat, id } = match.pending[index] as Decision;
      match.answer(seat, id, picks);
      for (const beat of beatsOf(match, at.seat, step, seat)) {
        expect(end.roundOf(beat.view)).toBeGreaterThanOrEqual(round);
        round = end.roundOf(beat.view);
        const turn = end.turnOf(beat, at);
        if (turn !== null) {
          turns++;
          if (turn.weight > greatest.weight) greatest = turn;
        }
        for (const each of end.luckOf?.(beat) ?? []) {
          luck.had += each.had;
          luck.expected += each.expected;
        }
      }
    }
    const { outcome } = match;
    const view = match.view(0);
    const winner = outcome.winners[0] ?? 1;
    const [fame] = end.measures(at);
    expect(fame?.of(view, winner)).toBeGreaterThanOrEqual(10);
    expect(turns).toBeGreaterThan(5);
    // The step with which a seat decided it is the first to be remembered.
    expect(greatest).toMatchObject(winner < seats ? { weight: 20, seat: winner } : {});
    // One who plays alone rolls too few dice for chance to even out.
    expect(Math.abs(luck.had - luck.expected) / luck.expected).toBeLessThan(seats > 1 ? 0.3 : 1);
    expect(end.headline(outcome, view, at)).toMatch(
      outcome.winners.length === 0
        ? /^Your rival was faster: 1\d fame in round \d+\.$/
        : /legend of the Outer Rim: 1\d fame/,
    );
    for (const lang of ['de', 'ru'] as const) expect(end.headline(outcome, view, onlooker(0, lang))).toMatch(/1\d/);
    expect(end.closeness?.(outcome, view, at)).toMatch(/had \d/);
    expect(end.tally(view, 0, at)[0]?.value).toMatch(/^\d+\/10$/);
    expect(end.face?.(outcome, view)).toMatch(/^character\//);
  },
  120_000,
);
