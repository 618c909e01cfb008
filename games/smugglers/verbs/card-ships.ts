import { encounter } from '../rules/combat/card-ships.ts';
import type { Family } from './family.ts';

export const cardShips: Family<'encounter'> = {
  encounter: {
    run: (g, effect, { seat, card }) => encounter(g, seat, card, effect),
    extent: () => 'all',
  },
};
