import { describe, expect, test } from 'vitest';
import { ask, askAll, type CardId, finish, goTo, type Interjection, look, option, restore, the } from '../src/index.ts';
import {
  asked,
  begin,
  besides,
  choice,
  type G,
  gain,
  interject,
  note,
  onPaper,
  options,
  pick,
  refused,
  say,
  someText,
  state,
  tiny,
} from './tiny.ts';

/**
 * DESIGN.md §2:
 * - "Some things may be done at any moment while a question is open."
 * - "They are logged like answers; the open question is asked again with fresh options, so ask computes its options each
 *   time it is asked."
 */

const gift = (g: G, seat: number): Interjection => ({
  id: 'gift',
  label: { key: 'label.gift', args: { card: the(0 as CardId) } },
  rule: 'T-GIFT-01',
  run: () => gain(g, seat, 1),
});

/** Seat 0 has as many options as points, and one more. */
const growing = tiny({
  deck: ['ace'],
  interjections: (g, seat) => (seat === 1 || g.state.points[0] === 0 ? [gift(g, 0)] : []),
  steps: {
    *play(g) {
      const ids = () => ['o0', 'o1', 'o2'].slice(0, (g.state.points[0] ?? 0) + 1);
      note(g, yield* ask(choice(0, [], { options: () => ids().map((id) => option(id, id)) })));
    },
  },
});

