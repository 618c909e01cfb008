import { adviceFor, chooser } from '@cantina/bots';
import {
  type Brain,
  type CoreState,
  type Decision,
  digest,
  type Frozen,
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
/** Every so often a mind that looks everywhere is asked, too. */
const SPIED = 3;

const look = (match: Match, seat: number): string => digest(match.view(seat));

/** The same table to the eyes of a seat, with other hidden cards. */
const imaginedBy = (match: Match, seat: number, n: number): Match =>
  match.imagine(seat, rngFromSeed(seedFrom(`other ${n}`)));

/** A real table as it was imagined, with other luck to come; null where it can't be set up. */
function setUp({ game }: Playable, imagined: Match, n: number): Match | null {
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

/** Everything on and in the table, apart from the luck to come. */
const tableOf = (match: Match): string => match.read((g) => digest({ ...g.state, rng: null }));

/**
 * A mind that looks everywhere and judges by all it finds, the order of every deck and the luck to come included: shown
 * the real table only once, it gives another answer.
 */
function curious({ judgement, ...brain }: Brain): Brain {
  const chanceOf = ({ rng, cards: { face } }: Frozen<CoreState>, of: unknown): number =>
    Number.parseInt(digest([rng, face, of]).slice(0, 6), 16) / 0x1000000;
  const mind: Brain = {
    ...brain,
    evaluate: (g, seat) => chanceOf(g.state, seat),
    hint: (g, _decision, option) => 0.1 + chanceOf(g.state, option),
  };
  if (judgement === undefined) return mind;
  const priors: typeof judgement.priors = (g, { options }) => options.map(({ id }) => 0.1 + chanceOf(g.state, id));
  return { ...mind, judgement: { ...judgement, weights: null, priors } };
}

/** A bot at this table sees the cards as they really lie: what it imagines is the table itself. */
const laidOpen = (match: Match): Match =>
  Object.create(match, {
    imagine: { value: () => match.fork() },
    imaginer: { value: () => () => match.fork() },
  }) as Match;

/** What is looked at of one position: what is said at both tables, and whether anything is hidden at all. */
interface Pair {
  readonly mine: string;
  readonly theirs: string;
  readonly differs: boolean;
  /** Whether somebody who peeks has said something else at the other table; null where nobody was asked to. */
  readonly peeped: boolean | null;
}

function pairAt(playable: Playable, match: Match, imagined: Match, asked: Decision, n: number): Pair | null {
  const { seat } = asked;
  const other = setUp(playable, imagined, n);
  // Where a step has just asked, the table can be set up again as it is
  if (other === null || question(askedOf(other, seat)) !== question(asked)) return null;
  if (look(other, seat) !== look(match, seat)) return null;
  const [mine, theirs] = [match, other].map((each) => saidAt(playable, each, seat, n)) as [string, string];
  const isSpied = n % SPIED === 0;
  const [seen, seenThere] = (isSpied ? [match, other] : []).map((each) => saidAt(playable, laidOpen(each), seat, n));
  return { mine, theirs, differs: tableOf(match) !== tableOf(other), peeped: isSpied ? seen !== seenThere : null };
}

/** What the strongest bot answers and advises, its chances to the last digit; every so often also what a spy does. */
function saidAt({ brain, opponents }: Playable, match: Match, seat: number, n: number): string {
  const strongest: Manner = opponents?.at(-1)?.manner ?? { mind: 'search' };
  const asked = askedOf(match, seat) as Decision;
  const answer = (manner: Manner, mind: Brain): string =>
    chooser(manner, mind, `${n}`, { iterations: ITERATIONS })(match, asked).join();
  const spy = n % SPIED === 0 ? curious(brain) : null;
  return [
    answer(strongest, brain),
    JSON.stringify(adviceFor(match, asked, brain, `${n}`, { visits: ITERATIONS })),
    ...(spy === null ? [] : [answer(strongest, spy), answer({ mind: 'quick' }, spy)]),
  ].join(' / ');
}

describe.each(GAME_IDS)('bots of %s', (id) => {
  test(`answer the same whatever is hidden, in ${PAIRS} imagined pairs`, { timeout: LONG }, async () => {
    const playable = await loadGame(id);
    const seats = Math.max(2, playable.game.seats.min);
    const tells: string[] = [];
    let pairs = 0;
    let different = 0;
    let peeped = 0;
    for (let table = 0; pairs < PAIRS; table++) {
      const match: Match = start(playable.game, { seats, seed: seedFrom(`honest ${table}`), record: false });
      const anybody = chooser('random', playable.brain, `${table}`);
      for (let answers = 0; match.outcome === null && pairs < PAIRS; answers++) {
        const [asked] = match.asked as readonly [Decision];
        if (answers % EVERY === table % EVERY && asked.options.length > 1) {
          const where = `${asked.prompt.key}, table ${table}, answer ${answers}`;
          const imagined = imaginedBy(match, asked.seat, pairs);
          if (look(imagined, asked.seat) !== look(match, asked.seat)) tells.push(`another view: ${where}`);
          const pair = pairAt(playable, match, imagined, asked, pairs);
          if (pair !== null) pairs++;
          if (pair?.differs === true) different++;
          if (pair?.peeped === true) peeped++;
          if (pair?.mine !== pair?.theirs) tells.push(`${pair?.mine} and ${pair?.theirs}: ${where}`);
        }
        match.answer(asked.seat, asked.id, anybody(match, asked));
      }
    }
    expect(tells).toEqual([]);
    expect(different).toBeGreaterThan(PAIRS / 2);
    // Whoever looks at the cards is noticed, at so few pairs, too
    expect(peeped).toBeGreaterThan(PAIRS / SPIED / 4);
  });
});
