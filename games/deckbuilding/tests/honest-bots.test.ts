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

/** A bot that plays this match sees the cards as they really lie: what it imagines is the table itself. */
const laidOpen = (match: Match<DeckState>): Match<DeckState> =>
  Object.create(match, {
    imagine: { value: () => match.fork() },
    imaginer: { value: () => () => match.fork() },
  }) as Match<DeckState>;

/** What it thinks of its answers at two tables that look the same to it: whoever knows more thinks otherwise. */
function advices(show = (match: Match<DeckState>): Match<DeckState> => match) {
  const match = start(game, { seats: 2, seed: seedFrom('advice'), record: false });
  match.answer(0, askedAt(match).id, ['play-all']);
  return [match, otherwise(match, 0, 1)].map((each) =>
    advise(show(each), askedAt(each), brain, 'same', { visits: 40 }),
  );
}

describe('a bot that searches', () => {
  it('gives the same advice whatever is hidden', () => {
    const [mine, theirs] = advices();
    expect(theirs).toEqual(mine);
    expect(mine?.length).toBeGreaterThan(0);
  });

  it('would be noticed if it looked at the cards', () => {
    const [mine, theirs] = advices(laidOpen);
    expect(theirs).not.toEqual(mine);
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
