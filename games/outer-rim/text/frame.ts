import type { Lang, Statement, WordsOf } from '@cantina/text';
import type { Condition, Cost, DieFace, Effect, Skill, Verb, Who } from '../content/index.ts';
import { type Block, type Case, first, lines, only, type Print, said } from './blocks.ts';

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
  | 'roll-dice'
  | 'gamble'
  | 'buy-used-ship';

export type LeafVerb = Exclude<Verb, Composed>;
export type EffectOf<V extends Verb> = Extract<Effect, { readonly verb: V }>;

/** How a test or a fight ends. */
export type Outcome = 'passed' | 'failed' | 'won' | 'lost';

/** The words of one language for everything an effect consists of. */
export interface EffectWords<S> {
  /** What each plain verb says, as one statement. */
  readonly leaves: { readonly [V in LeafVerb]: (effect: EffectOf<V>) => S };
  readonly test: (who: Who, skills: readonly Skill[]) => S;
  readonly fight: (effect: Pick<EffectOf<'fight'>, 'type' | 'enemy' | 'value'>) => S;
  readonly fightPlayer: (effect: EffectOf<'fight-player'>) => S;
  readonly choosePlayer: (effect: EffectOf<'choose-player'>) => S;
  /** Both at once: "Fight another player in your space." */
  readonly fightChosen: (choice: EffectOf<'choose-player'>, fight: EffectOf<'fight-player'>) => S;
  readonly rollDie: S;
  readonly rollDice: (effect: EffectOf<'roll-dice'>) => S;
  /** "On a hit or a focus, …" */
  readonly onFaces: (faces: readonly DieFace[], so: S) => S;
  /** "For each hit, …" */
  readonly forEachFace: (faces: readonly DieFace[], so: S) => S;
  readonly faceLabel: (faces: readonly DieFace[]) => string;
  /** The wager first, then how it goes. */
  readonly gamble: (effect: EffectOf<'gamble'>) => readonly S[];
  /** What may be bought first, then in which state. */
  readonly usedShip: readonly S[];
  readonly cost: (cost: Cost) => S;
  /** As it stands behind "if". */
  readonly condition: (condition: Condition) => string;
  /** "Choose one", by you or by the other player. */
  readonly chooseOne: (by: Who) => S;
  /** "If you pass, …" */
  readonly outcome: (outcome: Outcome, who: Who, so: S) => S;
  readonly labels: Readonly<Record<Outcome | 'otherwise', string>>;
  /** "If you have …" in front of a case. */
  readonly conditionLabel: (condition: Condition) => string;
  readonly grammar: Grammar<S>;
}

/** The few ways of the grammar in which every text is put together. */
export interface Grammar<S> extends Print<S> {
  readonly ifSo: (condition: string, effect: S) => S;
  readonly inOrder: (act: S, goal: S) => S;
  readonly and: (...statements: readonly S[]) => S;
  readonly or: (...statements: readonly S[]) => S;
  readonly colon: (head: S, rest: S) => S;
  readonly may: (statement: S) => S;
  readonly otherwise: (statement: S) => S;
  readonly afterwards: (statement: S) => S;
}

export const effectLines = <S>(words: EffectWords<S>, effect: Effect): string[] =>
  lines(tell(words, effect), words.grammar);

/** `together`: different doers may share a sentence; not behind "you may" and "to". */
export function tell<S>(words: EffectWords<S>, effect: Effect, together = true): Block<S> {
  if (isComposed(effect)) return (COMPOSED[effect.verb] as Telling<Composed>)(words, effect, together);
  const plain = leaf(words, effect);
  return said(OPTIONAL.has(effect.verb) ? words.grammar.may(plain) : plain);
}

type Telling<V extends Composed> = <S>(words: EffectWords<S>, effect: EffectOf<V>, together: boolean) => Block<S>;

const COMPOSED: { readonly [V in Composed]: Telling<V> } = {
  sequence: (words, { effects }, together) => oneByOne(words, effects, together),
  may: (words, { effect }) =>
    effect.verb === 'choose' ? choices(words, effect, true) : first(tell(words, effect, false), words.grammar.may),
  choose: (words, effect) => choices(words, effect, false),
  if: (words, effect) => conditional(words, effect),
  pay: (words, { costs, effect }) => {
    const act = words.grammar.and(...costs.map(words.cost));
    if (effect === null) return said(act);
    return first(tell(words, effect, false), (goal) => words.grammar.inOrder(act, goal));
  },
  test: (words, effect) => [...said(words.test(effect.who, effect.skill)), ...testOutcomes(words, effect)],
  fight: (words, effect) => [...said(words.fight(effect)), ...fightOutcomes(words, effect)],
  'fight-player': (words, effect) => [...said(words.fightPlayer(effect)), ...fightOutcomes(words, effect)],
  'choose-player': (words, effect) =>
    effect.effect.verb === 'fight-player'
      ? [...said(words.fightChosen(effect, effect.effect)), ...fightOutcomes(words, effect.effect)]
      : [...said(words.choosePlayer(effect)), ...tell(words, effect.effect)],
  'roll-die': (words, effect) => [...said(words.rollDie), ...facesOfDie(words, effect)],
  'roll-dice': (words, effect) => [
    ...said(words.rollDice(effect)),
    ...first(tell(words, effect.each), (so) => words.forEachFace(effect.faces, so)),
  ],
  gamble: (words, effect) => said(...words.gamble(effect)),
  'buy-used-ship': (words) => first(said(...words.usedShip), words.grammar.may),
};

