import type { Words } from '../lang.ts';
import { numbers } from '../numbers.ts';
import type { Doer, Phrase } from '../phrase.ts';
import type { AdjDe } from './adjective.ts';
import type { CaseDe, NounDe } from './noun.ts';
import type { VerbDe } from './verb.ts';

export interface De extends Words {
  noun: NounDe;
  adj: AdjDe;
  verb: VerbDe;
  case: CaseDe;
}

export type NpDe = Phrase<De>;
export type DoerDe = Doer<De>;

export const NUMBERS = numbers('de');
