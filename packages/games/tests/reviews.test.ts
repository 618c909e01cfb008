import { chooser, review } from '@cantina/bots';
import { type Entry, type Seed, seedFrom, start, type TableOptions } from '@cantina/kernel';
import type { Playable } from '@cantina/playable';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../src/index.ts';

const LONG = 120_000;

/** Tables of two at which somebody errs often, so that there is something to tell. */
const TABLES: Readonly<Record<string, TableOptions>> = { deckbuilding: { basesToWin: 2 } };

/** What turned a game of these need not have been a choice that another would have made better. */
const BY_CHANCE: ReadonlySet<string> = new Set(['mandalorian', 'smugglers']);

/** Counted, not timed: it says the same on every machine. */
const BUDGET = { visits: 32, milliseconds: Number.POSITIVE_INFINITY };

interface Played {
  readonly seed: Seed;
  readonly answers: readonly Entry[];
  readonly winners: readonly number[];
}

function played({ game, brain }: Playable, options: TableOptions): Played {
  const seed = seedFrom('to be looked at again');
  const match = start(game, { seats: 2, seed, options });
  const bots = [40, 0].map((slips, seat) => chooser({ mind: 'quick', slips }, brain, `player ${seat}`));
  const answers: Entry[] = [];
  while (match.outcome === null) {
    const [asked] = match.asked;
    if (asked === undefined) throw new Error('nobody is asked');
    match.answer(asked.seat, asked.id, bots[asked.seat]?.(match, asked) ?? []);
    if (match.lastEntry !== undefined) answers.push(match.lastEntry);
  }
  return { seed, answers, winners: match.outcome.winners };
}

describe.each(GAME_IDS)('a review of %s', (id) => {
  test(
    'has a curve for everybody, and moments with what would have been better',
    async () => {
      const playable = await loadGame(id);
      const options = TABLES[id] ?? {};
      const { seed, answers, winners } = played(playable, options);
      const begin = () => start(playable.game, { seats: 2, options, seed });
      const told = review(begin, answers, playable.brain, BUDGET);
      const curve = told?.standings.map(({ chances }) => chances) ?? [];
      expect(curve.length).toBeGreaterThan(5);
      expect(curve.at(-1)).toEqual([0, 1].map((seat) => (winners.includes(seat) ? 1 : 0)));
      for (const [one = -1, other = -1] of curve.slice(0, -1)) {
        expect(one).toBeGreaterThanOrEqual(0);
        expect(one).toBeLessThanOrEqual(1);
        expect(other).toBeCloseTo(id === 'mandalorian' ? one : 1 - one);
      }
      expect(new Set(curve.slice(1, -1).map(([one = 0]) => one.toFixed(2))).size).toBeGreaterThan(3);
      const points = told?.turningPoints ?? [];
      expect(points.length).toBeGreaterThan(0);
      expect(points.length).toBeLessThanOrEqual(3);
      for (const { after, decision, played: picks, better } of points) {
        expect(after).toBeGreaterThan(0);
        expect(answers[after]?.picks).toEqual(picks);
        const offered = decision.options.map((each) => each.id);
        expect(offered).toEqual(expect.arrayContaining([...(better?.picks ?? [])]));
        expect(better?.picks).not.toEqual(picks);
      }
      // Companions win or lose together, and in Smugglers most turns on dice: there nobody may be to blame
      expect(BY_CHANCE.has(id) || points.some(({ better }) => better !== null)).toBe(true);
    },
    LONG,
  );
});
