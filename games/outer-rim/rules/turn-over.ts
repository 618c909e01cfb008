import { goTo } from '@cantina/kernel';
import { playerOf } from './lookup.ts';
import type { G } from './state.ts';

/** OR-TURN-05 an effect has ended the turn; OR-DEFEAT-05 a defeated active player resolves nothing more after this. */
export const isTurnOver = (g: G): boolean => g.state.turnOver || playerOf(g, g.state.active).defeated;

/** After an action the step goes on, unless the turn is over. */
export const afterAction = (g: G): void => goTo(g, isTurnOver(g) ? 'end-turn' : 'action');
