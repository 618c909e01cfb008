import {
  allOptions,
  below,
  type CoreState,
  type Decision,
  faceOf,
  type Match,
  type Meet,
  type OptionValue,
  type Rng,
  rngFromSeed,
  seedFrom,
  start,
} from '../src/index.ts';
import { seatsOf } from './set-table.ts';
import type { Subject } from './subject.ts';

export interface ExhaustHow {
  /** At most this many games, fewer when everything has been met. */
  readonly games: number;
  readonly seed: string;
  /** All numbers of seats and all combinations of options in turn, unless said. */
  readonly seats?: readonly number[];
  readonly options?: readonly Readonly<Record<string, OptionValue>>[];
  readonly limit?: number;
  /** Met too seldom to rely on it: nobody plays on for it, and it is not called missing. */
  readonly rare?: readonly string[];
}

type Kind = Parameters<Meet>[0];
const KINDS = ['face', 'verb', 'decision', 'event'] as const satisfies readonly Kind[];

export interface Coverage {
  readonly games: number;
  readonly answers: number;
  /** How often each thing was met. */
  readonly met: Readonly<Record<Kind, ReadonlyMap<string, number>>>;
  /** What exists and was never met. */
  readonly missing: Readonly<Record<Kind, readonly string[]>>;
  /** What was met although nobody declared it. */
  readonly undeclared: Readonly<Record<Kind, readonly string[]>>;
}

/** Plays games in which every player prefers what was chosen least so far, and tells what was met. */
export function exhaust<S extends CoreState>(subject: Subject<S>, how: ExhaustHow): Coverage {
  const { game } = subject;
  const tables = (how.seats ?? seatsOf(game.seats.max + 1).slice(game.seats.min)).flatMap((seats) =>
    (how.options ?? allOptions(game.options)).map((options) => ({ seats, options })),
  );
  const met: Record<Kind, Map<string, number>> = {
    face: new Map(),
    verb: new Map(),
    decision: new Map(),
    event: new Map(),
  };
  const meet: Meet = (kind, key) => met[kind].set(key, (met[kind].get(key) ?? 0) + 1);
  const missing = (): [Kind, string[]][] => missingOf(subject, met, how.rare ?? []);
  const chosen = new Map<string, number>();
  const rng = rngFromSeed(seedFrom(`exhaust ${how.seed}`));
  let games = 0;
  let answers = 0;
  while (games < how.games && (games < tables.length || missing().some(([, keys]) => keys.length > 0))) {
    const table = tables[games % tables.length] as (typeof tables)[number];
    const match = start(game, { ...table, seed: seedFrom(`${how.seed} ${games}`), record: false, meet });
    answers += playOut(match, { chosen, meet, rng, limit: how.limit ?? 5_000 });
    games++;
  }
  return {
    games,
    answers,
    met,
    missing: Object.fromEntries(missing()) as Record<Kind, string[]>,
    undeclared: Object.fromEntries(undeclaredOf(subject, met)) as Record<Kind, string[]>,
  };
}

/** What was never met, for people. */
export const coverageReport = ({ games, answers, met, missing, undeclared }: Coverage): string =>
  [
    `${games} games, ${answers} answers`,
    ...KINDS.map((kind) => {
      const never = missing[kind].length === 0 ? '' : `; never met: ${missing[kind].join(', ')}`;
      const extra = undeclared[kind].length === 0 ? '' : `; not declared: ${undeclared[kind].join(', ')}`;
      return `${kind}s: ${met[kind].size} met${never}${extra}`;
    }),
  ].join('\n');

interface Explorer {
  readonly chosen: Map<string, number>;
  readonly meet: Meet;
  readonly rng: Rng;
  readonly limit: number;
}

function playOut<S extends CoreState>(match: Match<S>, { chosen, meet, rng, limit }: Explorer): number {
  let answers = 0;
  while (match.outcome === null) {
    if (answers++ >= limit) throw new Error(`stuck: no end after ${limit} answers`);
    const { pending } = match;
    const offers = pending.flatMap((decision) =>
      decision.options.map(({ id }) => ({ decision, id, key: keyOf(match, decision, id) })),
    );
    const interjecting = below(rng, 5) === 0;
    const eligible = offers.filter(({ decision }) => decision.kind === 'question' || interjecting);
    const best = rarest(eligible, ({ key }) => chosen.get(key) ?? 0, rng);
    const { decision } = best;
    const least = decision.kind === 'interjection' ? 1 : decision.min;
    const count = Math.max(least, 1) + below(rng, decision.max - Math.max(least, 1) + 1);
    const others = decision.options.map(({ id }) => id).filter((id) => id !== best.id);
    const picks = least === 0 && below(rng, 4) === 0 ? [] : [best.id, ...others.slice(0, count - 1)];
    chosen.set(best.key, (chosen.get(best.key) ?? 0) + 1);
    if (decision.kind === 'interjection') meet('decision', kindOf(best.id));
    match.answer(decision.seat, decision.id, picks);
  }
  return answers;
}

/** What an option is, whoever chooses it and in which game: the question, its group, its card's face or its kind. */
function keyOf<S extends CoreState>(match: Match<S>, decision: Decision, id: string): string {
  const option = decision.options.find((each) => each.id === id);
  const card = option?.card;
  const what = card === undefined ? id : match.read((g) => faceOf(g, card));
  return `${decision.prompt.key}/${option?.group ?? ''}/${what}`;
}

const kindOf = (id: string): string => id.split(':')[0] ?? id;

function rarest<T>(list: readonly T[], count: (each: T) => number, rng: Rng): T {
  const least = Math.min(...list.map(count));
  const equal = list.filter((each) => count(each) === least);
  return equal[below(rng, equal.length)] as T;
}

function declared<S extends CoreState>({ game, universe }: Subject<S>): Record<Kind, readonly string[]> {
  return {
    face: game.faces,
    verb: universe?.verbs ?? [],
    decision: universe?.decisions ?? [],
    event: universe?.events ?? [],
  };
}

function missingOf<S extends CoreState>(
  subject: Subject<S>,
  met: Coverage['met'],
  rare: readonly string[],
): [Kind, string[]][] {
  const all = declared(subject);
  return KINDS.map((kind) => [kind, all[kind].filter((key) => !met[kind].has(key) && !rare.includes(key))]);
}

function undeclaredOf<S extends CoreState>(subject: Subject<S>, met: Coverage['met']): [Kind, string[]][] {
  const all = declared(subject);
  return KINDS.map((kind) => [kind, [...met[kind].keys()].filter((key) => !all[kind].includes(key))]);
}
