import type { DecisionOption } from '@cantina/kernel';

/** Options that differ in nothing but an amount for somebody: „give:1:3000“. */
export interface Amounts {
  readonly what: string;
  /** Whom it is for. */
  readonly seat: number | null;
  readonly step: number;
  readonly most: number;
  readonly byAmount: ReadonlyMap<number, DecisionOption>;
}

/** What may be done at any moment as amounts to be entered, if all of it is; else null. */
export function amountsIn(options: readonly DecisionOption[]): readonly Amounts[] | null {
  const found = new Map<string, Map<number, DecisionOption>>();
  for (const option of options) {
    const [, what, amount] = /^(.+):(\d+)$/.exec(option.id) ?? [];
    if (what === undefined || option.label?.args?.amount !== Number(amount)) return null;
    found.set(what, (found.get(what) ?? new Map<number, DecisionOption>()).set(Number(amount), option));
  }
  return [...found].map(([what, byAmount]) => {
    const all = [...byAmount.keys()];
    const [first] = byAmount.values();
    return { what, seat: seatIn(first?.label?.args?.player), step: Math.min(...all), most: Math.max(...all), byAmount };
  });
}

const seatIn = (value: unknown): number | null =>
  typeof value === 'object' && value !== null && 'seat' in value && typeof value.seat === 'number' ? value.seat : null;
