import type { GameStage } from '@cantina/web/kit';
import Extra from './Extra.svelte';
import { scenes } from './scenes.ts';
import { standing } from './standing.ts';
import { sumUp } from './sums.ts';

/** How this game shows itself happening. */
export const stage: GameStage = { ...scenes, sumUp, standing, hum: 52, Extra };
