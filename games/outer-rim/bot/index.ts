import type { Brain } from '@cantina/kernel';
import { playersOf } from '../rules/lookup.ts';
import type { RimState } from '../rules/state.ts';
import { hint } from './hints.ts';
import { judgement } from './judgement.ts';
import { opening } from './opening.ts';
import { standingOf } from './standing.ts';

/**
 * How the bots judge a table. Everything is counted in points of fame: those on the track, and those that cargo, jobs,
 * bounties, credits and a better ship promise, the less the longer they take. Whichever plan promises most is followed.
 */
export const brain: Brain<RimState> = {
  evaluate(g, seat) {
    if (g.state.turn === 0) return 1 / playersOf(g).length;
    const standings = playersOf(g).map((player) => Math.exp(standingOf(g, player, seat) / SCALE));
    const all = standings.reduce((sum, each) => sum + each, 0);
    return (standings[seat] ?? 0) / all;
  },
  hint,
  opening,
  judgement,
};

/** So many points of fame ahead are a large lead. */
const SCALE = 1.5;
