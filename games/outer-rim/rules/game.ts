import { defineGame } from '@cantina/kernel';
import { faces } from '../content/index.ts';
import { verbs } from '../verbs/index.ts';
import { hooks, hooksOf } from './abilities/hooks.ts';
import { aiTurnStep } from './ai/turn.ts';
import { beats } from './beats.ts';
import { backOf, newState, options, visible, zones } from './box.ts';
import { encounterStep } from './encounter/step.ts';
import { deliverStep } from './jobs/deliver.ts';
import { characterSetupStep, chooseCharacterStep, chooseOpponentStep, setupStep } from './setup.ts';
import { clone, type RimState } from './state.ts';
import { giftsOf } from './trade/gifts.ts';
import { tradeStep } from './trade/trade.ts';
import { actionStep, beginTurnStep, endTurnStep, planningStep } from './turn.ts';

/** Star Wars: Outer Rim for one (against the printed AI) to four, as the rules reference has it (OR-GOLD-01, OR-DIFF-59). */
export const game = defineGame<RimState>({
  id: 'outer-rim',
  seats: { min: 1, max: 4 }, // OR-GAP-13
  options,
  faces,
  zones,
  hooks,
  hooksOf,
  backOf,
  steps: {
    setup: setupStep,
    'choose-character': chooseCharacterStep,
    'choose-opponent': chooseOpponentStep,
    'character-setup': characterSetupStep,
    'begin-turn': beginTurnStep,
    planning: planningStep,
    action: actionStep,
    deliver: deliverStep,
    trade: tradeStep,
    encounter: encounterStep,
    'end-turn': endTurnStep,
    'ai-turn': aiTurnStep,
  },
  visible,
  beats,
  setup: newState,
  clone,
  verbs,
  interjections: giftsOf,
});
