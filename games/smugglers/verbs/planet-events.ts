import { AT_ONCE, ask, type Flow, move, type Seat, topOf } from '@cantina/kernel';
import { GOODS } from '../content/index.ts';
import { rollDie } from '../rules/dice.ts';
import { nameOf } from '../rules/lookup.ts';
import { message } from '../rules/messages.ts';
import { noteAttached, setGlut } from '../rules/ops/index.ts';
import { randomSlot, replacePlanet } from '../rules/planets/planets.ts';
import { cargoOptions } from '../rules/ship/cargo.ts';
import type { G } from '../rules/state.ts';
import type { Family } from './family.ts';

export const planetEvents: Family<'attach' | 'replace-planet'> = {
  attach: {
    *run(g, { effect }, { seat, card }) {
      const slot = randomSlot(g);
      const planet = topOf(g, 'planets', slot);
      if (planet === undefined) return;
      move(g, card, 'attached', slot);
      noteAttached(g, slot, card, planet);
      if (effect.does === 'glut') yield* glut(g, seat, slot);
    },
    extent: () => 'all', // seven planets lie open throughout (SG-SET-12)
  },

  'replace-planet': {
    run(g) {
      replacePlanet(g, randomSlot(g));
      return AT_ONCE;
    },
    extent: () => 'all',
  },
};

/** The die names the good; 6 is the player's choice. */
function* glut(g: G, seat: Seat, slot: number): Flow<void> {
  const die = yield* rollDie(g, seat, 'glut');
  const good =
    GOODS[die - 1] ??
    (yield* ask({
      seat,
      prompt: message('prompt.glut', { planet: nameOf(g, slot) }),
      rule: 'SG-FATE-02',
      options: () => cargoOptions(GOODS),
    }));
  if (good !== 'brixWeapons') setGlut(g, slot, good);
}