describe('an interjection', () => {
  test('is not among what is asked', () => {
    const match = begin(growing);
    expect(match.asked.map(({ seat, kind }) => [seat, kind])).toEqual([[0, 'question']]);
    expect(match.pending.length).toBeGreaterThan(match.asked.length);
  });

  test('stands beside the question while one is open', () => {
    const match = begin(growing);
    expect(onPaper(besides(match, 1))).toEqual({
      id: -(1 * 3 + 1 + 1),
      seat: 1,
      kind: 'interjection',
      prompt: { key: 'word.interjection' },
      rule: 'T-GIFT-01',
      options: [{ id: 'gift', label: { key: 'label.gift', args: { card: { card: null, face: null } } } }],
      refused: [],
      min: 1,
      max: 1,
    });
    expect(match.pending.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'question'],
      [0, 'interjection'],
      [1, 'interjection'],
    ]);
  });

  test('is carried out at once, and the question is asked again with fresh options under a new id', () => {
    const match = begin(growing);
    const before = asked(match, 0).id;
    expect(options(match, 0)).toEqual(['o0']);
    interject(match, 1, 'gift');
    expect(options(match, 0)).toEqual(['o0', 'o1']);
    expect(asked(match, 0).id).toBe(before + 1);
    refused(match, () => match.answer(0, before, ['o0']), 'stale-decision', { seat: 0 });
    say(match, 0, 'o1');
    expect(state(match).notes).toEqual(['o1']);
  });

  test('that is no longer offered is refused', () => {
    const match = begin(growing);
    const mine = besides(match, 0).id;
    interject(match, 0, 'gift');
    refused(match, () => match.answer(0, mine, ['gift']), 'stale-decision', { seat: 0 });
    expect(match.pending.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'question'],
      [1, 'interjection'],
    ]);
    refused(match, () => match.answer(1, besides(match, 1).id, ['loan']), 'unknown-option', { option: 'loan' });
    refused(match, () => match.answer(1, besides(match, 1).id, []), 'wrong-count', { min: 1, max: 1, given: 0 });
    refused(match, () => match.answer(0, besides(match, 1).id, ['gift']), 'stale-decision', { seat: 0 });
  });

  test('is logged like an answer: fork, save and replay know it', () => {
    const match = begin(growing);
    interject(match, 1, 'gift');
    say(match, 0, 'o1');
    interject(match, 1, 'gift');
    expect(match.answerCount).toBe(3);
    expect(match.log('spectator').map(({ type }) => type)).toEqual(['gain', 'note', 'gain']);
    for (const twin of [match.fork(), restore(growing, onPaper(match.save()))]) {
      expect(twin.digest()).toBe(match.digest());
      expect(besides(twin, 1).id).toBe(besides(match, 1).id);
    }
  });

  test('can be taken back like an answer', () => {
    const match = begin(growing);
    interject(match, 1, 'gift');
    const stale = asked(match, 0).id;
    match.undo(1);
    expect([state(match).points, options(match, 0)]).toEqual([[0, 0], ['o0']]);
    refused(match, () => match.answer(0, stale, ['o0']), 'stale-decision', { seat: 0 });
    say(match, 0, 'o0');
    interject(match, 1, 'gift');
    refused(match, () => match.undo(0), 'undo-needs-consent', { seat: 0 });
  });

  test('may bring new information, and then is not free to take back', () => {
    const game = tiny({
      deck: ['ace'],
      interjections: (g, seat) => [
        { id: 'peek', label: { key: 'label.peek' }, rule: 'T-2', run: () => look(g, seat, [0 as CardId]) },
      ],
      steps: {
        *play() {
          yield* pick(0, 'go');
        },
      },
    });
    const match = begin(game);
    interject(match, 1, 'peek');
    refused(match, () => match.undo(1), 'undo-needs-consent', { seat: 1 });
  });

  test('that takes away what an answer held back had picked lets that seat answer again', () => {
    const game = tiny({
      interjections: (g, seat) => (seat === 2 ? [gift(g, 2)] : []),
      steps: {
        *play(g) {
          const free = () => ((g.state.points[2] ?? 0) > 0 ? ['b'] : ['a', 'b']).map((id) => option(id, id));
          note(g, (yield* askAll([0, 1].map((seat) => choice(seat, [], { options: free })))).join());
          yield* pick(0, 'end');
        },
      },
    });
    const match = begin(game, { seats: 3 });
    say(match, 0, 'a');
    interject(match, 2, 'gift');
    expect(match.pending.filter(({ kind }) => kind === 'question').map(({ seat }) => seat)).toEqual([0, 1]);
    say(match, 1, 'b');
    const twin = restore(game, onPaper(match.save()));
    expect(twin.digest()).toBe(match.digest());
    say(match, 0, 'b');
    expect(state(match).notes).toEqual(['b,b']);
  });

  test('that fails leaves everything as it was, decision ids included', () => {
    const game = tiny({
      interjections: (g) => [
        {
          id: 'break',
          label: { key: 'label.break' },
          rule: 'T-2',
          run: () => {
            gain(g, 0, 5);
            throw new Error('broken');
          },
        },
      ],
      steps: {
        *play(g) {
          note(g, yield* pick(0, 'go'));
        },
      },
    });
    const match = begin(game);
    say(match, 0, 'go');
    const before = onPaper(match.pending);
    refused(match, () => interject(match, 1, 'break'), 'rule-fault', {
      detail: match.faults[0]?.id ?? someText,
    });
    expect(onPaper(match.pending)).toEqual(before);
    expect(state(match).points).toEqual([0, 0]);
    say(match, 0, 'go');
    expect(state(match).notes).toEqual(['go', 'go']);
  });

  test('that leaves no option of the open question is a fault and changes nothing', () => {
    const game = tiny({
      interjections: (g) => [gift(g, 0)],
      steps: {
        *play(g) {
          yield* ask(choice(0, [], { options: () => (g.state.points[0] === 0 ? [option('a', 'a')] : []) }));
        },
      },
      deck: ['ace'],
    });
    const match = begin(game);
    refused(match, () => interject(match, 0, 'gift'), 'rule-fault', { detail: someText });
    expect(options(match, 0)).toEqual(['a']);
  });

  test('may end the game', () => {
    const game = tiny({
      interjections: (g, seat) => [
        {
          id: 'concede',
          label: { key: 'label.concede' },
          rule: 'T-9',
          run: () => finish(g, { winners: [1 - seat], reason: 'conceded' }),
        },
      ],
      steps: {
        *play(g) {
          goTo(g, 'play');
          yield* pick(0, 'go');
        },
      },
    });
    const match = begin(game);
    interject(match, 1, 'concede');
    expect([match.outcome, match.pending]).toEqual([{ winners: [0], reason: 'conceded' }, []]);
    expect(restore(game, onPaper(match.save())).outcome).toEqual({ winners: [0], reason: 'conceded' });
  });
});
