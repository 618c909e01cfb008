import { parentPort } from 'node:worker_threads';
import { type Actor, actor, LearnedJudge, unpacked } from '@cantina/bots';
import { type Brain, type Match, type Seat, seedFrom, startMany, type TableOptions } from '@cantina/kernel';
import type { Playable } from '@cantina/playable';
import type { Registry } from '../context.ts';
import { sidesOf } from '../sides.ts';
import type { Bout, Fighter } from './plan.ts';

export interface ArenaJob {
  readonly job: 'arena';
  readonly game: string;
  readonly options: TableOptions;
  readonly seats: number;
  readonly fighters: readonly Fighter[];
  readonly bouts: readonly Bout[];
}

/** How a bout ended. */
export interface Fought extends Bout {
  /** Null where it came to no end. */
  readonly winners: readonly Seat[] | null;
  readonly sides: readonly string[] | null;
  /** Milliseconds of each answer that was a choice, by fighter. */
  readonly times: readonly (readonly number[])[];
}

const MAX_ANSWERS = 20_000;

/** Runs in a thread: one bout after the other. */
export async function playArena({ games }: { readonly games: Registry }, job: ArenaJob): Promise<void> {
  const playable = await games.load(job.game);
  if (playable === null) return;
  for (const fought of fight(playable, job)) parentPort?.postMessage(fought);
}

export function* fight(playable: Playable, { options, seats, fighters, bouts }: ArenaJob): Generator<Fought> {
  const begin = startMany(playable.game, { seats, options });
  for (const bout of bouts) {
    const match = begin({ seed: seedFrom(bout.seed), record: false });
    const times = fighters.map((): number[] => []);
    const players = bout.seats.map((each, seat) =>
      timed(playerOf(fighters[each] as Fighter, playable.brain, `${bout.seed} ${seat}`), times[each] ?? []),
    );
    const winners = play(match, players);
    yield { ...bout, winners, sides: sidesOf(playable, match), times };
  }
}

function playerOf({ manner, weights }: Fighter, brain: Brain, seed: string): Actor {
  const { judgement } = brain;
  if (weights === null || judgement === undefined) return actor(manner, brain, seed);
  return actor(manner, brain, seed, { judge: new LearnedJudge(judgement, unpacked(weights, judgement.features)) });
}

const timed =
  (act: Actor, times: number[]): Actor =>
  (match, decision) => {
    const began = performance.now();
    const done = act(match, decision);
    if (decision.options.length > 1) times.push(performance.now() - began);
    return done;
  };

function play(match: Match, players: readonly Actor[]): readonly Seat[] | null {
  for (let answers = 0; match.outcome === null; answers++) {
    const [asked] = match.asked;
    const player = asked === undefined ? undefined : players[asked.seat];
    if (asked === undefined || player === undefined || answers > MAX_ANSWERS) return null;
    try {
      const { decision, picks } = player(match, asked);
      match.answer(asked.seat, decision, picks);
    } catch {
      return null;
    }
  }
  return match.outcome.winners;
}
