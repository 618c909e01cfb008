import { describe, expect, test } from 'vitest';
import {
  ask,
  askCards,
  askMany,
  askWhether,
  type CardId,
  cardOption,
  cardsIn,
  move,
  option,
  refusedCard,
  type Seat,
  the,
} from '../src/index.ts';
import { asked, begin, choice, FACES, note, onPaper, options, pick, refused, say, state, tiny } from './tiny.ts';

/**
 * DESIGN.md §2:
 * - "Decisions are data: who is asked, a prompt key with arguments, the source card, the list of legal options with
 *   stable ids (card:37, space:kessel, pass), the options that are not legal right now with the reason and rule ID,
 *   min/max, and the rule ID that makes the engine ask."
 * - "Options are always enumerated; combinatorial choices are asked pick by pick with done and grouped for the screen."
 */

const sale = tiny({
  deck: FACES,
  steps: {
    *deal(g) {
      for (const card of [0, 1, 2] as CardId[]) move(g, card, 'hand', 0);
      const sold = yield* ask<CardId | string | Seat>({
        seat: 0,
        prompt: { key: 'prompt.sell', args: { price: 3, buyer: { seat: 1 } } },
        rule: 'T-SELL-01',
        source: 1 as CardId,
        options: () => [
          cardOption(0 as CardId, 'hand'),
          option('space:kessel', 'kessel', { label: { key: 'space.kessel' }, group: 'board' }),
          option('seat:1', 1, { label: { key: 'word.seat', args: { seat: { seat: 1 } } } }),
          option('pass', 'pass'),
        ],
        refused: () => [refusedCard(2 as CardId, { key: 'why.tooDear', args: { cost: 9 } }, 'T-SELL-02')],
      });
      note(g, String(sold));
      yield* pick(0, 'end');
    },
  },
});

describe('a decision', () => {
  test('is data with all that a reader needs', () => {
    expect(onPaper(begin(sale).pending)).toEqual([
      {
        id: 1,
        seat: 0,
        kind: 'question',
        prompt: { key: 'prompt.sell', args: { price: 3, buyer: { seat: 1 } } },
        rule: 'T-SELL-01',
        source: { card: 1, face: 'bear' },
        options: [
          { id: 'card:0', card: 0, group: 'hand' },
          { id: 'space:kessel', label: { key: 'space.kessel' }, group: 'board' },
          { id: 'seat:1', label: { key: 'word.seat', args: { seat: { seat: 1 } } } },
          { id: 'pass' },
        ],
        refused: [{ id: 'card:2', card: 2, reason: { key: 'why.tooDear', args: { cost: 9 } }, rule: 'T-SELL-02' }],
        min: 1,
        max: 1,
      },
    ]);
  });

  test('its answer is the value the rules gave the option', () => {
    const match = begin(sale);
    say(match, 0, 'space:kessel');
    expect(state(match).notes).toEqual(['kessel']);
  });

  test('an option that is not legal right now is refused with the reason and the rule', () => {
    const match = begin(sale);
    refused(match, () => say(match, 0, 'card:2'), 'illegal-option', {
      option: 'card:2',
      reason: { message: { key: 'why.tooDear', args: { cost: 9 } } },
    });
    let rule: string | undefined;
    try {
      say(match, 0, 'card:2');
    } catch (error) {
      rule = (error as { rule?: string }).rule;
    }
    expect(rule).toBe('T-SELL-02');
  });

  test('has an id that is never used twice', () => {
    const match = begin(sale);
    const first = asked(match, 0).id;
    say(match, 0, 'pass');
    expect([first, asked(match, 0).id]).toEqual([1, 2]);
    refused(match, () => match.answer(0, 1, ['end']), 'stale-decision', { seat: 0 });
  });

  test('without a legal option is a fault of the rules, not a stuck table', () => {
    const game = tiny({
      steps: {
        *play() {
          yield* pick(0, 'go');
          yield* pick(1);
        },
      },
    });
    const match = begin(game);
    expect(() => say(match, 0, 'go')).toThrow('rule-fault');
    expect(match.faults[0]?.error).toBe('stuck: prompt.pick (T-1) offers 0 of 1 options');
    expect(options(match, 0)).toEqual(['go']);
  });

  test.each([-1, 2, 1.5, Number.NaN])('asked of seat %s, who does not exist, is a fault of the rules', (seat) => {
    const game = tiny({
      steps: {
        *play() {
          yield* pick(0, 'go');
          yield* pick(seat, 'never');
        },
      },
    });
    const match = begin(game);
    expect(() => say(match, 0, 'go')).toThrow('rule-fault');
    expect(options(match, 0)).toEqual(['go']);
  });
});

