import type { GameStage } from '@cantina/web/kit';
import Extra from './Extra.svelte';
import { scenes } from './scenes.ts';

/** How this game shows itself happening. */
export const stage: GameStage = { ...scenes, hum: 52, Extra };
