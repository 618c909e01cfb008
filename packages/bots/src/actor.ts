import {
  type Brain,
  type CoreState,
  type Decision,
  type Manner,
  type Match,
  rngFromSeed,
  seedFrom,
} from '@cantina/kernel';
import { type ChooserOptions, chooser, type Level } from './chooser.ts';
import type { Picks } from './picks.ts';

/** What a bot does: it answers the question, or does something besides first; then it is asked once more. */
export interface Act {
  readonly decision: number;
  readonly picks: Picks;
}

/** A player who may also do something besides, where the game has a mind for it. */
export type Actor<S extends CoreState = CoreState> = (match: Match<S>, decision: Decision) => Act;

export function actor<S extends CoreState>(
  level: Level | Manner,
  brain: Brain<S>,
  seed: string,
  options: ChooserOptions<S> = {},
): Actor<S> {
  const choose = chooser(level, brain, seed, options);
  const answer: Actor<S> = (match, decision) => ({ decision: decision.id, picks: choose(match, decision) });
  if (brain.aside === undefined || (typeof level === 'string' ? level : level.mind) !== 'search') return answer;
  const rng = rngFromSeed(seedFrom(`aside ${seed}`));
  return (match, decision) => {
    const wanted = match.imagine(decision.seat, rng).read((g) => brain.aside?.(g, decision) ?? null);
    return (wanted === null ? null : besides(match, decision, wanted)) ?? answer(match, decision);
  };
}

/** Something that may be done besides now; null where it is not offered. */
function besides<S extends CoreState>(match: Match<S>, { seat }: Decision, wanted: string): Act | null {
  const offered = match.pending.find((each) => each.kind === 'interjection' && each.seat === seat);
  if (offered === undefined || !offered.options.some(({ id }) => id === wanted)) return null;
  return { decision: offered.id, picks: [wanted] };
}