describe('several picks', () => {
  const many = tiny({
    steps: {
      *choose(g) {
        const picked = yield* askMany(choice(0, ['a', 'b', 'c'], { min: 0, max: 2 }));
        note(g, picked.join('+') || 'none');
      },
    },
  });

  test.each([
    [[], 'none'],
    [['c'], 'c'],
    [['c', 'a'], 'c+a'],
  ])('between min and max: %j', (picks, result) => {
    const match = begin(many);
    say(match, 0, ...picks);
    expect(state(match).notes).toEqual([result]);
  });

  test('not more than max, none twice', () => {
    const match = begin(many);
    refused(match, () => say(match, 0, 'a', 'b', 'c'), 'wrong-count', { min: 0, max: 2, given: 3 });
    refused(match, () => say(match, 0, 'a', 'a'), 'picked-twice', { option: 'a' });
    refused(match, () => say(match, 0, 'a', 'z'), 'unknown-option', { option: 'z' });
  });

  test('combinatorial choices are asked pick by pick, with done once it is enough', () => {
    const game = tiny({
      deck: ['ace', 'bear', 'crow'],
      steps: {
        *choose(g) {
          const cards = yield* askCards({
            seat: 0,
            prompt: { key: 'prompt.cards' },
            rule: 'T-2',
            min: 1,
            max: 2,
            candidates: () => cardsIn(g, 'deck'),
          });
          note(g, cards.join());
          yield* pick(0, 'end');
        },
      },
    });
    const match = begin(game);
    expect(options(match, 0)).toEqual(['card:0', 'card:1', 'card:2']);
    say(match, 0, 'card:1');
    expect(options(match, 0)).toEqual(['card:0', 'card:2', 'done']);
    expect(asked(match, 0).prompt).toEqual({
      key: 'prompt.cards',
      args: { picked: [{ card: null, face: null }], min: 1, max: 2 },
    });
    say(match, 0, 'card:0');
    expect(state(match).notes).toEqual(['1,0']);
  });

  test('done ends it early, and an empty list asks nobody', () => {
    const game = tiny({
      deck: ['ace', 'bear'],
      steps: {
        *choose(g) {
          const question = { seat: 0, prompt: { key: 'prompt.cards' }, rule: 'T-2', min: 0, max: 2 };
          const none = yield* askCards({ ...question, candidates: () => [] });
          const some = yield* askCards({ ...question, candidates: () => cardsIn(g, 'deck') });
          note(g, `${none.length} ${some.join()}`);
          yield* pick(0, 'end');
        },
      },
    });
    const match = begin(game);
    say(match, 0, 'card:1');
    say(match, 0, 'done');
    expect(state(match).notes).toEqual(['0 1']);
  });

  test('yes or no', () => {
    const game = tiny({
      steps: {
        *choose(g) {
          const prompt = { key: 'prompt.sure', args: { card: the(0 as CardId) } };
          note(g, String(yield* askWhether({ seat: 0, prompt, rule: 'T-3' })));
        },
      },
      deck: ['ace'],
    });
    const match = begin(game);
    expect(options(match, 0)).toEqual(['yes', 'no']);
    say(match, 0, 'no');
    say(match, 0, 'yes');
    expect(state(match).notes).toEqual(['false', 'true']);
  });
});

test('option ids with the names of object members are ids like any other', () => {
  const game = tiny({
    steps: {
      *play(g) {
        note(g, yield* pick(0, '__proto__', 'constructor', 'toString'));
      },
    },
  });
  const match = begin(game);
  for (const id of ['__proto__', 'constructor', 'toString']) say(match, 0, id);
  expect(state(match).notes).toEqual(['__proto__', 'constructor', 'toString']);
  refused(match, () => say(match, 0, 'hasOwnProperty'), 'unknown-option', { option: 'hasOwnProperty' });
});

test('the rules keep what was answered, whatever the caller does to its list', () => {
  const game = tiny({
    steps: {
      *play(g) {
        note(g, yield* pick(0, 'a', 'b'));
      },
    },
  });
  const match = begin(game);
  const picks = ['a'];
  match.answer(0, 1, picks);
  picks[0] = 'b';
  expect(state(match.fork()).notes).toEqual(['a']);
});
