import { defineGame } from '@cantina/kernel';
import { cards, faces } from '../content/index.ts';
import * as ability from './ability.ts';
import * as actions from './actions.ts';
import * as assignment from './assignment.ts';
import * as attack from './attack.ts';
import * as bounty from './bounty.ts';
import * as choose from './choose.ts';
import * as conditions from './conditions.ts';
import * as damage from './damage.ts';
import * as decks from './decks.ts';
import * as doom from './doom.ts';
import * as effects from './effects.ts';
import { endStep } from './end-of-turn.ts';
import * as force from './force.ts';
import * as galaxy from './galaxy.ts';
import * as hand from './hand.ts';
import * as play from './play.ts';
import * as possible from './possible.ts';
import * as purchase from './purchase.ts';
import * as reward from './reward.ts';
import * as row from './row.ts';
import { dealStep, secretBasesStep, setupStep } from './setup.ts';
import { backOf, clone, type DeckState, hooks, hooksOf, newState, options, presets, visible, zones } from './state.ts';
import * as targets from './targets.ts';
import * as triggers from './triggers.ts';
import { actionStep, beginStep } from './turn.ts';

/** A change in any of these chapters means that a saved game was begun under other rules. */
const chapters = [
  ...[ability, actions, assignment, attack, bounty, choose, conditions, damage, decks, doom, force, galaxy, hand],
  ...[play, possible, purchase, reward, row, targets, triggers, effects.runners],
];

/** Star Wars: The Deckbuilding Game for two. */
export const game = defineGame<DeckState>({
  id: 'deckbuilding',
  seats: { min: 2, max: 2 }, // DB-CMP-01
  options,
  presets,
  faces,
  zones,
  hooks,
  hooksOf,
  backOf,
  steps: {
    setup: setupStep,
    'secret-bases': secretBasesStep,
    deal: dealStep,
    begin: beginStep,
    action: actionStep,
    end: endStep,
  },
  visible,
  rules: [cards, ...chapters.flatMap((chapter): unknown[] => Object.values(chapter))],
  setup: newState,
  clone,
});
