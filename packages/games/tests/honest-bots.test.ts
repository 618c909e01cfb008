import { chooser } from '@cantina/bots';
import {
  type CoreState,
  type Decision,
  digest,
  type Manner,
  type Match,
  rngFromSeed,
  seedFrom,
  start,
  startFrom,
} from '@cantina/kernel';
import type { Playable } from '@cantina/playable';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../src/index.ts';

/** With CANTINA_PAIRS=3000 as many pairs of each game; that takes some minutes. */
const PAIRS = Number(process.env.CANTINA_PAIRS ?? 15);
const LONG = 60_000 + 500 * PAIRS;
/** Only every so often a position is looked at, so that many moments of many games are met. */
const EVERY = 7;
const ITERATIONS = 6;

/** The same table to the eyes of a seat, with other hidden cards and other luck to come; null where it can't be set up. */
function otherwise({ game }: Playable, match: Match, seat: number, n: number): Match | null {
  const imagined = match.imagine(seat, rngFromSeed(seedFrom(`other ${n}`)));
  const state = imagined.read((g) => game.clone(g.state as CoreState));
  try {
    return startFrom(game, state, { seed: seedFrom(`otherwise ${n}`), record: false });
  } catch {
    return null;
  }
}

const askedOf = (match: Match, seat: number): Decision | undefined => match.asked.find((each) => each.seat === seat);

/** What a seat is asked, apart from the number of the question. */
const question = (asked: Decision | undefined): string =>
  asked === undefined ? '' : digest([asked.prompt, asked.options, asked.min, asked.max]);

/** What is looked at of one position: picks of both tables, and whether anything is hidden at all. */
interface Pair {
  readonly mine: string;
  readonly theirs: string;
  readonly differs: boolean;
}

function pairAt(playable: Playable, match: Match, asked: Decision, manner: Manner, n: number): Pair | null {
  const { seat } = asked;
  const other = otherwise(playable, match, seat, n);
  // Where a step has just asked, the table can be set up again as it is
  if (other === null || question(askedOf(other, seat)) !== question(asked)) return null;
  if (digest(other.view(seat)) !== digest(match.view(seat))) return null;
  const [mine = '', theirs = ''] = [match, other].map((each) =>
    chooser(manner, playable.brain, `${n}`, { iterations: ITERATIONS })(each, askedOf(each, seat) as Decision).join(),
  );
  return { mine, theirs, differs: match.read((g) => digest(g.state)) !== other.read((g) => digest(g.state)) };
}

describe.each(GAME_IDS)('bots of %s', (id) => {
  test(`answer the same whatever is hidden, in ${PAIRS} imagined pairs`, { timeout: LONG }, async () => {
    const playable = await loadGame(id);
    const manner: Manner = playable.opponents?.at(-1)?.manner ?? { mind: 'search' };
    const seats = Math.max(2, playable.game.seats.min);
    const tells: string[] = [];
    let pairs = 0;
    let different = 0;
    for (let table = 0; pairs < PAIRS; table++) {
      const match: Match = start(playable.game, { seats, seed: seedFrom(`honest ${table}`), record: false });
      const anybody = chooser('random', playable.brain, `${table}`);
      for (let answers = 0; match.outcome === null && pairs < PAIRS; answers++) {
        const [asked] = match.asked as readonly [Decision];
        const isDue = answers % EVERY === table % EVERY && asked.options.length > 1;
        const pair = isDue ? pairAt(playable, match, asked, manner, pairs) : null;
        if (pair !== null) {
          pairs++;
          if (pair.differs) different++;
          if (pair.mine !== pair.theirs) tells.push(`${asked.prompt.key}: ${pair.mine} and ${pair.theirs} (${table})`);
        }
        match.answer(asked.seat, asked.id, anybody(match, asked));
      }
    }
    expect(tells).toEqual([]);
    expect(different).toBeGreaterThan(PAIRS / 2);
  });
});
