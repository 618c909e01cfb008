import { allIf, askUnlessForced, cardOption, cardOptions, type Flow, type Option, option, the } from '@cantina/kernel';
import { damageBase, damageShip, destroyShip } from '../rules/attack/damage.ts';
import { discardFromRow } from '../rules/cards/row.ts';
import { baseOf, opponentOf, shipsOf } from '../rules/lookup.ts';
import { message } from '../rules/messages.ts';
import type { G, Target } from '../rules/state.ts';
import { amountOf } from '../rules/texts/conditions.ts';
import { type Context, readerOf } from '../rules/texts/context.ts';
import { destroyableShips } from '../rules/texts/meant.ts';
import type { Verbs } from './verb.ts';
import { usually } from './worth.ts';

/** What hurts bases and ships. */
export const damaging: Verbs<'deal-damage' | 'destroy-ship'> = {
  'deal-damage': {
    *run(g, { amount, to }, context) {
      const points = amountOf(g, amount, context);
      const target = to === 'base' ? 'base' : yield* chooseDamaged(g, points, context);
      if (target === 'base')
        damageBase(g, opponentOf(context.seat), points, context.face); // DB-DMG-01 past the ships
      else if (target !== undefined) damageShip(g, target, points, context.face);
    },
    extent(g, { amount, to }, context) {
      const opponent = opponentOf(context.seat);
      const hits = baseOf(g, opponent) !== undefined || (to === 'base-or-ship' && shipsOf(g, opponent).length > 0);
      return allIf(hits && amountOf(g, amount, context) > 0);
    },
    worth: ({ amount }) => 1.1 * usually(amount),
  },

  'destroy-ship': {
    *run(g, { row }, context) {
      const { seat } = context;
      const ship = yield* askUnlessForced({
        ...readerOf(context),
        prompt: message('prompt.destroy-ship'),
        rule: 'DB-DST-04',
        options: cardOptions(() => destroyableShips(g, row, seat)),
      });
      if (ship === undefined) return;
      if (shipsOf(g, opponentOf(seat)).includes(ship)) destroyShip(g, ship);
      else discardFromRow(g, [ship]); // DB-DST-03
    },
    extent: (g, { row }, { seat }) => allIf(destroyableShips(g, row, seat).length > 0),
    worth: () => 2.5,
  },
};

/** The opponent's base or one of his ships in play. */
const chooseDamaged = (g: G, amount: number, context: Context): Flow<Target | undefined> =>
  askUnlessForced<Target>({
    ...readerOf(context),
    prompt: message('prompt.damage', { amount }),
    rule: 'DB-DMG-04',
    options: () => {
      const opponent = opponentOf(context.seat);
      const base = baseOf(g, opponent);
      const ships: Option<Target>[] = shipsOf(g, opponent).map((ship) => cardOption(ship));
      if (base === undefined) return ships;
      const label = message('option.damage-base', { card: the(base) });
      return [option<Target>('base', 'base', { card: base, label }), ...ships];
    },
  });
