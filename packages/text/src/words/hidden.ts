import type { Np } from '../catalogue.ts';
import * as de from '../de/index.ts';
import * as en from '../en/index.ts';
import type { Lang } from '../lang.ts';
import * as ru from '../ru/index.ts';
import { nouns as deNouns } from './de.ts';
import { nouns as enNouns } from './en.ts';
import { nouns as ruNouns } from './ru.ts';

/** A card whose face the reader may not know. */
export const HIDDEN_CARD: { readonly [L in Lang]: Np<L> } = {
  de: de.a(deNouns.card),
  en: en.a(enNouns.card),
  ru: ru.a(ruNouns.card),
};
