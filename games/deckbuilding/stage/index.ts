import type { GameStage } from '@cantina/web/kit';
import Extra from './Extra.svelte';
import { sceneOf } from './scenes.ts';
import { standing } from './standing.ts';
import { picturesOf } from './strikes.ts';
import { sumUp } from './sums.ts';
import { turnOf } from './telling.ts';
import { warningOf } from './warning.ts';

export const stage: GameStage = { sceneOf, turnOf, sumUp, warning: warningOf, standing, hum: 44, picturesOf, Extra };
