import { type CardId, type Message, type Refused, type RuleId, type Seat, topOf } from '@cantina/kernel';
import { attackers, baseCanBeAttacked, couldAttack, isFree, rowTargets } from '../attack/assignment.ts';
import { neutralHuntsAllowed, targetValue } from '../attack/targets.ts';
import { baseOf, factionOf, printed, rowCards, shipsOf, unitsOf } from '../lookup.ts';
import { message } from '../messages.ts';
import type { G, Target } from '../state.ts';
import { whyNotUsable } from './ability.ts';
import { assignId, attackId } from './actions.ts';

/** What a player might try now although it is not possible, and why. */
export const refusalsOf = (g: G, seat: Seat): Refused[] => [
  ...refusedAbilities(g, seat),
  ...rowCards(g).flatMap((card) => [...refusedPurchase(g, seat, card), ...refusedBuyOut(g, card)]),
  ...refusedPilot(g, seat),
  ...refusedAssignments(g, seat),
  ...refusedAttacks(g, seat),
];

const no = (id: string, card: CardId | undefined, reason: Message, rule: RuleId): Refused =>
  card === undefined ? { id, reason, rule } : { id, card, reason, rule };

function refusedAbilities(g: G, seat: Seat): Refused[] {
  const base = baseOf(g, seat);
  const cards = [...unitsOf(g, seat), ...shipsOf(g, seat), ...(base === undefined ? [] : [base])];
  return cards.flatMap((card) => {
    const refusal = whyNotUsable(g, seat, card);
    return refusal === null ? [] : [no(`ability:${card}`, card, refusal.reason, refusal.rule)];
  });
}

function refusedPurchase(g: G, seat: Seat, card: CardId): Refused[] {
  const { faction, cost } = printed(g, card);
  const id = `buy:${card}`;
  if (faction !== 'neutral' && faction !== factionOf(g, seat)) {
    return [no(id, card, message('reason.enemy-card'), 'DB-BUY-08')];
  }
  return cost > g.state.resources ? [no(id, card, short(g, cost), 'DB-BUY-02')] : [];
}

const short = (g: G, cost: number): Message => message('reason.short', { missing: cost - g.state.resources });

function refusedPilot(g: G, seat: Seat): Refused[] {
  const pilot = topOf(g, 'pilots');
  if (pilot === undefined) return [no('buy:pilot', undefined, message('reason.no-pilots'), 'DB-BUY-06')];
  return refusedPurchase(g, seat, pilot).map((refused) => ({ ...refused, id: 'buy:pilot' }));
}

function refusedBuyOut(g: G, card: CardId): Refused[] {
  const { faction, cost } = printed(g, card);
  const id = `buyout:${card}`;
  if (!g.state.options.buyOut)
    return faction === 'neutral' ? [no(id, card, message('reason.buy-out-off'), 'DB-OPR-08')] : [];
  if (faction !== 'neutral') return [no(id, card, message('reason.buy-out-neutral'), 'DB-OPR-07')];
  return cost > g.state.resources ? [no(id, card, short(g, cost), 'DB-OPR-05')] : [];
}

function refusedAssignments(g: G, seat: Seat): Refused[] {
  const row = rowTargets(g, seat);
  const base = baseCanBeAttacked(g, seat);
  const refused: Refused[] = [];
  for (const card of [...unitsOf(g, seat), ...shipsOf(g, seat)]) {
    const isShip = printed(g, card).kind === 'ship';
    const refuse = (target: Target, reason: Message, rule: RuleId): void => {
      refused.push(no(assignId(card, target), card, reason, rule));
    };
    for (const target of ['base', ...row] as const) {
      if (target !== 'base' && isShip) refuse(target, message('reason.ship-not-at-row'), 'DB-ASG-02');
      else if (g.state.spent.includes(card)) refuse(target, message('reason.spent'), 'DB-ASG-10');
      else if (target === 'base' && !base) refuse(target, message('reason.no-opposing-base'), 'DB-ATK-17');
      else if (!isFree(g, card)) refuse(target, message('reason.assigned'), 'DB-ASG-04');
      else if (!couldAttack(g, card, target !== 'base')) refuse(target, message('reason.no-attack'), 'DB-GAP-07');
    }
  }
  return refused;
}

function refusedAttacks(g: G, seat: Seat): Refused[] {
  const refused: Refused[] = [];
  if (attackers(g, 'base').length === 0) {
    refused.push(no(attackId('base'), undefined, message('reason.nobody-assigned'), 'DB-ATK-02'));
  }
  for (const card of rowCards(g)) {
    if (targetValue(g, seat, card) === null) {
      const { reason, rule } = whyNoTarget(g, seat, card);
      refused.push(no(attackId(card), card, reason, rule));
    } else if (attackers(g, card).length === 0) {
      refused.push(no(attackId(card), card, message('reason.nobody-assigned'), 'DB-ATK-02'));
    }
  }
  return refused;
}

function whyNoTarget(g: G, seat: Seat, card: CardId): { readonly reason: Message; readonly rule: RuleId } {
  const { kind, faction } = printed(g, card);
  if (kind === 'ship') return { reason: message('reason.ship-target'), rule: 'DB-BTY-05' };
  if (faction !== 'neutral') return { reason: message('reason.own-target'), rule: 'DB-BTY-03' };
  if (neutralHuntsAllowed(g, seat) > 0) return { reason: message('reason.one-neutral-hunt'), rule: 'DB-BTY-04' };
  return { reason: message('reason.neutral-target'), rule: 'DB-BTY-04' };
}
