import {
  type Block,
  type Branch,
  type Composing,
  compose,
  first,
  type Lang,
  lines,
  only,
  type Statement,
  said,
  type WordsOf,
} from '@cantina/text';
import type { Condition, Cost, DieFace, Effect, Verb, Who } from '../content/index.ts';
import type { EffectOf } from '../verbs/family.ts';
import type { SpokenVerb } from '../verbs/family.words.ts';

/** Verbs that only hold others together, or distinguish cases; the same in all languages. */
type Composed =
  | 'sequence'
  | 'may'
  | 'choose'
  | 'if'
  | 'pay'
  | 'test'
  | 'fight'
  | 'fight-player'
  | 'choose-player'
  | 'roll-die'
  | 'roll-dice';

/** How a test or a fight ends. */
export type Outcome = 'passed' | 'failed' | 'won' | 'lost';

/** The words of one language for everything an effect consists of. */
export interface EffectWords<S> {
  /** What a verb says, without what follows from it. */
  readonly spoken: (effect: EffectOf<SpokenVerb>) => readonly S[];
  /** "On a hit or a focus, …" */
  readonly onFaces: (faces: readonly DieFace[], so: S) => S;
  /** "For each hit, …" */
  readonly forEachFace: (faces: readonly DieFace[], so: S) => S;
  readonly faceLabel: (faces: readonly DieFace[]) => string;
  readonly cost: (cost: Cost) => S;
  /** As it stands behind "if". */
  readonly condition: (condition: Condition) => string;
  /** "If you pass, …" */
  readonly outcome: (outcome: Outcome, who: Who, so: S) => S;
  readonly labels: Readonly<Record<Outcome | 'otherwise', string>>;
  /** "If you have …" in front of a case. */
  readonly conditionLabel: (condition: Condition) => string;
  readonly grammar: Composing<S>;
}

export const effectLines = <S>(words: EffectWords<S>, effect: Effect): string[] =>
  lines(tell(words, effect), words.grammar);

/** `together`: different doers may share a sentence; not behind "you may" and "to". */
export function tell<S>(words: EffectWords<S>, effect: Effect, together = true): Block<S> {
  if (isComposed(effect)) return (COMPOSED[effect.verb] as Telling<Composed>)(words, effect, together);
  const plain = said(...words.spoken(effect));
  return OPTIONAL.has(effect.verb) ? first(plain, words.grammar.may) : plain;
}

type Telling<V extends Composed> = <S>(words: EffectWords<S>, effect: EffectOf<V>, together: boolean) => Block<S>;

const COMPOSED: { readonly [V in Composed]: Telling<V> } = {
  sequence: (words, { effects }, together) =>
    compose(words.grammar).sequence(
      effects.map((effect) => ({ block: tell(words, effect), alone: isAlone(effect), doer: doerOf(effect) })),
      together,
    ),
  may: (words, { effect }) =>
    effect.verb === 'choose' ? choices(words, effect, true) : compose(words.grammar).may(tell(words, effect, false)),
  choose: (words, effect) => choices(words, effect, false),
  if: (words, effect) => conditional(words, effect),
  pay: (words, { costs, effect }) =>
    compose(words.grammar).pay(costs.map(words.cost), effect === null ? null : tell(words, effect, false)),
  test: (words, effect) => [...head(words, effect), ...testOutcomes(words, effect)],
  fight: (words, effect) => [...head(words, effect), ...fightOutcomes(words, effect)],
  'fight-player': (words, effect) => [...head(words, effect), ...fightOutcomes(words, effect)],
  'choose-player': (words, effect) => [
    ...head(words, effect),
    ...(effect.effect.verb === 'fight-player' ? fightOutcomes(words, effect.effect) : tell(words, effect.effect)),
  ],
  'roll-die': (words, effect) => [...head(words, effect), ...facesOfDie(words, effect)],
  'roll-dice': (words, effect) => [
    ...head(words, effect),
    ...first(tell(words, effect.each), (so) => words.forEachFace(effect.faces, so)),
  ],
};

const head = <S>(words: EffectWords<S>, effect: EffectOf<SpokenVerb>): Block<S> => said(...words.spoken(effect));

const isComposed = (effect: Effect): effect is EffectOf<Composed> => effect.verb in COMPOSED;

/** Whatever is bought may be left. */
const OPTIONAL: ReadonlySet<Verb> = new Set<Verb>(['buy', 'buy-used-ship', 'market-action']);

/** These stand for themselves; everything else may share a sentence with what comes before. */
const ALONE: ReadonlySet<Verb> = new Set<Verb>([...OPTIONAL, 'may', 'choose', 'if', 'choose-player', 'gamble']);
const isAlone = (effect: Effect): boolean =>
  ALONE.has(effect.verb) || ('amount' in effect && typeof effect.amount === 'object');

