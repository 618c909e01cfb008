import { describe, expect, test } from 'vitest';
import {
  type CardId,
  type Flow,
  finish,
  inBeats,
  type Match,
  type Moment,
  move,
  restore,
  reveal,
  rngFromSeed,
  roll,
  seedFrom,
  seedOf,
  shuffle,
  start,
  type Viewer,
} from '../src/index.ts';
import { begin, conceal, FACES, gain, note, pick, refusal, say, type TinyState, tiny } from './tiny.ts';

/** EXPERIENCE.md §2: "A step (one answer and all that follows from it) is a sequence of beats." */

const card = 5 as CardId;

const game = tiny({
  deck: FACES,
  beats: ['gain', 'roll', 'reveal', 'finish'],
  steps: {
    *play(g): Flow<void> {
      const deed = yield* pick(0, 'chain', 'quiet', 'show', 'fail', 'end');
      if (deed === 'chain') {
        note(g, 'before');
        gain(g, 0, 2);
        note(g, 'after');
        roll(g, 6);
        roll(g, 6);
        conceal(g, 1, 7);
        gain(g, 1, 1);
      }
      if (deed === 'quiet') note(g, 'quiet');
      if (deed === 'show') {
        move(g, card, 'hand', 1);
        note(g, 'drawn');
        reveal(g, [card]);
        gain(g, 0, 1);
        move(g, card, 'deck');
        shuffle(g, 'deck');
      }
      if (deed === 'fail') {
        gain(g, 0, 1);
        throw new Error('a rule fails');
      }
      if (deed === 'end') {
        note(g, 'over');
        finish(g, { winners: [0], reason: 'end' });
      }
    },
  },
});

const answer = (match: Match<TinyState>, deed: string): void => say(match, 0, deed);
const seen = (moments: readonly Moment[], viewer: Viewer = 'spectator') =>
  moments.map(({ events, view }) => ({ events, fields: view(viewer).fields }));
const watched = () => begin(game, { watch: true });

describe('beats of a step', () => {
  test('the table is seen before the step and at the end of each beat', () => {
    const match = watched();
    answer(match, 'chain');
    expect(seen(match.moments, 1)).toEqual([
      { events: 0, fields: { points: [0, 0], notes: [], secrets: [null, 0] } },
      { events: 1, fields: { points: [0, 0], notes: ['before'], secrets: [null, 0] } },
      { events: 3, fields: { points: [2, 0], notes: ['before', 'after'], secrets: [null, 0] } },
      { events: 6, fields: { points: [2, 0], notes: ['before', 'after'], secrets: [null, 7] } },
      { events: 7, fields: { points: [2, 1], notes: ['before', 'after'], secrets: [null, 7] } },
    ]);
  });

  test('nobody sees in between what is hidden from them', () => {
    const match = watched();
    answer(match, 'chain');
    for (const viewer of [0, 'spectator'] as const)
      for (const { view } of match.moments) expect(JSON.stringify(view(viewer))).not.toContain('7');
    answer(match, 'show');
    const knownIn = (viewer: Viewer) =>
      match.moments.map(
        ({ view }) => Object.values(view(viewer).zones).flatMap((piles) => piles.flatMap(({ cards }) => cards)).length,
      );
    // The card is seen while it is shown: before, only its owner knows it, after the shuffle nobody.
    expect(knownIn(0)).toEqual([0, 0, 1, 0]);
    expect(knownIn(1)).toEqual([0, 1, 1, 0]);
    expect(knownIn('spectator')).toEqual([0, 0, 1, 0]);
  });

  test('the record tells the same beats as the moments', () => {
    const match = watched();
    for (const deed of ['chain', 'quiet', 'show']) {
      const before = match.eventCount;
      answer(match, deed);
      const beats = inBeats(game, match.recorded(before));
      expect(beats.map((events) => (events.at(-1)?.n ?? 0) + 1)).toEqual(match.moments.slice(1).map((m) => m.events));
    }
  });

  test('a step without a beat is one, and the end is a beat of its own', () => {
    const match = watched();
    answer(match, 'quiet');
    expect(match.moments.map(({ events }) => events)).toEqual([0, 1]);
    answer(match, 'end');
    expect(match.moments.map(({ view }) => view(0).outcome?.reason)).toEqual([undefined, undefined, 'end']);
  });

  test('a moment stays as it was while the game goes on', () => {
    const match = watched();
    answer(match, 'chain');
    const [, first] = match.moments;
    answer(match, 'chain');
    expect(first?.view(0).fields).toMatchObject({ points: [0, 0], notes: ['before'] });
  });

  test('who does not watch keeps nothing', () => {
    const match = begin(game);
    answer(match, 'chain');
    expect(match.moments).toEqual([]);
    match.watch();
    answer(match, 'quiet');
    expect(match.moments).toHaveLength(2);
  });

  test('a rule that fails leaves no beats behind', () => {
    const match = watched();
    answer(match, 'chain');
    expect(refusal(() => answer(match, 'fail')).code).toBe('rule-fault');
    expect(match.moments).toEqual([]);
    answer(match, 'chain');
    expect(match.moments).toHaveLength(5);
  });
});

