import { defineGame } from '@cantina/kernel';
import * as content from '../content/index.ts';
import * as activities from './activities.ts';
import * as agreements from './agreements.ts';
import { beats } from './beats.ts';
import * as bounties from './bounties.ts';
import * as cargo from './cargo.ts';
import { clone } from './clone.ts';
import * as explore from './explore.ts';
import * as fate from './fate.ts';
import * as meeting from './meeting.ts';
import * as movement from './movement.ts';
import * as setup from './setup.ts';
import { backOf, hooks, hooksOf, newState, options, type SmugglersState, visible, zones } from './state.ts';
import * as turn from './turn.ts';
import * as upgrades from './upgrades.ts';

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
  setup: newState,
  clone,
  interjections: cargo.interjections,
});
