import { describe, expect, test } from 'vitest';
import { ask, type FaultReport, goTo, KernelError, move, reproduce, restore, shuffle } from '../src/index.ts';
import {
  asked,
  begin,
  choice,
  FACES,
  gain,
  interject,
  note,
  onPaper,
  options,
  pick,
  refusal,
  refused,
  say,
  someText,
  state,
  type TinyState,
  tiny,
} from './tiny.ts';

/**
 * DESIGN.md §2: "A fault in a rule never kills a table: the driver discards the generator, goes back to the question
 * before the answer, keeps the table playable and writes a report (a file that reproduces the fault)."
 */

const ANY_ID = { detail: someText };

/** Goes on for ever; some answers fail, after they have already changed something. */
const fragile = tiny({
  deck: FACES,
  steps: {
    *play(g) {
      const deed = yield* pick(0, 'gain', 'fail', 'failLater', 'failNextStep');
      gain(g, 0, 1);
      shuffle(g, 'deck');
      if (deed === 'fail') throw new TypeError('no such thing');
      if (deed === 'failLater') note(g, yield* pick(1, 'fine', 'fail'));
      if (g.state.notes.at(-1) === 'fail') throw new Error('too late');
      if (deed === 'failNextStep') goTo(g, 'broken');
    },
    *broken(g) {
      note(g, 'in the broken step');
      yield* [];
      throw new Error('broken step');
    },
  },
});

describe('a fault', () => {
  test('is a typed error, and the table is at the question before the answer', () => {
    const match = begin(fragile);
    say(match, 0, 'gain');
    const pending = onPaper(match.pending);
    const log = match.log(0);
    refused(match, () => say(match, 0, 'fail'), 'rule-fault', ANY_ID);
    expect(onPaper(match.pending)).toEqual(pending);
    expect(match.log(0)).toEqual(log);
    expect(match.answerCount).toBe(1);
  });

  test('leaves the table playable: the same decision can be answered otherwise', () => {
    const match = begin(fragile);
    const { id } = asked(match, 0);
    refused(match, () => match.answer(0, id, ['fail']), 'rule-fault', ANY_ID);
    match.answer(0, id, ['gain']);
    expect(state(match).points).toEqual([1, 0]);
    expect(match.fork().digest()).toBe(match.digest());
    match.undo(0, { consent: true });
    expect(state(match).points).toEqual([0, 0]);
  });

  test('in the middle of a step leads back into the middle of the step', () => {
    const match = begin(fragile);
    say(match, 0, 'failLater');
    const rng = state(match).rng;
    refused(match, () => say(match, 1, 'fail'), 'rule-fault', ANY_ID);
    expect([options(match, 1), state(match).rng]).toEqual([['fine', 'fail'], rng]);
    say(match, 1, 'fine');
    expect(state(match).notes).toEqual(['fine']);
  });

  test.each([true, false])('in the first step after a checkpoint leads back before it (record: %s)', (record) => {
    for (let answers = 0; answers < 70; answers++) {
      const match = begin(fragile, { record });
      for (let i = 0; i < answers; i++) say(match, 0, 'gain');
      refused(match, () => say(match, 0, 'failNextStep'), 'rule-fault', ANY_ID);
      expect(state(match).notes).toEqual([]);
      expect(reproduce(fragile, onPaper(match.faults[0] as FaultReport<TinyState>))).toBe('broken step');
      say(match, 0, 'gain');
      expect(state(match).points).toEqual([answers + 1, 0]);
    }
  });

  test('in a fork does not touch its parent', () => {
    const match = begin(fragile);
    const before = match.digest();
    const fork = match.fork();
    refused(fork, () => say(fork, 0, 'fail'), 'rule-fault', ANY_ID);
    expect([match.digest(), match.faults]).toEqual([before, []]);
  });

  test('can be anything that is thrown', () => {
    const cases: [unknown, string][] = [
      ['a word', 'a word'],
      [null, 'null'],
      [undefined, 'undefined'],
      [new KernelError('game-over', {}), 'game-over {}'],
    ];
    for (const [thrown, text] of cases) {
      const game = tiny({
        steps: {
          *play() {
            yield* pick(0, 'go');
            // oxlint-disable-next-line typescript/only-throw-error -- rules may be wrong in this way, too
            throw thrown;
          },
        },
      });
      const match = begin(game);
      refused(match, () => say(match, 0, 'go'), 'rule-fault', ANY_ID);
      expect(match.faults.map(({ error }) => error)).toEqual([text]);
    }
  });

  test('of an endless recursion is contained as well', () => {
    const game = tiny({
      steps: {
        *play() {
          yield* pick(0, 'go');
          const forever = (n: number): number => forever(n + 1) + 1;
          forever(0);
        },
      },
    });
    const match = begin(game);
    refused(match, () => say(match, 0, 'go'), 'rule-fault', ANY_ID);
    expect(options(match, 0)).toEqual(['go']);
  });

  test('of a card that is moved to a place that does not exist loses no card', () => {
    for (const zone of ['attic', 'constructor', '__proto__']) {
      const game = tiny({
        deck: FACES,
        steps: {
          *play(g) {
            yield* pick(0, 'go');
            move(g, 0 as never, zone);
          },
        },
      });
      const match = begin(game);
      refused(match, () => say(match, 0, 'go'), 'rule-fault', ANY_ID);
      expect(state(match).zones.deck).toEqual([[0, 1, 2, 3, 4, 5]]);
    }
  });
});

