import { describe, expect, test } from 'vitest';
import {
  ask,
  type CardId,
  cardOption,
  type Flow,
  faceOf,
  hooked,
  modified,
  move,
  shuffle,
  trigger,
} from '../src/index.ts';
import { begin, choice, type G, gain, note, options, pick, refused, say, someText, state, tiny } from './tiny.ts';

/**
 * DESIGN.md §2:
 * - "Triggers are found through an index kept by ops, not by searching all cards; several at once are ordered by the rule
 *   of that game."
 * - "Modifiers are pulled when a value is asked for (stat(g, id, 'attack')), never pushed and revoked."
 */

const [ace, bear, crow] = [0, 1, 2] as CardId[] as [CardId, CardId, CardId];

/** Aces and bears react to `gain`; crows never. */
const hooksOf = (face: string): readonly string[] => (face === 'crow' ? [] : ['gain']);

const script = (steps: (g: G) => Flow<void>) =>
  tiny({ deck: ['ace', 'bear', 'crow'], hooks: ['gain', 'lose'], hooksOf, steps: { play: steps } });

function* resolve(g: G): Flow<void> {
  yield* trigger(g, 'gain', {
    when: (card) => (g.state.points[card] ?? 0) === 0,
    choose: (cards) => ask({ ...choice(0, []), options: () => cards.map((card) => cardOption(card)) }),
    *run(card) {
      note(g, faceOf(g, card));
      if (faceOf(g, card) === 'bear') gain(g, yield* ask({ ...choice(1, []), options: () => [cardOption(ace)] }), 1);
    },
  });
}

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

describe('triggers', () => {
  test('several at once are ordered by the rule of the game, each resolves once', () => {
    const match = begin(
      script(function* (g) {
        for (const card of [ace, bear, crow]) move(g, card, 'board', 0);
        yield* resolve(g);
        yield* pick(0, 'end');
      }),
    );
    expect(options(match, 0)).toEqual(['card:0', 'card:1']);
    say(match, 0, 'card:0');
    expect(options(match, 1)).toEqual(['card:0']);
    say(match, 1, 'card:0');
    expect(state(match).notes).toEqual(['ace', 'bear']);
    expect(options(match, 0)).toEqual(['end']);
  });

  test('are asked again before each one: what happened may have taken the reason away', () => {
    const match = begin(
      script(function* (g) {
        for (const card of [ace, bear]) move(g, card, 'board', 0);
        yield* resolve(g);
        yield* pick(0, 'end');
      }),
    );
    say(match, 0, 'card:1');
    say(match, 1, 'card:0');
    expect(state(match).notes).toEqual(['bear']);
  });

  test('a single one asks nobody for the order', () => {
    const match = begin(
      script(function* (g) {
        move(g, ace, 'board', 1);
        yield* resolve(g);
        yield* pick(0, 'end');
      }),
    );
    expect([state(match).notes, options(match, 0)]).toEqual([['ace'], ['end']]);
  });
});

describe('modifiers', () => {
  test('are pulled when a value is asked for; nothing is stored, so nothing has to be revoked', () => {
    const values: number[] = [];
    const strength = (g: G) => modified(g, 'gain', 3, (source) => (faceOf(g, source) === 'ace' ? 2 : -1));
    const match = begin(
      script(function* (g) {
        values.push(strength(g));
        move(g, ace, 'board', 0);
        values.push(strength(g));
        move(g, bear, 'board', 1);
        values.push(strength(g));
        move(g, ace, 'discard');
        values.push(strength(g));
        yield* pick(0, 'end');
      }),
    );
    expect(values).toEqual([3, 5, 4, 2]);
    expect(Object.keys(state(match)).sort()).toEqual(
      'cards fixedDice hidden hooks notes options outcome points rng seats secrets step zones'.split(' '),
    );
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
