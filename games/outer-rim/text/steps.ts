import { type Block, first, lines, said } from '@cantina/text';
import type { JobStep, Next, Skill } from '../content/index.ts';
import { type EffectWords, endings, tell } from './frame.ts';

/** The words of one language for the steps of a job, besides those for effects. */
export interface StepWords<S> extends EffectWords<S> {
  /** "Test Piloting until you pass" */
  readonly testUntilPassed: (skills: readonly Skill[]) => S;
  /** "Each time you fail, …" */
  readonly eachFailure: (so: S) => S;
  /** Where it goes on, if not with the step below. `step` is a number. */
  readonly next: (next: 'complete' | 'fail' | 'again' | { readonly step: number }) => S;
}

/** The steps of a job as numbered lines. */
export function stepLines<S>(words: StepWords<S>, steps: readonly JobStep[]): string[] {
  const { paragraph } = words.grammar;
  const told = steps.map((step) => lines(tellStep(words, step, steps), { ...words.grammar, paragraph }));
  const single = steps.length === 1;
  return told.flatMap(([head = '', ...rest], index) => [single ? head : `${index + 1}. ${head}`, ...rest]);
}

function tellStep<S>(words: StepWords<S>, step: JobStep, steps: readonly JobStep[]): Block<S> {
  const { and, afterwards } = words.grammar;
  const goOn = (next: Next): Block<S> => {
    if (next === 'next') return [];
    if (typeof next === 'string') return said(words.next(next));
    return said(words.next({ step: steps.findIndex(({ label }) => label === next.to) + 1 }));
  };
  if ('do' in step) return [...tell(words, step.do), ...first(goOn(step.next), afterwards)];
  if ('fight' in step) {
    const same = isSame(step.win, step.lose);
    return [
      ...said(...words.spoken({ verb: 'fight', ...step.fight, win: null, lose: null })),
      ...(same
        ? first(goOn(step.win), afterwards)
        : endings(words, 'you', [
            { outcome: 'won', block: goOn(step.win) },
            { outcome: 'lost', block: goOn(step.lose) },
          ])),
    ];
  }
  const costs = step.fail.effect === null ? [] : tell(words, step.fail.effect);
  if (step.fail.next === 'again')
    return [
      ...said(words.testUntilPassed(step.test)),
      ...first(costs, words.eachFailure),
      ...first(goOn(step.pass), afterwards),
    ];
  const same = isSame(step.pass, step.fail.next);
  const failed = same ? costs : inOneSentence(costs, goOn(step.fail.next), and);
  return [
    ...said(...words.spoken({ verb: 'test', who: 'you', skill: step.test, pass: null, fail: null })),
    ...endings(words, 'you', [
      { outcome: 'passed', block: same ? [] : goOn(step.pass) },
      { outcome: 'failed', block: failed },
    ]),
    ...(same ? first(goOn(step.pass), afterwards) : []),
  ];
}

const isSame = (one: Next, other: Next): boolean =>
  typeof one === 'string' || typeof other === 'string' ? one === other : one.to === other.to;

/** "suffer 1 damage and go on with step 4" */
function inOneSentence<S>(costs: Block<S>, next: Block<S>, and: (...all: readonly S[]) => S): Block<S> {
  const [cost] = costs;
  const [then] = next;
  if (cost === undefined || then === undefined || costs.length > 1) return [...costs, ...next];
  return 'say' in cost && 'say' in then ? said(and(cost.say, then.say)) : [...costs, ...next];
}
