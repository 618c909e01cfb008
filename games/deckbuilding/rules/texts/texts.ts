import { textsFor } from '@cantina/kernel';
import type { Effect } from '../../content/index.ts';
import type { DeckState, G } from '../state.ts';
import type { Context } from './context.ts';

/** DB-WRD-01 a card goes before a general rule. DB-ABL-03, DB-WRD-04, DB-FAQ-04 as much of an effect as possible; what is impossible is skipped. */
export const { resolve, extentOf, doesSomething } = textsFor<DeckState, Effect, Context>();

/** DB-CHO-03 only what can be carried out completely may be chosen. */
export const canBeChosen = (g: G, effect: Effect, context: Context): boolean => extentOf(g, effect, context) === 'all';
