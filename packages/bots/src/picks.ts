import { below, type Decision, type Rng, shuffleList } from '@cantina/kernel';

export type Picks = readonly string[];

/** What of a question matters for its answers. */
export type Choice = Pick<Decision, 'options' | 'min' | 'max'>;

/** Any legal answer, each one equally likely where one option is picked. */
export function randomPicks({ options, min, max }: Choice, rng: Rng): Picks {
  if (min === 1 && max === 1) return [(options[below(rng, options.length)] as { readonly id: string }).id];
  const ids = options.map((each) => each.id);
  shuffleList(rng, ids);
  return ids.slice(0, min + below(rng, Math.min(max, ids.length) - min + 1));
}

/** The answers worth comparing: all of them, or `most` at random where there are more. */
export function candidatePicks(decision: Choice, rng: Rng, most: number): Picks[] {
  const { options, min } = decision;
  const max = Math.min(decision.max, options.length);
  const ids = options.map((each) => each.id);
  if (countSets(ids.length, min, max) <= most) return sets(ids, min, max);
  if (min === 1 && max === 1) {
    shuffleList(rng, ids);
    return ids.slice(0, most).map((id) => [id]);
  }
  const found = new Map<string, Picks>();
  for (let tries = 0; tries < 4 * most && found.size < most; tries++) {
    const picks = inOrder(ids, randomPicks(decision, rng));
    found.set(keyOf(picks), picks);
  }
  return [...found.values()];
}

export const keyOf = (picks: Picks): string => picks.join(' ');

const inOrder = (ids: Picks, picks: Picks): Picks => ids.filter((id) => picks.includes(id));

/** All sets of `min` to `max` ids. */
function sets(ids: Picks, min: number, max: number): Picks[] {
  const found: Picks[] = [];
  const extend = (picked: Picks, from: number): void => {
    if (picked.length >= min) found.push(picked);
    if (picked.length === max) return;
    for (let i = from; i < ids.length; i++) extend([...picked, ids[i] as string], i + 1);
  };
  extend([], 0);
  return found;
}

function countSets(n: number, min: number, max: number): number {
  let total = 0;
  let ofSize = 1;
  for (let size = 0; size <= max; size++) {
    if (size >= min) total += ofSize;
    ofSize = (ofSize * (n - size)) / (size + 1);
  }
  return total;
}
