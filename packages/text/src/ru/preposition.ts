import { phraseOf, type Slot } from '../phrase.ts';
import type { CaseRu } from './noun.ts';
import type { NpRu, Ru } from './words.ts';

/** Prepositions whose case never changes. */
const FIXED = {
  из: 'gen',
  от: 'gen',
  до: 'gen',
  без: 'gen',
  у: 'gen',
  для: 'gen',
  после: 'gen',
  вместо: 'gen',
  кроме: 'gen',
  около: 'gen',
  против: 'gen',
  среди: 'gen',
  вокруг: 'gen',
  'во время': 'gen',
  'в конце': 'gen',
  'в начале': 'gen',
  'в течение': 'gen',
  'рядом с': 'ins',
  к: 'dat',
  по: 'dat',
  через: 'acc',
  про: 'acc',
  над: 'ins',
  перед: 'ins',
  между: 'ins',
  о: 'loc',
  при: 'loc',
} as const satisfies Readonly<Record<string, CaseRu>>;

type Fixed = keyof typeof FIXED;

export function prep(word: Fixed, np: Ru['noun'] | NpRu): Slot<Ru>;
/** Where to (`acc`) or where (`loc`). */
export function prep(word: 'в' | 'на', np: Ru['noun'] | NpRu, kase: 'acc' | 'loc'): Slot<Ru>;
/** Off something (`gen`) or together with it (`ins`). */
export function prep(word: 'с', np: Ru['noun'] | NpRu, kase: 'gen' | 'ins'): Slot<Ru>;
export function prep(word: 'под' | 'за', np: Ru['noun'] | NpRu, kase: 'acc' | 'ins'): Slot<Ru>;
export function prep(
  word: Fixed | 'в' | 'на' | 'с' | 'под' | 'за',
  np: Ru['noun'] | NpRu,
  kase: CaseRu = 'gen',
): Slot<Ru> {
  return { kind: 'slot', prep: word, np: phraseOf<Ru>(np), case: isFixed(word) ? FIXED[word] : kase };
}

export function to(np: Ru['noun'] | NpRu): Slot<Ru> {
  return { kind: 'slot', prep: '', np: phraseOf<Ru>(np), case: 'dat' };
}

function isFixed(word: string): word is Fixed {
  return word in FIXED;
}

/** The form of the preposition that can be spoken: «со стола», «во всех», «об оружии», «ко всем». */
export function euphony(word: string, next: string): string {
  if (word === 'с') return /^(?:[сзшж][^аеёиоуыэюяь\s\d]|щ|вс|мн|100)/i.test(next) ? 'со' : 'с';
  if (word === 'в') return /^(?:[вф][^аеёиоуыэюяь\s\d]|мн)/i.test(next) ? 'во' : 'в';
  if (word === 'к') return /^(?:вс[еёяю]|мн)/i.test(next) ? 'ко' : 'к';
  if (word === 'о') return /^[аоуэи]/i.test(next) ? 'об' : /^вс[её]/i.test(next) ? 'обо' : 'о';
  return word;
}
