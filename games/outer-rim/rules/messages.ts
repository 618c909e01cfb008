import { type CardArg, messagesFor, type None, type SeatArg } from '@cantina/kernel';
import type { DiceChange, DieFace, Faction, MarketDeck, Skill, Space } from '../content/index.ts';

/** Every prompt, label and reason with its arguments. Texts are exhaustive over it; a wrong argument does not compile. */
export interface Messages {
  // Setup
  'prompt.character': None;
  'prompt.opponent': None;
  'prompt.expert-fame': None;
  'option.amount': { readonly amount: number };
  'prompt.starting-ship': None;
  'prompt.start-reputation': None;
  'option.faction': { readonly faction: Faction };

  // Turn
  'prompt.planning': { readonly spaces: number };
  'option.move': { readonly space: Space };
  'option.credits': { readonly amount: number };
  'option.recover': None;
  'option.ability': { readonly card: CardArg; readonly index: number };
  'prompt.action': None;
  'option.market': None;
  'option.deliver': None;
  'option.trade': None;
  'option.end-actions': None;

  // Movement and patrols
  'prompt.move': { readonly spaces: number };
  'prompt.stop-other': { readonly player: SeatArg; readonly space: Space };
  'option.stop': None;
  'prompt.slip-past': None;
  'prompt.move-patrol': { readonly faction: Faction };
  'prompt.divert-patrol': { readonly faction: Faction };
  'option.player': { readonly player: SeatArg };
  'option.space': { readonly space: Space };

  // Market, assets, deliveries
  'prompt.market': None;
  'option.market-discard': { readonly deck: MarketDeck };
  'prompt.buy': None;
  'option.buy': { readonly deck: MarketDeck; readonly cost: number };
  'option.buy-used-ship': { readonly deck: MarketDeck };
  'prompt.trade-in': { readonly card: CardArg; readonly cost: number };
  'option.pay': { readonly amount: number };
  'prompt.used-ship': None;
  'prompt.gain-asset': { readonly card: CardArg };
  'option.keep': None;
  'prompt.make-room': None;
  'prompt.place-contact': { readonly card: CardArg };
  'prompt.contact-slot': { readonly card: CardArg; readonly space: Space };
  'option.contact-slot': { readonly slot: number };
  'prompt.deliver': None;

  // Trade
  'prompt.trade-partner': None;
  /** What is put into an offer to this player. */
  'prompt.offer': { readonly player: SeatArg };
  /** The offer of this player; what the one who is asked would give and get. */
  'prompt.terms': {
    readonly player: SeatArg;
    readonly gives: readonly CardArg[];
    readonly givesCredits: number;
    readonly takes: readonly CardArg[];
    readonly takesCredits: number;
  };
  'option.accept': None;
  'option.counter': None;
  'option.withdraw': None;
  'option.give-credits': { readonly player: SeatArg; readonly amount: number };

  // Encounters, tests, combat
  'prompt.encounter': None;
  'option.encounter-space': { readonly space: Space };
  /** What beating it brings: so many credits or so much fame, or nothing (OR-PATROL-03). */
  'option.encounter-patrol': {
    readonly faction: Faction;
    readonly level: number;
    readonly value: number;
    readonly credits: number;
    readonly fame: number;
  };
  'option.contact': { readonly slot: number; readonly card: CardArg };
  'option.attempt-job': None;
  'option.fight-crew': { readonly card: CardArg; readonly player: SeatArg };
  'option.challenge': { readonly player: SeatArg };
  'prompt.bounty': { readonly card: CardArg };
  'option.fight-contact': { readonly card: CardArg };
  'option.meet': { readonly card: CardArg };
  'prompt.claim': { readonly card: CardArg };
  'option.eliminate': { readonly credits: number; readonly fame: number };
  'option.capture': { readonly credits: number; readonly fame: number; readonly space: Space };
  'prompt.protect': { readonly card: CardArg };
  'option.protect': None;
  'option.leave': None;
  'prompt.skill': None;
  'option.skill': { readonly skill: Skill; readonly copies: number };
  'prompt.gain-skill': { readonly skill: Skill; readonly copies: number };
  'option.gain-skill': { readonly card: CardArg; readonly skill: Skill };
  'prompt.combat-value': None;
  'prompt.change-dice': { readonly dice: readonly DieFace[] };
  /** So many dice with this face (null: of any face) are changed; `to`: what they are turned to, or what is added. */
  'option.change-dice': {
    readonly card: CardArg;
    readonly change: DiceChange['change'];
    readonly face: DieFace | null;
    readonly to: DieFace | null;
    readonly count: number;
  };
  'prompt.reroll': { readonly dice: readonly DieFace[] };
  'option.die': { readonly face: DieFace };
  'prompt.prevent': { readonly damage: number };

  // Texts of cards; `effect` is the number of the part that is meant, see effect-numbers.ts
  'prompt.trigger': None;
  'prompt.order': None;
  'option.order': { readonly card: CardArg; readonly index: number };
  'prompt.may': { readonly card: CardArg; readonly effect: number };
  'option.use': None;
  'prompt.choose': { readonly card: CardArg };
  /** The options speak to this player, and somebody else chooses. */
  'prompt.choose-for': { readonly card: CardArg; readonly player: SeatArg };
  'option.choice': { readonly effect: number };
  /** `change`: 1 for a gain, -1 for a loss of that player's reputation, 0 for anything else. */
  'prompt.faction': { readonly change: number; readonly player: SeatArg };
  'prompt.player': None;
  'prompt.planet': None;
  'prompt.contact': None;
  'prompt.discard': None;
  'prompt.deck': None;
  'option.deck': { readonly deck: MarketDeck };
  'prompt.take-crew': None;
  'prompt.wager': { readonly stake: number };
  'option.join': None;

  // Why something is not possible
  'reason.too-far': { readonly spaces: number };
  'reason.way-blocked': None;
  'reason.defeated': None;
  'reason.not-on-planet': None;
  'reason.once-per-step': None;
  'reason.after-planning': None;
  'reason.nothing-to-deliver': None;
  'reason.nobody-here': None;
  'reason.used': None;
  'reason.no-effect': None;
  'reason.extra-turn': None;
  'reason.cannot-pay': None;
  'reason.lacks-credits': { readonly missing: number };
  'reason.deck-empty': None;
  'reason.not-here': None;
  'reason.limit': None;
  'reason.too-expensive': { readonly missing: number };
  'reason.no-ship': None;
  'reason.other-destination': { readonly space: Space };
  'reason.tried': None;
  'reason.forced-patrol': None;
}

export type MessageKey = keyof Messages;

/** A message of this game. */
export const message = messagesFor<Messages>();
