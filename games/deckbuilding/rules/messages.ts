import { type CardArg, messagesFor, type None } from '@cantina/kernel';
import type { Destination, Face } from '../content/index.ts';

/** A choice of cards made one by one: what is picked already, and how many it may be. */
type Picking = { readonly picked: readonly CardArg[]; readonly min: number; readonly max: number };

/** Every prompt, label and reason with its arguments. Texts are exhaustive over it; a wrong argument does not compile. */
export interface Messages {
  // What the active player does next
  'prompt.action': { readonly resources: number };
  'option.play': None;
  'option.play-all': { readonly amount: number };
  'option.ability': None;
  /** Its cost would be paid for nothing (DB-GAP-38). */
  'option.ability-in-vain': None;
  'option.buy': None;
  'option.buy-out': None;
  'option.assign-base': { readonly card: CardArg; readonly attack: number };
  'option.assign-row': {
    readonly card: CardArg;
    readonly attack: number;
    readonly target: CardArg;
    readonly needed: number;
  };
  'option.unassign': None;
  'option.attack-base': { readonly strength: number };
  /** `enough` is false for an attack that will fail (DB-GAP-28). */
  'option.attack-row': {
    readonly target: CardArg;
    readonly strength: number;
    readonly needed: number;
    readonly enough: boolean;
  };
  'option.attack-all': { readonly strength: number };
  'option.divide': None;
  'option.propose': { readonly target: CardArg; readonly needed: number };
  'option.end': None;

  // Setup and start of turn
  'prompt.secret-bases': { readonly amount: number };
  'prompt.reveal-base': None;

  // Triggers, rewards, choices
  'prompt.trigger': None;
  'option.use': None;
  'prompt.reward': { readonly face: Face };
  'option.take-reward': { readonly face: Face };
  /** The option number `index` of the "choose" ability printed on `face`. */
  'prompt.choose': { readonly face: Face };
  'option.choice': { readonly face: Face; readonly index: number };
  /** Whether to use the part of the text on `face` that says "you may", with the card it has looked at. */
  'prompt.may': { readonly face: Face; readonly card: CardArg | null };

  // Effects
  'prompt.discard': None;
  /** Nothing else of what could be chosen was possible. */
  'prompt.discard-only': None;
  'prompt.discard-cost': None;
  'prompt.exile': Picking;
  'prompt.exile-cost': None;
  'prompt.discard-from-row': None;
  'prompt.take-from-row': None;
  'prompt.take-from-discard': None;
  'prompt.purchase': { readonly free: boolean };
  'prompt.damage': { readonly amount: number };
  'option.damage-base': { readonly card: CardArg };
  'prompt.destroy-ship': None;
  'prompt.keep-on-top': None;
  'prompt.swap-into-row': None;
  'prompt.swap-out-of-row': { readonly card: CardArg };
  'prompt.put-on-deck': None;
  'prompt.destination': { readonly card: CardArg };
  /** The text of `card` sends the purchased card there; null for a Twi'lek Smuggler used before. */
  'option.destination': { readonly to: Destination; readonly card: CardArg | null; readonly exiled: boolean };

  // Damage among ships and base
  'prompt.allot': { readonly ship: CardArg; readonly left: number };
  'prompt.allot-base': { readonly base: CardArg; readonly left: number };
  /** `wasted`: how much of it is more than needed. */
  'option.allot': { readonly amount: number; readonly destroys: boolean; readonly wasted: number };

  // Why something is not possible
  'reason.short': { readonly missing: number };
  'reason.enemy-card': None;
  'reason.no-pilots': None;
  'reason.used': None;
  'reason.condition': { readonly card: CardArg };
  'reason.cost-hand': None;
  'reason.no-effect': None;
  'reason.spent': None;
  'reason.assigned': None;
  'reason.no-attack': None;
  'reason.ship-not-at-row': None;
  'reason.neutral-target': None;
  'reason.own-target': None;
  'reason.ship-target': None;
  'reason.one-neutral-hunt': None;
  'reason.no-opposing-base': None;
  'reason.nobody-assigned': None;
  'reason.buy-out-off': None;
  'reason.buy-out-neutral': None;
  'reason.cannot-complete': None;
}

export type MessageKey = keyof Messages;

/** A message of this game. */
export const message = messagesFor<Messages>();
