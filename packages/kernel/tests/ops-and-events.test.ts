import { describe, expect, test } from 'vitest';
import { type CardId, goTo, look, move, randomOf, reveal, roll, shuffle, the, topOf } from '../src/index.ts';
import { begin, conceal, FACES, gain, note, pick, say, state, tiny } from './tiny.ts';

/**
 * DESIGN.md §2:
 * - "Only ops write state. An op changes the state and emits one event with a declared audience."
 * - "Rules and effects call ops. In simulations events go to a null sink."
 * - "Log lines carry keys and arguments with an audience; each reader renders them in their own language."
 */

const everything = tiny({
  deck: FACES,
  steps: {
    *play(g) {
      yield* pick(0, 'go');
      gain(g, 0, 2);
      conceal(g, 1, 42);
      shuffle(g, 'deck');
      const top = topOf(g, 'deck') as CardId;
      look(g, 0, [top]);
      move(g, top, 'hand', 1);
      reveal(g, [top]);
      roll(g, 6);
      note(g, 'end');
      yield* pick(0, 'end');
    },
  },
});

describe('an op', () => {
  test('changes the state and emits exactly one event of its own type', () => {
    const match = begin(everything);
    say(match, 0, 'go');
    expect(match.log(1).map(({ n, type }) => [n, type])).toEqual([
      [0, 'gain'],
      [1, 'conceal'],
      [2, 'shuffle'],
      [3, 'look'],
      [4, 'move'],
      [5, 'reveal'],
      [6, 'roll'],
      [7, 'note'],
    ]);
    expect(match.eventCount).toBe(8);
    expect(state(match).points).toEqual([2, 0]);
    expect(state(match).secrets).toEqual([0, 42]);
  });

  test('knows its type, and gives back what it reports', () => {
    expect([gain.type, note.type, conceal.type]).toEqual(['gain', 'note', 'conceal']);
    const match = begin(everything);
    expect(match.fork().read((g) => gain(g, 1, 3))).toEqual({ seat: { seat: 1 }, n: 3 });
  });
});

describe('the log', () => {
  test('is for each reader what that reader may know', () => {
    const match = begin(everything);
    say(match, 0, 'go');
    const { face, zone } = state(match).cards;
    const card = zone.indexOf('hand');
    const seen = { card, face: FACES[face[card] as number] };
    const unseen = { card: null, face: null };
    const [result] = match.log(0).filter(({ type }) => type === 'roll');
    const common = (known: object) => [
      { n: 4, type: 'move', data: { card: known, from: 'deck', fromSlot: 0, to: 'hand', toSlot: 1 } },
      { n: 5, type: 'reveal', data: { cards: [seen] } },
      result,
      { n: 7, type: 'note', data: { text: 'end' } },
    ];
    const start = [
      { n: 0, type: 'gain', data: { seat: { seat: 0 }, n: 2 } },
      { n: 1, type: 'conceal', data: { seat: { seat: 1 }, value: 42 } },
      { n: 2, type: 'shuffle', data: { zone: 'deck', slot: 0, count: 6 } },
    ];
    const others = start.filter(({ type }) => type !== 'conceal');
    const looked = (known: object) => ({ n: 3, type: 'look', data: { seat: { seat: 0 }, cards: [known] } });
    expect(match.log(0)).toEqual([...others, looked(seen), ...common(seen)]);
    expect(match.log(1)).toEqual([...start, looked(unseen), ...common(seen)]);
    expect(match.log('spectator')).toEqual([...others, looked(unseen), ...common(unseen)]);
  });

  test('can be read from any event on', () => {
    const match = begin(everything);
    say(match, 0, 'go');
    expect(match.log(1, 6).map(({ n }) => n)).toEqual([6, 7]);
    expect(match.log(0, 1).map(({ n }) => n)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(match.log(0, 8)).toEqual([]);
    expect(match.log(0, 99)).toEqual([]);
    expect(match.log(0, -5).length).toBe(7);
  });

  test('can be read from any event on, however long the match lasts', () => {
    const game = tiny({
      steps: {
        *play(g) {
          note(g, yield* pick(0, 'on'));
        },
      },
    });
    const match = begin(game);
    for (let i = 0; i < 1500; i++) say(match, 0, 'on');
    expect(match.log(0, 1497).map(({ n }) => n)).toEqual([1497, 1498, 1499]);
    expect(match.log(0).length).toBe(1500);
    match.undo(0);
    expect(match.log(0, 1497).map(({ n }) => n)).toEqual([1497, 1498]);
  });

  test('belongs to the match: who changes what was read changes nothing', () => {
    const match = begin(everything);
    say(match, 0, 'go');
    const before = JSON.stringify(match.log(0));
    for (const { data } of match.log(0)) {
      const writable = data as Record<string, { seat?: number }>;
      for (const name of Object.keys(writable)) {
        const arg = writable[name];
        if (typeof arg === 'object' && arg !== null && 'seat' in arg) arg.seat = 9;
        delete writable[name];
      }
    }
    expect(JSON.stringify(match.log(0))).toBe(before);
  });

  test('tells of nested messages and lists only what the reader knows', () => {
    const card = 0 as CardId;
    const game = tiny({
      deck: ['fox'],
      steps: {
        *play(g) {
          yield* pick(0, 'go');
          move(g, card, 'hand', 1);
          g.emit('story', { message: { message: { key: 'm', args: { cards: [the(card), 3] } } } });
          yield* pick(0, 'end');
        },
      },
    });
    const match = begin(game);
    say(match, 0, 'go');
    const story = (viewer: 0 | 1) => match.log(viewer, 1)[0]?.data;
    const told = (arg: object) => ({ message: { message: { key: 'm', args: { cards: [arg, 3] } } } });
    expect(story(0)).toEqual(told({ card: null, face: null }));
    expect(story(1)).toEqual(told({ card: 0, face: 'fox' }));
  });
});

describe('without a record', () => {
  test('events are counted but kept nowhere, and the game is the same', () => {
    const recorded = begin(everything);
    const quiet = begin(everything, { record: false });
    for (const match of [recorded, quiet]) say(match, 0, 'go');
    expect(quiet.log(0)).toEqual([]);
    expect(quiet.read((g) => g.events)).toBeNull();
    expect(quiet.eventCount).toBe(8);
    expect(quiet.digest()).toBe(recorded.digest());
  });

  test('a fork keeps no events either, and adds none to its parent', () => {
    const match = begin(everything);
    const fork = match.fork();
    say(fork, 0, 'go');
    expect([fork.log(0), match.log(0)]).toEqual([[], []]);
  });
});

test('a runner is told of every face, decision and event that is met', () => {
  const met: string[] = [];
  const game = tiny({
    deck: ['fox', 'eel', 'duck'],
    steps: {
      *play(g) {
        goTo(g, 'rest');
        randomOf(g, [1]);
        move(g, 0 as CardId, 'discard');
        reveal(g, [1 as CardId]);
        yield* pick(0, 'go');
      },
      *rest() {
        yield* pick(1, 'end');
      },
    },
  });
  const match = begin(game, { record: false, meet: (kind, key) => met.push(`${kind} ${key}`) });
  say(match, 0, 'go');
  expect(met).toEqual(['event move', 'face fox', 'event reveal', 'face eel', 'decision prompt.pick']);
});