describe('all ways to the same table show the same beats', () => {
  test('undo is one beat back, and the same answer again the same beats', () => {
    const match = watched();
    answer(match, 'quiet');
    answer(match, 'chain');
    const chain = seen(match.moments);
    const { view } = match.moments[0] as Moment;
    const before = view(0);
    match.undo(0, { consent: true });
    expect(seen(match.moments)).toEqual([chain.at(-1), chain[0]]);
    expect(match.view(0)).toEqual(before);
    answer(match, 'chain');
    expect(seen(match.moments)).toEqual(chain);
  });

  test('fork, restore, imagine and replay', () => {
    const match = watched();
    const entries = ['quiet', 'chain', 'quiet'].map((deed) => {
      answer(match, deed);
      return match.lastEntry;
    });
    const fork = match.fork().watch();
    const restored = restore(game, JSON.parse(JSON.stringify(match.save()))).watch();
    const imagined = match.imagine(0, rngFromSeed(seedFrom('other dice'))).watch();
    const replayed = start(game, { seats: 2, seed: seedFrom('tiny'), watch: true });
    for (const entry of entries) if (entry !== undefined) replayed.feed([entry]);
    for (const each of [match, fork, restored, imagined, replayed]) answer(each, 'chain');
    for (const viewer of [0, 'spectator'] as const) {
      const beats = seen(match.moments, viewer);
      for (const each of [fork, restored, imagined, replayed]) expect(seen(each.moments, viewer)).toEqual(beats);
    }
  });

  test('fork and restore after something was taken back, dice included', () => {
    const match = begin(game, { watch: true, seed: seedOf('secret', []) });
    for (const deed of ['quiet', 'chain', 'chain']) answer(match, deed);
    match.undo(0, { consent: true });
    answer(match, 'chain');
    match.undo(0, { consent: true });
    const fork = match.fork().watch();
    const restored = restore(game, JSON.parse(JSON.stringify(match.save()))).watch();
    for (const each of [match, fork, restored]) answer(each, 'chain');
    for (const each of [fork, restored]) {
      expect(seen(each.moments)).toEqual(seen(match.moments));
      expect(each.digest()).toBe(match.digest());
    }
  });

  test('the start is a step, too', () => {
    const dealt = tiny({
      deck: FACES,
      beats: ['move'],
      steps: {
        *deal(g): Flow<void> {
          shuffle(g, 'deck');
          note(g, 'shuffled');
          move(g, card, 'hand', 0);
          yield* pick(0, 'on');
        },
      },
    });
    const match = begin(dealt, { watch: true });
    expect(match.moments.map(({ events, view }) => [events, view(0).zones.hand?.[0]?.count])).toEqual([
      [0, 0],
      [2, 0],
      [3, 1],
    ]);
  });
});
