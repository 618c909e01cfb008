import { type CardId, type Message, type Option, option, type Seat, the, topOf } from '@cantina/kernel';
import { basesOf, galaxyDeck, pilotStack, starterDeck } from '../../content/index.ts';
import { baseCanBeAttacked, couldAttack, isFree, mayDivide } from '../attack/assignment.ts';
import { targetValue } from '../attack/targets.ts';
import { baseOf, handOf, printed, rowCards, shipsOf, unitsOf } from '../lookup.ts';
import { message } from '../messages.ts';
import type { G, Target } from '../state.ts';
import { attackOf } from '../texts/conditions.ts';
import { isInVain, isUsable } from './ability.ts';
import { playableAtOnce } from './play.ts';
import { mayPurchase } from './purchase.ts';

/** What the active player may do (DB-OPT-01), and two conveniences: playing all at once, help with attacks. */
export type Action =
  | { readonly do: 'play'; readonly card: CardId }
  | { readonly do: 'play-all' }
  | { readonly do: 'ability'; readonly card: CardId }
  | { readonly do: 'buy'; readonly card: CardId }
  | { readonly do: 'buy-out'; readonly card: CardId }
  | { readonly do: 'assign'; readonly card: CardId; readonly target: Target }
  | { readonly do: 'unassign'; readonly card: CardId }
  | { readonly do: 'attack'; readonly target: Target }
  | { readonly do: 'attack-all' }
  | { readonly do: 'divide' }
  | { readonly do: 'propose'; readonly target: CardId }
  | { readonly do: 'end' };

export const assignId = (card: CardId, target: Target): string =>
  target === 'base' ? `assign:${card}:base` : `assign:${card}:card${target}`;
export const attackId = (target: Target): string => (target === 'base' ? 'attack:base' : `attack:card${target}`);

/** Options that say nothing but which card: made once, because they are asked for many times a second. */
function perCard(make: (card: CardId) => Option<Action>): (card: CardId) => Option<Action> {
  const decks = [
    galaxyDeck,
    pilotStack,
    starterDeck('empire'),
    starterDeck('rebel'),
    basesOf('empire'),
    basesOf('rebel'),
  ];
  const made: readonly Option<Action>[] = decks.flat().map((_, card) => make(card as CardId));
  return (card) => made[card] ?? make(card);
}

const PLAY = perCard((card) =>
  option<Action>(`play:${card}`, { do: 'play', card }, { card, label: message('option.play'), group: 'play' }),
);
const ability = (label: Message) => (card: CardId) =>
  option<Action>(`ability:${card}`, { do: 'ability', card }, { card, label, group: 'ability' });
const ABILITY = perCard(ability(message('option.ability')));
const IDLE_ABILITY = perCard(ability(message('option.ability-in-vain')));
const BUY = perCard((card) =>
  option<Action>(`buy:${card}`, { do: 'buy', card }, { card, label: message('option.buy'), group: 'buy' }),
);
const BUY_PILOT = perCard((card) =>
  option<Action>('buy:pilot', { do: 'buy', card }, { card, label: message('option.buy'), group: 'buy' }),
);
const BUY_OUT = perCard((card) =>
  option<Action>(
    `buyout:${card}`,
    { do: 'buy-out', card },
    { card, label: message('option.buy-out'), group: 'buy-out' },
  ),
);
const UNASSIGN = perCard((card) =>
  option<Action>(
    `unassign:${card}`,
    { do: 'unassign', card },
    { card, label: message('option.unassign'), group: 'assign' },
  ),
);
const DIVIDE = option<Action>('divide:base', { do: 'divide' }, { label: message('option.divide'), group: 'attack' });
const END = option<Action>('end', { do: 'end' }, { label: message('option.end'), group: 'end' });

/** Everything that is possible now, whatever was done before (DB-OPT-04). */
export function actionsOf(g: G, seat: Seat): Option<Action>[] {
  const actions: Option<Action>[] = [];
  const row = rowCards(g);
  addPlays(g, seat, actions);
  addAbilities(g, seat, actions);
  addPurchases(g, seat, row, actions);
  if (unitsOf(g, seat).length > 0 || shipsOf(g, seat).length > 0) addAttacks(g, seat, row, actions);
  actions.push(END); // DB-OPT-02, DB-FAQ-03
  return actions;
}

function addPlays(g: G, seat: Seat, actions: Option<Action>[]): void {
  const hand = handOf(g, seat);
  if (hand.length === 0) return;
  const atOnce = playableAtOnce(g, seat).length;
  if (atOnce > 1) {
    const label = message('option.play-all', { amount: atOnce });
    actions.push(option<Action>('play-all', { do: 'play-all' }, { label, group: 'play' }));
  }
  for (const card of hand) actions.push(PLAY(card)); // DB-PLY-10
}

