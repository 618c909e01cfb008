import { defineGame } from '@cantina/kernel';
import { type Deed, faces } from '../content/all.ts';
import * as deeds from './action/deeds.ts';
import type { Doing } from './action/doing.ts';
import { beats } from './beats.ts';
import * as roles from './characters/roles.ts';
import * as eventStep from './event/event-step.ts';
import { missionRules } from './missions/index.ts';
import type { MandoGame } from './missions/record.ts';
import * as setup from './setup.ts';
import { backOf, clone, type MandoState, newState, options, visible, zones } from './state.ts';
import * as turn from './turn.ts';

/** The Mandalorian: Adventures, for one to four people against the game (MA-CMP-13). */
export const game: MandoGame = {
  ...defineGame<MandoState>({
    id: 'mandalorian',
    seats: { min: 1, max: 4 },
    options,
    faces,
    zones,
    hooks: [],
    hooksOf: () => [],
    backOf,
    steps: {
      setup: setup.setupStep,
      characters: setup.charactersStep,
      ready: setup.readyStep,
      begin: turn.beginStep,
      action: turn.actionStep,
      events: eventStep.eventStep,
      draw: turn.drawStep,
      outcast: roles.outcastStep,
    },
    visible,
    resolve: (g, deed, doing) => deeds.carryOutDeed(g, deed as Deed, doing as Doing),
    beats,
    setup: newState,
    clone,
  }),
  missions: missionRules,
};
