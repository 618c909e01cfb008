import type { Judgement } from '@cantina/kernel';
import type { SmugglersState } from '../rules/state.ts';
import { FEATURES, readFeatures } from './features.ts';
import { priors } from './priors.ts';
import weights from './weights.json' with { type: 'json' };

/** Each player's standing is learned by the same measure; the chances are their shares. */
export const judgement: Judgement<SmugglersState> = {
  features: FEATURES,
  weights,
  turn: ({ state: { round, seats, active } }) => (round === 0 ? 0 : round * seats + active + 1),
  contenders: (g) => g.state.seats,
  contenderOf: (_g, seat) => seat,
  read: readFeatures,
  priors,
  priorsDecide: true,
  lessons: [
    { seats: 2, options: {} },
    { seats: 2, options: {} },
    { seats: 4, options: {} },
    { seats: 2, options: {} },
    { seats: 3, options: {} },
    { seats: 2, options: { goal: 'fortune', fortune: 5000 } },
    { seats: 2, options: {} },
    { seats: 4, options: { rounds: 60 } },
  ],
};
