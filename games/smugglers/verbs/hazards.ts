import { AT_ONCE, allIf } from '@cantina/kernel';
import { ADDITIONAL_DAMAGE, cell, type System } from '../content/index.ts';
import { loseLevels } from '../rules/combat/damage.ts';
import { destroyed } from '../rules/combat/destruction.ts';
import { rollDie } from '../rules/dice.ts';
import { player } from '../rules/lookup.ts';
import { jump } from '../rules/movement.ts';
import { loseHull, slowDown } from '../rules/ops/index.ts';
import { value } from '../rules/ship/ship.ts';
import type { Family } from './family.ts';

const LEAST = 1;
const MOST = 6;

export const hazards: Family<'ion-storm' | 'meteor-swarm' | 'halve-lightspeed' | 'rift'> = {
  'ion-storm': {
    *run(g, { loss }, { seat }) {
      const die = yield* rollDie(g, seat, 'ion-storm');
      if (die <= value(g, seat, 'shields')) return; // SG-SYS-03
      for (;;) {
        const system = cell<System | null>(ADDITIONAL_DAMAGE, yield* rollDie(g, seat, 'system'));
        if (system === null) continue;
        return yield* loseLevels(g, seat, system, loss);
      }
    },
    extent: (g, _effect, { seat }) => allIf(value(g, seat, 'shields') < MOST),
  },

  'meteor-swarm': {
    *run(g, { safeFrom, hull }, { seat }) {
      const total = (yield* rollDie(g, seat, 'meteor-swarm')) + value(g, seat, 'engines'); // SG-SYS-01
      if (total >= safeFrom) return;
      loseHull(g, seat, hull);
      if (player(g, seat).hull === 0) yield* destroyed(g, seat, 'accident');
    },
    extent: (g, { safeFrom }, { seat }) => allIf(LEAST + value(g, seat, 'engines') < safeFrom),
  },

  'halve-lightspeed': {
    run(g, _effect, { seat }) {
      slowDown(g, seat);
      return AT_ONCE;
    },
    extent: (g, _effect, { seat }) => allIf(value(g, seat, 'lightspeed') > 1), // rounded up
  },

  rift: {
    run: (g, _effect, { seat }) => jump(g, seat, 'rift'),
    extent: () => 'all',
  },
};
