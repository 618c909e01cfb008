import type { MessageKey } from '../rules/messages.ts';
import * as ops from '../rules/ops/index.ts';

/** Every question there is; one that is missing does not compile. */
const QUESTIONS: Readonly<Record<Extract<MessageKey, `prompt.${string}`>, true>> = {
  'prompt.action': true,
  'prompt.secret-bases': true,
  'prompt.reveal-base': true,
  'prompt.trigger': true,
  'prompt.reward': true,
  'prompt.choose': true,
  'prompt.may': true,
  'prompt.discard': true,
  'prompt.discard-only': true,
  'prompt.discard-cost': true,
  'prompt.exile': true,
  'prompt.exile-cost': true,
  'prompt.discard-from-row': true,
  'prompt.take-from-row': true,
  'prompt.take-from-discard': true,
  'prompt.purchase': true,
  'prompt.damage': true,
  'prompt.destroy-ship': true,
  'prompt.keep-on-top': true,
  'prompt.swap-into-row': true,
  'prompt.swap-out-of-row': true,
  'prompt.put-on-deck': true,
  'prompt.destination': true,
  'prompt.allot': true,
  'prompt.allot-base': true,
};
export const decisions: readonly string[] = Object.keys(QUESTIONS);

/** Every event there is: of the kernel, then of the game. */
export const events: readonly string[] = [
  ...['move', 'shuffle', 'look', 'reveal', 'finish'],
  ...Object.values(ops).map(({ type }) => type),
];
