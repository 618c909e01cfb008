import type { CustomsOdds, CustomsOutcomes } from '../../rules/odds/odds.ts';
import type { TableWords } from '../words/words.ts';

export type Outcome = keyof CustomsOutcomes;
const OUTCOMES: readonly Outcome[] = ['clean', 'bounty', 'fine', 'loss', 'arrest'];

/** What customs may do, from the best to the worst; what can't happen is left out. */
export const outcomesOf = (
  { outcomes }: Pick<CustomsOdds, 'outcomes'>,
  say: TableWords,
): readonly { readonly outcome: Outcome; readonly chance: number; readonly text: string }[] =>
  OUTCOMES.filter((outcome) => outcomes[outcome] > 0).map((outcome) => ({
    outcome,
    chance: outcomes[outcome],
    text: say.outcome(outcome, outcomes[outcome]),
  }));

/** All of it in one line: "customs: 56% clean, 19% bounty 100 …". */
export const customsInWords = (customs: CustomsOdds, say: TableWords): string =>
  say.customsRisk(outcomesOf(customs, say).map(({ text }) => text));
