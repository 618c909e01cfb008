import {
  type Brain,
  below,
  type CoreState,
  type Decision,
  digest,
  type FaultReport,
  type Manner,
  type Match,
  type Rng,
  rngFromSeed,
  seedFrom,
} from '@cantina/kernel';
import { type Picks, randomPicks } from './picks.ts';
import { quickPicks } from './quick.ts';
import { type Judge, judgeOf } from './search/judge.ts';
import { searcher } from './search/searcher.ts';
import { type Budget, strongPicks } from './strong.ts';

export const LEVELS = ['random', 'quick', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

/** A bot that meets the very same position more often than this goes round in circles: it then answers somehow. */
const PATIENCE = 2;

/** A player: gets the match and a question of its own seat, says what it picks. */
export type Chooser<S extends CoreState = CoreState> = (match: Match<S>, decision: Decision) => Picks;

export interface ChooserOptions<S extends CoreState> extends Budget {
  /** Who judges in a search; the game's own judgement unless said. */
  readonly judge?: Judge<S>;
  /** Told of faults in the rules that a bot meets in its imagination. */
  readonly onFault?: (report: FaultReport<S>) => void;
}

/**
 * A bot. It has its own generator, apart from the game's, and looks at the match only through `imagine` of its own seat;
 * so the same view, seed and iteration budget give the same answer, whatever is hidden.
 */
export function chooser<S extends CoreState>(
  level: Level | Manner,
  brain: Brain<S>,
  seed: string,
  options: ChooserOptions<S> = {},
): Chooser<S> {
  const rng = rngFromSeed(seedFrom(`bot ${seed}`));
  const manner: Manner = typeof level === 'string' ? { mind: level } : level;
  if (manner.mind === 'random') return (_match, decision) => randomPicks(decision, rng);
  const think = opened(manner, brain, rng, thinkerOf(manner, brain, rng, options));
  const met = new Map<string, number>();
  return (match, decision) => {
    const position = digest([match.view(decision.seat), decision.options.map(({ id }) => id)]);
    const times = (met.get(position) ?? 0) + 1;
    met.set(position, times);
    return times <= PATIENCE ? think(match, decision) : randomPicks(decision, rng);
  };
}

/** Somebody who has seen many games begins as those who won. */
function opened<S extends CoreState>(
  { knowsOpenings = false }: Manner,
  brain: Brain<S>,
  rng: Rng,
  think: Chooser<S>,
): Chooser<S> {
  if (!knowsOpenings || brain.opening === undefined) return think;
  return (match, decision) => {
    const best = match.imagine(decision.seat, rng).read((g) => brain.opening?.(g, decision) ?? null);
    return best === null ? think(match, decision) : [best];
  };
}

function thinkerOf<S extends CoreState>(
  { mind, visits, slips = 0 }: Manner,
  brain: Brain<S>,
  rng: Rng,
  options: ChooserOptions<S>,
): Chooser<S> {
  const thinking = { brain, onFault: options.onFault };
  const judge = mind === 'search' ? (options.judge ?? judgeOf(brain)) : null;
  if (judge !== null) {
    const { iterations, milliseconds } = options;
    return searcher(brain, judge, thinking, rng, { ...withVisits(iterations ?? visits), milliseconds, slips });
  }
  const whole: Chooser<S> =
    mind === 'quick'
      ? (match, decision) => quickPicks(match, decision, thinking, rng)
      : (match, decision) => strongPicks(match, decision, thinking, rng, options);
  if (slips === 0) return whole;
  return (match, decision) => {
    const slipped = below(rng, 100) < slips && brain.firm?.includes(decision.prompt.key) !== true;
    return slipped ? randomPicks(decision, rng) : whole(match, decision);
  };
}

const withVisits = (visits: number | undefined): { readonly visits?: number } =>
  visits === undefined ? {} : { visits };
