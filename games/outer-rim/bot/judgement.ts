import type { Judgement } from '@cantina/kernel';
import type { RimState } from '../rules/state.ts';
import { FEATURES, readFeatures } from './features.ts';
import { priors } from './priors.ts';
import weights from './weights.json' with { type: 'json' };

/** Each player's standing is learned by the same measure, the AI of a solo game included; the chances are their shares. */
export const judgement: Judgement<RimState> = {
  features: FEATURES,
  weights,
  turn: (g) => g.state.turn,
  contenders: (g) => g.state.players.length,
  contenderOf: (_g, seat) => seat,
  read: readFeatures,
  priors,
  priorsDecide: true,
  lessons: [
    { seats: 2, options: {} },
    { seats: 2, options: {} },
    { seats: 4, options: {} },
    { seats: 2, options: { map: 'modular' } },
    { seats: 3, options: {} },
  ],
};
