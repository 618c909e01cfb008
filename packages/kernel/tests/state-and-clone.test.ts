import { describe, expect, test } from 'vitest';
import { cloneCore, move, seedFrom, start, startMany, topOf, type ZoneSpec } from '../src/index.ts';
import { begin, cloneTiny, conceal, FACES, gain, note, onPaper, pick, say, state, tiny } from './tiny.ts';

/**
 * DESIGN.md §2:
 * - "State is one plain JSON value per game: fixed shapes, small integer ids, string unions, no classes, no closures."
 * - "A typed, generated or hand-tuned clone per game."
 * - "Rules are synchronous generator functions that read like the rulebook: loops, locals, early returns."
 * - "A procedure that needs a person writes const target = yield* ask.target(...)."
 */

const drawing = tiny({
  deck: FACES,
  steps: {
    *draw(g) {
      const top = topOf(g, 'deck');
      if (top === undefined) return;
      move(g, top, 'hand', 0);
      conceal(g, 1, 7);
      note(g, yield* pick(0, 'more', 'less'));
    },
  },
});

describe('state', () => {
  test('of a new match is as it was set up, whatever an earlier match at such a table has done', () => {
    const starting = startMany(drawing, { seats: 2 });
    const begin = () => starting({ seed: seedFrom('tiny') });
    const first = begin();
    const fresh = onPaper(state(first));
    say(first, 0, 'more');
    say(first, 0, 'less');
    expect(onPaper(state(begin()))).toEqual(fresh);
    expect(onPaper(state(start(drawing, { seats: 2, seed: seedFrom('tiny') })))).toEqual(fresh);
    expect(state(first)).not.toEqual(fresh);
  });

  test('is one plain JSON value: it survives paper unchanged', () => {
    const match = begin(drawing);
    say(match, 0, 'more');
    match.read((g) => expect(onPaper(g.state)).toEqual(g.state));
  });

  test('has exactly these fields at the start', () => {
    const game = tiny({
      deck: ['ace', 'fox'],
      steps: {
        *wait() {
          yield* pick(0, 'go');
        },
      },
    });
    const { rng, ...rest } = state(begin(game));
    expect(rest).toEqual({
      seats: 2,
      options: {},
      step: 'wait',
      fixedDice: [],
      cards: { face: [0, 5], zone: ['deck', 'deck'], slot: [0, 0], known: [0, 0] },
      zones: { deck: [[0, 1]], hand: [[], []], board: [[], []], discard: [[]] },
      hooks: { gain: [] },
      outcome: null,
      points: [0, 0],
      secrets: [0, 0],
      notes: [],
      hidden: 0,
    });
    expect(rng.map(Number.isInteger)).toEqual([true, true, true, true]);
  });

  test('a clone is equal and shares nothing that can be written', () => {
    const match = begin(drawing);
    match.read((g) => {
      const copy = cloneTiny(g.state as ReturnType<typeof state>);
      expect(copy).toEqual(g.state);
      const shared = (a: unknown, b: unknown, path: string): string[] => {
        if (typeof a !== 'object' || a === null || path === '.options' || path === '.outcome') return [];
        if (a === b) return [path];
        return Object.keys(a).flatMap((key) =>
          shared((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], `${path}.${key}`),
        );
      };
      expect(shared(copy, g.state, '')).toEqual([]);
    });
  });

  test('zones and hooks with the names of object members are kept like any other', () => {
    const open: ZoneSpec = { per: 'table', sees: 'all' };
    const own: ZoneSpec = { per: 'seat', sees: 'owner' };
    const game = tiny({
      zones: { constructor: open, toString: own },
      hooks: ['valueOf'],
      steps: {
        *hasOwnProperty() {
          yield* pick(0, 'go');
        },
      },
    });
    const match = begin(game);
    expect(state(match).zones).toEqual({ constructor: [[]], toString: [[], []] });
    expect(cloneCore(state(match)).hooks).toEqual({ valueOf: [] });
    expect(match.view(0).zones).toEqual({
      constructor: [{ count: 0, cards: [] }],
      toString: [
        { count: 0, cards: [] },
        { count: 0, cards: [] },
      ],
    });
  });
});

describe('rules are generator functions', () => {
  test('loops, locals and early returns live across questions', () => {
    const game = tiny({
      steps: {
        *count(g) {
          const heard: string[] = [];
          for (let i = 0; i < 3; i++) {
            const word = yield* pick(0, 'again', 'stop');
            heard.push(word);
            if (word === 'stop') break;
          }
          gain(g, 0, heard.length);
          note(g, heard.join(' '));
          yield* pick(0, 'end');
        },
      },
    });
    const match = begin(game);
    say(match, 0, 'again');
    say(match, 0, 'stop');
    expect(state(match).notes).toEqual(['again stop']);
    expect(state(match).points).toEqual([2, 0]);
  });

  test('a procedure may call procedures that ask, at any depth', () => {
    function* deep(depth: number): ReturnType<typeof pick> {
      return depth === 0 ? yield* pick(1, 'bottom') : `${depth} ${yield* deep(depth - 1)}`;
    }
    const game = tiny({
      steps: {
        *dive(g) {
          note(g, yield* deep(3));
          yield* pick(0, 'end');
        },
      },
    });
    const match = begin(game);
    say(match, 1, 'bottom');
    expect(state(match).notes).toEqual(['3 2 1 bottom']);
  });
});
