import { parentPort } from 'node:worker_threads';
import { type Moment, Network, practise } from '@cantina/bots';
import { type Judgement, type Lesson, type Match, rngFromSeed, type Seat, seedFrom, startMany } from '@cantina/kernel';
import type { Playable } from '@cantina/playable';
import type { Registry } from '../context.ts';

/** What a thread needs to practise; weights and signals are shared with the one who learns. */
export interface TrainJob {
  readonly job: 'train';
  readonly game: string;
  readonly seed: string;
  readonly hidden: number;
  readonly visits: number;
  readonly slips: number;
  readonly patience: number;
  readonly weights: SharedArrayBuffer;
  readonly signals: SharedArrayBuffer;
}

/** Places in `signals`. */
export const SIGNAL = { generation: 0, stop: 1 } as const;

/** What a thread tells: a game to learn from, and what it has won in it where it was played to see how strong it is by now. */
export interface Told {
  readonly moments: readonly Moment[];
  readonly won: number | null;
}

/** One game in so many is a trial against `quick`. */
const TRIAL_EVERY = 2;

export async function train({ games }: { readonly games: Registry }, job: TrainJob): Promise<void> {
  const playable = await games.load(job.game);
  const judgement = playable?.brain.judgement;
  if (playable === null || judgement === undefined) return;
  const network = new Network(judgement.features.length, job.hidden, new Float32Array(job.weights));
  const signals = new Int32Array(job.signals);
  const starts = lessonsOf(playable, judgement).map((lesson) => startMany(playable.game, lesson));
  for (let game = 0; Atomics.load(signals, SIGNAL.stop) === 0; game++) {
    const learned = Atomics.load(signals, SIGNAL.generation) > 0;
    const seed = `${job.seed} ${game}`;
    const begin = starts[game % starts.length];
    if (begin === undefined) return;
    const match = begin({ seed: seedFrom(seed), record: false });
    const trial = learned && game % TRIAL_EVERY === TRIAL_EVERY - 1 ? trialOf(match, judgement, game) : null;
    const moments = practise(
      match,
      playable.brain,
      network,
      { ...job, learned, ...(trial === null ? {} : { slips: 0, quick: trial.quick }) },
      rngFromSeed(seedFrom(`practice ${seed}`)),
    );
    if (moments !== null) tell({ moments, won: trial === null ? null : wonBy(match, trial) });
  }
}

const tell = (told: Told): void => parentPort?.postMessage(told);

export const lessonsOf = ({ game }: Playable, { lessons }: Judgement): readonly Lesson[] =>
  lessons ?? [{ seats: game.seats.min, options: {} }];

interface Trial {
  readonly own: Seat;
  readonly quick: readonly Seat[];
}

/** One seat with what was learned so far, the others `quick`; alone, or where all win together, it is simply played. */
function trialOf(match: Match, judgement: Judgement, number: number): Trial {
  const seats = Array.from({ length: match.read((g) => g.state.seats) }, (_, seat) => seat);
  const own = Math.floor(number / TRIAL_EVERY) % seats.length;
  const contenders = match.read((g) => seats.map((seat) => judgement.contenderOf(g, seat)));
  const isTogether = new Set(contenders).size === 1;
  return { own, quick: isTogether ? [] : seats.filter((seat) => seat !== own) };
}

/** Who wins against others shares the win with those who win, too. */
function wonBy({ outcome }: Match, { own, quick }: Trial): number {
  const winners = outcome?.winners ?? [];
  if (!winners.includes(own)) return 0;
  return 1 / (1 + winners.filter((seat) => quick.includes(seat)).length);
}
