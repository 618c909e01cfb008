import {
  AT_ONCE,
  ask,
  askWhether,
  type CardId,
  cardOption,
  carryOut,
  type Flow,
  move,
  type Option,
  option,
  type Runners,
  the,
} from '@cantina/kernel';
import type { Effect } from '../../content/index.ts';
import { damageBase, damageShip, destroyShip, repairBase } from '../attack/damage.ts';
import { drawCards } from '../cards/decks.ts';
import {
  discardFromGalaxyDeck,
  keepOneOnTop,
  lookAtTop,
  revealTop,
  swapRowWithDiscard,
  swapTopWithRow,
} from '../cards/galaxy.ts';
import { exileOwn, lookAtOpponentHand, opponentDiscards, putOnOpponentDeck } from '../cards/hand.ts';
import { discardFromRow, leaveRow } from '../cards/row.ts';
import { baseOf, factionOf, opponentOf, shipsOf } from '../lookup.ts';
import { message } from '../messages.ts';
import {
  gainAttack,
  gainResources,
  noteDoom,
  noteTakenFromDiscard,
  noteTakenFromRow,
  sendNextPurchaseToDeck,
} from '../ops/index.ts';
import { gainForce } from '../play/force.ts';
import { purchase } from '../play/purchase.ts';
import type { DeckState, G, Target } from '../state.ts';
import { pick } from './choices.ts';
import { chooseOption } from './choose.ts';
import { amountOf, fits, holds } from './conditions.ts';
import { type Context, from } from './context.ts';
import { destroyableShips, doesSomething, inOwnDiscard, inRow, purchasable } from './possible.ts';

/** DB-WRD-01 a card goes before a general rule. DB-ABL-03, DB-WRD-04, DB-FAQ-04 as much of an effect as possible; what is impossible is skipped. */
export function* resolve(g: G, effect: Effect, context: Context): Flow<void> {
  yield* carryOut(runners, g, effect, context);
}

