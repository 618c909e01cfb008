import type { de, en, Lang, ru, Statement, VerbWords, WordTable } from '@cantina/text';
import type {
  BasicAction,
  Condition,
  Deed,
  DisruptionToken,
  Effect,
  EventCard,
  PlanningCard,
  PlanUse,
  SkillCard,
  Special,
  Threat,
  Timing,
  Verb,
  Walk,
} from '../content/index.ts';

/**
 * How cards are put into words: one program, which knows no word, and vocabularies that know no card. The first game
 * has one of its own (`BaseWords`); what only packs say stands in `locked/` (`PackWords`), and no browser's bundle has it.
 */

export type PackVerb =
  | 'strength-per-disruption'
  | 'intel-both'
  | 'damage-moved'
  | 'move-together'
  | 'pull-target'
  | 'scare'
  | 'let-keep'
  | 'search-plans'
  | 'choose'
  | 'token-flees'
  | 'hunt'
  | 'suffer-or-crisis';
type PackCondition = 'companion-near' | 'you-carry-the-token';
type PackWalk = 'ignoreStrikes';
type PackTiming = 'tactical';

/** One statement, or several that belong together. */
export type Saying<S> = S | readonly S[];

/** What an effect says; where that depends on other words of the language, it is a function of them. */
type Told<S> = Saying<S> | ((words: CardWords<S>) => Saying<S>);
interface Telling {
  readonly de: Told<Statement<de.De>>;
  readonly en: Told<Statement<en.En>>;
  readonly ru: Told<Statement<ru.Ru>>;
}

type EffectOf<V extends Verb> = Extract<Effect, { readonly verb: V }>;
/** The words of some verbs, in three languages side by side. */
export type WordsFor<V extends Verb> = WordTable<EffectOf<V>, Telling>;
export type BaseVerb = Exclude<Verb, PackVerb>;

type Effects<S, V extends Verb = Verb> = { readonly [K in V]: (effect: EffectOf<K>) => Told<S> };

/** The same in one language. */
export const wordsIn = <L extends Lang, V extends Verb>(
  lang: L,
  words: WordsFor<V>,
): Effects<Statement<Spoken[L]>, V> =>
  Object.fromEntries(
    Object.entries(words as unknown as Readonly<Record<Verb, VerbWords<Effect, Telling>>>).map(([verb, said]) => [
      verb,
      said[lang],
    ]),
  ) as unknown as Effects<Statement<Spoken[L]>, V>;

interface Spoken {
  readonly de: de.De;
  readonly en: en.En;
  readonly ru: ru.Ru;
}
type Conditions = Readonly<Record<Condition, string>>;
type Walks<S> = Readonly<Record<keyof Walk, S>>;
/** "During Attack": when a special ability is used. */
type Timings = Readonly<Record<Timing, (on: Special['on']) => string>>;

/** What one language says for every part of a card's data. */
export interface CardWords<S> {
  readonly effects: Partial<Effects<S>>;
  readonly conditions: Partial<Conditions>;
  readonly walks: Partial<Walks<S>>;
  readonly timings: Partial<Timings>;
  /** What is no card of a deck and has rules of its own: goals of missions, markers, roles; by face. */
  readonly things: Readonly<Record<string, Saying<S>>>;
  /** When a planning card is used; `range` is how far it protects others. */
  readonly uses: Readonly<Record<Exclude<PlanUse, 'never'>, (range: number) => string>>;
  readonly neverUsed: S;
  /** "Discard this card to …" */
  readonly discardCard: (goal: S) => S;
  readonly discardObject: (goal: S) => S;
  readonly skipsOnlyTheCrisis: S;
  readonly disruption: (value: number) => S;
  /** The step before happens once more. */
  readonly again: S;
  readonly paragraph: (...statements: readonly S[]) => string;
  /** "6+: 1 reinforcement appears …" */
  readonly labelled: (label: string, text: string) => string;
  readonly labels: CardLabels;
}

/** Values and headings, without a sentence around them. */
export interface CardLabels {
  readonly strength: (strength: number) => string;
  readonly bonus: (action: BasicAction) => string;
  readonly health: (health: number) => string;
  /** MA-CMP-01 the two sides of a character card. */
  readonly healths: (normal: number, easy: number) => string;
  readonly back: (hint: string) => string;
  readonly object: string;
  readonly reinforcement: string;
  /** The kinds of skill cards; those with a strength of 1 to 4 need no word. */
  readonly types: Partial<Record<SkillCard['type'], string>>;
  readonly groups: {
    readonly characters: string;
    readonly skills: (character: string) => string;
    readonly events: string;
    readonly planning: string;
    readonly threats: (mission: string) => string;
    readonly disruption: string;
    readonly markers?: string;
    readonly roles?: (mission: string) => string;
  };
}

export interface BaseWords<S> extends CardWords<S> {
  readonly effects: Omit<Effects<S>, PackVerb>;
  readonly conditions: Omit<Conditions, PackCondition>;
  readonly walks: Omit<Walks<S>, PackWalk>;
  readonly timings: Omit<Timings, PackTiming>;
}

