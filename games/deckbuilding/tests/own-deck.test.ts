import { type Decision, rngFromSeed, seedFrom, start } from '@cantina/kernel';
import { randomAnswer } from '@cantina/kernel/testing';
import { expect, it } from 'vitest';
import { game } from '../rules/game.ts';

/** A game some turns on, and what really lies in the decks. */
function played(seed: string) {
  const match = start(game, { seats: 2, options: {}, seed: seedFrom(seed) });
  const rng = rngFromSeed(seedFrom(`answers ${seed}`));
  for (let i = 0; i < 120 && match.outcome === null; i++) {
    const { index, picks } = randomAnswer(rng, match.pending);
    const { seat, id } = match.pending[index] as Decision;
    match.answer(seat, id, picks);
  }
  const facesIn = (seat: number): string[] =>
    match.read((g) => (g.state.zones.deck[seat] ?? []).map((card) => game.faces[g.state.cards.face[card] ?? 0] ?? ''));
  return { match, facesIn };
}

it('tells everybody what is in their own deck, by name and not in its order', () => {
  for (const seed of ['1', '2', '3']) {
    const { match, facesIn } = played(seed);
    for (const seat of [0, 1]) {
      const { holds, cards } = match.view(seat).zones.deck?.[seat] ?? {};
      expect(holds).toEqual(facesIn(seat).toSorted());
      expect(cards?.length ?? 0).toBeLessThan(Math.max(1, facesIn(seat).length));
    }
  }
});

it('tells nobody else what is in a deck', () => {
  const { match } = played('4');
  expect(match.view(0).zones.deck?.[1]).not.toHaveProperty('holds');
  expect(match.view('spectator').zones.deck?.[0]).not.toHaveProperty('holds');
});

it('tells the same whatever the order is', () => {
  const { match } = played('5');
  const before = match.view(0).zones.deck?.[0]?.holds;
  const imagined = match.imagine(0, rngFromSeed(seedFrom('another order')));
  expect(imagined.view(0).zones.deck?.[0]?.holds).toEqual(before);
});
