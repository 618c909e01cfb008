import { AT_ONCE, allIf } from '@cantina/kernel';
import { rollDie } from '../rules/dice.ts';
import { characterOf, player } from '../rules/lookup.ts';
import { clearBounty, gain } from '../rules/money.ts';
import { repairOrPay } from '../rules/ship/repair.ts';
import type { Family } from './family.ts';

export const fortunes: Family<'restore-hull' | 'find-credits' | 'amnesty' | 'nothing'> = {
  'restore-hull': {
    run(g, effect, { seat }) {
      repairOrPay(g, seat, effect, 'dock');
      return AT_ONCE;
    },
    extent: () => 'all',
  },

  'find-credits': {
    *run(g, { perPip }, { seat }) {
      gain(g, seat, perPip * (yield* rollDie(g, seat, 'derelict')), 'derelict');
    },
    extent: () => 'all',
  },

  amnesty: {
    run(g, { otherwise }, { seat }) {
      if (player(g, seat).bounty === 0) gain(g, seat, otherwise, 'amnesty');
      else clearBounty(g, seat, 'amnesty');
      return AT_ONCE;
    },
    // SG-BNTY-09 a minimum bounty stays
    extent: (g, _effect, { seat }) => {
      const { bounty } = player(g, seat);
      return allIf(bounty === 0 || bounty > characterOf(g, seat).minimumBounty);
    },
  },

  nothing: { run: () => AT_ONCE, extent: () => 'nothing' },
};
