import type { Judgement } from '@cantina/kernel';
import type { DeckState } from '../rules/state.ts';
import { FEATURES, readFeatures } from './features.ts';
import { priors } from './priors.ts';
import weights from './weights.json' with { type: 'json' };

const EMPIRE = 0;
const REBEL = 1;

/** The Empire's chance is learned; the Rebels are the measure. */
export const judgement: Judgement<DeckState> = {
  features: FEATURES,
  weights,
  turn: (g) => g.state.turn,
  contenders: () => 2,
  contenderOf: (g, seat) => (g.state.factions[seat] === 'empire' ? EMPIRE : REBEL),
  read(g, contender, note) {
    if (contender === EMPIRE) readFeatures(g, note);
  },
  priors,
  // Thirteen, as every second game is a trial and every twelfth is kept apart; luck weighs most in the shortest game
  lessons: [
    { seats: 2, options: {} },
    { seats: 2, options: { bases: 'galaxy' } },
    { seats: 2, options: { basesToWin: 2 } },
    { seats: 2, options: {} },
    { seats: 2, options: { bases: 'secret' } },
    { seats: 2, options: { bases: 'galaxy', basesToWin: 2 } },
    { seats: 2, options: {} },
    { seats: 2, options: { bases: 'galaxy', basesToWin: 3 } },
    { seats: 2, options: { basesToWin: 2 } },
    { seats: 2, options: { basesToWin: 4, buyOut: true } },
    { seats: 2, options: {} },
    { seats: 2, options: { bases: 'secret', basesToWin: 5 } },
    { seats: 2, options: { buyOut: true } },
  ],
};
