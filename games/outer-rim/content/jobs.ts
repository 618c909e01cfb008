import type { Job, JobStep } from './cards.ts';
import { databank } from './databank/index.ts';
import type { Skill } from './terms.ts';
import type { Effect } from './vocabulary.ts';

/** Steps of databank cards by number; no two job cards share one. */
const byNumber = new Map<number, readonly JobStep[]>(
  databank.flatMap(({ number, holds }) => (holds.what === 'job' ? [[number, holds.steps] as const] : [])),
);

/** The steps of a job, wherever they are printed; none where it is no step list (a duel, a game of sabacc). */
export function stepsOf({ attempt }: Job): readonly JobStep[] {
  if (attempt.by === 'steps') return attempt.steps;
  return attempt.by === 'databank' ? (byNumber.get(attempt.number) ?? []) : [];
}

export interface TestedSkill {
  readonly oneOf: readonly Skill[];
  /** In italics: failing it fails the job. */
  readonly must: boolean;
}

/** OR-JOB-06: what is listed above the title, each once, in the order it may come up. */
export function skillsTested(job: Job): readonly TestedSkill[] {
  const listed: TestedSkill[] = [];
  const list = (oneOf: readonly Skill[], must: boolean): void => {
    if (!listed.some((each) => each.oneOf.join() === oneOf.join())) listed.push({ oneOf, must });
  };
  for (const step of stepsOf(job)) {
    if (!('test' in step)) continue;
    list(step.test, step.must);
    for (const oneOf of testsIn(step.fail.effect)) list(oneOf, false);
  }
  return listed;
}

function testsIn(effect: Effect | null): readonly (readonly Skill[])[] {
  if (effect === null) return [];
  if (effect.verb === 'test') return [effect.skill];
  return effect.verb === 'sequence' ? effect.effects.flatMap(testsIn) : [];
}
