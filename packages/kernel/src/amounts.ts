import { type Option, option } from './ask.ts';
import type { Message } from './message.ts';

/**
 * Any amount from 0 to `total` within one question for several options: parts of 1, 2, 4 … times the unit and what is
 * left. Every amount is the sum of some of them, no sum is too much, and 30,000 credits in steps of 1,000 are five options.
 */
export function amountOptions<T>(
  what: string,
  total: number,
  result: (amount: number) => T,
  { unit = 1, group, label }: { unit?: number; group?: string; label?: (amount: number) => Message } = {},
): Option<T>[] {
  return amountParts(Math.floor(total / unit)).map((part, i) => {
    const amount = part * unit;
    return option(`${what}#${i}=${amount}`, result(amount), { group, label: label?.(amount) });
  });
}

const AMOUNT = /^(.+)#\d+=(\d+)$/;

/** Of what an option is a part, and how much; null when it is no part of an amount. */
export function amountPart(id: string): { readonly what: string; readonly amount: number } | null {
  const [, what, amount] = AMOUNT.exec(id) ?? [];
  return what === undefined || amount === undefined ? null : { what, amount: Number(amount) };
}

/** 1, 2, 4 … and the rest: their sums are all numbers from 0 to `total`. */
function amountParts(total: number): readonly number[] {
  const parts: number[] = [];
  let left = total;
  for (let part = 1; left > 0; part *= 2) {
    parts.push(Math.min(part, left));
    left -= part;
  }
  return parts;
}
