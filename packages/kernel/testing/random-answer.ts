import { below, type Decision, type Rng } from '../src/index.ts';

/** Picks at random: any open question, now and then an interjection, as many options as allowed. */
export function randomAnswer(
  rng: Rng,
  pending: readonly Decision[],
): { readonly index: number; readonly picks: readonly string[] } {
  const questions = pending.flatMap(({ kind }, i) => (kind === 'question' ? [i] : []));
  const interjections = pending.flatMap(({ kind }, i) => (kind === 'interjection' ? [i] : []));
  const from = interjections.length > 0 && below(rng, 10) === 0 ? interjections : questions;
  const index = from[below(rng, from.length)] as number;
  const { kind, options, min, max } = pending[index] as Decision;
  const left = options.map(({ id }) => id);
  const least = kind === 'interjection' ? 1 : min;
  const count = least + below(rng, Math.min(max, left.length) - least + 1);
  const picks: string[] = [];
  while (picks.length < count) picks.push(...left.splice(below(rng, left.length), 1));
  return { index, picks };
}
