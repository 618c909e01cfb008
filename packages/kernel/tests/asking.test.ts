import { describe, expect, test } from 'vitest';
import {
  AT_ONCE,
  askIfAny,
  askUnlessForced,
  atOnce,
  type CardId,
  cardOptions,
  cardsIn,
  DECLINE,
  DONE,
  type Flow,
  labelled,
  move,
  option,
  PASS,
  type Question,
  withOptions,
} from '../src/index.ts';
import { asked, begin, choice, type G, gain, interject, note, options, pick, say, state, tiny } from './tiny.ts';

/** A reader sees at the call whether a player is asked: `ask` always, `askUnlessForced` and `askIfAny` not always. */

const play = (steps: (g: G) => Flow<void>) =>
  begin(
    tiny({
      deck: ['ace', 'bear', 'crow'],
      interjections: (g, seat) => [{ id: 'tip', label: { key: 'l' }, rule: 'T-2', run: () => gain(g, seat, 1) }],
      steps: {
        *play(g) {
          yield* steps(g);
          yield* pick(1, 'end');
        },
      },
    }),
  );

const told = (steps: (g: G) => Flow<unknown>) =>
  play(function* (g) {
    note(g, String(yield* steps(g)));
  });

describe('asking unless it is forced', () => {
  test('several options are asked for', () => {
    const match = told(() => askUnlessForced(choice(0, ['left', 'right'])));
    expect(options(match, 0)).toEqual(['left', 'right']);
    say(match, 0, 'right');
    expect(state(match).notes).toEqual(['right']);
  });

  test('the only one is taken, and where there is none nobody is asked', () => {
    expect(state(told(() => askUnlessForced(choice(0, ['left'])))).notes).toEqual(['left']);
    expect(state(told(() => askUnlessForced(choice(0, [])))).notes).toEqual(['undefined']);
  });

  test('options are looked for once for the question, and again when an interjection has changed what is possible', () => {
    let looked = 0;
    const match = told((g) =>
      askUnlessForced({
        ...choice(0, []),
        options: () => {
          looked++;
          const more = (g.state.points[0] ?? 0) > 0 ? ['up'] : [];
          return ['left', 'right', ...more].map((id) => option(id, id));
        },
      }),
    );
    expect([looked, options(match, 0)]).toEqual([1, ['left', 'right']]);
    interject(match, 0, 'tip');
    expect(options(match, 0)).toEqual(['left', 'right', 'up']);
    say(match, 0, 'up');
    expect(state(match).notes).toEqual(['up']);
  });

  test('cards are options by themselves', () => {
    const about = { seat: 0, prompt: { key: 'prompt.pick' }, rule: 'T-1' };
    const match = play(function* (g) {
      const question = withOptions(
        about,
        cardOptions(() => cardsIn(g, 'deck')),
      );
      move(g, (yield* askUnlessForced(question)) as CardId, 'discard');
    });
    expect(options(match, 0)).toEqual(['card:0', 'card:1', 'card:2']);
    say(match, 0, 'card:1');
    expect(state(match).zones.discard).toEqual([[1]]);
  });
});

describe('asking if there is anything', () => {
  test('one option is asked for, too: it may be left', () => {
    const match = told(() => askIfAny(choice(0, ['take']), PASS));
    expect(options(match, 0)).toEqual(['take', 'pass']);
    say(match, 0, 'pass');
    expect(state(match).notes).toEqual(['null']);
  });

  test('an option that is taken is the answer', () => {
    const match = told(() => askIfAny(choice(0, ['take']), PASS));
    say(match, 0, 'take');
    expect(state(match).notes).toEqual(['take']);
  });

  test('where nothing is offered, nobody is asked', () => {
    const match = told(() => askIfAny(choice(0, []), DONE));
    expect([state(match).notes, options(match, 1)]).toEqual([['null'], ['end']]);
  });

  test('what is refused and where the question comes from stay with it', () => {
    const more: Partial<Question<string>> = {
      source: 2 as CardId,
      refused: () => [{ id: 'fly', reason: { key: 'r' }, rule: 'T-3' }],
    };
    const match = told((g) => {
      move(g, 2 as CardId, 'discard');
      return askIfAny(choice(0, ['take'], more), PASS);
    });
    const { refused, source } = asked(match, 0);
    expect([refused.map(({ id }) => id), source?.card]).toEqual([['fly'], 2]);
  });
});

test('done, pass and decline are spelled the same in all games, and a game may call them what it wants', () => {
  expect([DONE, PASS, DECLINE].map(({ id, label }) => [id, label?.key])).toEqual([
    ['done', 'word.done'],
    ['pass', 'word.pass'],
    ['decline', 'word.decline'],
  ]);
  const renamed = labelled(PASS, { key: 'option.no-trade' });
  expect([renamed.id, renamed.label?.key]).toEqual(['pass', 'option.no-trade']);
});

test('a flow that asks nothing is over at once, as often as it is used', () => {
  const match = play(function* (g) {
    yield* AT_ONCE;
    note(g, yield* atOnce('one'));
    yield* AT_ONCE;
    note(g, 'two');
  });
  expect([state(match).notes, options(match, 1)]).toEqual([['one', 'two'], ['end']]);
});
