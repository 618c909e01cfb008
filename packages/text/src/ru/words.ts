import type { Words } from '../lang.ts';
import { numbers } from '../numbers.ts';
import type { Doer, Phrase } from '../phrase.ts';
import type { AdjRu } from './adjective.ts';
import type { CaseRu, NounRu } from './noun.ts';
import type { VerbRu } from './verb.ts';

export interface Ru extends Words {
  noun: NounRu;
  adj: AdjRu;
  verb: VerbRu;
  case: CaseRu;
}

export type NpRu = Phrase<Ru>;

/** Outside a clause nobody acts: «ваша карта», not «своя карта». */
export type DoerRu = Doer<Ru> | undefined;

export const NUMBERS = numbers('ru');