/** DB-ABL-11 only those of cards in play. */
function addAbilities(g: G, seat: Seat, actions: Option<Action>[]): void {
  const add = (card: CardId): void => {
    if (isUsable(g, seat, card)) actions.push(isInVain(g, seat, card) ? IDLE_ABILITY(card) : ABILITY(card));
  };
  for (const card of unitsOf(g, seat)) add(card);
  for (const card of shipsOf(g, seat)) add(card);
  const base = baseOf(g, seat);
  if (base !== undefined) add(base);
}

function addPurchases(g: G, seat: Seat, row: readonly CardId[], actions: Option<Action>[]): void {
  const { resources, options } = g.state; // DB-BUY-13 whenever they were gained
  if (resources === 0) return;
  for (const card of row) {
    if (!mayPurchase(g, seat, card)) continue;
    actions.push(BUY(card));
    // DB-OPR-07, DB-OPR-08
    if (options.buyOut && printed(g, card).faction === 'neutral') actions.push(BUY_OUT(card));
  }
  const pilot = topOf(g, 'pilots'); // DB-BUY-01 besides the row
  if (pilot !== undefined && mayPurchase(g, seat, pilot)) actions.push(BUY_PILOT(pilot));
}

/** One attack that can be prepared or is: what is assigned to it, and what could still join. */
interface Front {
  readonly target: Target;
  readonly needed: number;
  assigned: number;
  isPrepared: boolean;
  free: number;
}

function addAttacks(g: G, seat: Seat, row: readonly CardId[], actions: Option<Action>[]): void {
  const fronts: Front[] = []; // DB-ASG-09 side by side
  if (baseCanBeAttacked(g, seat)) fronts.push(front('base', 0)); // DB-ASG-11 also after an attack on it
  for (const card of row) {
    const needed = targetValue(g, seat, card);
    if (needed !== null) fronts.push(front(card, needed)); // DB-BTY-18; DB-BTY-06 no pilot
  }
  for (const { card, target } of g.state.assigned) {
    const there = fronts.find((each) => each.target === target);
    if (there === undefined) continue;
    there.isPrepared = true;
    there.assigned += attackOf(g, card, target !== 'base');
    actions.push(UNASSIGN(card)); // DB-GAP-06 nothing has happened yet
  }
  // DB-BTY-17 neutral ones as well
  for (const unit of unitsOf(g, seat)) {
    if (isFree(g, unit)) for (const each of fronts) addAssignment(g, unit, each, actions);
  }
  const [base] = fronts;
  if (base?.target === 'base') {
    for (const ship of shipsOf(g, seat)) if (isFree(g, ship)) addAssignment(g, ship, base, actions); // DB-ASG-02, DB-BTY-07
  }
  for (const each of fronts) addResolutions(g, seat, each, actions);
}

const front = (target: Target, needed: number): Front => ({ target, needed, assigned: 0, isPrepared: false, free: 0 });

function addAssignment(g: G, card: CardId, to: Front, actions: Option<Action>[]): void {
  const { target, needed } = to;
  const attack = attackOf(g, card, target !== 'base');
  if (attack <= 0 && !couldAttack(g, card, target !== 'base')) return;
  to.free += attack;
  const label =
    target === 'base'
      ? message('option.assign-base', { card: the(card), attack })
      : message('option.assign-row', { card: the(card), attack, target: the(target), needed });
  actions.push(
    option<Action>(assignId(card, target), { do: 'assign', card, target }, { card, label, group: 'assign' }),
  );
}

function addResolutions(g: G, seat: Seat, front: Front, actions: Option<Action>[]): void {
  const { target, needed, assigned, isPrepared, free } = front;
  if (target === 'base') {
    if (isPrepared) {
      const label = message('option.attack-base', { strength: assigned });
      actions.push(option<Action>('attack:base', { do: 'attack', target }, { label, group: 'attack' }));
      if (mayDivide(g, seat, assigned)) actions.push(DIVIDE);
    }
    if (free === 0) return;
    const label = message('option.attack-all', { strength: assigned + free });
    actions.push(option<Action>('attack-all:base', { do: 'attack-all' }, { label, group: 'attack' }));
    return;
  }
  const enough = assigned >= needed;
  if (isPrepared) {
    const label = message('option.attack-row', { target: the(target), strength: assigned, needed, enough });
    actions.push(option<Action>(attackId(target), { do: 'attack', target }, { card: target, label, group: 'attack' }));
  }
  if (enough || assigned + free < needed) return;
  const label = message('option.propose', { target: the(target), needed });
  const value: Action = { do: 'propose', target };
  actions.push(option(`propose:card${target}`, value, { card: target, label, group: 'attack' }));
}
