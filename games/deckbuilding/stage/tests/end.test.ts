import { type Decision, type Outcome, rngFromSeed, seedFrom, start } from '@cantina/kernel';
import { randomAnswer } from '@cantina/kernel/testing';
import { beatsOf } from '@cantina/web/kit/testing';
import { expect, it } from 'vitest';
import { game } from '../../rules/game.ts';
import { end } from '../end.ts';
import { onlooker } from './watched.ts';

it('tells the end of any game: who broke what, how close it was, the curve and what people will remember', () => {
  const readers = [onlooker(0), onlooker(1, 'de'), onlooker(null, 'ru')];
  const rng = rngFromSeed(seedFrom('end'));
  const match = start(game, { seats: 2, options: {}, seed: seedFrom('end') }).watch();
  const turns = { fell: 0, all: 0 };
  const luck = { had: 0, expected: 0 };
  let round = 0;
  const dealt = [0, 0];
  for (let step = 0; match.outcome === null; step++) {
    const { index, picks } = randomAnswer(rng, match.pending);
    const { seat, id } = match.pending[index] as Decision;
    match.answer(seat, id, picks);
    const view = match.view('spectator');
    expect(end.roundOf(view)).toBeGreaterThanOrEqual(round);
    round = end.roundOf(view);
    for (const at of readers) {
      const [damage] = end.measures(at);
      for (const beat of beatsOf(match, at.seat, step, seat)) {
        const turn = end.turnOf(beat, at);
        if (at.seat !== null) continue;
        if (turn !== null) turns.all++;
        if (turn?.weight === 20) turns.fell++;
        for (const each of end.luckOf?.(beat) ?? []) {
          luck.had += each.had;
          luck.expected += each.expected;
        }
      }
      for (const each of [0, 1]) dealt[each] = Math.max(dealt[each] ?? 0, damage?.of(view, each) ?? 0);
    }
  }
  const outcome: Outcome = match.outcome;
  const view = match.view('spectator');
  const [winner = 0] = outcome.winners;
  expect(turns.fell).toBe((view.zones.victory?.[0]?.count ?? 0) + (view.zones.victory?.[1]?.count ?? 0));
  expect(turns.all).toBeGreaterThan(turns.fell);
  expect(luck.had).toBeGreaterThan(0);
  expect(Math.abs(luck.had - luck.expected) / luck.expected).toBeLessThan(0.5);
  expect(dealt[winner]).toBeGreaterThan(20);
  expect(end.headline(outcome, view, onlooker(winner))).toMatch(/^You broke .*’s last base, .+, in turn \d+\.$/);
  expect(end.headline(outcome, view, onlooker(1 - winner))).toMatch(/^(Nina|Ben) broke your last base, /);
  expect(end.headline(outcome, view, onlooker(1 - winner, 'de'))).toMatch(
    /hat in Zug \d+ deinen letzten Stützpunkt zerstört: /,
  );
  expect(end.closeness?.(outcome, view, onlooker(1 - winner))).toMatch(/^You had destroyed \d of 3\./);
  expect(end.tally(view, winner, onlooker(0))[0]).toEqual({ name: 'Bases destroyed', value: '3/3' });
  expect(view.zones.victory?.[winner]?.cards.at(-1)?.face).toBe(end.face?.(outcome, view));
});