export interface PackWords<S> {
  readonly effects: Pick<Effects<S>, PackVerb>;
  readonly conditions: Pick<Conditions, PackCondition>;
  readonly walks: Pick<Walks<S>, PackWalk>;
  readonly timings: Pick<Timings, PackTiming>;
  readonly things: CardWords<S>['things'];
  readonly types: Pick<CardWords<S>['labels']['types'], 'tactical' | 'wild' | 'signature'>;
  readonly groups: Partial<CardWords<S>['labels']['groups']>;
}

/** The vocabulary of somebody who has seen everything. */
export const extended = <S>(base: BaseWords<S>, more: PackWords<S>): CardWords<S> => ({
  ...base,
  effects: { ...base.effects, ...more.effects },
  conditions: { ...base.conditions, ...more.conditions },
  walks: { ...base.walks, ...more.walks },
  timings: { ...base.timings, ...more.timings },
  things: { ...base.things, ...more.things },
  labels: {
    ...base.labels,
    types: { ...base.labels.types, ...more.types },
    groups: { ...base.labels.groups, ...more.groups },
  },
});

/** A word the vocabulary must have. */
export function known<T>(word: T | undefined, what: string): T {
  if (word === undefined) throw new Error(`no words for ${what}`);
  return word;
}

const list = <S>(saying: Saying<S>): readonly S[] => [saying].flat() as readonly S[];

/** Every statement an effect makes. */
export function tell<S>(words: CardWords<S>, effect: Effect): readonly S[] {
  const told = (known(words.effects[effect.verb], effect.verb) as (effect: Effect) => Told<S>)(effect);
  return list(typeof told === 'function' ? (told as (words: CardWords<S>) => Saying<S>)(words) : told);
}

/** What is different about a movement, one statement each. */
export const tellWalk = <S>({ walks }: CardWords<S>, walk: Walk): readonly S[] =>
  (Object.keys(walk) as (keyof Walk)[]).map((how) => known(walks[how], how));

export const conditionOf = <S>({ conditions }: CardWords<S>, when: Condition): string => known(conditions[when], when);

// Skill cards

/** MA-SKL-04 the special ability with its time and action; a card without one says nothing. */
export function skillLines<S>(words: CardWords<S>, { special }: Pick<SkillCard, 'special'>): readonly string[] {
  if (special === null) return [];
  const { timing, on, changes, deeds } = special;
  const time = known(words.timings[timing], timing)(on);
  const [only] = deeds;
  const said = [...changes, ...deeds].flatMap((effect) => tell(words, effect));
  const head = words.labelled(time, words.paragraph(...said));
  return only?.verb === 'choose' ? [head, ...choiceLines(words, only.of)] : [head];
}

/** Effects to choose from, a line each. */
const choiceLines = <S>(words: CardWords<S>, of: readonly Deed[]): readonly string[] =>
  of.map((deed) => `– ${words.paragraph(...tell(words, deed))}`);

// Events

/** A line for each step, from top to bottom; MA-EVT-04 the last ones only with 6 or more. */
export function eventLines<S>(words: CardWords<S>, { steps }: EventCard): readonly string[] {
  return steps.map((step, index) => {
    const before = steps[index - 1];
    if (step.sixPlus === true) return words.labelled('6+', words.paragraph(...tell(words, step)));
    return words.paragraph(...(JSON.stringify(before) === JSON.stringify(step) ? [words.again] : tell(words, step)));
  });
}

// Planning cards and objects

/** MA-PLN-08 when it is used and what for. */
export function planLines<S>(words: CardWords<S>, { use, deed }: PlanningCard): readonly string[] {
  if (use === 'never' || deed === null) return [words.paragraph(words.neverUsed)];
  const more = use === 'crisis' ? [words.skipsOnlyTheCrisis] : [];
  const time = words.uses[use](deed.verb === 'block-damage' ? deed.range : 0);
  return [words.labelled(time, words.paragraph(...usedFor(words.discardCard, tell(words, deed)), ...more))];
}

/** MA-THR-07, MA-OBJ-01 what an object is for; most enemies only have abilities. */
export function threatLines<S>(words: CardWords<S>, { id, object, deed }: Threat): readonly string[] {
  if (deed !== null) return [words.paragraph(...usedFor(words.discardObject, tell(words, deed)))];
  return object === null && words.things[id] === undefined ? [] : thingLines(words, id);
}

export const thingLines = <S>(words: CardWords<S>, face: string): readonly string[] => [
  words.paragraph(...list(known(words.things[face], face))),
];

export const disruptionLines = <S>(words: CardWords<S>, { value }: DisruptionToken): readonly string[] => [
  words.paragraph(words.disruption(value)),
];

/** "Discard this card to …", and what else is to be said. */
function usedFor<S>(discard: (goal: S) => S, [goal, ...more]: readonly S[]): readonly S[] {
  return goal === undefined ? more : [discard(goal), ...more];
}
