import {
  type Brain,
  type CoreState,
  type Decision,
  type Entry,
  type Match,
  rngFromSeed,
  type Seat,
  seedFrom,
} from '@cantina/kernel';
import { type Advice, adviceFor } from './advice.ts';
import type { Picks } from './picks.ts';
import { type Judge, judgeOf } from './search/judge.ts';
import { prospects } from './search/prospects.ts';

/** The chances of all seats after so many answers. */
export interface Standing {
  readonly after: number;
  readonly chances: readonly number[];
}

/** A turn on which the game hung. */
export interface TurningPoint {
  /** The answers that were given before the one it was about. */
  readonly after: number;
  readonly seat: Seat;
  /** The chance of whoever won in the end, when the turn began and when it was over. */
  readonly before: number;
  readonly afterwards: number;
  readonly decision: Decision;
  readonly played: Picks;
  /** What the strongest bot would have played; null where it was right, and the dice or the cards decided. */
  readonly better: Advice | null;
}

export interface Review {
  readonly standings: readonly Standing[];
  readonly turningPoints: readonly TurningPoint[];
}

export interface ReviewBudget {
  /** Thinking time for one answer that is looked at again. */
  readonly milliseconds: number;
  readonly visits: number;
}

const TURNING_POINTS = 3;
/** So many answers of a turn are looked at again. */
const MOST_ANSWERS = 6;
/** A turn that changed less than this turned nothing. */
const LEAST_CHANGE = 0.03;
/** What a better answer must bring to be named. */
const LEAST_GAIN = 0.02;
/** Playing two answers on in one more world takes about as long as so many visits of a search. */
const VISITS_PER_WORLD = 16;

/**
 * Plays a game that is over once more, from `begin` by its answers, and tells how it went. Null where the game has no
 * judgement, or where the answers no longer fit its rules.
 */
export function review<S extends CoreState>(
  begin: () => Match<S>,
  answers: readonly Entry[],
  brain: Brain<S>,
  budget: ReviewBudget,
): Review | null {
  const judge = judgeOf(brain);
  if (judge === null) return null;
  const match = begin();
  const seats = match.read((g) => Array.from({ length: g.state.seats }, (_, seat) => seat));
  const standings: Standing[] = [];
  let turn = -1;
  for (let after = 0; match.outcome === null && after <= answers.length; after++) {
    const now = match.read((g) => judge.judgement.turn(g));
    if (now !== turn) {
      turn = now;
      standings.push({ after, chances: chancesOf(judge, match, seats) });
    }
    const answer = answers[after];
    if (answer === undefined || match.feed([answer], { compare: true }) === 0) return null;
  }
  const { outcome } = match;
  if (outcome === null) return null;
  standings.push({ after: answers.length, chances: seats.map((seat) => (outcome.winners.includes(seat) ? 1 : 0)) });
  const winner = outcome.winners[0] ?? 0;
  const turningPoints = turnsOf(standings, winner)
    .slice(0, TURNING_POINTS)
    .flatMap((each) => pointIn(each, winner, begin, answers, judge, brain, budget) ?? [])
    .sort((a, b) => a.after - b.after);
  return { standings, turningPoints };
}

/** Those who win together have one chance; where every seat plays for itself, one of them wins: their chances make 1. */
function chancesOf<S extends CoreState>(judge: Judge<S>, match: Match<S>, seats: readonly Seat[]): readonly number[] {
  const contenders = match.read((g) => seats.map((seat) => judge.judgement.contenderOf(g, seat)));
  const seen = seats.map((seat) => judge.chance(match, seat));
  const chances = contenders.map((contender) => mean(seen.filter((_, seat) => contenders[seat] === contender)));
  const isApart = seats.length > 1 && new Set(contenders).size === seats.length;
  const sum = chances.reduce((all, each) => all + each, 0);
  return isApart && sum > 0 ? chances.map((each) => each / sum) : chances;
}

const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length;

interface Turn {
  readonly from: Standing;
  readonly to: Standing;
}

/** The turns by how much they changed, most first. Before the first one nobody could know much. */
function turnsOf(standings: readonly Standing[], winner: Seat): readonly Turn[] {
  const change = ({ from, to }: Turn): number => Math.abs((to.chances[winner] ?? 0) - (from.chances[winner] ?? 0));
  return standings
    .slice(1)
    .map((to, i): Turn => ({ from: standings[i] as Standing, to }))
    .filter((turn) => turn.from.after > 0 && change(turn) >= LEAST_CHANGE)
    .sort((a, b) => change(b) - change(a));
}

/** The answer of a turn that a better one could most have replaced, or the first one that was a choice. */
function pointIn<S extends CoreState>(
  { from, to }: Turn,
  winner: Seat,
  begin: () => Match<S>,
  answers: readonly Entry[],
  judge: Judge<S>,
  brain: Brain<S>,
  budget: ReviewBudget,
): TurningPoint | null {
  const match = begin();
  match.feed(answers.slice(0, from.after), { compare: true });
  let found: TurningPoint | null = null;
  let most = LEAST_GAIN;
  for (let after = from.after, looked = 0; after < to.after && looked < MOST_ANSWERS; after++) {
    const answer = answers[after] as Entry;
    const decision = match.asked.find(({ seat }) => seat === answer.seat);
    if (decision !== undefined && decision.options.length > 1 && answer.interjection !== true) {
      looked++;
      const point: TurningPoint = {
        after,
        seat: answer.seat,
        before: from.chances[winner] ?? 0,
        afterwards: to.chances[winner] ?? 0,
        decision: JSON.parse(JSON.stringify(decision)) as Decision,
        played: answer.picks,
        better: null,
      };
      const { gain, better } = lookedAt(match, decision, answer.picks, judge, brain, `review ${after}`, budget);
      if (gain > most) {
        most = gain;
        found = { ...point, better };
      } else found ??= point;
    }
    if (match.feed([answer], { compare: true }) === 0) break;
  }
  return found;
}

/** What the strongest bot would have answered, and how much more that promises than what was played. */
function lookedAt<S extends CoreState>(
  match: Match<S>,
  decision: Decision,
  played: Picks,
  judge: Judge<S>,
  brain: Brain<S>,
  seed: string,
  { milliseconds, visits }: ReviewBudget,
): { readonly gain: number; readonly better: Advice | null } {
  // Half of the time for the thought, half for a comparison
  const budget = { visits, milliseconds: milliseconds / 2 };
  const advised = adviceFor(match, decision, brain, seed, budget);
  const [better] = advised;
  if (better === undefined || isSame(better.picks, played)) return { gain: 0, better: null };
  const given = advised.find(({ picks }) => isSame(picks, played))?.chance ?? null;
  if (better.chance !== null && given !== null) return { gain: better.chance - given, better };
  // What the bot has not even thought about, and what a plan says, is played on
  const rng = rngFromSeed(seedFrom(`prospects ${seed}`));
  const [best = 0, other = 0] = prospects(match, decision, [better.picks, played], judge, { brain }, rng, {
    worlds: Math.ceil(visits / VISITS_PER_WORLD),
    milliseconds: budget.milliseconds,
  });
  return { gain: best - other, better };
}

const isSame = (a: Picks, b: Picks): boolean => a.length === b.length && a.every((id) => b.includes(id));
