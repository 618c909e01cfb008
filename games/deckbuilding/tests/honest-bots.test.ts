import { advise, chooser } from '@cantina/bots';
import {
  type CardId,
  type Decision,
  digest,
  type Match,
  rngFromSeed,
  seedFrom,
  start,
  startFrom,
} from '@cantina/kernel';
import { describe, expect, it } from 'vitest';
import { brain } from '../bot/index.ts';
import { opponents } from '../bot/ladder.ts';
import { game } from '../rules/game.ts';
import type { DeckState } from '../rules/state.ts';

const PAIRS = 1000;
const LONG = 300_000;

/** The same table to the eyes of a seat, with other hidden cards and other luck to come. */
function otherwise(match: Match<DeckState>, seat: number, n: number): Match<DeckState> {
  const imagined = match.imagine(seat, rngFromSeed(seedFrom(`other ${n}`)));
  const state = imagined.read((g) => game.clone(g.state as DeckState));
  return startFrom(game, state, { seed: seedFrom(`otherwise ${n}`), record: false });
}

const askedAt = (match: Match<DeckState>): Decision => match.asked[0] as Decision;

const faceOf = (match: Match<DeckState>, card: CardId | undefined): number | undefined =>
  card === undefined ? undefined : match.read((g) => g.state.cards.face[card]);

/** What was picked, by what it is: ids of cards are the same in both. */
const picksOf = (match: Match<DeckState>, picks: readonly string[]): string =>
  picks.map((id) => `${id} ${faceOf(match, askedAt(match).options.find((each) => each.id === id)?.card)}`).join();

describe('a bot that searches', () => {
  it(
    `answers the same whatever is hidden, in ${PAIRS} imagined pairs`,
    () => {
      let pairs = 0;
      let different = 0;
      const tells: string[] = [];
      for (let table = 0; pairs < PAIRS; table++) {
        const match = start(game, { seats: 2, seed: seedFrom(`honest ${table}`), record: false });
        const players = [0, 1].map((seat) => chooser('quick', brain, `${table} ${seat}`));
        for (let answers = 0; match.outcome === null && pairs < PAIRS; answers++) {
          const asked = askedAt(match);
          // Where a step has just asked, the table can be set up again as it is
          if (answers % 3 === 0 && asked.prompt.key === 'prompt.action' && asked.options.length > 2) {
            const other = otherwise(match, asked.seat, pairs);
            if (digest(other.view(asked.seat)) !== digest(match.view(asked.seat)))
              tells.push(`another view at ${pairs}`);
            if (digest(other.view(1 - asked.seat)) !== digest(match.view(1 - asked.seat))) different++;
            const [mine, theirs] = [match, other].map((each) =>
              picksOf(each, chooser({ mind: 'search', visits: 6 }, brain, `${pairs}`)(each, askedAt(each))),
            );
            if (theirs !== mine) tells.push(`${mine} and ${theirs} at ${pairs}`);
            pairs++;
          }
          match.answer(asked.seat, asked.id, players[asked.seat]?.(match, asked) ?? []);
        }
      }
      expect(tells).toEqual([]);
      expect(different).toBeGreaterThan(PAIRS / 2);
    },
    LONG,
  );

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
