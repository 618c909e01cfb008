import { type CardArg, messagesFor, type None, type SeatArg } from '@cantina/kernel';
import type { Cargo, CustomsResult, Good, PlanetFace, Starport, System } from '../content/index.ts';
import type { Change } from './options.ts';

/** A planet by its face; Brix and Koroth are printed on the board. */
export type PlanetName = PlanetFace | 'brix' | 'koroth';

/** Where a ship is or may go; `planet` is what lies there. */
interface Place {
  readonly sector: number;
  readonly planet: PlanetName | null;
}

/** What becomes of units that somebody chooses. */
export type UnitsFor = 'buy' | 'sell' | 'take' | 'repair';

/** What a die is rolled for. */
export type RollFor =
  | 'start'
  | 'escape'
  | 'hyperspace'
  | 'wormhole'
  | 'rift'
  | 'black-hole'
  | 'ion-storm'
  | 'meteor-swarm'
  | 'system'
  | 'derelict'
  | 'glut'
  | 'customs'
  | 'availability'
  | 'demand'
  | 'manoeuvre'
  | 'dogfight'
  | 'friend';

/**
 * Every prompt, label and reason with its arguments. Texts are exhaustive over it; a wrong argument does not compile.
 */
export interface Messages {
  // Setup: trading and choosing characters
  'prompt.swap': None;
  'option.swap-with': { readonly seat: SeatArg };
  'option.no-trade': None;
  'prompt.swap-offer': { readonly seat: SeatArg };
  'prompt.swap-answer': { readonly seat: SeatArg; readonly cards: readonly CardArg[] };
  'option.swap-return': None;
  'option.swap-accept': None;
  'prompt.swap-return': { readonly seat: SeatArg; readonly cards: readonly CardArg[] };
  'prompt.swap-confirm': {
    readonly seat: SeatArg;
    readonly cards: readonly CardArg[];
    readonly returned: readonly CardArg[];
  };
  'prompt.character': None;

  // Dice
  /** The die may be rolled once more; `dice` are the results. */
  'prompt.reroll': { readonly roll: RollFor; readonly dice: readonly number[] };
  'option.keep-roll': None;
  'option.reroll': { readonly die: number };
  'prompt.anomaly-die': { readonly roll: RollFor; readonly dice: readonly number[] };
  'option.die': { readonly die: number };

  // Turns that replace the normal sequence
  'prompt.escape': { readonly bounty: number };
  'option.escape': None;
  'option.wait': None;
  'prompt.tow': None;
  'prompt.rescue': None;
  'option.port': { readonly planet: PlanetName; readonly sector: number };

  // Fate cards
  'prompt.card-ship': { readonly card: CardArg };
  'option.attack-ship': { readonly card: CardArg };
  'option.let-pass': { readonly card: CardArg };
  'option.be-inspected': { readonly card: CardArg; readonly column: Starport };
  'option.trade-with-ship': {
    readonly card: CardArg;
    readonly does: 'sells' | 'buys';
    readonly good: Good;
    readonly max: number;
    readonly price: number;
  };
  'prompt.toll': { readonly card: CardArg; readonly toll: number };
  'option.pay-toll': { readonly toll: number };
  'option.refuse-toll': None;
  'prompt.ship-amount': {
    readonly card: CardArg;
    readonly does: 'sells' | 'buys';
    readonly good: Good;
    readonly price: number;
  };
  'prompt.glut': { readonly planet: PlanetName };
  'option.good': { readonly good: Cargo };

  // Movement
  'prompt.move': { readonly left: number };
  'option.stay': Place;
  'option.sector': Place;
  'option.touch': { readonly sector: number };
  'option.jump': { readonly sector: number };

  // Rules that change
  'option.rules': None;
  'prompt.rule': None;
  'option.other-rule': Change;
  'option.other-number': { readonly rule: 'weaponPrice' | 'fortune' };
  'option.keep-rules': None;
  'prompt.rule-number': { readonly rule: 'weaponPrice' | 'fortune'; readonly value: number };
  'option.number-more': { readonly by: number };
  'option.number-less': { readonly by: number };
  'prompt.rule-vote': { readonly seat: SeatArg } & Change;
  'option.agree': None;
  'option.refuse-rule': None;

  // Exploring
  'prompt.explore': Place;
  'option.land': { readonly planet: PlanetName };
  'option.meet': { readonly seat: SeatArg };
  'option.nothing': None;
  'prompt.bribe': { readonly price: number };
  'option.bribe': { readonly dice: number; readonly price: number };
  'prompt.customs-die': { readonly column: Starport; readonly dice: readonly number[] };
  'option.customs-die': { readonly die: number; readonly result: CustomsResult };
  'prompt.hide': { readonly left: number };

