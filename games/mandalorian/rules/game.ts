import { defineGame, type Renamed } from '@cantina/kernel';
import { faces } from '../content/all.ts';
import { verbs } from '../verbs/index.ts';
import { beats } from './beats.ts';
import * as roles from './characters/roles.ts';
import * as eventStep from './event/event-step.ts';
import { missionRules } from './missions/index.ts';
import type { MandoGame } from './missions/record.ts';
import * as setup from './setup.ts';
import { backOf, clone, type MandoState, newState, options, visible, zones } from './state.ts';
import * as turn from './turn.ts';

/** Every “no” is a `pass` by now; games that were stored before go on. */
const renamed: readonly Renamed[] = [
  { now: 'pass', before: 'no', in: ['prompt.keep-calm', 'prompt.cover', 'prompt.strike-back'] },
  { now: 'pass', before: 'none', in: ['prompt.keep', 'prompt.put-back'] },
  {
    now: 'pass',
    before: 'skip',
    in: ['prompt.attack', 'prompt.intel', 'prompt.plan', 'prompt.mission-action', 'prompt.tactic'],
  },
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
    verbs,
    renamed,
    beats,
    setup: newState,
    clone,
  }),
  missions: missionRules,
};
