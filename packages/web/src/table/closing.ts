import type { DecisionOption } from '@cantina/kernel';

/** What ends something: the turn or a part of it, and what leaves a question without doing anything. */
export interface Closing {
  readonly end: DecisionOption | null;
  /** Done, pass, decline, none of it, stay where one is: small, and never where the end of the turn is. */
  readonly skips: readonly DecisionOption[];
  /** What people came for. */
  readonly choices: readonly DecisionOption[];
}

const END = 'end';
const SKIPS: ReadonlySet<string> = new Set(['pass', 'done', 'no', 'decline', 'none', 'stop', 'stay', 'units:0']);

export function closingOf(options: readonly DecisionOption[]): Closing {
  const isSkip = ({ id }: DecisionOption): boolean => SKIPS.has(id);
  const end = options.find(({ id }) => id === END) ?? null;
  return {
    end,
    skips: options.filter(isSkip),
    choices: options.filter((option) => option !== end && !isSkip(option)),
  };
}
