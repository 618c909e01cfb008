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
const SKIPS: ReadonlySet<string> = new Set([
  'pass',
  'done',
  'no',
  'decline',
  'none',
  'stop',
  'stay',
  'suffer',
  'units:0',
]);

/** `ends` are the options by which a game ends a turn in other words; a wish is just what people came for, whatever it is called. */
export function closingOf(
  options: readonly DecisionOption[],
  ends: readonly string[] = [],
  isWish: (option: DecisionOption) => boolean = () => false,
): Closing {
  const end = options.find(({ id }) => id === END || ends.includes(id)) ?? null;
  const skips = options.filter((option) => SKIPS.has(option.id) && !isWish(option));
  const rest = options.filter((option) => option !== end && !skips.includes(option));
  return { end, skips, choices: [...rest.filter(isWish), ...rest.filter((option) => !isWish(option))] };
}
