import { AT_ONCE, allIf, cardsIn, outOf } from '@cantina/kernel';
import { repairBase } from '../rules/attack/damage.ts';
import { drawCards } from '../rules/cards/decks.ts';
import { baseOf, damageOn, discardOf } from '../rules/lookup.ts';
import { gainAttack, gainResources } from '../rules/ops/index.ts';
import { forceLeftFor, gainForce } from '../rules/play/force.ts';
import { amountOf } from '../rules/texts/conditions.ts';
import type { Verbs } from './verb.ts';
import { usually } from './worth.ts';

/** What somebody gets: resources, Force, attack, cards, repairs. */
export const gaining: Verbs<'gain' | 'gain-attack' | 'draw' | 'repair'> = {
  gain: {
    run(g, { resources, force }, { seat, source }) {
      if (resources > 0) gainResources(g, seat, resources, source); // DB-GAIN-01, DB-GAIN-04, DB-RWD-02
      if (force > 0) gainForce(g, seat, force);
      return AT_ONCE;
    },
    extent(g, { resources, force }, { seat }) {
      if (force === 0) return allIf(resources > 0);
      const spaces = outOf(forceLeftFor(g, seat), force); // DB-FRC-07, DB-FAQ-10
      return resources > 0 && spaces === 'nothing' ? 'part' : spaces;
    },
    worth: ({ resources, force }) => 0.9 * resources + 0.5 * force,
  },

  'gain-attack': {
    run(g, { amount }, { source }) {
      if (source !== null) gainAttack(g, source, amount); // DB-GAIN-03
      return AT_ONCE;
    },
    extent: () => 'all',
    worth: ({ amount }) => amount,
  },

  draw: {
    run(g, { amount }, context) {
      drawCards(g, context.seat, amountOf(g, amount, context));
      return AT_ONCE;
    },
    extent(g, { amount }, context) {
      const cards = cardsIn(g, 'deck', context.seat).length + discardOf(g, context.seat).length;
      return outOf(cards, amountOf(g, amount, context));
    },
    worth: ({ amount }) => 1.5 * usually(amount),
  },

  repair: {
    run(g, { amount }, { seat }) {
      repairBase(g, seat, amount);
      return AT_ONCE;
    },
    // DB-CHO-05 an undamaged or missing base can't be repaired; DB-GAP-37 less damage than the number is a part
    extent(g, { amount }, { seat }) {
      const base = baseOf(g, seat);
      return base === undefined ? 'nothing' : outOf(damageOn(g, base), amount);
    },
    worth: ({ amount }) => 0.5 * amount,
  },
};
