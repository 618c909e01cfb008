import { type Decision, faceOf, rngFromSeed, seedFrom, start } from '@cantina/kernel';
import { randomAnswer } from '@cantina/kernel/testing';
import { expect, it } from 'vitest';
import { baseSkills } from '../content/index.ts';
import { game } from '../rules/game.ts';
import { leftInDeck } from '../table/mission/left-in-deck.ts';

function played(seats: number, seed: string) {
  const match = start(game, { seats, options: { mission: 'm1' }, seed: seedFrom(seed) });
  const rng = rngFromSeed(seedFrom(`answers ${seed}`));
  for (let i = 0; i < 40 && match.outcome === null; i++) {
    const { index, picks } = randomAnswer(rng, match.pending);
    const { seat, id } = match.pending[index] as Decision;
    match.answer(seat, id, picks);
  }
  const inDeck = (deck: number): string[] =>
    match.read((g) => (g.state.zones.deck[deck] ?? []).map((card) => faceOf(g, card)));
  return { match, inDeck };
}

it('whoever plays alone can work out what is left in the deck, and so can everybody for their own', () => {
  for (const seed of ['1', '2', '3']) {
    const alone = played(1, seed);
    expect(leftInDeck(alone.match.view(0), 0, baseSkills)?.toSorted()).toEqual(alone.inDeck(0).toSorted());
    const two = played(2, seed);
    for (const seat of [0, 1])
      expect(leftInDeck(two.match.view(seat), seat, baseSkills)?.toSorted()).toEqual(two.inDeck(seat).toSorted());
  }
});

it('nobody works out the deck of another, nor does who only watches', () => {
  const { match } = played(2, '4');
  expect(leftInDeck(match.view(0), 1, baseSkills)).toBeNull();
  expect(leftInDeck(match.view('spectator'), 0, baseSkills)).toBeNull();
});