const doerOf = (effect: Effect): Who | null => ('who' in effect && effect.who !== 'you' ? effect.who : null);

/** One way it may end, and what then happens. */
export interface Ending<S> {
  readonly outcome: Outcome;
  readonly block: Block<S>;
}

/** What follows a test or a fight: in one sentence each where that is enough, else as cases. */
export function endings<S>(words: EffectWords<S>, who: Who, all: readonly Ending<S>[]): Block<S> {
  const told = all.filter(({ block }) => block.length > 0);
  if (told.length === 0) return [];
  if (told.some(({ block }) => only(block) === null))
    return [{ cases: told.map(({ outcome, block }) => ({ label: words.labels[outcome], block })) }];
  return told.flatMap(({ outcome, block }) => first(block, (so) => words.outcome(outcome, who, so)));
}

const tellIf = <S>(words: EffectWords<S>, effect: Effect | null): Block<S> =>
  effect === null ? [] : tell(words, effect);

const testOutcomes = <S>(words: EffectWords<S>, { who, pass, fail }: EffectOf<'test'>): Block<S> =>
  endings(words, who, [
    { outcome: 'passed', block: tellIf(words, pass) },
    { outcome: 'failed', block: tellIf(words, fail) },
  ]);

const fightOutcomes = <S>(words: EffectWords<S>, { win, lose }: Pick<EffectOf<'fight'>, 'win' | 'lose'>): Block<S> =>
  endings(words, 'you', [
    { outcome: 'won', block: tellIf(words, win) },
    { outcome: 'lost', block: tellIf(words, lose) },
  ]);

function facesOfDie<S>(words: EffectWords<S>, { cases }: EffectOf<'roll-die'>): Block<S> {
  const told = cases.map(({ faces, effect }) => ({ faces, block: tell(words, effect) }));
  if (told.every(({ block }) => only(block) !== null))
    return told.flatMap(({ faces, block }) => first(block, (so) => words.onFaces(faces, so)));
  return [{ cases: told.map(({ faces, block }) => ({ label: words.faceLabel(faces), block })) }];
}

const conditional = <S>(words: EffectWords<S>, effect: EffectOf<'if'>): Block<S> => {
  const { branches, otherwise } = branchesOf(words, effect);
  return compose(words.grammar).if(branches, otherwise, words.labels);
};

/** "If …, otherwise if …, otherwise …" as one list. */
function branchesOf<S>(
  words: EffectWords<S>,
  { condition, effect, otherwise }: EffectOf<'if'>,
): { readonly branches: readonly [Branch<S>, ...Branch<S>[]]; readonly otherwise: Block<S> | null } {
  const branch = {
    condition: words.condition(condition),
    label: words.conditionLabel(condition),
    block: tell(words, effect),
  };
  if (otherwise?.verb !== 'if') return { branches: [branch], otherwise: otherwise && tell(words, otherwise) };
  const more = branchesOf(words, otherwise);
  return { branches: [branch, ...more.branches], otherwise: more.otherwise };
}

/** Said in a few words, so that several fit behind "or". */
const isShort = (effect: Effect): boolean =>
  effect.verb !== 'sequence' && effect.verb !== 'may' && (effect.verb !== 'pay' || effect.effect === null);

function choices<S>(words: EffectWords<S>, effect: EffectOf<'choose'>, optional: boolean): Block<S> {
  const { grammar } = words;
  const { by, options } = effect;
  const [call] = words.spoken(effect);
  if (call === undefined) throw new Error('nobody is told to choose');
  const one = optional ? grammar.may(call) : call;
  const told = options.map((option) => ({
    block: OPTIONAL.has(option.verb) && !isComposed(option) ? head(words, option) : tell(words, option),
    short: isShort(option),
  }));
  return compose(grammar).choose(one, told, by === 'you');
}

/** "Gain 1 fame and reputation", not "gain 1 fame and gain reputation": acts that share verb and doer become one. */
export const mergedAnd =
  <L extends Lang>(
    and: (...all: readonly Statement<WordsOf<L>>[]) => Statement<WordsOf<L>>,
    listAnd: (all: readonly string[]) => string,
  ) =>
  (...all: readonly Statement<WordsOf<L>>[]): Statement<WordsOf<L>> => {
    const whole = and(...all);
    if (whole.kind !== 'clause') return whole;
    const acts: (typeof whole.acts)[number][] = [];
    for (const act of whole.acts) {
      const last = acts.at(-1);
      const [before, after] = [last?.parts[0], act.parts[0]];
      const alike = last?.verb === act.verb && last.parts.length === 1 && act.parts.length === 1;
      if (alike && typeof before === 'string' && typeof after === 'string')
        acts[acts.length - 1] = { ...act, parts: [listAnd([before, after])] };
      else acts.push(act);
    }
    return { ...whole, acts };
  };
