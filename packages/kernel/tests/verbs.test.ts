import { describe, expect, test } from 'vitest';
import {
  AT_ONCE,
  allIf,
  askIfAny,
  type Effect,
  option,
  outOf,
  PASS,
  type Seat,
  textsFor,
  together,
  type VerbTable,
  worthIn,
} from '../src/index.ts';
import { begin, choice, type G, gain, note, options, pick, say, state, type TinyState, tiny } from './tiny.ts';

/** A verb is one thing in one place: what it does, how much of it is possible, what it is worth. */

interface Pay extends Effect<'pay'> {
  readonly amount: number;
}
interface May extends Effect<'may'> {
  readonly effect: Tree;
}
interface Both extends Effect<'both'> {
  readonly effects: readonly Tree[];
}
type Tree = Pay | May | Both;

const { resolve, extentOf, doesSomething } = textsFor<TinyState, Tree, Seat>();

const verbs: VerbTable<TinyState, Tree, Seat, 'worth'> = {
  pay: {
    run(g, { amount }, seat) {
      gain(g, seat, -Math.min(amount, g.state.points[seat] ?? 0));
      return AT_ONCE;
    },
    extent: (g, { amount }, seat) => outOf(g.state.points[seat] ?? 0, amount),
    worth: ({ amount }) => -amount,
  },
  may: {
    *run(g, { effect }, seat) {
      const use = {
        ...choice(seat, []),
        options: () => (doesSomething(g, effect, seat) ? [option('use', 'use')] : []),
      };
      if ((yield* askIfAny(use, PASS)) === 'use') yield* resolve(g, effect, seat);
    },
    extent: (g, { effect }, seat) => extentOf(g, effect, seat),
    worth: ({ effect }, worthOf) => Math.max(0, worthOf(effect)),
  },
  both: {
    *run(g, { effects }, seat) {
      for (const each of effects) yield* resolve(g, each, seat);
    },
    extent: (g, { effects }, seat) => together(effects.map((each) => extentOf(g, each, seat))),
    worth: ({ effects }, worthOf) => effects.reduce((sum, each) => sum + worthOf(each), 0),
  },
};

const pay = (amount: number): Tree => ({ verb: 'pay', amount });
const text: Tree = { verb: 'both', effects: [pay(2), { verb: 'may', effect: pay(3) }] };

const game = (purse: number, more: (g: G) => void = () => undefined) =>
  tiny({
    verbs,
    steps: {
      *play(g) {
        gain(g, 0, purse);
        more(g);
        yield* resolve(g, text, 0);
        yield* pick(0, 'end');
      },
    },
  });

describe('a text of verbs', () => {
  test('is carried out through the table, so that verbs may call one another', () => {
    const match = begin(game(4));
    expect(options(match, 0)).toEqual(['use', 'pass']);
    say(match, 0, 'use');
    expect(state(match).points[0]).toBe(0);
  });

  test('offers nothing that would do nothing', () => {
    expect(options(begin(game(2)), 0)).toEqual(['end']);
  });

  test('knows how much of it is possible', () => {
    const extents: string[] = [];
    for (const purse of [0, 2, 5]) begin(game(purse, (g) => extents.push(extentOf(g, text, 0))));
    expect(extents).toEqual(['nothing', 'part', 'all']);
  });

  test('tells a runner every verb it meets', () => {
    const met: string[] = [];
    begin(game(2), { meet: (kind, key) => kind === 'verb' && met.push(key) });
    expect(met).toEqual(['both', 'pay', 'may']);
  });

  test('is worth what its verbs are worth', () => {
    const worthOf = worthIn(verbs);
    expect([worthOf(text), worthOf(pay(2))]).toEqual([-2, -2]);
  });

  test('of a game without such a verb is a fault of the rules', () => {
    const match = begin(
      tiny({
        steps: {
          *play(g) {
            note(g, 'begun');
            yield* pick(0, 'go');
            yield* resolve(g, pay(1), 0);
          },
        },
      }),
    );
    expect(() => say(match, 0, 'go')).toThrow('rule-fault');
    expect(match.faults[0]?.error).toBe('tiny has no verb pay');
  });
});

test('extents add up: all or nothing, so many of so many, one after the other', () => {
  expect([allIf(true), allIf(false), outOf(3, 2), outOf(1, 2), outOf(0, 2)]).toEqual([
    'all',
    'nothing',
    'all',
    'part',
    'nothing',
  ]);
  expect([
    together([]),
    together(['all', 'all']),
    together(['nothing', 'nothing']),
    together(['nothing', 'all']),
  ]).toEqual(['all', 'all', 'nothing', 'part']);
});
