import { isDeepStrictEqual } from 'node:util';
import {
  below,
  changed,
  changeOf,
  type Decision,
  inBeats,
  type Match,
  restore,
  rngFromSeed,
  seedFrom,
  seedOf,
  start,
  type View,
  type Viewer,
} from '@cantina/kernel';
import { randomAnswer } from '@cantina/kernel/testing';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../src/index.ts';

const KERNEL_EVENTS = ['move', 'shuffle', 'look', 'reveal', 'roll', 'finish'];
const GAMES = 3;
const MOST_ANSWERS = 400;
const UNDO_SHARE = 20;
const TWIN_ANSWERS = 80;

const diff = (seen: unknown, truth: unknown): string => JSON.stringify(changeOf(truth, seen));
/** The table at each moment of the last step, as the spectator and the first seat see it. */
const beatsOf = (match: Match): unknown =>
  match.moments.map(({ events, view }) => ({ events, first: view(0), spectator: view('spectator') }));
const onPaper = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe.each(GAME_IDS)('beats of %s', (id) => {
  test('every event that begins a beat exists', async () => {
    const { game, universe } = await loadGame(id);
    const events = new Set([...(universe?.events ?? []), ...KERNEL_EVENTS]);
    expect(game.beats?.length).toBeGreaterThan(10);
    expect(game.beats?.filter((type) => !events.has(type))).toEqual([]);
    expect(new Set(game.beats).size).toBe(game.beats?.length);
  });

  test('change by change, everybody sees what the kernel shows at that beat, also when something is taken back', {
    timeout: 120_000,
  }, async () => {
    const { game } = await loadGame(id);
    const { min, max } = game.seats;
    let beats = 0;
    for (let number = 0; number < GAMES; number++) {
      const rng = rngFromSeed(seedFrom(`beats ${number}`));
      const seats = min + (number % (max - min + 1));
      const match = start(game, { seats, seed: seedFrom(`beats of ${id} ${number}`), watch: true });
      const viewers: Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
      const views = new Map<Viewer, View>();
      const follow = (eventsBefore: number) => {
        const { moments } = match;
        beats += moments.length - 1;
        for (const viewer of viewers) {
          let view = views.get(viewer) ?? onPaper(moments[0]?.view(viewer) as View);
          for (const moment of moments) {
            const change = moment.changes(viewer);
            if (change !== undefined) view = changed(view, onPaper(change)) as View;
            const truth = onPaper(moment.view(viewer));
            if (!isDeepStrictEqual(view, truth)) throw new Error(`${viewer} sees ${diff(view, truth)}`);
          }
          views.set(viewer, view);
        }
        const ends = inBeats(game, match.recorded(eventsBefore)).map((events) => (events.at(-1)?.n ?? 0) + 1);
        // Where nothing was reported there is one moment all the same.
        const told = moments.slice(1).map(({ events }) => events);
        expect(ends.length === 0 ? [] : told).toEqual(ends);
      };
      follow(0);
      for (let answers = 0; match.outcome === null && answers < MOST_ANSWERS; answers++) {
        const { pending, eventCount } = match;
        const { index, picks } = randomAnswer(rng, pending);
        const decision = pending[index];
        if (decision === undefined) throw new Error('nobody is asked');
        match.answer(decision.seat, decision.id, picks);
        follow(eventCount);
        if (match.outcome !== null || below(rng, UNDO_SHARE) > 0 || match.undoable(decision.seat) === null) continue;
        match.undo(decision.seat, { consent: true });
        follow(match.eventCount);
      }
    }
    expect(beats).toBeGreaterThan(100);
  });

  test('a fork and a save show the same beats as the match itself, also after something was taken back', {
    timeout: 120_000,
  }, async () => {
    const { game } = await loadGame(id);
    const rng = rngFromSeed(seedFrom('twins'));
    const match = start(game, { seats: game.seats.min, seed: seedOf(`twins of ${id}`, []), watch: true });
    let undone = 0;
    for (let answers = 0; match.outcome === null && answers < TWIN_ANSWERS; answers++) {
      const twins = [match.fork().watch(), restore(game, onPaper(match.save())).watch()];
      const { pending, eventCount } = match;
      const { index, picks } = randomAnswer(rng, pending);
      const { seat, kind } = pending[index] as Decision;
      for (const each of [match, ...twins]) {
        const same = each.pending.find((decision) => decision.seat === seat && decision.kind === kind);
        each.answer(seat, same?.id ?? 0, picks);
      }
      const shown = beatsOf(match);
      for (const twin of twins) expect(isDeepStrictEqual(beatsOf(twin), shown)).toBe(true);
      // A fork keeps no events, so that only the save has them to tell.
      expect(twins.map((twin) => twin.recorded(eventCount))).toEqual([[], match.recorded(eventCount)]);
      if (match.outcome !== null || below(rng, UNDO_SHARE) > 0 || match.undoable(seat) === null) continue;
      match.undo(seat, { consent: true });
      undone++;
    }
    expect(undone).toBeGreaterThan(0);
  });
});