const isComposed = (effect: Effect): effect is EffectOf<Composed> => effect.verb in COMPOSED;

/** Whatever is bought may be left. */
const OPTIONAL: ReadonlySet<Verb> = new Set<Verb>(['buy', 'market-action']);

const leaf = <S>({ leaves }: EffectWords<S>, effect: EffectOf<LeafVerb>): S =>
  (leaves[effect.verb] as (effect: EffectOf<LeafVerb>) => S)(effect);

/** These stand for themselves; everything else may share a sentence with what comes before. */
const ALONE: ReadonlySet<Verb> = new Set<Verb>([
  ...OPTIONAL,
  'buy-used-ship',
  'may',
  'choose',
  'if',
  'choose-player',
  'gamble',
]);
const isAlone = (effect: Effect): boolean =>
  ALONE.has(effect.verb) || ('amount' in effect && typeof effect.amount === 'object');

const doerOf = (effect: Effect): Who => ('who' in effect ? effect.who : 'you');

function oneByOne<S>(words: EffectWords<S>, effects: readonly Effect[], together: boolean): Block<S> {
  const { and, afterwards } = words.grammar;
  const told: Block<S>[number][] = [];
  let open: S[] = [];
  let doer: Who = 'you';
  /** The part before had an outcome of its own, so what follows must say that it comes after either. */
  let branched = false;
  const close = (): void => {
    if (open.length > 0) told.push({ say: and(...open) });
    open = [];
  };
  for (const effect of effects) {
    const block: Block<S> = branched ? first(tell(words, effect), afterwards) : tell(words, effect);
    const [head, ...rest] = block;
    if (isAlone(effect) || head === undefined || !('say' in head)) {
      close();
      told.push(...block);
      continue;
    }
    if (!together && doerOf(effect) !== doer) close();
    doer = doerOf(effect);
    open.push(head.say);
    branched = rest.length > 0;
    if (branched) {
      close();
      told.push(...rest);
    }
  }
  close();
  return told;
}

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

function conditional<S>(words: EffectWords<S>, { condition, effect, otherwise }: EffectOf<'if'>): Block<S> {
  const { grammar } = words;
  const block = tell(words, effect);
  const other = tellIf(words, otherwise);
  const short = otherwise?.verb !== 'if' && (other.length === 0 || only(other) !== null);
  if (otherwise === null || (short && only(block) !== null)) {
    const opening = first(block, (so) => grammar.ifSo(words.condition(condition), so));
    // Cases that are a block's first words can't take a condition in front.
    if (opening !== block) return [...opening, ...first(other, grammar.otherwise)];
  }
  return [{ cases: casesOf(words, { verb: 'if', condition, effect, otherwise }) }];
}

/** "If …, otherwise if …, otherwise …" as one list. */
function casesOf<S>(words: EffectWords<S>, { condition, effect, otherwise }: EffectOf<'if'>): readonly Case<S>[] {
  const one = { label: words.conditionLabel(condition), block: tell(words, effect) };
  if (otherwise === null) return [one];
  if (otherwise.verb === 'if') return [one, ...casesOf(words, otherwise)];
  return [one, { label: words.labels.otherwise, block: tell(words, otherwise) }];
}

/** Said in a few words, so that several fit behind "or". */
const isShort = (effect: Effect): boolean =>
  effect.verb !== 'sequence' && effect.verb !== 'may' && (effect.verb !== 'pay' || effect.effect === null);

function choices<S>(words: EffectWords<S>, { by, options }: EffectOf<'choose'>, optional: boolean): Block<S> {
  const { grammar } = words;
  const blocks = options.map((option) =>
    OPTIONAL.has(option.verb) && !isComposed(option) ? said(leaf(words, option)) : tell(words, option),
  );
  const statements = blocks.map(only).filter((each) => each !== null);
  const one = optional ? grammar.may(words.chooseOne(by)) : words.chooseOne(by);
  if (statements.length === blocks.length && by === 'you' && options.every(isShort))
    return said(grammar.colon(one, grammar.or(...statements)));
  return [...said(one), { cases: blocks.map((block) => ({ label: '', block })) }];
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