describe('a report', () => {
  test('says what happened where, and reproduces it from paper', () => {
    const match = begin(fragile);
    for (let i = 0; i < 20; i++) say(match, 0, 'gain');
    refused(match, () => say(match, 0, 'fail'), 'rule-fault', ANY_ID);
    const report = onPaper(match.faults[0] as FaultReport<TinyState>);
    const { checkpoint, tail, ...rest } = report;
    expect(rest).toEqual({
      kind: 'fault',
      id: someText,
      game: 'tiny',
      rules: fragile.version,
      error: 'no such thing',
      stack: someText,
    });
    expect(rest.stack).toContain('faults.test.ts');
    expect(checkpoint.answers + tail.length).toBe(21);
    expect(tail.at(-1)?.picks).toEqual(['fail']);
    expect(reproduce(fragile, report)).toBe('no such thing');
  });

  test('no longer reproduces once the rule is mended', () => {
    const match = begin(fragile);
    refused(match, () => say(match, 0, 'fail'), 'rule-fault', ANY_ID);
    const mended = tiny({
      deck: FACES,
      steps: {
        *play(g) {
          note(g, yield* pick(0, 'gain', 'fail', 'failLater', 'failNextStep'));
        },
      },
    });
    expect(reproduce(mended, onPaper(match.faults[0] as FaultReport<TinyState>))).toBeNull();
  });

  test('is told to players by its id only, and the same fault again makes no second one', () => {
    const match = begin(fragile);
    const ids = [0, 1, 2].map(() => refusal(() => say(match, 0, 'fail')).args);
    expect(match.faults.length).toBe(1);
    expect(ids).toEqual(Array(3).fill({ detail: match.faults[0]?.id }));
    say(match, 0, 'gain');
    refusal(() => say(match, 0, 'fail'));
    expect(match.faults.map(({ error }) => error)).toEqual(['no such thing', 'no such thing']);
    expect(match.faults[0]?.id).not.toBe(match.faults[1]?.id);
  });

  test('keeps the fault as the cause of the error, for whoever runs the table', () => {
    const match = begin(fragile);
    expect(refusal(() => say(match, 0, 'fail')).cause).toEqual(new TypeError('no such thing'));
  });
});

describe('rules that fail to say what is possible', () => {
  test('what is refused: the question can be answered all the same', () => {
    const game = tiny({
      steps: {
        *play(g) {
          note(
            g,
            yield* ask(
              choice(0, ['go'], {
                refused: () => {
                  throw new Error('no reasons');
                },
              }),
            ),
          );
        },
      },
    });
    const match = begin(game);
    expect(asked(match, 0).refused).toEqual([]);
    expect(asked(match, 0).refused).toEqual([]);
    refused(match, () => say(match, 0, 'card:1'), 'unknown-option', { option: 'card:1' });
    expect(match.faults.map(({ error }) => error)).toEqual(['no reasons']);
    expect(reproduce(game, onPaper(match.faults[0] as FaultReport<TinyState>))).toBe('no reasons');
    say(match, 0, 'go');
    expect(state(match).notes).toEqual(['go']);
  });

  test('interjections: there are none, and the table goes on', () => {
    const game = tiny({
      interjections: () => {
        throw new Error('no ideas');
      },
      steps: {
        *play(g) {
          note(g, yield* pick(0, 'go'));
        },
      },
    });
    const match = begin(game);
    expect(match.pending.map(({ kind }) => kind)).toEqual(['question']);
    refused(match, () => match.answer(0, -(1 * 3 + 1), ['x']), 'unknown-option', { option: 'x' });
    expect(match.faults.map(({ error }) => error)).toEqual(['no ideas']);
    say(match, 0, 'go');
    expect(state(match).notes).toEqual(['go']);
  });
});

test('a fault before the first question is a typed error: there is no table yet', () => {
  const game = tiny({
    steps: {
      *play() {
        yield* [];
        throw new Error('never began');
      },
    },
  });
  const error = refusal(() => begin(game));
  expect([error.code, (error.cause as Error).message]).toEqual(['rule-fault', 'never began']);
});

test('a fault inside an interjection can be reproduced, too', () => {
  const game = tiny({
    interjections: () => [
      {
        id: 'break',
        label: { key: 'label.break' },
        rule: 'T-2',
        run: () => {
          throw new Error('broken gift');
        },
      },
    ],
    steps: {
      *play(g) {
        note(g, yield* pick(0, 'go'));
      },
    },
  });
  const match = begin(game, { record: false });
  say(match, 0, 'go');
  refused(match, () => interject(match, 1, 'break'), 'rule-fault', ANY_ID);
  expect(reproduce(game, onPaper(match.faults[0] as FaultReport<TinyState>))).toBe('broken gift');
  expect(restore(game, onPaper(match.save())).digest()).toBe(match.digest());
});
