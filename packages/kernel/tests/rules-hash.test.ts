import { describe, expect, test } from 'vitest';
import { type Flow, opsFor } from '../src/index.ts';
import { type G, gain, pick, type TinyState, tiny } from './tiny.ts';

/** DESIGN.md §2: "A save holds … a rules hash": it tells whether the rules were others when a save was made. */

describe('the rules hash', () => {
  const steps = {
    *play(g: G): Flow<void> {
      gain(g, 0, Number(yield* pick(0, '1')));
    },
  };
  const hash = (more: object = {}) => tiny({ steps, rules: [{ cards: [{ id: 'ace', cost: 3 }] }], ...more }).rulesHash;

  test('is the same for the same rules', () => {
    expect(hash()).toBe(hash());
  });

  test.each<[string, object]>([
    ["a card's data", { rules: [{ cards: [{ id: 'ace', cost: 4 }] }] }],
    ["a card's own procedure", { rules: [{ cards: [{ id: 'ace', cost: 3, run: () => 1 }] }] }],
    [
      "a step's code",
      {
        steps: {
          *play(g: G): Flow<void> {
            gain(g, 0, 2 * Number(yield* pick(0, '1')));
          },
        },
      },
    ],
    ['the name of a step', { steps: { turn: (g: G): Flow<void> => steps.play(g) } }],
    ['a face', { faces: ['ace'] }],
    ['a zone', { zones: { deck: { per: 'table', sees: 'all' } } }],
    ['hooks', { hooksOf: () => ['gain'] }],
    ['options', { options: { fast: [false, true] } }],
    ['interjections', { interjections: () => [] }],
    ['a map of cards', { rules: [new Map([['ace', { cost: 3 }]])] }],
  ])('changes with %s', (_what, more) => {
    expect(hash(more)).not.toBe(hash());
  });

  test('looks into functions inside data, maps and sets, and behind ops', () => {
    const op = opsFor<TinyState>();
    const variants = [
      [{ run: () => 1 }],
      [{ run: () => 2 }],
      [new Map([['a', 1]])],
      [new Map([['a', 2]])],
      [new Set(['a'])],
      [new Set(['b'])],
      [op('win', (s) => ({ n: s.points.length }))],
      [op('win', (s) => ({ n: s.points.length + 1 }))],
    ].map((rules) => hash({ rules }));
    expect(new Set(variants).size).toBe(variants.length);
  });
});
