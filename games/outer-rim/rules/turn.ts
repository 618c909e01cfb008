import {
  AT_ONCE,
  ask,
  type CardId,
  type Flow,
  goTo,
  type Message,
  type Option,
  option,
  type Refused,
  type RuleId,
  type Seat,
  the,
} from '@cantina/kernel';
import { MARKET_DECKS, type Space } from '../content/index.ts';
import { wasUsed } from './abilities/in-force.ts';
import { type Usable, usable } from './abilities/usable.ts';
import { useUsable } from './abilities/use.ts';
import { recoverAll } from './combat/damage.ts';
import { conductOf } from './conduct.ts';
import { contextOf } from './context.ts';
import { deliverable, refusedDeliveries } from './jobs/deliver.ts';
import { isOnPlanet, playerOf } from './lookup.ts';
import { marketAction } from './market/action.ts';
import { topCard } from './market/decks.ts';
import { message } from './messages.ts';
import { hyperdrive, moveTo, reachable, refusedMoves } from './movement/movement.ts';
import { beginTurn, noteAction, noteRecovering, passTurn } from './ops/index.ts';
import { couldBeGiven, gainCredits } from './player/credits.ts';
import type { G, OncePerStep } from './state.ts';
import { partnersHere } from './trade/trade.ts';
import { afterAction } from './turn-over.ts';
import { couldBeHelped, doesSomething, whyNothing } from './wording.ts';

/** OR-PLAN-03 */
const PLANNING_CREDITS = 2000;

/** OR-TURN-01, OR-TURN-02 a turn begins with the planning step. */
export function beginTurnStep(g: G): Flow<void> {
  beginTurn(g);
  goTo(g, conductOf(g, g.state.active).turn);
  return AT_ONCE;
}

/** A space means: move there. */
type Plan = Space | 'credits' | 'recover' | Usable<'planning'>;

const GAIN: Option<Plan> = option<Plan>('credits', 'credits', {
  label: message('option.credits', { amount: PLANNING_CREDITS }),
});
const RECOVER: Option<Plan> = option<Plan>('recover', 'recover', { label: message('option.recover') });

/** OR-PLAN-01 exactly one of: move, gain credits, recover, a Planning ability. */
export function* planningStep(g: G): Flow<void> {
  const seat = g.state.active;
  if (playerOf(g, seat).defeated) {
    yield* carryOutPlan(g, seat, 'recover', 0); // OR-PLAN-05, OR-PLAN-06, OR-DEFEAT-06
  } else {
    const spaces = hyperdrive(g, seat);
    const plan = yield* ask<Plan>({
      seat,
      prompt: message('prompt.planning', { spaces }),
      rule: 'OR-PLAN-01',
      options: () => [
        ...reachable(g, seat, spaces),
        GAIN,
        RECOVER, // OR-GAP-23 also without damage
        ...abilitiesFor(g, seat, 'planning').map(abilityOption),
      ],
      refused: () => [
        ...refusedMoves(g, seat, spaces),
        ...refusedAbilities(g, seat, 'planning'),
        ...laterHere(g, seat),
      ],
    });
    yield* carryOutPlan(g, seat, plan, spaces);
  }
  afterAction(g);
}

const topsOf = (g: G): CardId[] => MARKET_DECKS.flatMap((deck) => topCard(g, deck) ?? []);

/** OR-TURN-02 what comes only after the planning step, of what lies in sight: the market, and cargo that is where it has to go. */
const laterHere = (g: G, seat: Seat): Refused[] =>
  [...topsOf(g), ...deliverable(g, seat)].map((card) => ({
    id: `card:${card}`,
    card,
    reason: message('reason.after-planning'),
    rule: 'OR-TURN-02',
  }));

function* carryOutPlan(g: G, seat: Seat, plan: Plan, spaces: number): Flow<void> {
  if (plan === 'credits') return gainCredits(g, seat, PLANNING_CREDITS); // OR-PLAN-03
  if (plan === 'recover') {
    noteRecovering(g, seat);
    return yield* recoverAll(g, seat); // OR-PLAN-04
  }
  if (typeof plan === 'string') return yield* moveTo(g, seat, plan, spaces); // OR-PLAN-02
  yield* useUsable(g, seat, plan); // OR-PLAN-07, OR-DIFF-25
}

type Action = OncePerStep | 'end' | Usable<'action'>;

const once = (action: OncePerStep): Option<Action> =>
  option<Action>(action, action, { label: message(`option.${action}`) });
const MARKET = once('market');
const DELIVER = once('deliver');
const TRADE = once('trade');
const END = option<Action>('end', 'end', { label: message('option.end-actions') });

/** OR-ACT-01 one action; the step comes again until the active player has had enough. */
export function* actionStep(g: G): Flow<void> {
  const seat = g.state.active;
  const first = actionsOf(g, seat);
  let known: readonly Option<Action>[] | null = first;
  const action =
    first.length === 1 && !couldBeHelpedOut(g, seat)
      ? 'end'
      : yield* ask<Action>({
          seat,
          prompt: PROMPT_ACTION,
          rule: 'OR-ACT-01',
          options: () => {
            const now = known ?? actionsOf(g, seat);
            known = null;
            return now;
          },
          refused: () => refusedActions(g, seat),
        });
  yield* carryOutAction(g, seat, action);
}

