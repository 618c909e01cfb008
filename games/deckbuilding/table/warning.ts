import type { Decision } from '@cantina/kernel';
import type { Lang } from '@cantina/text';
import { words } from './words/index.ts';

/** What is asked once more before an option is taken; null: nothing. */
export function warningBefore(decision: Decision | null, option: string, lang: Lang): string | null {
  const { regret, inVain } = words[lang];
  const chosen = decision?.options.find(({ id }) => id === option);
  if (chosen?.label?.key === 'option.ability-in-vain') return inVain; // DB-GAP-38
  // The next hand is drawn at once, so the end of a turn can't be taken back unasked.
  const canDoMore = decision?.options.some(({ group }) => group === 'play' || group === 'attack' || group === 'buy');
  return option === 'end' && canDoMore === true ? regret : null;
}
