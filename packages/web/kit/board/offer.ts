import { amountPart, type Decision, type DecisionOption } from '@cantina/kernel';

/** An amount that is put together from parts: credits, units of a good. */
export interface OfferAmount {
  readonly what: string;
  readonly most: number;
  /** The smallest step. */
  readonly step: number;
  readonly parts: readonly { readonly option: DecisionOption; readonly amount: number }[];
}

/** What one side could put into a deal. */
export interface OfferSide {
  readonly things: readonly DecisionOption[];
  readonly amounts: readonly OfferAmount[];
}

/** What an offer begins with: the terms a counter-offer answers. */
export interface OfferStart {
  /** Ids of options that are ticked. */
  readonly things: readonly string[];
  readonly amounts: Readonly<Record<string, number>>;
}

/** One side of a question for an offer: its options of one group. */
export function offerSide({ options }: Pick<Decision, 'options'>, group: string): OfferSide {
  const things: DecisionOption[] = [];
  const amounts = new Map<string, OfferAmount['parts'][number][]>();
  for (const option of options) {
    if (option.group !== group) continue;
    const part = amountPart(option.id);
    if (part === null) things.push(option);
    else amounts.set(part.what, [...(amounts.get(part.what) ?? []), { option, amount: part.amount }]);
  }
  return {
    things,
    amounts: [...amounts].map(([what, parts]) => ({
      what,
      parts,
      most: parts.reduce((sum, { amount }) => sum + amount, 0),
      step: Math.min(...parts.map(({ amount }) => amount)),
    })),
  };
}

/** The parts that make up an amount: the largest first, which always works out for 1, 2, 4 … and a rest. */
export function partsFor({ parts }: OfferAmount, amount: number): readonly DecisionOption[] {
  const picked: DecisionOption[] = [];
  let left = amount;
  for (const part of [...parts].sort((a, b) => b.amount - a.amount)) {
    if (part.amount > left) continue;
    picked.push(part.option);
    left -= part.amount;
  }
  return picked;
}
