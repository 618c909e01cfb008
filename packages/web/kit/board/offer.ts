import { amountPart, type Decision, type DecisionOption } from '@cantina/kernel';
import type { Play } from '../play.ts';
import { kitWords } from './words/index.ts';

/** Something that is in a deal or is not. */
export interface OfferThing {
  readonly id: string;
  readonly name: string;
  /** The card, to be looked at. */
  readonly face?: string | null | undefined;
  /** It was offered already and can't be taken out any more. */
  readonly isFixed?: boolean;
}

/** Something of which one may offer more or less: credits, units of a good. */
export interface OfferAmount {
  readonly what: string;
  readonly name: string;
  readonly most: number;
  /** What was offered already and can't be taken out any more. */
  readonly least?: number;
  /** The smallest step. */
  readonly step: number;
  /** Larger steps that are worth a button. */
  readonly jumps?: readonly number[];
  /** A few, one by one: they need no slider. */
  readonly isFew?: boolean;
  readonly sign?: string;
}

/** What one side could put into a deal. */
export interface OfferSide {
  readonly things: readonly OfferThing[];
  readonly amounts: readonly OfferAmount[];
}

/** What is in it: ids of things, and amounts by what they are of. */
export interface Offer {
  readonly things: readonly string[];
  readonly amounts: Readonly<Record<string, number>>;
}

/** One way to be done with an offer. */
export interface OfferEnd {
  readonly id: string;
  readonly title: string;
  readonly isPossible: boolean;
  run(): void;
}

export const amountIn = ({ amounts }: Offer, what: string): number => amounts[what] ?? 0;

export const isNothing = ({ things, amounts }: Offer): boolean =>
  things.length === 0 && Object.values(amounts).every((amount) => amount === 0);

interface Parts {
  readonly what: string;
  readonly parts: readonly { readonly option: DecisionOption; readonly amount: number }[];
}

/** Both sides and the answer of a question for several options (`askMany`), each of the group `give` or `get`. */
export function askedOffer(play: Play, decision: Decision, amountName: (what: string) => string) {
  const say = kitWords[play.reader.lang];
  const sides = { give: partsOf(decision, 'give'), get: partsOf(decision, 'get') };
  const side = ({ things, amounts }: (typeof sides)['give']): OfferSide => ({
    things: things.map((option) => ({
      id: option.id,
      name: play.nameOf(option),
      face: option.card === undefined ? null : play.faceOf(option.card),
    })),
    amounts: amounts.map(({ what, parts }) => ({
      what,
      name: amountName(what),
      most: parts.reduce((sum, { amount }) => sum + amount, 0),
      step: Math.min(...parts.map(({ amount }) => amount)),
    })),
  });
  const picksFor = (offer: Offer): readonly DecisionOption[] =>
    [sides.give, sides.get].flatMap(({ things, amounts }) => [
      ...things.filter(({ id }) => offer.things.includes(id)),
      ...amounts.flatMap((each) => partsFor(each, amountIn(offer, each.what))),
    ]);
  return {
    give: side(sides.give),
    get: side(sides.get),
    ends: (offer: Offer): readonly OfferEnd[] => {
      const picks = picksFor(offer);
      const isPossible = picks.length > 0 && picks.length <= decision.max && picks.length >= decision.min;
      const send = { id: 'offer', title: say.offer, isPossible, run: () => play.answer(picks) };
      const none = { id: 'no-offer', title: say.noOffer, isPossible: true, run: () => play.answer([]) };
      return decision.min === 0 ? [send, none] : [send];
    },
  };
}

/** One side of a question for an offer: its options of one group. */
function partsOf({ options }: Pick<Decision, 'options'>, group: string) {
  const things: DecisionOption[] = [];
  const amounts = new Map<string, Parts['parts'][number][]>();
  for (const option of options) {
    if (option.group !== group) continue;
    const part = amountPart(option.id);
    if (part === null) things.push(option);
    else amounts.set(part.what, [...(amounts.get(part.what) ?? []), { option, amount: part.amount }]);
  }
  return { things, amounts: [...amounts].map(([what, parts]): Parts => ({ what, parts })) };
}

/** The parts that make up an amount: the largest first, which always works out for 1, 2, 4 … and a rest. */
function partsFor({ parts }: Parts, amount: number): readonly DecisionOption[] {
  const picked: DecisionOption[] = [];
  let left = amount;
  for (const part of [...parts].sort((a, b) => b.amount - a.amount)) {
    if (part.amount > left) continue;
    picked.push(part.option);
    left -= part.amount;
  }
  return picked;
}
