import {
  askUnlessForced,
  type CardId,
  cardOptions,
  type Flow,
  type Message,
  type RuleId,
  type Seat,
  the,
} from '@cantina/kernel';
import type { Cost } from '../../content/index.ts';
import { discardFromHand, exileCard } from '../cards/hand.ts';
import { handOf, printed } from '../lookup.ts';
import { message } from '../messages.ts';
import { spendResources, useAbility } from '../ops/index.ts';
import type { G } from '../state.ts';
import { holds } from '../texts/conditions.ts';
import { type Context, textOf } from '../texts/context.ts';
import { doesSomething, resolve } from '../texts/texts.ts';

/** Why something is not possible, and by which rule. */
export interface Refusal {
  readonly reason: Message;
  readonly rule: RuleId;
}

/** Whether the ability of a card in play may be used now, as soon as it was played (DB-PLY-06, DB-ABL-05). */
export function isUsable(g: G, seat: Seat, card: CardId): boolean {
  const { ability } = printed(g, card);
  if (ability?.kind !== 'action' || g.state.used.includes(card)) return false; // DB-ABL-04
  if (ability.cost !== null) return canPay(g, seat, ability.cost); // DB-ABL-10
  return doesSomething(g, ability.effect, textOf(g, seat, card)); // DB-IF-01
}

/** DB-GAP-38 whether its cost would be paid for nothing; what is discarded to pay can be drawn again. */
export function isInVain(g: G, seat: Seat, card: CardId): boolean {
  const { ability } = printed(g, card);
  if (ability?.kind !== 'action' || ability.cost === null) return false;
  const { cost, effect } = ability;
  if (cost.pay === 'discard-from-hand' && effect.verb === 'draw') return false;
  return !doesSomething(g, effect, textOf(g, seat, card));
}

/** Why it may not be used; null where it may, or where there is nothing to use. */
export function whyNotUsable(g: G, seat: Seat, card: CardId): Refusal | null {
  const { ability } = printed(g, card);
  if (ability?.kind !== 'action' || isUsable(g, seat, card)) return null;
  if (g.state.used.includes(card)) return { reason: message('reason.used'), rule: 'DB-ABL-06' };
  const { cost, effect } = ability;
  if (cost?.pay === 'resources') {
    return { reason: message('reason.short', { missing: cost.amount - g.state.resources }), rule: 'DB-ABL-10' };
  }
  if (cost !== null) return { reason: message('reason.cost-hand'), rule: 'DB-ABL-10' };
  if (effect.verb === 'if' && !holds(g, effect.condition, { seat, source: card })) {
    return { reason: message('reason.condition', { card: the(card) }), rule: 'DB-IF-01' };
  }
  return { reason: message('reason.no-effect'), rule: 'DB-ABL-03' };
}

/** DB-ABL-01 pay the cost, then carry out the effect. */
export function* carryOutAbility(g: G, seat: Seat, card: CardId): Flow<void> {
  const { ability } = printed(g, card);
  if (ability?.kind !== 'action') return;
  const context = textOf(g, seat, card);
  useAbility(g, seat, card); // DB-ABL-06
  if (ability.cost !== null) yield* payCost(g, ability.cost, context, card);
  yield* resolve(g, ability.effect, context);
}

function canPay(g: G, seat: Seat, cost: Cost): boolean {
  switch (cost.pay) {
    case 'exile-this':
      return true;
    case 'discard-from-hand':
    case 'exile-from-hand':
      return handOf(g, seat).length >= cost.amount;
    case 'resources':
      return g.state.resources >= cost.amount;
  }
}

function* payCost(g: G, cost: Cost, { seat }: Context, source: CardId): Flow<void> {
  switch (cost.pay) {
    case 'exile-this':
      exileCard(g, seat, source); // DB-EXI-02 its values have been gained when it was played
      return;
    case 'resources':
      spendResources(g, seat, cost.amount);
      return;
    case 'discard-from-hand':
    case 'exile-from-hand': {
      const exiles = cost.pay === 'exile-from-hand';
      for (let i = 0; i < cost.amount; i++) {
        const prompt = message(exiles ? 'prompt.exile-cost' : 'prompt.discard-cost');
        const options = cardOptions(() => handOf(g, seat));
        const card = yield* askUnlessForced({ seat, prompt, rule: 'DB-ABL-10', source, options });
        if (card === undefined) return;
        if (exiles) exileCard(g, seat, card);
        else discardFromHand(g, seat, card); // DB-CARD-03 nobody's trigger: only the opponent's discards count
      }
    }
  }
}
