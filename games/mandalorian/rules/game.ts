import { defineGame } from '@cantina/kernel';
import { cards, type Deed, faces, maps, missions } from '../content/all.ts';
import * as actions from './actions.ts';
import * as aftermath from './aftermath.ts';
import * as attack from './attack.ts';
import * as crisis from './crisis.ts';
import * as damage from './damage.ts';
import * as decks from './decks.ts';
import * as deeds from './deeds.ts';
import * as disruption from './disruption.ts';
import type { Doing } from './doing.ts';
import * as doing from './doing.ts';
import * as doors from './doors.ts';
import * as enemies from './enemies.ts';
import * as eventStep from './event-step.ts';
import * as events from './events.ts';
import * as exposure from './exposure.ts';
import * as foes from './foes.ts';
import * as freeActions from './free-actions.ts';
import * as intel from './intel.ts';
import * as lookup from './lookup.ts';
import * as menu from './menu.ts';
import * as missionAction from './mission-action.ts';
import { missionRules } from './missions/index.ts';
import type { MandoGame } from './missions/record.ts';
import * as outcome from './outcome.ts';
import * as paths from './paths.ts';
import * as pieces from './pieces.ts';
import * as plan from './plan.ts';
import * as play from './play.ts';
import * as pushing from './pushing.ts';
import * as reinforcements from './reinforcements.ts';
import * as removeDisruption from './remove-disruption.ts';
import * as reveal from './reveal.ts';
import * as roles from './roles.ts';
import * as setup from './setup.ts';
import { backOf, clone, type MandoState, newState, options, visible, zones } from './state.ts';
import * as targets from './targets.ts';
import * as token from './token.ts';
import * as turn from './turn.ts';
import * as walking from './walking.ts';

/** A change in any of these chapters means that a saved game was begun under other rules. */
const chapters = [
  ...[actions, aftermath, attack, crisis, damage, decks, deeds, disruption, doing, doors, enemies, events, eventStep],
  ...[exposure, foes, freeActions, intel, lookup, menu, missionAction, outcome, paths, pieces, plan, play, pushing],
  ...[reinforcements, removeDisruption, reveal, roles, setup, targets, token, turn, walking],
];

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
    rules: [cards, maps, missions, missionRules, ...chapters.flatMap((chapter): unknown[] => Object.values(chapter))],
    setup: newState,
    clone,
  }),
  missions: missionRules,
};
