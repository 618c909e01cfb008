import { defineGame } from '@cantina/kernel';
import { faces } from '../content/index.ts';
import { verbs } from '../verbs/index.ts';
import { beats } from './beats.ts';
import { dealStep, secretBasesStep, setupStep } from './setup.ts';
import { backOf, clone, type DeckState, hooks, hooksOf, options, presets, setup, visible, zones } from './state.ts';
import { actionStep, beginStep, endStep } from './turn.ts';

/** Star Wars: The Deckbuilding Game for two, with no draw and no last turn (DB-GAP-31, DB-GAP-32). */
export const game = defineGame<DeckState>({
  id: 'deckbuilding',
  seats: { min: 2, max: 2 }, // DB-CMP-01; DB-VAR-10 not two against two
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
  verbs,
  visible,
  beats,
  setup,
  clone,
});
