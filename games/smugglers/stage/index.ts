import type { GameStage } from '@cantina/web/kit';
import Extra from './Extra.svelte';
import { scenes } from './scenes.ts';
import { sumUp } from './sums.ts';

/** How this game shows itself happening. */
export const stage: GameStage = { ...scenes, sumUp, hum: 52, Extra };
