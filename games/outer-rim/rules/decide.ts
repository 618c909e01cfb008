import { ask, type Flow, type Option, option, type Question, randomOf, resultOf, type Seat } from '@cantina/kernel';
import { isAi } from './lookup.ts';
import { message } from './messages.ts';
import type { G } from './state.ts';

/** A question to a player, who may be the AI. */
export interface Choice<T> extends Omit<Question<T>, 'seat' | 'many' | 'min' | 'max'> {
  readonly player: Seat;
  /** What stands for "no, thank you" where the choice is optional. */
  readonly decline?: Option<T>;
  /** Whether even what is forced is asked, because somebody could still step in with credits (OR-TRADE-10, OR-GAP-43). */
  readonly waits?: () => boolean;
}

/** OR-WORD-02 the answer to "may" that leaves it. */
export const DECLINE: Option<null> = option('pass', null, { label: message('option.decline') });

/** What ends something that could go on. */
export const DONE: Option<null> = option('done', null, { label: { key: 'word.done' } });

/**
 * Lets a player choose. What is forced is not asked; the AI declines whatever it can (OR-AIDEC-01) and chooses at random
 * what it must (OR-AIDEC-02, OR-AICLAR-05, OR-DIFF-31, OR-EX-28).
 */
export function* decide<T>(g: G, choice: Choice<T>): Flow<T> {
  const { player, decline, waits } = choice;
  const offered = choice.options();
  if (isAi(g, player)) {
    g.choicesTaken++;
    return resultOf(decline ?? randomOf(g, offered));
  }
  const forced =
    decline === undefined
      ? offered.length === 1
        ? offered[0]
        : undefined
      : offered.length === 0
        ? decline
        : undefined;
  if (forced !== undefined && waits?.() !== true) return resultOf(forced);
  return yield* ask(questionOf(choice, offered));
}

/** With the options that were looked at already: this runs for nearly every decision. */
function questionOf<T>(choice: Choice<T>, offered: readonly Option<T>[]): Question<T> {
  const { player: seat, prompt, rule, source, refused, decline } = choice;
  let known: readonly Option<T>[] | null = offered;
  const options = () => {
    const now = known ?? choice.options();
    known = null;
    return decline === undefined ? now : [...now, decline];
  };
  return { seat, prompt, rule, source, options, refused };
}
