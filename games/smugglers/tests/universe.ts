import type { MessageKey } from '../rules/messages.ts';
import { eventTypes } from '../rules/ops/index.ts';

/** Every question there is; one that is missing does not compile. */
const QUESTIONS: Readonly<Record<Extract<MessageKey, `prompt.${string}`>, true>> = {
  'prompt.swap': true,
  'prompt.swap-offer': true,
  'prompt.swap-answer': true,
  'prompt.swap-return': true,
  'prompt.swap-confirm': true,
  'prompt.character': true,
  'prompt.reroll': true,
  'prompt.anomaly-die': true,
  'prompt.escape': true,
  'prompt.tow': true,
  'prompt.rescue': true,
  'prompt.card-ship': true,
  'prompt.toll': true,
  'prompt.ship-amount': true,
  'prompt.glut': true,
  'prompt.move': true,
  'prompt.rule': true,
  'prompt.rule-number': true,
  'prompt.rule-vote': true,
  'prompt.explore': true,
  'prompt.bribe': true,
  'prompt.customs-die': true,
  'prompt.hide': true,
  'prompt.activity': true,
  'prompt.reroll-demand': true,
  'prompt.adjust-demand': true,
  'prompt.buy-amount': true,
  'prompt.sell-amount': true,
  'prompt.brix-amount': true,
  'prompt.repair-amount': true,
  'prompt.loot': true,
  'prompt.upgrade': true,
  'prompt.bounty-target': true,
  'prompt.bounty-amount': true,
  'prompt.meet': true,
  'prompt.compose': true,
  'prompt.answer': true,
  'prompt.confirm': true,
  'prompt.manoeuvre': true,
  'prompt.spoils': true,
  'prompt.plunder': true,
  'prompt.system': true,
  'prompt.hand-over': true,
  'prompt.overboard': true,
  'prompt.collect': true,
};
/** The questions, and the one interjection. */
export const decisions: readonly string[] = [...Object.keys(QUESTIONS), 'overboard'];

/** Every event there is: of the kernel, then of the game. */
export const events: readonly string[] = ['move', 'shuffle', 'look', 'roll', 'finish', ...eventTypes];
