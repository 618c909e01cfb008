import type { DecisionOption } from '@cantina/kernel';
import type { Play } from '@cantina/web/kit';
import { survivalOdds } from '../rules/odds/odds.ts';
import { openTable } from './sight.ts';
import { words } from './words/index.ts';

/** What is asked once more before an option is taken; null: nothing. SG-BLACK-03 a black hole may keep the ship. */
export function warningBefore(
  option: DecisionOption['id'],
  { view, seat, decision, reader }: Pick<Play, 'view' | 'seat' | 'decision' | 'reader'>,
): string | null {
  if (!option.startsWith('touch:')) return null;
  const say = words[reader.lang];
  return say.mayBeSwallowed(say.percent(1 - survivalOdds(openTable(view, decision), seat)));
}
