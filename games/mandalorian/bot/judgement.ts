import type { Judgement } from '@cantina/kernel';
import { TRAITOR } from '../content/locked/p7/index.ts';
import { roleOf } from '../rules/outcome.ts';
import type { MandoState } from '../rules/state.ts';
import { FEATURES, readFeatures } from './features.ts';
import weights from './weights.json' with { type: 'json' };

const GROUP = 0;
const GAME = 1;

/** The group against the game; a traitor plays for the game. */
export const judgement: Judgement<MandoState> = {
  features: FEATURES,
  weights,
  sketches: true,
  turn: (g) => g.state.turn,
  contenders: () => 2,
  contenderOf: (g, seat) => (roleOf(g, seat) === TRAITOR ? GAME : GROUP),
  read(g, contender, note) {
    if (contender === GROUP) readFeatures(g, note);
  },
  // Thirteen: every twelfth game of a training is kept apart, and that must not be the same table each time
  lessons: [
    ...(['m1', 'm2', 'm3', 'm4', 'c1', 'c2'] as const).flatMap((mission) => [
      { seats: 2, options: { mission, difficulty: 'hard' } },
      { seats: 4, options: { mission, difficulty: 'hard' } },
    ]),
    { seats: 4, options: { mission: 'h1', difficulty: 'hard' } },
  ],
};
