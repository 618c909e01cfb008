import type { Words } from '../lang.ts';
import { numbers } from '../numbers.ts';
import type { Doer, Phrase } from '../phrase.ts';
import type { AdjEn, NounEn } from './noun.ts';
import type { VerbEn } from './verb.ts';

export type CaseEn = 'nom' | 'acc';

export interface En extends Words {
  noun: NounEn;
  adj: AdjEn;
  verb: VerbEn;
  case: CaseEn;
}

export type NpEn = Phrase<En>;
export type DoerEn = Doer<En>;

export const NUMBERS = numbers('en');
