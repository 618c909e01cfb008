import { parentPort } from 'node:worker_threads';
import { chooser, LearnedJudge, type Moment, Network, practise } from '@cantina/bots';
import {
  type Brain,
  type CoreState,
  type Judgement,
  type Lesson,
  type Match,
  rngFromSeed,
  seedFrom,
  startMany,
} from '@cantina/kernel';
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

/** What a thread tells: a game to learn from, or one that was played to see how strong it is by now. */
export type Told =
  | { readonly kind: 'practice'; readonly moments: readonly Moment[] }
  | { readonly kind: 'trial'; readonly won: number; readonly expected: number };

/** One game in so many is a trial against `quick`. */
const TRIAL_EVERY = 10;
const LONGEST_TRIAL = 6000;

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
    if (learned && game % TRIAL_EVERY === TRIAL_EVERY - 1) {
      tell(trial(match, playable.brain, judgement, network, game, job));
      continue;
    }
    const moments = practise(
      match,
      playable.brain,
      network,
      { ...job, learned },
      rngFromSeed(seedFrom(`practice ${seed}`)),
    );
    if (moments !== null) tell({ kind: 'practice', moments });
  }
}

const tell = (told: Told): void => parentPort?.postMessage(told);

export const lessonsOf = ({ game }: Playable, { lessons }: Judgement): readonly Lesson[] =>
  lessons ?? [{ seats: game.seats.min, options: {} }];

/** One seat with what was learned so far, the others `quick`; alone, or where all win together, it is simply played. */
function trial(
  match: Match,
  brain: Brain,
  judgement: Judgement,
  network: Network,
  number: number,
  { visits, seed }: TrainJob,
): Told {
  const seats = match.read((g) => g.state.seats);
  const together = match.read((g) => Array.from({ length: seats }, (_, seat) => judgement.contenderOf(g, seat)));
  const isTogether = new Set(together).size === 1;
  const own = Math.floor(number / TRIAL_EVERY) % seats;
  const judge = new LearnedJudge(judgement, network);
  const players = Array.from({ length: seats }, (_, seat) =>
    seat === own || isTogether
      ? chooser({ mind: 'search', visits }, brain, `${seed} ${number} ${seat}`, { judge })
      : chooser('quick', brain, `${seed} ${number} ${seat}`),
  );
  play(match, players);
  const winners = match.outcome?.winners ?? [];
  return {
    kind: 'trial',
    won: winners.includes(own) ? 1 / (isTogether ? 1 : winners.length) : 0,
    expected: isTogether ? 0 : 1 / seats,
  };
}

function play<S extends CoreState>(match: Match<S>, players: readonly ReturnType<typeof chooser<S>>[]): void {
  for (let answers = 0; match.outcome === null && answers < LONGEST_TRIAL; answers++) {
    const [asked] = match.asked;
    if (asked === undefined) return;
    match.answer(asked.seat, asked.id, players[asked.seat]?.(match, asked) ?? []);
  }
}
