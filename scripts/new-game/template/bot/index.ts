import type { Brain } from '@cantina/kernel';
import type { JawaState } from '../rules/state.ts';

/** A lead in points, as a chance to win. */
export const brain: Brain<JawaState> = {
  evaluate: ({ state: { points } }, seat) => {
    const best = Math.max(...points.filter((_, other) => other !== seat));
    return 1 / (1 + Math.exp(best - (points[seat] ?? 0)));
  },
};
