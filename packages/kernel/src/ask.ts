import type { Message, RuleId } from './message.ts';
import type { CardId, Seat } from './state.ts';
import { the } from './table.ts';

/** The rules procedure: it runs until it asks, and goes on with the answer. Always `yield*`, never a bare `yield`. */
export type Flow<T> = Generator<Asked, T, unknown>;

export type Asked = Question<unknown> | readonly Question<unknown>[];

const value: unique symbol = Symbol('value');

/** One legal answer. Its id is stable: `card:37`, `space:kessel`, `pass`. The value stays with the rules. */
export interface Option<T> {
  readonly id: string;
  /** The card it is about, so that the screen can light it up. */
  readonly card?: CardId | undefined;
  /** What to print on the button; a card speaks for itself. */
  readonly label?: Message | undefined;
  /** Options of one group belong together on the screen. */
  readonly group?: string | undefined;
  readonly [value]: T;
}

/** Something a player might try that is not possible right now, and why. */
export interface Refused {
  readonly id: string;
  readonly card?: CardId | undefined;
  readonly label?: Message | undefined;
  readonly reason: Message;
  readonly rule: RuleId;
}

export interface Question<T> {
  readonly seat: Seat;
  readonly prompt: Message;
  /** The rule that makes the engine ask. */
  readonly rule: RuleId;
  /** The card the question comes from. */
  readonly source?: CardId | undefined;
  /** Computed each time the question is asked: an interjection may have changed what is possible. */
  readonly options: () => readonly Option<T>[];
  readonly refused?: (() => readonly Refused[]) | undefined;
  /** How many options are picked; one unless said. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly many?: boolean | undefined;
}

/** A question without its options. */
export type About = Omit<Question<unknown>, 'options'>;

/** Something a seat may do while any question is open, see OR-TRADE-09 or OR-SLOT-05. It only calls ops. */
export interface Interjection {
  readonly id: string;
  readonly label: Message;
  readonly rule: RuleId;
  run(): void;
}

type OptionParts = Pick<Option<unknown>, 'card' | 'label' | 'group'>;

/** All options have one shape, whatever they lack: they are made and looked at by the thousand. */
export const option = <T>(id: string, result: T, { card, label, group }: OptionParts = {}): Option<T> => ({
  id,
  card,
  label,
  group,
  [value]: result,
});

export const cardOption = (card: CardId, group?: string): Option<CardId> =>
  option(`card:${card}`, card, { card, group });

/** Options for cards that are looked for anew each time the question is asked. */
export const cardOptions = (cards: () => readonly CardId[]) => (): readonly Option<CardId>[] =>
  cards().map((card) => cardOption(card));

/** Ends something that could go on. */
export const DONE: Option<null> = option<null>('done', null, { label: { key: 'word.done' } });

/** Leaves what one may do: the "no" to every "you may". */
export const PASS: Option<null> = option<null>('pass', null, { label: { key: 'word.pass' } });

/** Refuses what somebody else offers. */
export const DECLINE: Option<null> = option<null>('decline', null, { label: { key: 'word.decline' } });

/** The same answer under a name of its own: `labelled(PASS, message('option.no-trade'))`. */
export const labelled = <T>(answer: Option<T>, label: Message): Option<T> =>
  option(answer.id, resultOf(answer), { card: answer.card, label, group: answer.group });

export const refusedCard = (card: CardId, reason: Message, rule: RuleId): Refused => ({
  id: `card:${card}`,
  card,
  reason,
  rule,
});

export const resultOf = <T>(chosen: Option<T>): T => chosen[value];

/**
 * A question with these options. Written out: an object that is put together by spreading gets a shape of its own each
 * time, and for V8 every look at it is then as slow as the first.
 */
export const withOptions = <T>(about: About, options: Question<T>['options'], many = about.many): Question<T> => ({
  seat: about.seat,
  prompt: about.prompt,
  rule: about.rule,
  source: about.source,
  options,
  refused: about.refused,
  min: about.min,
  max: about.max,
  many,
});

/** Asks one seat for one option, always: also where there is only one. */
export function* ask<T>(question: Question<T>): Flow<T> {
  return (yield question) as T;
}

/** Asks unless there is nothing to decide: the only option is taken; where there is none, the answer is undefined. */
export function* askUnlessForced<T>(question: Question<T>): Flow<T | undefined> {
  const offered = question.options();
  const [first, second] = offered;
  if (first === undefined) return undefined;
  return second === undefined ? resultOf(first) : ((yield withOptions(question, startingWith(offered, question))) as T);
}

/** Asks for one of the options or `instead` of them (`PASS`, `DONE`); where nothing is offered, nobody is asked. */
export function* askIfAny<T, D>(question: Question<T>, instead: Option<D>): Flow<T | D> {
  const offered = question.options();
  if (offered.length === 0) return resultOf(instead);
  const looked = startingWith(offered, question);
  return (yield withOptions<T | D>(question, () => [...looked(), instead])) as T | D;
}

/** The options of a question that were looked for already; they are looked for again when it is asked again. */
function startingWith<T>(offered: readonly Option<T>[], question: Question<T>): () => readonly Option<T>[] {
  let known: readonly Option<T>[] | null = offered;
  return () => {
    const now = known ?? question.options();
    known = null;
    return now;
  };
}

/** The flow of a procedure that asks nothing: it is over at once, with this value. */
export function* atOnce<T>(value: T): Flow<T> {
  yield* askAll([]);
  return value;
}

/** The same without a value. A flow that is over may be shared: it holds nothing. */
export const AT_ONCE: Flow<void> = atOnce<void>(undefined);

const several = <T>(question: Question<T>): Question<T> => withOptions(question, question.options, true);

/** Asks one seat for several options at once. */
export function* askMany<T>(question: Question<T>): Flow<readonly T[]> {
  return (yield several(question)) as readonly T[];
}

/** Asks several seats at once; nobody learns an answer before all are in. Answers come in the order of the questions. */
export function* askAll<T>(questions: readonly Question<T>[]): Flow<readonly T[]> {
  const [only, second] = questions;
  if (only === undefined) return [];
  return second === undefined ? [yield* ask(only)] : ((yield questions) as readonly T[]);
}

/** The same where each seat picks several options. */
export function* askAllMany<T>(questions: readonly Question<T>[]): Flow<readonly (readonly T[])[]> {
  return (yield* askAll<unknown>(questions.map(several))) as readonly (readonly T[])[];
}

/** Yes or no. */
export function* askWhether(about: About): Flow<boolean> {
  return yield* ask(withOptions(about, yesOrNo));
}

const YES = option('yes', true, { label: { key: 'word.yes' } });
const NO = option('no', false, { label: { key: 'word.no' } });
const yesOrNo = () => [YES, NO];

/**
 * Picks cards one by one until `max` are picked or the seat is done (from `min` on). `candidates` is asked anew before
 * each pick with what is already picked.
 */
export function* askCards(
  question: Omit<Question<CardId>, 'options' | 'min' | 'max' | 'many'> & {
    readonly candidates: (picked: readonly CardId[]) => readonly CardId[];
    readonly min: number;
    readonly max: number;
  },
): Flow<readonly CardId[]> {
  const { candidates, min, max, ...rest } = question;
  const picked: CardId[] = [];
  const left = () => candidates(picked).filter((card) => !picked.includes(card));
  while (picked.length < max && left().length > 0) {
    const choice: CardId | null = yield* ask<CardId | null>({
      ...rest,
      prompt: { key: rest.prompt.key, args: { ...rest.prompt.args, picked: picked.map(the), min, max } },
      options: () => [...left().map((card) => cardOption(card)), ...(picked.length >= min ? [DONE] : [])],
    });
    if (choice === null) break;
    picked.push(choice);
  }
  return picked;
}