  // Planet activities
  'prompt.activity': { readonly planet: PlanetName; readonly credits: number };
  'option.buy': { readonly good: Good };
  'option.sell': { readonly good: Good };
  'option.deliver': { readonly card: CardArg; readonly good: Good; readonly units: number; readonly pays: number };
  'option.upgrade': None;
  'option.bounty': None;
  'option.repair': { readonly price: number };
  'option.brix': { readonly price: number };
  'option.leave': None;
  'prompt.reroll-demand': { readonly good: Good; readonly die: number; readonly price: number };
  'prompt.adjust-demand': { readonly good: Good; readonly die: number };
  'option.demand-die': { readonly die: number; readonly price: number };
  'prompt.buy-amount': { readonly good: Good; readonly limit: number; readonly price: number };
  'prompt.sell-amount': { readonly good: Good; readonly limit: number; readonly price: number };
  'prompt.brix-amount': { readonly price: number };
  'prompt.repair-amount': { readonly price: number };
  'prompt.loot': { readonly good: Good };
  'option.units': { readonly units: number; readonly what: UnitsFor };
  'prompt.upgrade': { readonly credits: number };
  'option.system': { readonly system: System; readonly price: number; readonly level: number };
  'prompt.bounty-target': None;
  'option.target': { readonly seat: SeatArg; readonly bounty: number };
  'prompt.bounty-amount': { readonly seat: SeatArg; readonly amount: number };
  'option.more-credits': { readonly credits: number };

  // Meeting another player
  'prompt.meet': { readonly seat: SeatArg };
  'option.attack-player': { readonly seat: SeatArg };
  'option.make-offer': None;
  'prompt.compose': { readonly seat: SeatArg };
  'option.give-credits': { readonly credits: number };
  'option.take-credits': { readonly credits: number };
  'option.give-good': { readonly good: Good };
  'option.take-good': { readonly good: Good };
  'option.give-brix': { readonly until: number };
  'option.take-brix': { readonly until: number };
  'option.give-card': { readonly card: CardArg };
  'option.take-card': { readonly card: CardArg };
  'option.propose': None;
  'option.threaten': None;
  'option.withdraw': None;
  'prompt.answer': { readonly seat: SeatArg; readonly threat: boolean };
  'option.accept': None;
  'prompt.confirm': { readonly seat: SeatArg };
  'option.exchange': None;

  // Combat
  'prompt.manoeuvre': { readonly own: number; readonly other: number };
  'option.attack': None;
  'option.flee': None;
  'prompt.spoils': { readonly seat: SeatArg };
  'option.hit': None;
  'option.take-equipment': { readonly card: CardArg };
  'option.plunder': { readonly units: number };
  'prompt.plunder': { readonly seat: SeatArg; readonly left: number };
  'prompt.system': { readonly seat: SeatArg; readonly points: number };
  'option.damage-system': { readonly system: System; readonly value: number };
  'prompt.hand-over': { readonly left: number };
  'prompt.overboard': { readonly left: number };
  'prompt.collect': { readonly seat: SeatArg; readonly bounty: number };

  /** An interjection (SG-CARGO-01). */
  'option.overboard': { readonly good: Cargo };

  // Why something is not possible
  'reason.too-far': { readonly distance: number; readonly left: number };
  'reason.leave-first': None;
  'reason.black-hole-used': None;
  'reason.rules-fixed': None;
  'reason.rules-voted': None;
  'reason.no-planet': None;
  'reason.not-here': None;
  'reason.arrested': None;
  'reason.in-hyperspace': None;
  'reason.out': None;
  'reason.no-free-pods': None;
  'reason.full-pods': None;
  'reason.no-credits': { readonly missing: number };
  'reason.nothing-aboard': { readonly good: Good };
  'reason.too-few-units': { readonly missing: number };
  'reason.valid-brix-weapons': None;
  'reason.no-market': None;
  'reason.not-for-sale': None;
  'reason.fixed-price': None;
  'reason.at-cap': None;
  'reason.own-bounty': None;
  'reason.nobody-to-hunt': None;
  'reason.needs-no-bounty': None;
  'reason.no-starport': None;
  'reason.hull-complete': None;
  'reason.only-on-brix': None;
  'reason.no-run': None;
  'reason.does-not-fit': { readonly seat: SeatArg };
  'reason.empty-offer': None;
  'reason.no-more-offers': None;
  'reason.not-aboard-any-more': None;
  'reason.keep-one-character': None;
}

export type MessageKey = keyof Messages;

/** A message of this game. */
export const message = messagesFor<Messages>();
