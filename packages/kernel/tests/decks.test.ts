import { expect, test } from 'vitest';
import { type CardId, type Flow, move, rebuildIfEmpty, topOrRebuilt } from '../src/index.ts';
import { begin, type G, note, pick, say, state, tiny } from './tiny.ts';

const piles = { deck: 'deck', discard: 'discard' } as const;
const noted = (g: G) => (cards: readonly CardId[]) => note(g, `rebuilt from ${cards.length}`);

const game = (steps: (g: G) => Flow<void>) => begin(tiny({ deck: ['ace', 'bear'], steps: { play: steps } }));

test('the top card of a deck is just that while there is one', () => {
  const match = game(function* (g) {
    note(g, String(topOrRebuilt(g, piles, 0, noted(g))));
    yield* pick(0, 'end');
  });
  expect(state(match).notes).toEqual(['1']);
});

test('an empty deck is made anew from its discard pile, and only when a card is wanted', () => {
  const match = game(function* (g) {
    for (const card of [0, 1] as CardId[]) move(g, card, 'discard');
    yield* pick(0, 'draw');
    const top = topOrRebuilt(g, piles, 0, noted(g));
    if (top !== undefined) move(g, top, 'hand', 0);
    yield* pick(0, 'end');
  });
  expect(state(match).zones).toMatchObject({ deck: [[]], discard: [[0, 1]] });
  say(match, 0, 'draw');
  const { zones, notes } = state(match);
  expect(notes).toEqual(['rebuilt from 2']);
  expect([zones.deck?.[0]?.length, zones.discard?.[0]?.length, zones.hand?.[0]?.length]).toEqual([1, 0, 1]);
});

test('with nothing to make it from, there is no card and nothing is told', () => {
  const match = game(function* (g) {
    for (const card of [0, 1] as CardId[]) move(g, card, 'hand', 0);
    note(g, `${topOrRebuilt(g, piles, 0, noted(g))} ${rebuildIfEmpty(g, piles, 0, noted(g))}`);
    yield* pick(0, 'end');
  });
  expect(state(match).notes).toEqual(['undefined false']);
});

test('a deck can also be made anew at once, when its last card is gone', () => {
  const match = game(function* (g) {
    move(g, 0 as CardId, 'discard');
    note(g, String(rebuildIfEmpty(g, piles)));
    move(g, 1 as CardId, 'hand', 0);
    note(g, String(rebuildIfEmpty(g, piles)));
    yield* pick(0, 'end');
  });
  expect(state(match).notes).toEqual(['false', 'true']);
  expect(state(match).zones).toMatchObject({ deck: [[0]], discard: [[]] });
});
