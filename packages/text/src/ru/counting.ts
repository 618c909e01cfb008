import type { Quantity } from '../phrase.ts';
import type { ColumnRu } from './adjective.ts';
import type { CaseRu, NounRu } from './noun.ts';
import { NUMBERS } from './words.ts';

interface Agreement {
  /** «до 3», «ещё 2» */
  readonly amount: string;
  /** Words before the number: «эти 2 карты». */
  readonly outer: { readonly column: ColumnRu; readonly case: CaseRu };
  /** Words between number and noun: «2 нейтральные карты», «2 нейтральных отряда». */
  readonly inner: { readonly column: ColumnRu; readonly case: CaseRu };
  readonly noun: { readonly plural: boolean; readonly case: CaseRu };
}

type Limit = 'upTo' | 'atLeast' | 'atMost';

/** In the nominative and accusative a limit governs the genitive; in the other cases it needs «чем». */
const LIMITS: Readonly<Record<Limit, readonly [string, string]>> = {
  upTo: ['до ', 'не более чем '],
  atLeast: ['не менее ', 'не менее чем '],
  atMost: ['не более ', 'не более чем '],
};
const WORDS = { count: '', exactly: 'ровно ', more: 'ещё ' } as const;

/** What the number does to the words around it. */
export function counting(noun: NounRu, quantity: Quantity | null, isPlural: boolean, kase: CaseRu): Agreement {
  if (quantity === null || quantity.kind === 'anyNumber') return together('', noun, isPlural, kase);
  const { amount, kind } = quantity;
  const category = amount === 'X' ? 'many' : NUMBERS.plural(amount);
  const direct = kase === 'nom' || kase === 'acc';

  if (kind === 'upTo' || kind === 'atLeast' || kind === 'atMost') {
    const [governing, comparing] = LIMITS[kind];
    const text = (direct ? governing : comparing) + NUMBERS.num(amount);
    return together(text, noun, category !== 'one' || noun.only === 'pl', direct ? 'gen' : kase);
  }

  const text = WORDS[kind] + NUMBERS.num(amount);
  if (category === 'one') return together(text, noun, noun.only === 'pl', kase);
  if (!direct) return together(text, noun, true, kase);

  const outer = { column: 'pl', case: kase } as const;
  const genitivePlural = { column: 'pl', case: 'gen' } as const;
  // «2 дроидов» (двух), but «22 дроида»: only the bare numbers 2 to 4 know the living.
  if (category === 'few' && kase === 'acc' && noun.animate && typeof amount === 'number' && Math.abs(amount) < 5) {
    return { amount: text, outer, inner: genitivePlural, noun: { plural: true, case: 'gen' } };
  }
  const counted = { column: 'pl', case: 'nom' } as const;
  if (category === 'few') {
    const inner = noun.gender === 'f' ? counted : genitivePlural;
    return { amount: text, outer: counted, inner, noun: { plural: noun.only === 'pl', case: 'gen' } };
  }
  // A fraction is a part of one: «1,5 карты».
  if (category === 'other') {
    return {
      amount: text,
      outer: counted,
      inner: { column: noun.gender, case: 'gen' },
      noun: { plural: noun.only === 'pl', case: 'gen' },
    };
  }
  return { amount: text, outer: counted, inner: genitivePlural, noun: { plural: true, case: 'gen' } };
}

function together(amount: string, noun: NounRu, isPlural: boolean, kase: CaseRu): Agreement {
  const as = { column: isPlural ? 'pl' : noun.gender, case: kase } as const;
  return { amount, outer: as, inner: as, noun: { plural: isPlural, case: kase } };
}
