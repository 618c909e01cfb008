import { describe, expect, test } from 'vitest';
import { finish, goTo, restore } from '../src/index.ts';
import {
  asked,
  begin,
  cloneTiny,
  gain,
  note,
  onPaper,
  pick,
  refused,
  say,
  state,
  type TinyState,
  tiny,
} from './tiny.ts';

/**
 * DESIGN.md §2:
 * - "The top level is a small cursor in the state (phase, step, seat)."
 * - "Each step starts from state alone; between steps the driver takes a checkpoint."
 * - "Restoring, undoing and forking = clone the checkpoint and feed the few answers since."
 * - "Budget: at most 40 answers after a checkpoint in any game."
 */

/** Two steps that take turns for ever; counts how often it is cloned and how often a step begins. */
function pingPong() {
  const counts = { clones: 0, steps: 0 };
  const game = tiny({
    clone: (s: TinyState) => {
      counts.clones++;
      return cloneTiny(s);
    },
    steps: {
      *ping(g) {
        counts.steps++;
        goTo(g, 'pong');
        gain(g, 0, (yield* pick(0, 'one', 'two')) === 'one' ? 1 : 2);
      },
      *pong(g) {
        counts.steps++;
        goTo(g, 'ping');
        gain(g, 1, (yield* pick(1, 'one', 'two')) === 'one' ? 1 : 2);
      },
    },
  });
  return { game, counts };
}

describe('steps', () => {
  test('the cursor in the state says which step runs, and a step is left for the one it named', () => {
    const match = begin(pingPong().game);
    expect([state(match).step, asked(match, 0).seat]).toEqual(['pong', 0]);
    say(match, 0, 'one');
    expect([state(match).step, asked(match, 1).seat]).toEqual(['ping', 1]);
    say(match, 1, 'two');
    expect([state(match).step, state(match).points]).toEqual(['pong', [1, 2]]);
  });

  test('a step that names none runs again', () => {
    const game = tiny({
      steps: {
        *turn(g) {
          note(g, yield* pick(0, 'a', 'b'));
        },
      },
    });
    const match = begin(game);
    say(match, 0, 'a');
    say(match, 0, 'b');
    expect(state(match).notes).toEqual(['a', 'b']);
  });

  test('steps that run in a circle without a question are a fault, not a hang', () => {
    const game = tiny({
      steps: {
        *start(g) {
          goTo(g, 'spin');
          yield* pick(0, 'go');
        },
        *spin() {
          yield* [];
        },
      },
    });
    const match = begin(game);
    expect(() => say(match, 0, 'go')).toThrow('rule-fault');
    expect(match.faults[0]?.error).toBe('stuck: 10000 steps without a question, the last one spin');
    expect(asked(match, 0).options.map((each) => each.id)).toEqual(['go']);
  });
});

describe('checkpoints', () => {
  test('are taken between steps, so that few answers have to be fed', () => {
    const match = begin(pingPong().game);
    const tails: number[] = [];
    for (let i = 0; i < 100; i++) {
      say(match, i % 2, 'one');
      tails.push(match.tailLength);
    }
    expect(Math.max(...tails)).toBeLessThanOrEqual(4);
    expect(Math.min(...tails.slice(20))).toBe(0);
  });

  test('are taken less often where nobody goes back, until somebody does', () => {
    const match = begin(pingPong().game, { record: false });
    const longestTail = (from: number) => {
      let longest = 0;
      for (let i = from; i < from + 100; i++) {
        say(match, i % 2, 'one');
        longest = Math.max(longest, match.tailLength);
      }
      return longest;
    };
    expect(longestTail(0)).toBe(15);
    expect(match.fork().digest()).toBe(match.digest());
    expect(longestTail(100)).toBeLessThanOrEqual(4);
  });

  test('a step may be longer than that; restore, fork and undo still find the way', () => {
    const game = tiny({
      steps: {
        *long(g) {
          for (let i = 0; i < 35; i++) note(g, yield* pick(0, 'a', 'b'));
        },
      },
    });
    const match = begin(game);
    for (let i = 0; i < 34; i++) say(match, 0, i % 3 === 0 ? 'b' : 'a');
    expect(match.tailLength).toBe(34);
    expect(match.fork().digest()).toBe(match.digest());
    expect(restore(game, onPaper(match.save())).digest()).toBe(match.digest());
    match.undo(0);
    expect(state(match).notes.length).toBe(33);
  });

  test('the 1,000th answer costs as many clones and steps as the 10th', () => {
    const { game, counts } = pingPong();
    const match = begin(game);
    const cost = (from: number, to: number): { clones: number; steps: number } => {
      const before = { ...counts };
      for (let i = from; i < to; i++) say(match, i % 2, 'two');
      return { clones: counts.clones - before.clones, steps: counts.steps - before.steps };
    };
    const early = cost(0, 64);
    cost(64, 960);
    const late = cost(960, 1024);
    expect(late).toEqual(early);
    expect(late).toEqual({ clones: 16, steps: 64 });
  });

  test('an undo and a fork of the 1,000th answer feed no more answers than of the 10th', () => {
    const { game, counts } = pingPong();
    const match = begin(game);
    const cost = (act: () => void): number => {
      const before = counts.steps;
      act();
      return counts.steps - before;
    };
    for (let i = 0; i < 10; i++) say(match, i % 2, 'one');
    const early = [cost(() => match.fork()), cost(() => match.undo(1)), cost(() => say(match, 1, 'one'))];
    for (let i = 10; i < 1034; i++) say(match, i % 2, 'one');
    const late = [cost(() => match.fork()), cost(() => match.undo(1)), cost(() => say(match, 1, 'one'))];
    expect(early).toEqual([3, 2, 1]);
    expect(late).toEqual([3, 2, 1]);
  });

  test('a restored match goes on exactly like the one that was saved', () => {
    const { game } = pingPong();
    const match = begin(game);
    for (let i = 0; i < 41; i++) say(match, i % 2, 'two');
    const twin = restore(game, onPaper(match.save()));
    for (const each of [match, twin]) for (let i = 41; i < 90; i++) say(each, i % 2, 'one');
    expect(twin.digest()).toBe(match.digest());
    expect(twin.answerCount).toBe(90);
  });
});

