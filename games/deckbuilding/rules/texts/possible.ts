import { type CardId, cardsIn, type Seat } from '@cantina/kernel';
import type { CardFilter, Effect, Purchase } from '../../content/index.ts';
import { baseOf, damageOn, discardOf, factionOf, handOf, opponentOf, printed, rowCards, shipsOf } from '../lookup.ts';
import { forceLeftFor } from '../play/force.ts';
import type { G } from '../state.ts';
import { amountOf, exileCount, fits, holds } from './conditions.ts';
import type { Context } from './context.ts';

/** How much of an effect can be carried out right now. */
export type Extent = 'nothing' | 'part' | 'all';

type Extents = {
  readonly [V in Effect['verb']]: (g: G, effect: Extract<Effect, { readonly verb: V }>, context: Context) => Extent;
};

export function extentOf(g: G, effect: Effect, context: Context): Extent {
  const verb: Effect['verb'] = effect.verb;
  return (EXTENTS[verb] as (g: G, effect: Effect, context: Context) => Extent)(g, effect, context);
}

/** Whether using a text would change anything at all. */
export const doesSomething = (g: G, effect: Effect, context: Context): boolean =>
  extentOf(g, effect, context) !== 'nothing';

/** DB-CHO-03 only what can be carried out completely may be chosen. */
export const canBeChosen = (g: G, effect: Effect, context: Context): boolean => extentOf(g, effect, context) === 'all';

const allIf = (possible: boolean): Extent => (possible ? 'all' : 'nothing');

const outOf = (possible: number, wanted: number): Extent =>
  possible >= wanted ? 'all' : possible > 0 ? 'part' : 'nothing';

const EXTENTS: Extents = {
  gain: (g, { resources, force }, { seat }) => {
    if (force === 0) return allIf(resources > 0);
    const spaces = outOf(forceLeftFor(g, seat), force); // DB-FRC-07, DB-FAQ-10
    return resources > 0 && spaces === 'nothing' ? 'part' : spaces;
  },
  'gain-attack': () => 'all',
  draw: (g, { amount }, context) => {
    const cards = cardsIn(g, 'deck', context.seat).length + discardOf(g, context.seat).length;
    return outOf(cards, amountOf(g, amount, context));
  },
  // DB-CHO-05 an undamaged or missing base can't be repaired; DB-GAP-37 less damage than the number is a part
  repair: (g, { amount }, { seat }) => {
    const base = baseOf(g, seat);
    return base === undefined ? 'nothing' : outOf(damageOn(g, base), amount);
  },
  'deal-damage': (g, effect, context) => {
    const opponent = opponentOf(context.seat);
    const hits = baseOf(g, opponent) !== undefined || (effect.to === 'base-or-ship' && shipsOf(g, opponent).length > 0);
    return allIf(hits && amountOf(g, effect.amount, context) > 0);
  },
  'destroy-ship': (g, { row }, { seat }) => allIf(destroyableShips(g, row, seat).length > 0),
  // DB-CHO-06, DB-DSC-04
  'opponent-discards': (g, { amount }, { seat }) => outOf(handOf(g, opponentOf(seat)).length, amount),
  exile: (g, effect, context) => {
    const { amount, upTo } = exileCount(g, effect, context);
    const cards = handOf(g, context.seat).length + discardOf(g, context.seat).length;
    return upTo ? allIf(cards > 0) : outOf(cards, amount);
  },
  'discard-from-row': (g, { card }, { seat }) => allIf(inRow(g, card, seat).length > 0),
  'take-from-row': (g, { card }, { seat }) => allIf(inRow(g, card, seat).length > 0),
  'take-from-discard': (g, { card }, { seat }) => allIf(inOwnDiscard(g, card, seat).length > 0),
  purchase: (g, effect, { seat }) => allIf(purchasable(g, effect, seat).length > 0),
  'next-purchase-to': () => 'all',
  // The purchase itself has already asked where the card goes
  'place-purchased': () => 'nothing',
  // DB-GAP-03 an empty galaxy deck is not rebuilt for a look
  'reveal-galaxy': (g) => allIf(cardsIn(g, 'galaxyDeck').length > 0),
  'discard-revealed': (_g, _effect, { shown }) => allIf(shown.length > 0),
  'look-at-galaxy': (g, { amount }) => outOf(cardsIn(g, 'galaxyDeck').length, amount),
  'keep-one-on-top': (_g, _effect, { shown }) => allIf(shown.length > 1),
  'swap-with-row': (g, _effect, { shown }) => allIf(shown.length > 0 && rowCards(g).length > 0),
  'swap-row-with-discard': (g, { card }, { seat }) =>
    allIf(inGalaxyDiscard(g, card, seat).length > 0 && rowCards(g).length > 0),
  'look-at-hand': (g, _effect, { seat }) => allIf(handOf(g, opponentOf(seat)).length > 0),
  'put-on-opponent-deck': (g, _effect, { seat }) => allIf(handOf(g, opponentOf(seat)).length > 0),
  choose: (g, { options }, context) => allIf(options.some((each) => canBeChosen(g, each, context))),
  sequence: (g, { effects }, context) => {
    const extents = effects.map((each) => extentOf(g, each, context));
    if (extents.every((each) => each === 'all')) return 'all';
    return extents.every((each) => each === 'nothing') ? 'nothing' : 'part';
  },
  if: (g, { condition, effect }, context) => (holds(g, condition, context) ? extentOf(g, effect, context) : 'nothing'),
  may: (g, { effect }, context) => extentOf(g, effect, context),
};

export const inRow = (g: G, filter: CardFilter, seat: Seat): CardId[] => {
  const faction = factionOf(g, seat);
  return rowCards(g).filter((card) => fits(printed(g, card), filter, faction));
};

export const inOwnDiscard = (g: G, filter: CardFilter, seat: Seat): CardId[] => {
  const faction = factionOf(g, seat);
  return discardOf(g, seat).filter((card) => fits(printed(g, card), filter, faction));
};

export const inGalaxyDiscard = (g: G, filter: CardFilter, seat: Seat): CardId[] => {
  const faction = factionOf(g, seat);
  return cardsIn(g, 'galaxyDiscard').filter((card) => fits(printed(g, card), filter, faction));
};

/** DB-DST-04 any ship the opponent has in play (DB-DST-05 neutral ones too), and those of the row that the text names. */
export const destroyableShips = (g: G, row: CardFilter | null, seat: Seat): CardId[] => [
  ...shipsOf(g, opponentOf(seat)),
  ...(row === null ? [] : inRow(g, row, seat)),
];

/** What a "purchase" text lets you take: never an enemy card (DB-BUY-08), and only what you can pay. */
export function purchasable(g: G, { from, card: filter, free }: Purchase, seat: Seat): CardId[] {
  const faction = factionOf(g, seat);
  const cards = from === 'row' ? inRow(g, filter, seat) : inGalaxyDiscard(g, filter, seat);
  return cards.filter((card) => {
    const { cost, faction: side } = printed(g, card);
    return (side === 'neutral' || side === faction) && (free || cost <= g.state.resources);
  });
}
