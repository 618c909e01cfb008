import { defineGame } from '@cantina/kernel';
import * as content from '../content/index.ts';
import * as activities from './activities.ts';
import * as agreements from './agreements.ts';
import * as bounties from './bounties.ts';
import * as cardShips from './card-ships.ts';
import * as cargo from './cargo.ts';
import { clone } from './clone.ts';
import * as combat from './combat.ts';
import * as customs from './customs.ts';
import * as damage from './damage.ts';
import * as deal from './deal.ts';
import * as destruction from './destruction.ts';
import * as dice from './dice.ts';
import * as explore from './explore.ts';
import * as fate from './fate.ts';
import * as koroth from './koroth.ts';
import * as lookup from './lookup.ts';
import * as market from './market.ts';
import * as meeting from './meeting.ts';
import * as money from './money.ts';
import * as movement from './movement.ts';
import * as ops from './ops.ts';
import * as planets from './planets.ts';
import * as setup from './setup.ts';
import * as ship from './ship.ts';
import * as spoils from './spoils.ts';
import { backOf, hooks, hooksOf, newState, options, type SmugglersState, visible, zones } from './state.ts';
import * as turn from './turn.ts';
import * as upgrades from './upgrades.ts';
import * as winning from './winning.ts';

/** A change in any of these chapters means that a saved game was begun under other rules. */
const chapters = [
  ...[
    activities,
    agreements,
    bounties,
    cardShips,
    cargo,
    combat,
    customs,
    damage,
    deal,
    destruction,
    dice,
    explore,
    fate,
  ],
  ...[koroth, lookup, market, meeting, money, movement, ops, planets, setup, ship, spoils, turn, upgrades, winning],
];

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
  rules: [Object.values(content), ...chapters.flatMap((chapter): unknown[] => Object.values(chapter))],
  setup: newState,
  clone,
  interjections: cargo.interjections,
});