/** One procedure per verb. */
export const runners: Runners<DeckState, Effect, Context> = {
  gain(g, { resources, force }, { seat, source }) {
    if (resources > 0) gainResources(g, seat, resources, source); // DB-GAIN-01, DB-GAIN-04, DB-RWD-02
    if (force > 0) gainForce(g, seat, force);
    return AT_ONCE;
  },

  'gain-attack'(g, { amount }, { source }) {
    if (source !== null) gainAttack(g, source, amount); // DB-GAIN-03
    return AT_ONCE;
  },

  draw(g, { amount }, context) {
    drawCards(g, context.seat, amountOf(g, amount, context));
    return AT_ONCE;
  },

  repair(g, { amount }, { seat }) {
    repairBase(g, seat, amount);
    return AT_ONCE;
  },

  *'deal-damage'(g, { amount, to }, context) {
    const points = amountOf(g, amount, context);
    const target = to === 'base' ? 'base' : yield* chooseDamaged(g, points, context);
    if (target === 'base')
      damageBase(g, opponentOf(context.seat), points); // DB-DMG-01 past the ships
    else if (target !== null) damageShip(g, target, points);
  },

  *'destroy-ship'(g, { row }, context) {
    const ship = yield* pick(context, {
      prompt: message('prompt.destroy-ship'),
      rule: 'DB-DST-04',
      cards: () => destroyableShips(g, row, context.seat),
    });
    if (ship === undefined) return;
    if (shipsOf(g, opponentOf(context.seat)).includes(ship)) destroyShip(g, ship);
    else discardFromRow(g, [ship]); // DB-DST-03
  },

  *'opponent-discards'(g, { amount, randomIf }, context) {
    const random = randomIf !== null && holds(g, randomIf, context);
    yield* opponentDiscards(g, { amount, random }, context, resolve);
  },

  exile: exileOwn,

  *'discard-from-row'(g, { count, card: filter }, context) {
    const cards = () => inRow(g, filter, context.seat);
    if (count === 'all') {
      discardFromRow(g, cards());
      return;
    }
    const card = yield* pick(context, { prompt: message('prompt.discard-from-row'), rule: 'DB-DSC-03', cards });
    if (card !== undefined) discardFromRow(g, [card]); // DB-RWD-03 no reward
  },

  *'take-from-row'(g, { card: filter, exileAtEndOfTurn }, context) {
    const { seat } = context;
    const cards = () => inRow(g, filter, seat);
    const card = yield* pick(context, { prompt: message('prompt.take-from-row'), rule: 'DB-BUY-12', cards });
    if (card === undefined) return;
    noteTakenFromRow(g, seat, card);
    leaveRow(g, card, 'hand', seat);
    if (exileAtEndOfTurn) noteDoom(g, seat, card); // DB-END-10
  },

  *'take-from-discard'(g, { card: filter }, context) {
    const { seat } = context;
    const cards = () => inOwnDiscard(g, filter, seat);
    const card = yield* pick(context, { prompt: message('prompt.take-from-discard'), rule: 'DB-ABL-03', cards });
    if (card === undefined) return;
    noteTakenFromDiscard(g, seat, card);
    move(g, card, 'hand', seat);
  },

  *purchase(g, effect, context) {
    const { seat, source } = context;
    const { free, insteadTo } = effect;
    const card = yield* pick(context, {
      prompt: message('prompt.purchase', { free }),
      rule: free ? 'DB-BUY-11' : 'DB-BUY-02',
      cards: () => purchasable(g, effect, seat),
    });
    if (card === undefined) return;
    const to = insteadTo !== null && holds(g, insteadTo.if, context) ? insteadTo.to : effect.to;
    yield* purchase(g, { seat, card, free, to, source }, resolve);
  },

  'next-purchase-to'(g, _effect, { seat }) {
    sendNextPurchaseToDeck(g, seat);
    return AT_ONCE;
  },

  /** Done by the purchase itself, which knows every text that names a destination (DB-GAP-16). */
  'place-purchased': () => AT_ONCE,

  *'reveal-galaxy'(g, { cases }, context) {
    const card = revealTop(g, context);
    if (card === null) return;
    const met = cases.find((each) => fits(card, each.card, factionOf(g, context.seat)));
    if (met !== undefined) yield* resolve(g, met.effect, context); // DB-FAQ-09 a neutral card: nothing happens
  },

  'discard-revealed'(g, _effect, { shown }) {
    for (const card of shown) discardFromGalaxyDeck(g, card);
    return AT_ONCE;
  },

  'look-at-galaxy'(g, { amount }, context) {
    lookAtTop(g, amount, context);
    return AT_ONCE;
  },

  *'keep-one-on-top'(g, _effect, context) {
    yield* keepOneOnTop(g, context);
  },

  *'swap-with-row'(g, _effect, context) {
    yield* swapTopWithRow(g, context);
  },

  *'swap-row-with-discard'(g, { card }, context) {
    yield* swapRowWithDiscard(g, card, context);
  },

  'look-at-hand'(g, _effect, context) {
    lookAtOpponentHand(g, context);
    return AT_ONCE;
  },

  *'put-on-opponent-deck'(g, _effect, context) {
    yield* putOnOpponentDeck(g, context);
  },

  *choose(g, effect, context) {
    const chosen = yield* chooseOption(g, effect, context, { optional: false });
    if (chosen !== null) yield* resolve(g, chosen, context);
  },

  *sequence(g, { effects }, context) {
    for (const each of effects) yield* resolve(g, each, context);
  },

  *if(g, { condition, effect }, context) {
    if (holds(g, condition, context)) yield* resolve(g, effect, context); // DB-IF-03
  },

  *may(g, { effect }, context) {
    if (!doesSomething(g, effect, context)) return;
    const { seat, face, shown } = context;
    const [card] = shown;
    const wanted = yield* askWhether({
      ...from(context),
      seat,
      prompt: message('prompt.may', { face, card: card === undefined ? null : the(card) }),
      rule: 'DB-ABL-02',
    });
    if (wanted) yield* resolve(g, effect, context);
  },
};

/** The opponent's base or one of his ships in play. */
function* chooseDamaged(g: G, amount: number, context: Context): Flow<Target | null> {
  const opponent = opponentOf(context.seat);
  const targets = (): Option<Target>[] => {
    const base = baseOf(g, opponent);
    const ships: Option<Target>[] = shipsOf(g, opponent).map((ship: CardId) => cardOption(ship));
    if (base === undefined) return ships;
    const label = message('option.damage-base', { card: the(base) });
    return [option<Target>('base', 'base', { card: base, label }), ...ships];
  };
  const [first, second] = targets();
  if (first === undefined) return null;
  if (second === undefined) return baseOf(g, opponent) === undefined ? (shipsOf(g, opponent)[0] ?? null) : 'base';
  return yield* ask({
    ...from(context),
    seat: context.seat,
    prompt: message('prompt.damage', { amount }),
    rule: 'DB-DMG-04',
    options: targets,
  });
}
