import { type Brain, type CoreState, type Match, next, type Rng, type Seat } from '@cantina/kernel';
import { type Chooser, chooser } from '../chooser.ts';
import { LearnedJudge, wonBy } from '../search/judge.ts';
import { searcher } from '../search/searcher.ts';
import type { Moment } from './learner.ts';
import type { Network, Sparse } from './network.ts';

export interface Practice {
  readonly visits: number;
  /** How many of 100 answers are given without much thought, so that something new is seen. */
  readonly slips: number;
  /** How much the end of the game counts against what the search thought on the way: 1 is only the end. */
  readonly patience: number;
  /** Whether the network may judge; before it has learned anything, it watches `quick`. */
  readonly learned: boolean;
  /** Seats that `quick` plays, so that the network gets to know other hands than its own. */
  readonly quick?: readonly Seat[];
}

/** Longer games teach nothing. */
const LONGEST_GAME = 6000;

/** A turn as it was met: what was seen of it, and what whoever moved thought of it. */
interface Turn {
  readonly contenders: readonly Sparse[];
  readonly said: readonly number[];
  thought: { readonly contender: number; readonly chance: number } | null;
}

/**
 * Plays one game against itself and tells what there is to learn: at each turn, the chances as they turned out later, by
 * temporal differences. Null when the game did not come to an end.
 */
export function practise<S extends CoreState>(
  match: Match<S>,
  brain: Brain<S>,
  network: Network,
  { visits, slips, patience, learned, quick = [] }: Practice,
  rng: Rng,
): readonly Moment[] | null {
  const { judgement } = brain;
  if (judgement === undefined) throw new Error('a game without a judgement has nothing to learn');
  const reader = new LearnedJudge(judgement, network);
  const turns: Turn[] = [];
  let turn = -1;
  const players = Array.from({ length: match.read((g) => g.state.seats) }, (_, seat): Chooser<S> => {
    if (!learned || quick.includes(seat)) return chooser({ mind: 'quick', slips }, brain, `${next(rng)}`);
    return searcher(brain, reader, { brain }, rng, {
      visits,
      slips,
      onThought: ({ chance }) => {
        const now = turns.at(-1);
        if (now !== undefined) now.thought ??= { contender: match.read((g) => judgement.contenderOf(g, seat)), chance };
      },
    });
  });
  for (let answers = 0; match.outcome === null; answers++) {
    const [asked] = match.asked;
    if (asked === undefined || answers > LONGEST_GAME) return null;
    const now = match.read((g) => judgement.turn(g));
    if (now !== turn) {
      turn = now;
      turns.push({ contenders: reader.look(match), said: learned ? reader.chances(match) : [], thought: null });
    }
    match.answer(asked.seat, asked.id, players[asked.seat]?.(match, asked) ?? []);
  }
  return momentsOf(turns, wonBy(judgement, match, match.outcome), learned ? patience : 1);
}

/** From the end backwards: a bit of what was thought at each turn, the rest of what came after it. */
function momentsOf(turns: readonly Turn[], end: readonly number[], patience: number): readonly Moment[] {
  let after = end;
  return turns
    .toReversed()
    .map(({ contenders, said, thought }): Moment => {
      if (patience < 1) {
        const now = adjusted(said, thought);
        after = after.map((each, i) => patience * each + (1 - patience) * (now[i] ?? each));
      }
      return { contenders, chances: after };
    })
    .reverse();
}

/** The search has thought of one contender; the rest is shared as the network says. */
function adjusted(said: readonly number[], thought: Turn['thought']): readonly number[] {
  if (thought === null) return said;
  const { contender, chance } = thought;
  const others = 1 - (said[contender] ?? 0);
  return said.map((each, i) => {
    if (i === contender) return chance;
    return others <= 0 ? (1 - chance) / Math.max(1, said.length - 1) : (each / others) * (1 - chance);
  });
}
