import type { Brain } from '@cantina/kernel';
import { player } from '../rules/lookup.ts';
import type { SmugglersState } from '../rules/state.ts';
import { aside } from './aside.ts';
import { hint } from './hints.ts';
import { judgement } from './judgement.ts';
import { outlook, SCALE } from './outlook.ts';

/**
 * Trading characters before the first turn, and other rules in the middle of a game: no bot begins with that. And even a
 * careless captain flies somewhere: whoever learns by watching sees where it goes, and why.
 */
const FIRM = [
  'prompt.move',
  'prompt.swap',
  'prompt.swap-offer',
  'prompt.swap-return',
  'prompt.swap-answer',
  'prompt.swap-confirm',
  'prompt.rule',
  'prompt.rule-number',
] as const;

export const brain: Brain<SmugglersState> = {
  evaluate(g, seat) {
    if (g.state.round === 0) return 1 / g.state.seats;
    const own = Math.exp(-outlook(g, seat, true) / SCALE);
    let all = own;
    for (let other = 0; other < g.state.seats; other++) {
      if (other !== seat && player(g, other).status !== 'out') all += Math.exp(-outlook(g, other, false) / SCALE);
    }
    return own / all;
  },
  hint,
  firm: FIRM,
  aside,
  judgement,
};
