import { phraseOf, type Slot } from '../phrase.ts';
import type { CaseDe } from './noun.ts';
import type { De, NpDe } from './words.ts';

/** Prepositions whose case never changes. */
const FIXED = {
  aus: 'dat',
  von: 'dat',
  mit: 'dat',
  bei: 'dat',
  nach: 'dat',
  zu: 'dat',
  seit: 'dat',
  außer: 'dat',
  gegenüber: 'dat',
  für: 'acc',
  durch: 'acc',
  gegen: 'acc',
  ohne: 'acc',
  um: 'acc',
  pro: 'acc',
  bis: 'acc',
  während: 'gen',
  wegen: 'gen',
  statt: 'gen',
  trotz: 'gen',
  anstelle: 'gen',
  innerhalb: 'gen',
  außerhalb: 'gen',
} as const satisfies Readonly<Record<string, CaseDe>>;

type Fixed = keyof typeof FIXED;
/** Where to (`acc`) or where (`dat`): the caller says which. */
type TwoWay = 'in' | 'an' | 'auf' | 'über' | 'unter' | 'vor' | 'hinter' | 'neben' | 'zwischen';

export function prep(word: Fixed, np: De['noun'] | NpDe): Slot<De>;
export function prep(word: TwoWay, np: De['noun'] | NpDe, kase: 'acc' | 'dat'): Slot<De>;
export function prep(word: Fixed | TwoWay, np: De['noun'] | NpDe, kase?: 'acc' | 'dat'): Slot<De> {
  return { kind: 'slot', prep: word, np: phraseOf<De>(np), case: isFixed(word) ? FIXED[word] : (kase ?? 'dat') };
}

export function to(np: De['noun'] | NpDe): Slot<De> {
  return { kind: 'slot', prep: '', np: phraseOf<De>(np), case: 'dat' };
}

function isFixed(word: Fixed | TwoWay): word is Fixed {
  return word in FIXED;
}

export const CONTRACTIONS: Readonly<Record<string, string>> = {
  'von dem': 'vom',
  'zu dem': 'zum',
  'zu der': 'zur',
  'in dem': 'im',
  'in das': 'ins',
  'an dem': 'am',
  'an das': 'ans',
  'bei dem': 'beim',
};
