import { describe, expect, test } from 'vitest';
import { type CardId, type Flow, hooked, move, shuffle } from '../src/index.ts';
import { begin, type G, pick, refused, say, someText, state, tiny } from './tiny.ts';

/**
 * DESIGN.md §2: "Triggers are found through an index kept by ops, not by searching all cards; several at once are ordered by
 * the rule of that game."
 */

const [ace, bear, crow] = [0, 1, 2] as CardId[] as [CardId, CardId, CardId];

/** Aces and bears react to `gain`; crows never. */
const hooksOf = (face: string): readonly string[] => (face === 'crow' ? [] : ['gain']);

const script = (steps: (g: G) => Flow<void>) =>
  tiny({ deck: ['ace', 'bear', 'crow'], hooks: ['gain', 'lose'], hooksOf, steps: { play: steps } });

describe('the index of triggers', () => {
  test('is kept by moves: a card is in it while it lies in an active zone, oldest first', () => {
    const seen: number[][] = [];
    const match = begin(
      script(function* (g) {
        seen.push([...hooked(g, 'gain')]);
        move(g, bear, 'board', 1);
        move(g, crow, 'board', 0);
        move(g, ace, 'board', 0);
        seen.push([...hooked(g, 'gain')]);
        move(g, bear, 'discard');
        seen.push([...hooked(g, 'gain')]);
        move(g, bear, 'board', 0);
        seen.push([...hooked(g, 'gain')], [...hooked(g, 'lose')]);
        yield* pick(0, 'end');
      }),
    );
    expect(seen).toEqual([[], [1, 0], [0], [0, 1], []]);
    expect(state(match).hooks).toEqual({ gain: [0, 1], lose: [] });
  });

  test('is part of the state: fork and undo keep it right', () => {
    const match = begin(
      script(function* (g) {
        yield* pick(0, 'go');
        move(g, bear, 'board', 1);
        yield* pick(0, 'end');
      }),
    );
    const fork = match.fork();
    say(fork, 0, 'go');
    expect([state(match).hooks.gain, state(fork).hooks.gain]).toEqual([[], [1]]);
    fork.undo(0, { consent: true });
    expect(state(fork).hooks.gain).toEqual([]);
  });

  test('cards that act can not be shuffled, because that would make them others', () => {
    const match = begin(
      script(function* (g) {
        move(g, bear, 'board', 1);
        yield* pick(0, 'go');
        shuffle(g, 'board', 1);
      }),
    );
    refused(match, () => say(match, 0, 'go'), 'rule-fault', { detail: someText });
  });
});

test('an active zone is one that all see, and an owner needs a seat', () => {
  const steps = {
    *play(): Flow<void> {
      yield* pick(0, 'go');
    },
  };
  expect(() => tiny({ steps, zones: { lair: { per: 'seat', sees: 'owner', active: true } } })).toThrow(
    'zone lair is active, so all must see it',
  );
  expect(() => tiny({ steps, zones: { lair: { per: 3, sees: 'owner' } } })).toThrow(
    'zone lair has no owner who could see it',
  );
});
