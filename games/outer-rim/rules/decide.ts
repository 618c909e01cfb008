import { ask, type Flow, type Option, type Question, resultOf, type Seat, withOptions } from '@cantina/kernel';
import { conductOf } from './conduct.ts';
import type { G } from './state.ts';

/** A question to a player: a person is asked, the AI answers by itself (`Conduct`). */
export interface Choice<T> extends Omit<Question<T>, 'seat' | 'many' | 'min' | 'max'> {
  readonly player: Seat;
}

/** One that is asked even where the answer is forced, as long as somebody could step in with credits (OR-TRADE-10, OR-GAP-43). */
interface OpenChoice<T> extends Choice<T> {
  readonly waits?: () => boolean;
}

/** Always asks a person. */
export function* decide<T>(g: G, choice: Choice<T>, instead: Option<T> | null = null): Flow<T> {
  const { answers } = conductOf(g, choice.player);
  if (answers !== null) return answers(g, choice.options, instead);
  return yield* askAbout(choice, choice.options(), instead);
}

/** The only option is taken without asking. */
export function* decideUnlessForced<T>(g: G, choice: OpenChoice<T>): Flow<T> {
  const { answers } = conductOf(g, choice.player);
  if (answers !== null) return answers(g, choice.options, null);
  const offered = choice.options();
  const [first, second] = offered;
  if (first !== undefined && second === undefined && choice.waits?.() !== true) return resultOf(first);
  return yield* askAbout(choice, offered, null);
}

/** One of the options or `instead` of them (`PASS`, `DONE`); where nothing is offered, nobody is asked. */
export function* decideIfAny<T, D>(g: G, choice: OpenChoice<T>, instead: Option<D>): Flow<T | D> {
  const { answers } = conductOf(g, choice.player);
  if (answers !== null) return answers<T | D>(g, choice.options, instead);
  const offered = choice.options();
  if (offered.length === 0 && choice.waits?.() !== true) return resultOf(instead);
  return yield* askAbout<T | D>(choice, offered, instead);
}

/** With the options that were looked at already: this runs for nearly every decision. */
function askAbout<T>(choice: Choice<T>, offered: readonly Option<T>[], instead: Option<T> | null): Flow<T> {
  const { player: seat, prompt, rule, source, refused } = choice;
  let known: readonly Option<T>[] | null = offered;
  const options = () => {
    const now = known ?? choice.options();
    known = null;
    return instead === null ? now : [...now, instead];
  };
  return ask(withOptions({ seat, prompt, rule, source, refused }, options));
}
