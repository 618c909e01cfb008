import type { GameStage } from '@cantina/web/kit';
import AiCard from './AiCard.svelte';
import { sceneOf } from './scenes.ts';
import { warning } from './warning.ts';

/** The game as it is seen happening. */
export const stage: GameStage = { sceneOf, warning, hum: 48, Extra: AiCard };
