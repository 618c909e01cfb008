import { describe, expect, test } from 'vitest';
import { askAll, restore, rngFrom } from '../src/index.ts';
import { asked, begin, choice, note, onPaper, options, pick, refused, say, someText, state, tiny } from './tiny.ts';

/** DESIGN.md §2: "Several seats may be asked at once (secret simultaneous choices)." */

const hands = tiny({
  steps: {
    *show(g) {
      const answers = yield* askAll([0, 1, 2].map((seat) => choice(seat, ['rock', 'paper'])));
      note(g, answers.join());
    },
  },
});
const three = { seats: 3 };

describe('several seats at once', () => {
  test('are all asked at the same time', () => {
    expect(begin(hands, three).pending.map(({ seat, id }) => [seat, id])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
  });

  test('in whatever order they answer, the state is the same', () => {
    const picks = ['rock', 'paper', 'rock'];
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    const states = orders.map((order) => {
      const match = begin(hands, three);
      for (const seat of order) say(match, seat, picks[seat] as string);
      return state(match);
    });
    expect(states[0]?.notes).toEqual(['rock,paper,rock']);
    for (const each of states) expect(each).toEqual(states[0]);
  });

  test('nobody learns an answer before all are in: not by view, log, pending or the state', () => {
    const told = (first: string) => {
      const match = begin(hands, three);
      const before = state(match);
      say(match, 0, first);
      expect(state(match)).toEqual(before);
      const viewers = [0, 1, 2, 'spectator'] as const;
      return onPaper([
        match.pending,
        viewers.map((viewer) => [match.view(viewer), match.log(viewer)]),
        match.undoable(1),
      ]);
    };
    expect(told('rock')).toEqual(told('paper'));
  });

  test('who has answered is not asked again, and can not answer again', () => {
    const match = begin(hands, three);
    say(match, 1, 'rock');
    expect(match.pending.map(({ seat }) => seat)).toEqual([0, 2]);
    refused(match, () => match.answer(1, 2, ['paper']), 'not-asked', { seat: 1 });
  });

  test('an answer held back survives fork and save', () => {
    const match = begin(hands, three);
    say(match, 2, 'paper');
    for (const twin of [match.fork(), restore(hands, onPaper(match.save()))]) {
      expect(twin.digest()).toBe(match.digest());
      expect(twin.pending.map(({ seat, id }) => [seat, id])).toEqual([
        [0, 1],
        [1, 2],
      ]);
      say(twin, 1, 'rock');
      say(twin, 0, 'rock');
      expect(state(twin).notes).toEqual(['rock,rock,paper']);
    }
  });

  test('an answer held back can be taken back freely', () => {
    const match = begin(hands, three);
    say(match, 0, 'rock');
    match.undo(0);
    say(match, 0, 'paper');
    say(match, 1, 'rock');
    say(match, 2, 'rock');
    expect(state(match).notes).toEqual(['paper,rock,rock']);
  });

  test('who answers last learns what the others picked, so that answer is not free to take back', () => {
    const match = begin(hands, three);
    for (const seat of [0, 1, 2]) say(match, seat, 'rock');
    refused(match, () => match.undo(2), 'undo-needs-consent', { seat: 2 });
    match.undo(2, { consent: true });
    expect(match.pending.map(({ seat }) => seat)).toEqual([2]);
    say(match, 2, 'paper');
    expect(state(match).notes).toEqual(['rock,rock,paper']);
  });

  test('in the imagination of a seat, the others still think', () => {
    const match = begin(hands, three);
    say(match, 0, 'rock');
    say(match, 1, 'paper');
    expect(match.imagine(2, rngFrom([1, 2, 3, 4])).pending.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(match.imagine(1, rngFrom([1, 2, 3, 4])).pending.map(({ seat }) => seat)).toEqual([0, 2]);
    expect(match.pending.map(({ seat }) => seat)).toEqual([2]);
  });
});

test('a fault after the last answer leads back to the question, with the other answers still held', () => {
  const game = tiny({
    steps: {
      *show(g) {
        const answers = yield* askAll([choice(0, ['a', 'b']), choice(1, ['a', 'b'])]);
        if (answers[0] === answers[1]) throw new Error('equal');
        note(g, answers.join());
        yield* pick(0, 'end');
      },
    },
  });
  const match = begin(game);
  say(match, 0, 'b');
  refused(match, () => say(match, 1, 'b'), 'rule-fault', { detail: someText });
  expect(asked(match, 1).id).toBe(2);
  say(match, 1, 'a');
  expect(state(match).notes).toEqual(['b,a']);
});

test('nobody asked is no question, one asked is a plain one, and nobody is asked twice at once', () => {
  const game = tiny({
    steps: {
      *play(g) {
        note(g, String((yield* askAll([])).length));
        note(g, (yield* askAll([choice(1, ['only'])])).join());
        yield* askAll([choice(0, ['a']), choice(0, ['b'])]);
      },
    },
  });
  const match = begin(game);
  expect(options(match, 1)).toEqual(['only']);
  refused(match, () => say(match, 1, 'only'), 'rule-fault', { detail: someText });
  expect(match.faults[0]?.error).toBe('a seat is asked twice at once');
});
