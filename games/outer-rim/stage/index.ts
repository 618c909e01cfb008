import type { GameStage } from '@cantina/web/kit';
import { fieldsOf } from '../table/sight.ts';
import AiCard from './AiCard.svelte';
import { sceneOf } from './scenes.ts';
import { standing } from './standing.ts';
import { sumUp } from './sums.ts';
import { warning } from './warning.ts';

/** The game as it is seen happening. */
export const stage: GameStage = {
  sceneOf,
  turnOf: (view) => fieldsOf(view).active,
  sumUp,
  warning,
  standing,
  hum: 48,
  Extra: AiCard,
};
