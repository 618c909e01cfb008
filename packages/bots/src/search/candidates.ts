import type { Brain, CoreState, Decision, Match, Rng } from '@cantina/kernel';
import { fraction } from '../learn/learner.ts';
import { candidatePicks, type Picks } from '../picks.ts';

/** An answer that a search may try. */
export interface Candidate {
  readonly picks: Picks;
  /** What it is in every world: cards the seat knows go by their faces, because equal cards are equal answers. */
  readonly key: string;
  readonly prior: number;
}

/** Answers with several picks are sampled beyond this many. */
const MOST_SETS = 14;

export function candidatesFor<S extends CoreState>(
  world: Match<S>,
  decision: Decision,
  brain: Brain<S>,
  rng: Rng,
  plan?: readonly number[] | null,
): Candidate[] {
  const { options, min, max } = decision;
  const [only, second] = options;
  if (only !== undefined && second === undefined && min === 1) return [{ picks: [only.id], key: only.id, prior: 1 }];
  const { face, known } = world.read((g) => g.state.cards);
  const seat = 1 << decision.seat;
  const nameOf = (id: string, card: number | undefined): string =>
    card === undefined || ((known[card] ?? 0) & seat) === 0 ? id : nameBy(id, card, face[card] ?? -1);
  const planned = plan === undefined ? plannedBy(world, decision, brain) : plan;
  const priors = someOf(planned ?? hintsOf(world, decision, brain));
  if (min === 1 && max === 1) {
    const found = new Map<string, Candidate>();
    options.forEach(({ id, card }, i) => {
      const prior = priors[i] ?? 0;
      const key = nameOf(id, card);
      if (prior > 0 && !found.has(key)) found.set(key, { picks: [id], key, prior });
    });
    return [...found.values()];
  }
  const wanted = options.filter((_, i) => (priors[i] ?? 0) > 0);
  const enough = wanted.length >= Math.max(1, min);
  const sets = candidatePicks({ options: enough ? wanted : options, min, max }, rng, MOST_SETS);
  const cards = new Map(options.map(({ id, card }) => [id, card]));
  const found = new Map<string, Candidate>();
  for (const picks of sets) {
    const key = `${decision.prompt.key} ${picks
      .map((id) => nameOf(id, cards.get(id)))
      .sort()
      .join(' ')}`;
    if (!found.has(key)) found.set(key, { picks, key, prior: 1 });
  }
  return [...found.values()];
}

/** The id with the face in place of the card. */
const nameBy = (id: string, card: number, face: number): string =>
  id
    .split(':')
    .map((part) => (part === `${card}` ? `#${face}` : part))
    .join(':');

/** Options that are hinted at less than this are not tried. */
const HOPELESS = 0.05;

/** What the game's own plans say; null where they say nothing. */
export const plannedBy = <S extends CoreState>(
  world: Match<S>,
  decision: Decision,
  { judgement }: Brain<S>,
): readonly number[] | null => world.read((g) => judgement?.priors?.(g, decision) ?? null);

const hintsOf = <S extends CoreState>(world: Match<S>, decision: Decision, brain: Brain<S>): readonly number[] =>
  world.read((g) =>
    decision.options.map(({ id }) => {
      const hinted = brain.hint?.(g, decision, id) ?? 1;
      return hinted < HOPELESS ? 0 : hinted;
    }),
  );

const someOf = (priors: readonly number[]): readonly number[] =>
  priors.some((each) => each > 0) ? priors : priors.map(() => 1);

/** One of them at random, the promising ones more often. */
export function drawn(candidates: readonly Candidate[], rng: Rng): Candidate {
  const [first] = candidates as [Candidate];
  if (candidates.length === 1) return first;
  let left = fraction(rng) * candidates.reduce((sum, { prior }) => sum + prior, 0);
  for (const each of candidates) {
    left -= each.prior;
    if (left <= 0) return each;
  }
  return first;
}
