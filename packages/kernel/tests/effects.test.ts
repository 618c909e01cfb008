import { describe, expect, test } from 'vitest';
import { ask, carryOut, type Effect, type Flow, option, type Runners } from '../src/index.ts';
import { begin, choice, gain, note, options, say, state, type TinyState, tiny } from './tiny.ts';

/** DESIGN.md §2 "Rules and effects call ops" and §3 "Effects … are a typed tree; one generator runs it." */

interface Gain extends Effect<'gain'> {
  readonly n: number;
}
interface Both extends Effect<'both'> {
  readonly effects: readonly Tree[];
}
interface Choose extends Effect<'choose'> {
  readonly of: readonly Tree[];
}
type Tree = Gain | Both | Choose;

const runners: Runners<TinyState, Tree, number> = {
  *gain(g, { n }, seat) {
    gain(g, seat, n);
    yield* [];
  },
  *both(g, { effects }, seat) {
    for (const each of effects) yield* carryOut(runners, g, each, seat);
  },
  *choose(g, { of }, seat): Flow<void> {
    const chosen = yield* ask<Tree>({
      ...choice(seat, []),
      options: () => of.map((each, i) => option(`effect:${i}`, each)),
    });
    yield* carryOut(runners, g, chosen, seat);
  },
};

const card: Tree = {
  verb: 'both',
  effects: [
    { verb: 'gain', n: 1 },
    {
      verb: 'choose',
      of: [
        { verb: 'gain', n: 5 },
        { verb: 'choose', of: [{ verb: 'gain', n: 7 }] },
      ],
    },
  ],
};

const game = tiny({
  steps: {
    *play(g) {
      yield* carryOut(runners, g, card, 1);
      note(g, 'done');
      yield* ask(choice(0, ['end']));
    },
  },
});

describe('an effect tree', () => {
  test('is run by one generator, choices inside effects included', () => {
    const match = begin(game);
    expect([state(match).points, options(match, 1)]).toEqual([
      [0, 1],
      ['effect:0', 'effect:1'],
    ]);
    say(match, 1, 'effect:1');
    expect(options(match, 1)).toEqual(['effect:0']);
    say(match, 1, 'effect:0');
    expect(state(match).points).toEqual([0, 8]);
    expect(state(match).notes).toEqual(['done']);
  });

  test('is plain data', () => {
    expect(JSON.parse(JSON.stringify(card))).toEqual(card);
  });

  test('tells a runner every verb it meets', () => {
    const met: string[] = [];
    const match = begin(game, { meet: (kind, key) => kind === 'verb' && met.push(key) });
    say(match, 1, 'effect:0');
    expect(met).toEqual(['both', 'gain', 'choose', 'gain']);
  });
});
