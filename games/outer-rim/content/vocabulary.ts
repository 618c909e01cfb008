import type { Effect as EffectNode } from '@cantina/kernel';
import type { Amount, AssetFilter, Condition, Cost, FactionRef, Who } from './conditions.ts';
import type { CombatType, DieFace, Enemy, MarketDeck, Planet, Skill, Standing } from './terms.ts';

/**
 * The words cards are made of. A card is data only: what runs (`rules/`) and what is printed (`text/`) both read this
 * tree. "You" is the player who owns the ability or resolves the card; "the other" is the player chosen by
 * `choose-player` around it, or the opponent of the combat that was just fought.
 */

// Effects

export interface GainCredits extends EffectNode<'gain-credits'> {
  readonly who: Who;
  readonly amount: Amount;
}
/** As many as there are. */
export interface LoseCredits extends EffectNode<'lose-credits'> {
  readonly who: Who;
  readonly amount: Amount;
}
/** From the other player to you, as many as there are. */
export interface TakeCredits extends EffectNode<'take-credits'> {
  readonly amount: number;
}
export interface GainFame extends EffectNode<'gain-fame'> {
  readonly amount: number;
}
export interface LoseFame extends EffectNode<'lose-fame'> {
  readonly amount: number;
}
/** One step; `any`: the player whose effect it is chooses, for the other player too. */
export interface Reputation extends EffectNode<'reputation'> {
  readonly who: Who;
  readonly change: 'gain' | 'lose';
  readonly with: FactionRef;
}
export interface SetReputation extends EffectNode<'set-reputation'> {
  readonly with: FactionRef;
  readonly to: Standing;
}
export interface Damage extends EffectNode<'damage'> {
  readonly who: Who;
  readonly to: 'character' | 'ship';
  readonly amount: number;
}
export interface Recover extends EffectNode<'recover'> {
  readonly from: 'character' | 'ship' | 'both';
  readonly amount: number | 'all';
}
/** OR-TEST-01; several skills: you choose one. No `pass` or `fail`: nothing happens (OR-TEST-07). */
export interface Test extends EffectNode<'test'> {
  readonly who: Who;
  readonly skill: readonly Skill[];
  readonly pass: Effect | null;
  readonly fail: Effect | null;
}
/** Combat against an enemy printed on the card (OR-COMBAT-09). `win` and `lose` are resolved in step 4 (OR-COMBAT-20). */
export interface Fight extends EffectNode<'fight'> {
  readonly type: CombatType;
  readonly enemy: Enemy;
  readonly value: number;
  readonly win: Effect | null;
  readonly lose: Effect | null;
}
/** Combat against the other player; type null: by place (OR-COMBAT-04). */
export interface FightPlayer extends EffectNode<'fight-player'> {
  readonly type: CombatType | null;
  readonly win: Effect | null;
  readonly lose: Effect | null;
}
/** The effect with a player chosen by you as "the other"; nobody fits: nothing happens. */
export interface ChoosePlayer extends EffectNode<'choose-player'> {
  readonly where: 'here' | 'anywhere';
  /**
   * Only one with more fame than you, or with at least one bad reputation; or one of those with the most fame, who may
   * be you yourself (OR-FAME-04, OR-EX-07).
   */
  readonly only: 'more-fame' | 'bad-reputation' | 'most-fame' | null;
  readonly effect: Effect;
}
export interface May extends EffectNode<'may'> {
  readonly effect: Effect;
}
/** One of those that may be chosen (OR-GAP-41), by you or by the other player; none: nothing. */
export interface Choose extends EffectNode<'choose'> {
  readonly by: Who;
  readonly options: readonly Effect[];
}
/** One after the other, as far as possible (OR-WORD-03, OR-WORD-05, OR-EX-05, OR-DIFF-33). */
export interface Sequence extends EffectNode<'sequence'> {
  readonly effects: readonly Effect[];
}
export interface If extends EffectNode<'if'> {
  readonly condition: Condition;
  readonly effect: Effect;
  readonly otherwise: Effect | null;
}
export interface Pay extends EffectNode<'pay'> {
  readonly costs: readonly Cost[];
  /** null: the payment is all (a toll). */
  readonly effect: Effect | null;
}
/** Gain the asset printed on this card (databank or encounter); it may be refused (OR-ASSET-04). */
export type GainThis = EffectNode<'gain-this'>;
/** Buy the top card of a deck by the rules of buying, with a discount or without paying (OR-BUY-05, OR-BUY-06, OR-BUY-08). Optional. */
export interface Buy extends EffectNode<'buy'> {
  readonly deck: readonly MarketDeck[];
  readonly discount: number;
  readonly free: boolean;
}
/** A whole Market action (Doctor Aphra), besides the one of the action step. */
export type MarketAction = EffectNode<'market-action'>;
/** Put the top card of one of these decks under it, your choice; no patrol moves (OR-MKT-04). */
export interface DiscardTop extends EffectNode<'discard-top'> {
  readonly deck: readonly MarketDeck[];
}
/** OR-MAEL-05, OR-MAEL-06 */
export type ExtraTurn = EffectNode<'extra-turn'>;
export type EndTurn = EffectNode<'end-turn'>;
/** Lifted and put there (OR-MOVE-09): a named space, or a planet of your choice. */
export interface MoveDirectly extends EffectNode<'move-directly'> {
  readonly to: Planet | 'maelstrom' | 'any-planet';
}
/** A movement of up to so many spaces with all its stops (OR-MAEL-01). */
export interface Move extends EffectNode<'move'> {
  readonly spaces: number;
}
/**
 * Move a patrol: which one (`any`: your choice), and where to. `here`: directly to your space; `adjacent`: to a
 * neighbouring space, your choice; `to-start`: directly to the space adjacent to its stack.
 */
