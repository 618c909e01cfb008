import { advise } from '@cantina/bots';
import { type Decision, type Match, rngFromSeed, seedFrom, start, startFrom } from '@cantina/kernel';
import { describe, expect, it } from 'vitest';
import { brain } from '../bot/index.ts';
import { opponents } from '../bot/ladder.ts';
import { game } from '../rules/game.ts';
import type { DeckState } from '../rules/state.ts';

/** The same table to the eyes of a seat, with other hidden cards and other luck to come. */
function otherwise(match: Match<DeckState>, seat: number, n: number): Match<DeckState> {
  const imagined = match.imagine(seat, rngFromSeed(seedFrom(`other ${n}`)));
  const state = imagined.read((g) => game.clone(g.state as DeckState));
  return startFrom(game, state, { seed: seedFrom(`otherwise ${n}`), record: false });
}

const askedAt = (match: Match<DeckState>): Decision => match.asked[0] as Decision;

describe('a bot that searches', () => {
  it('gives the same advice whatever is hidden', () => {
    const match = start(game, { seats: 2, seed: seedFrom('advice'), record: false });
    match.answer(0, askedAt(match).id, ['play-all']);
    const [mine, theirs] = [match, otherwise(match, 0, 1)].map((each) =>
      advise(each, askedAt(each), brain, 'same', { visits: 40 }),
    );
    expect(theirs).toEqual(mine);
    expect(mine?.length).toBeGreaterThan(0);
  });
});

describe('opponents', () => {
  it('are five, each stronger than the one before', () => {
    expect(opponents).toHaveLength(5);
    expect(new Set(opponents.map(({ id }) => id)).size).toBe(5);
    const ratings = opponents.flatMap(({ rating }) => rating ?? []);
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
  });
});
