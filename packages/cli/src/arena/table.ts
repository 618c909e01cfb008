import { type Fighter, isQuick } from './plan.ts';
import { interval, type Rating, type Result, ratingsOf } from './ratings.ts';
import type { Fought } from './thread.ts';

interface Score {
  readonly games: number;
  readonly won: number;
}

export interface Standing extends Score, Rating {
  readonly bot: string;
  readonly share: number;
  readonly from: number;
  readonly to: number;
  readonly seats: Readonly<Record<string, Score>>;
  readonly sides: Readonly<Record<string, Score>>;
  /** Milliseconds of an answer. */
  readonly thinking: { readonly median: number; readonly most: number };
}

export interface PairScore extends Score {
  readonly one: string;
  readonly two: string;
  readonly share: number;
  readonly from: number;
  readonly to: number;
}

export interface ArenaTable {
  readonly bots: readonly Standing[];
  /** The first of each pair against the other one. */
  readonly pairs: readonly PairScore[];
  /** Games that came to no end. */
  readonly faults: number;
}

/** What came out of all bouts. */
export function arenaTable(fighters: readonly Fighter[], all: readonly Fought[], seed: string): ArenaTable {
  const fought = all.filter(({ winners }) => winners !== null);
  const quick = fighters.findIndex(isQuick);
  const ratings = ratingsOf(fought.map(resultOf), fighters.length, Math.max(0, quick), seed);
  const bots = fighters.map(({ name }, each): Standing => {
    const games = tally(fought, each, () => 'all').all ?? { games: 0, won: 0 };
    return {
      bot: name,
      ...games,
      share: round(games.won / Math.max(1, games.games)),
      ...rounded(interval(games.won, games.games)),
      ...(ratings[each] as Rating),
      seats: tally(fought, each, (_, seat) => `${seat + 1}`),
      sides: tally(fought, each, ({ sides }, seat) => sides?.[seat] ?? ''),
      thinking: thinking(all.flatMap(({ times }) => times[each] ?? [])),
    };
  });
  return { bots, pairs: pairsOf(fighters, fought), faults: all.length - fought.length };
}

const shareOf = ({ winners }: Fought, seat: number): number =>
  winners?.includes(seat) === true ? 1 / new Set(winners).size : 0;

/** Where one bot has all seats, it wins or loses as a whole against the game. */
function resultOf(bout: Fought): Result {
  const { seats, winners, pair } = bout;
  if (pair[0] !== pair[1]) return { seats, won: seats.map((_, seat) => shareOf(bout, seat)) };
  const won = winners === null || winners.length === 0 ? 0 : 1;
  return { seats: [pair[0], -1], won: [won, 1 - won] };
}

function tally(
  fought: readonly Fought[],
  fighter: number,
  where: (bout: Fought, seat: number) => string,
): Readonly<Record<string, Score>> {
  const scores = new Map<string, { games: number; won: number }>();
  const add = (key: string, won: number): void => {
    if (key === '') return;
    const score = scores.get(key) ?? { games: 0, won: 0 };
    scores.set(key, { games: score.games + 1, won: score.won + won });
  };
  for (const bout of fought) {
    const [one, two] = bout.pair;
    if (one === two) {
      if (one === fighter && where(bout, 0) === 'all') add('all', bout.winners?.length === 0 ? 0 : 1);
      continue;
    }
    const key = where(bout, 0) === 'all';
    bout.seats.forEach((each, seat) => {
      if (each !== fighter) return;
      if (!key) add(where(bout, seat), shareOf(bout, seat));
    });
    if (key && bout.seats.includes(fighter)) {
      add(
        'all',
        bout.seats.reduce((sum, each, seat) => sum + (each === fighter ? shareOf(bout, seat) : 0), 0),
      );
    }
  }
  return Object.fromEntries([...scores].sort(([a], [b]) => a.localeCompare(b)));
}

function pairsOf(fighters: readonly Fighter[], fought: readonly Fought[]): readonly PairScore[] {
  const pairs = new Map<string, { one: number; two: number; games: number; won: number }>();
  for (const bout of fought) {
    const [one, two] = bout.pair;
    if (one === two) continue;
    const pair = pairs.get(`${one} ${two}`) ?? { one, two, games: 0, won: 0 };
    pair.games++;
    bout.seats.forEach((each, seat) => {
      if (each === one) pair.won += shareOf(bout, seat);
    });
    pairs.set(`${one} ${two}`, pair);
  }
  return [...pairs.values()].map(({ one, two, games, won }) => ({
    one: fighters[one]?.name ?? '',
    two: fighters[two]?.name ?? '',
    games,
    won,
    share: round(won / games),
    ...rounded(interval(won, games)),
  }));
}

function thinking(times: readonly number[]): Standing['thinking'] {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => Number((sorted[Math.round((sorted.length - 1) * share)] ?? 0).toFixed(1));
  return { median: at(0.5), most: at(0.95) };
}

const round = (value: number): number => Number(value.toFixed(4));
const rounded = ({ from, to }: { readonly from: number; readonly to: number }): { from: number; to: number } => ({
  from: round(from),
  to: round(to),
});
