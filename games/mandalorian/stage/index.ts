import type { GameStage } from '@cantina/web/kit';
import { actsOf, printedOn } from '../table/card/printed.ts';
import { content } from '../table/content.svelte.ts';
import { names } from '../table/names.ts';
import { fieldsOf } from '../table/sight.ts';
import EventSteps from './EventSteps.svelte';
import type { Known } from './known.ts';
import { sceneIn } from './scenes.ts';
import { standing } from './standing.ts';
import { sumUpIn } from './sums.ts';
import { warningIn } from './warning.ts';

/** What this browser knows: the first game, and the packs that the server has sent. */
export const known: Known = {
  card: (face) => content.card(face),
  mission: (id) => content.mission(id),
  map: (id) => content.map(id),
  health: (threat, count) => content.health(threat, count),
  names: (lang) => names[lang],
  acts: actsOf,
  printed: printedOn,
};

/** How the game shows itself happening. */
export const stage: GameStage = {
  sceneOf: (beat, at) => sceneIn(known, beat, at),
  turnOf: (view) => (fieldsOf(view).shared ? null : fieldsOf(view).active),
  sumUp: (events, at) => sumUpIn(known, events, at),
  warning: (view, at) => warningIn(known, view, at),
  standing,
  hum: 52,
  Extra: EventSteps,
};