describe('forks', () => {
  test('a fork stands at the same point with the same decision ids and goes its own way', () => {
    const match = begin(pingPong().game);
    for (let i = 0; i < 21; i++) say(match, i % 2, 'one');
    const before = match.digest();
    const fork = match.fork();
    expect(fork.digest()).toBe(before);
    expect(asked(fork, 1).id).toBe(asked(match, 1).id);
    for (let i = 21; i < 70; i++) say(fork, i % 2, 'two');
    expect(match.digest()).toBe(before);
    expect(match.answerCount).toBe(21);
    say(match, 1, 'one');
    expect(state(match).points).toEqual([11, 11]);
  });

  test('a fork of a fork, and a save of a fork, lose nothing', () => {
    const { game } = pingPong();
    const match = begin(game, { record: false });
    for (let i = 0; i < 21; i++) say(match, i % 2, 'one');
    const again = restore(game, onPaper(match.fork().fork().save()));
    expect(again.takenBack).toEqual({ answers: [] });
    expect(again.digest()).toBe(match.digest());
  });
});

describe('the end', () => {
  const outcome = { winners: [1], reason: 'enough' };

  test('finish ends the game in the middle of nested procedures; nothing more is resolved', () => {
    function* inner(g: Parameters<typeof finish>[0] & Parameters<typeof note>[0]) {
      yield* pick(0, 'end');
      finish(g, outcome);
    }
    const game = tiny({
      steps: {
        *play(g) {
          try {
            yield* inner(g);
            note(g, 'after');
          } finally {
            yield* pick(0, 'cleaning up');
            note(g, 'cleaned up');
          }
        },
      },
    });
    const match = begin(game);
    say(match, 0, 'end');
    expect(match.outcome).toEqual(outcome);
    expect(match.pending).toEqual([]);
    expect(state(match).notes).toEqual([]);
    refused(match, () => match.answer(0, 2, ['cleaning up']), 'game-over', {});
    expect(restore(game, onPaper(match.save())).outcome).toEqual(outcome);
    expect(match.fork().pending).toEqual([]);
  });

  test('a rule that swallows everything can not swallow the end', () => {
    const game = tiny({
      steps: {
        *play(g) {
          yield* pick(0, 'end');
          try {
            finish(g, outcome);
          } catch {
            note(g, 'swallowed');
          }
          yield* pick(1, 'go on');
        },
      },
    });
    const match = begin(game);
    say(match, 0, 'end');
    expect([match.outcome, match.pending]).toEqual([outcome, []]);
  });

  test('a game may be over before anything is asked', () => {
    const game = tiny({
      steps: {
        *play(g) {
          yield* [];
          finish(g, outcome);
        },
      },
    });
    const match = begin(game);
    expect([match.outcome, match.pending]).toEqual([outcome, []]);
    refused(match, () => match.answer(0, 1, ['x']), 'game-over', {});
    refused(match, () => match.answer(0, -1, ['x']), 'game-over', {});
  });
});