const PROMPT_ACTION = message('prompt.action');

/** OR-ACT-02 Market, Deliver, Trade, or an Action ability; one after the other, never inside one another (OR-ACT-05). */
function actionsOf(g: G, seat: Seat): Option<Action>[] {
  const actions: Option<Action>[] = [];
  const { done } = g.state;
  if (!done.includes('market') && isOnPlanet(g, seat)) actions.push(MARKET); // OR-MKT-01
  if (!done.includes('deliver') && deliverable(g, seat).length > 0) actions.push(DELIVER); // OR-ACT-03
  if (!done.includes('trade') && partnersHere(g, seat).length > 0) actions.push(TRADE);
  for (const used of abilitiesFor(g, seat, 'action')) actions.push(abilityOption(used));
  actions.push(END);
  return actions;
}

function* carryOutAction(g: G, seat: Seat, action: Action): Flow<void> {
  switch (action) {
    case 'end':
      return goTo(g, 'encounter');
    case 'deliver':
      noteAction(g, 'deliver');
      return goTo(g, 'deliver');
    case 'trade':
      noteAction(g, 'trade');
      return goTo(g, 'trade');
    case 'market':
      noteAction(g, 'market');
      yield* marketAction(g, seat);
      return afterAction(g);
    default:
      yield* useUsable(g, seat, action); // OR-ACT-04
      return afterAction(g);
  }
}

/** Own abilities with that keyword that can be used now: once per step (OR-ACT-04), and only if something would happen. */
const abilitiesFor = <K extends 'planning' | 'action'>(g: G, seat: Seat, keyword: K): Usable<K>[] =>
  usable(g, seat, keyword).filter((each) => isUsableNow(g, seat, each as Usable<'planning' | 'action'>));

const isUsableNow = (g: G, seat: Seat, { card, index, ability }: Usable<'planning' | 'action'>): boolean =>
  !wasUsed(g, card, index) && doesSomething(g, ability.effect, contextOf(seat, card));

/** OR-TRADE-10 whether an ability lacks nothing but credits that somebody could give. */
const couldBeHelpedOut = (g: G, seat: Seat): boolean =>
  couldBeGiven(g, seat) > 0 &&
  usable(g, seat, 'action').some(
    ({ card, index, ability }) => !wasUsed(g, card, index) && couldBeHelped(g, ability.effect, contextOf(seat, card)),
  );

const abilityOption = <T extends Usable>(used: T): Option<T> =>
  option(`ability:${used.card}.${used.index}`, used, {
    card: used.card,
    label: message('option.ability', { card: the(used.card), index: used.index }),
  });

/** What is there but can't be used now. */
const refusedAbilities = (g: G, seat: Seat, keyword: 'planning' | 'action'): Refused[] => {
  const offered = abilitiesFor(g, seat, keyword);
  return usable(g, seat, keyword)
    .filter((each) => !offered.some(({ card, index }) => card === each.card && index === each.index))
    .map((each) => ({
      ...abilityOption(each),
      ...(wasUsed(g, each.card, each.index)
        ? { reason: message('reason.used'), rule: 'OR-ACT-04' }
        : whyNothing(g, each.ability.effect, contextOf(seat, each.card), 'OR-ACT-04')),
    }));
};

function refusedActions(g: G, seat: Seat): Refused[] {
  const { done } = g.state;
  const refused = refusedAbilities(g, seat, 'action');
  const noMarket = done.includes('market')
    ? { reason: message('reason.once-per-step'), rule: 'OR-ACT-03' }
    : { reason: message('reason.not-on-planet'), rule: 'OR-MKT-01' };
  if (done.includes('market') || !isOnPlanet(g, seat))
    refused.push(...topsOf(g).map((card) => ({ id: `card:${card}`, card, ...noMarket })));
  if (!done.includes('deliver')) refused.push(...refusedDeliveries(g, seat));
  for (const { id, label } of [MARKET, DELIVER, TRADE]) {
    if (label !== undefined && done.some((action) => action === id)) {
      refused.push({ id, label, reason: message('reason.once-per-step'), rule: 'OR-ACT-03' });
    }
  }
  const no = ({ id, label }: Option<Action>, reason: Message, rule: RuleId): void => {
    if (!done.some((action) => action === id))
      refused.push({ id, ...(label === undefined ? {} : { label }), reason, rule });
  };
  if (!isOnPlanet(g, seat)) no(MARKET, message('reason.not-on-planet'), 'OR-MKT-01');
  if (deliverable(g, seat).length === 0) no(DELIVER, message('reason.nothing-to-deliver'), 'OR-DELIV-01');
  if (partnersHere(g, seat).length === 0) no(TRADE, message('reason.nobody-here'), 'OR-TRADE-01');
  return refused;
}

/** OR-TURN-04 the next player clockwise, or an extra turn (OR-MAEL-05). */
export function endTurnStep(g: G): Flow<void> {
  passTurn(g);
  goTo(g, 'begin-turn');
  return AT_ONCE;
}
