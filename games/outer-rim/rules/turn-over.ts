import { goTo } from '@cantina/kernel';
import type { G } from './state.ts';

/** OR-TURN-05 an effect or a defeat (OR-DEFEAT-05) has ended the turn: nothing more is resolved after this. */
export const isTurnOver = (g: G): boolean => g.state.turnOver;

/** After an action the step goes on, unless the turn is over. */
export const afterAction = (g: G): void => goTo(g, isTurnOver(g) ? 'end-turn' : 'action');
