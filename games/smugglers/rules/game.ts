import { defineGame } from '@cantina/kernel';
import * as content from '../content/index.ts';
import { verbs } from '../verbs/index.ts';
import * as agreements from './agreements.ts';
import { beats } from './beats.ts';
import * as fate from './fate.ts';
import * as bounties from './meeting/bounties.ts';
import * as meeting from './meeting/meeting.ts';
import * as movement from './movement.ts';
import { options } from './options.ts';
import * as activities from './planets/activities.ts';
import * as explore from './planets/explore.ts';
import * as upgrades from './planets/upgrades.ts';
import * as setup from './setup.ts';
import * as cargo from './ship/cargo.ts';
import { backOf, clone, hooks, hooksOf, newState, type SmugglersState, visible, zones } from './state.ts';
import * as turn from './turn.ts';

/** Smugglers of the Galaxy for two to six. */
export const game = defineGame<SmugglersState>({
  id: 'smugglers',
  // SG-COMP-09, SG-Q-01
  seats: { min: 2, max: 6 },
  options,
  faces: content.faces,
  zones,
  hooks,
  hooksOf,
  backOf,
  steps: {
    deal: setup.dealStep,
    swap: setup.swapStep,
    characters: setup.charactersStep,
    begin: setup.beginStep,
    turn: turn.turnStep,
    fate: fate.fateStep,
    move: movement.moveStep,
    rules: agreements.rulesStep,
    explore: explore.exploreStep,
    activity: activities.activityStep,
    upgrade: upgrades.upgradeStep,
    bounty: bounties.bountyStep,
    meet: meeting.meetStep,
    compose: meeting.composeStep,
    answer: meeting.answerStep,
    confirm: meeting.confirmStep,
    end: turn.endStep,
  },
  visible,
  beats,
  verbs,
  setup: newState,
  clone,
  interjections: cargo.interjections,
});
