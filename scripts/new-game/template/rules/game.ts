import { defineGame } from '@cantina/kernel';
import { type JawaState, parts, state } from './state.ts';
import { dealStep, turnStep } from './turn.ts';

export const game = defineGame<JawaState>({
  id: 'jawas-choice',
  seats: { min: 2, max: 4 },
  options: { goal: [10, 5] },
  ...parts,
  ...state,
  steps: { deal: dealStep, turn: turnStep },
});
