import { AT_ONCE, move } from '@cantina/kernel';
import type { Family } from './family.ts';

export const kept: Family<'keep'> = {
  keep: {
    run(g, _effect, { seat, card }) {
      move(g, card, 'kept', seat); // SG-Q-44 any number
      return AT_ONCE;
    },
    extent: () => 'all',
  },
};
