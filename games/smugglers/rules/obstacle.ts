import type { Message, RuleId } from '@cantina/kernel';

/** Why something can't be done now, and which rule says so. */
export interface Obstacle {
  readonly reason: Message;
  readonly rule: RuleId;
}
