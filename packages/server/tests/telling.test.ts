import { GAME_IDS, loadGame } from '@cantina/games';
import { below, changeOf, type Match, rngFromSeed, seedFrom, start, type Viewer } from '@cantina/kernel';
import { randomAnswer } from '@cantina/kernel/testing';
import { describe, expect, test } from 'vitest';
import { actRow, playedBeats, stepFor, stepTexts } from '../src/table/acts.ts';
import { sightsOf } from '../src/table/sight.ts';
import { updateFor } from '../src/table/telling.ts';

const GAMES = 3;
const MOST_ANSWERS = 250;
const UNDO_SHARE = 15;

describe.each(GAME_IDS)('what is told of %s', (id) => {
  test('everybody gets the very text that was made for them alone, though it is made once for all who see it alike', {
    timeout: 120_000,
  }, async () => {
    const { game } = await loadGame(id);
    const { min, max } = game.seats;
    let shared = 0;
    let apart = 0;
    for (let number = 0; number < GAMES; number++) {
      const rng = rngFromSeed(seedFrom(`telling ${number}`));
      const seats = Math.max(min, max - number);
      const match: Match = start(game, { seats, seed: seedFrom(`telling of ${id} ${number}`), watch: true });
      const viewers: Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
      const look = (n: number, eventsBefore: number) => {
        const act = actRow(match, { table: 'abcdefghijklmnop', n, kind: 'answer', seat: 0, eventsBefore, at: 0 });
        const beats = playedBeats(match, match.recorded(eventsBefore));
        const scene = { match, version: n, isPlaying: match.outcome === null, clock: null };
        const text = updateFor(act, beats, seats, scene);
        const sight = sightsOf(scene);
        for (const viewer of viewers) {
          const own = { t: 'update', table: act.table_id, as: viewer, step: stepFor(act, beats, viewer, seats) };
          expect(text(viewer)).toBe(JSON.stringify({ ...own, ...sight(viewer) }));
        }
        const step = stepTexts(act, beats, seats);
        const texts = new Set(viewers.map(step)).size;
        if (texts < viewers.length) shared++;
        if (texts > 1) apart++;
        for (const [i, moment] of match.moments.slice(1).entries()) {
          for (const viewer of viewers) {
            const whole = changeOf(match.moments[i]?.view(viewer).zones, moment.view(viewer).zones);
            expect((moment.changes(viewer) as { zones?: unknown } | undefined)?.zones).toEqual(whole);
          }
        }
      };
      for (let n = 1; match.outcome === null && n <= MOST_ANSWERS; n++) {
        const { pending } = match;
        let before = match.eventCount;
        const { index, picks } = randomAnswer(rng, pending);
        const decision = pending[index];
        if (decision === undefined) throw new Error('nobody is asked');
        match.answer(decision.seat, decision.id, picks);
        look(n, before);
        if (match.outcome !== null || below(rng, UNDO_SHARE) > 0 || match.undoable(decision.seat) === null) continue;
        match.undo(decision.seat, { consent: true });
        before = match.eventCount;
        look(n, before);
      }
    }
    expect(shared).toBeGreaterThan(MOST_ANSWERS / 2);
    expect(apart).toBeGreaterThan(0);
  });
});
