import type { MessageKey } from '../rules/messages.ts';
import * as ops from '../rules/ops/index.ts';

type Prompt = Extract<MessageKey, `prompt.${string}`>;

/** Every question there is; one that is missing does not compile. */
const QUESTIONS: Readonly<Record<Prompt, true>> = {
  'prompt.action': true,
  'prompt.bounty': true,
  'prompt.buy': true,
  'prompt.change-dice': true,
  'prompt.character': true,
  'prompt.choose': true,
  'prompt.choose-for': true,
  'prompt.claim': true,
  'prompt.combat-value': true,
  'prompt.contact': true,
  'prompt.contact-slot': true,
  'prompt.deck': true,
  'prompt.deliver': true,
  'prompt.discard': true,
  'prompt.divert-patrol': true,
  'prompt.encounter': true,
  'prompt.expert-fame': true,
  'prompt.faction': true,
  'prompt.gain-asset': true,
  'prompt.gain-skill': true,
  'prompt.make-room': true,
  'prompt.market': true,
  'prompt.may': true,
  'prompt.move': true,
  'prompt.move-patrol': true,
  'prompt.offer': true,
  'prompt.opponent': true,
  'prompt.place-contact': true,
  'prompt.planet': true,
  'prompt.planning': true,
  'prompt.player': true,
  'prompt.prevent': true,
  'prompt.protect': true,
  'prompt.reroll': true,
  'prompt.skill': true,
  'prompt.slip-past': true,
  'prompt.start-reputation': true,
  'prompt.starting-ship': true,
  'prompt.stop-other': true,
  'prompt.take-crew': true,
  'prompt.terms': true,
  'prompt.trade-in': true,
  'prompt.trade-partner': true,
  'prompt.trigger': true,
  'prompt.order': true,
  'prompt.used-ship': true,
  'prompt.wager': true,
};

/** Every question, and the kind of the one interjection. */
export const decisions: readonly string[] = [...Object.keys(QUESTIONS), 'give'];

/** Every event there is: of the kernel, then of the game. */
export const events: readonly string[] = [
  ...['move', 'shuffle', 'look', 'roll', 'finish'],
  ...Object.values(ops).map(({ type }) => type),
];
