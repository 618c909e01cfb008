import type { CardArg } from '@cantina/kernel';
import type { DieFace, Face } from '../content/index.ts';
import type { Messages } from '../text/index.ts';

/** Arguments for messages; a key without any does not compile. */
export type Samples<Keys extends keyof Messages> = { readonly [Key in Keys]: readonly NonNullable<Messages[Key]>[] };

export const player = { seat: 0 } as const;
export const other = { seat: 1 } as const;
export const card = (face: Face): CardArg => ({ card: 1, face });
export const hidden: CardArg = { card: null, face: null };
export const dice: readonly DieFace[] = ['hit', 'crit', 'crit', 'focus', 'blank', 'blank'];
export const none = [{}] as const;
export const terms = {
  gives: [card('databank/greedo'), card('market/vibro-ax')],
  givesCredits: 0,
  takes: [] as CardArg[],
  takesCredits: 3000,
};