export interface MovePatrol extends EffectNode<'move-patrol'> {
  readonly patrol: FactionRef;
  readonly to: 'here' | 'adjacent' | 'to-start';
}
/** Turn contacts faceup: all on a planet of your choice without players, or so many on your planet. */
export interface RevealContacts extends EffectNode<'reveal-contacts'> {
  readonly where: 'here' | 'planet-without-players' | 'any-planet';
  readonly amount: number | 'all';
}
/** OR-CONTACT-12: only you see the faces. */
export interface LookAtContacts extends EffectNode<'look-at-contacts'> {
  readonly where: 'here' | 'any-planet';
  readonly amount: number;
}
/** OR-CONTACT-16: two tokens on the map, one of them on your planet. */
export type SwapContacts = EffectNode<'swap-contacts'>;
/** Only on the databank cards of contacts: the token that was met leaves the game (OR-CONTACT-07). */
export type RemoveContact = EffectNode<'remove-contact'>;
/** Encounter a patrol or a contact up to so many spaces away, by the normal rules of that encounter. */
export interface EncounterWithin extends EffectNode<'encounter-within'> {
  readonly spaces: number;
  readonly with: readonly ('patrol' | 'contact')[];
}
/** Draw and resolve another card of the deck of your space, same section rules. At most one level deep. */
export type DrawEncounter = EffectNode<'draw-encounter'>;
export interface ResolveDatabank extends EffectNode<'resolve-databank'> {
  readonly number: number;
}
/** Take one crew that fits from the other player; it keeps its token rules. */
export interface TakeCrew extends EffectNode<'take-crew'> {
  readonly filter: AssetFilter;
}
export interface DiscardAsset extends EffectNode<'discard-asset'> {
  readonly filter: AssetFilter;
}
/** Roll so many dice; for each one showing one of the faces the effect happens once. */
export interface RollDice extends EffectNode<'roll-dice'> {
  readonly dice: Amount;
  readonly faces: readonly DieFace[];
  readonly each: Effect;
}
/** Roll one die; faces that are not named do nothing. */
export interface RollDie extends EffectNode<'roll-die'> {
  readonly cases: readonly { readonly faces: readonly DieFace[]; readonly effect: Effect }[];
}
/**
 * A wager: you pay the stake, then clockwise every other player who can pay it may join; the house adds one stake.
 * Everybody who takes part and the house roll so many dice, a hit counts 1, a crit 2; the highest takes the pot. Ties:
 * players before the house, you first, then clockwise.
 */
export interface Gamble extends EffectNode<'gamble'> {
  readonly stake: number;
  readonly dice: number;
}
/** This card: removed from the game, shuffled back into its deck, or discarded. */
export interface ThisCard extends EffectNode<'this-card'> {
  readonly goes: 'removed' | 'shuffled-back' | 'discarded';
}
/** Only while resolving a job. */
export type CompleteJob = EffectNode<'complete-job'>;
/** Only while resolving a job: stop at once, keep the job (OR-JOB-09). */
export type FailJob = EffectNode<'fail-job'>;
/** Only on cards of number 41: the job that failed is discarded. */
export type DiscardJob = EffectNode<'discard-job'>;
/** Only on cards of number 1: deliver after all, with so many credits less (not below 0). */
export interface DeliverCargo extends EffectNode<'deliver-cargo'> {
  readonly less: number;
}
/** Only on cards of number 1. */
export type KeepCargo = EffectNode<'keep-cargo'>;
/** Only on cards of number 1. */
export type DiscardCargo = EffectNode<'discard-cargo'>;
/** Only as an effect of a reward trigger: the credits of this reward become 0 (they must be more than 0) to gain fame. */
export interface CreditsForFame extends EffectNode<'credits-for-fame'> {
  readonly fame: number;
}
/** The goal of the card this stands on is achieved (OR-GOAL-01, OR-GOAL-02). */
export type AchieveGoal = EffectNode<'achieve-goal'>;
/** Jyn Erso: a damage token on your planet, if it has none. */
export type Sabotage = EffectNode<'sabotage'>;
/** OR-SHIPBUY-07: buy an unused ship sheet dearer than yours; it starts with 3 damage. */
export type BuyUsedShip = EffectNode<'buy-used-ship'>;

export type Effect =
  | GainCredits
  | LoseCredits
  | TakeCredits
  | GainFame
  | LoseFame
  | Reputation
  | SetReputation
  | Damage
  | Recover
  | Test
  | Fight
  | FightPlayer
  | ChoosePlayer
  | May
  | Choose
  | Sequence
  | If
  | Pay
  | GainThis
  | Buy
  | MarketAction
  | DiscardTop
  | ExtraTurn
  | EndTurn
  | MoveDirectly
  | Move
  | MovePatrol
  | RevealContacts
  | LookAtContacts
  | SwapContacts
  | RemoveContact
  | EncounterWithin
  | DrawEncounter
  | ResolveDatabank
  | TakeCrew
  | DiscardAsset
  | RollDice
  | RollDie
  | Gamble
  | ThisCard
  | CompleteJob
  | FailJob
  | DiscardJob
  | DeliverCargo
  | KeepCargo
  | DiscardCargo
  | CreditsForFame
  | AchieveGoal
  | Sabotage
  | BuyUsedShip;

export type Verb = Effect['verb'];

export type * from './conditions.ts';
