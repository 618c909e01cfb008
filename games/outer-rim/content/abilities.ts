import type { AssetKind, CombatType, DieFace, MarketDeck, Skill } from './terms.ts';
import type { Amount, AssetFilter, Condition, Effect } from './vocabulary.ts';

/** What a card, a character or a ship can do while a player has it. Dice abilities are pure data, so odds are exact. */

// Events that triggers, goals and goal tokens listen to

export type GameEvent =
  | { readonly on: 'win-combat'; readonly type?: CombatType; readonly against?: 'patrol' }
  | { readonly on: 'lose-combat'; readonly type?: CombatType }
  /** A patrol whose printed reward is fame was beaten (`reward`), or any. */
  | { readonly on: 'beat-patrol'; readonly reward?: 'fame' }
  | { readonly on: 'complete-job' }
  /** Cargo was delivered; `illegal`: with that trait. */
  | { readonly on: 'deliver-cargo'; readonly illegal?: true }
  /** The reward of a bounty is gained, by elimination or by delivery. */
  | { readonly on: 'bounty-reward' }
  | { readonly on: 'eliminate-contact' }
  | { readonly on: 'deliver-bounty' }
  /** At least so much ship damage was recovered at once. */
  | { readonly on: 'recover-ship'; readonly atLeast: number }
  | { readonly on: 'gain-asset'; readonly kind: AssetKind }
  | { readonly on: 'sabotage' }
  /** After damage was placed and before the defeat counts; then the damage is looked at again. */
  | { readonly on: 'would-be-defeated'; readonly in?: 'ship-combat' }
  | { readonly on: 'defeated' };

// Dice

export type StatName = 'ground' | 'health' | 'ship' | 'hull' | 'hyper';

/** Rolls a dice ability works in. `gamble`: every other roll an own card tells you to make. */
export type RollKind = CombatType | 'test' | 'delivery' | 'gamble';

export type DiceChange =
  /** Step 1c/3: reroll up to so many dice showing one of the faces. */
  | { readonly change: 'reroll'; readonly faces: readonly DieFace[]; readonly upTo: number | 'any' }
  /** Step 2a: turn up to so many of your dice. */
  | { readonly change: 'turn'; readonly from: readonly DieFace[]; readonly to: DieFace; readonly upTo: number }
  | { readonly change: 'add'; readonly face: DieFace; readonly amount: number }
  /** Step 2a of the opposing roll: results that count no more (OR-CABIL-01). */
  | { readonly change: 'negate'; readonly faces: readonly DieFace[]; readonly upTo: number }
  /** Step 1a of the opposing roll: the opponent rolls fewer dice. */
  | { readonly change: 'fewer-dice'; readonly amount: number }
  /** Step 1a of your own roll, once: more dice (a use that costs something; lasting ones are `bonus`). */
  | { readonly change: 'more-dice'; readonly amount: number };

/** One of the ways to use a dice ability; `if` must hold for that way. */
export interface DiceUse {
  readonly if?: Condition;
  readonly do: DiceChange;
}

export type Limit = 'roll' | 'combat' | 'turn';

// Abilities

export type Ability =
  // the three keywords (OR-PLAN-07, OR-ACT-04, OR-ENC-04)
  | { readonly kind: 'planning'; readonly if?: Condition; readonly effect: Effect }
  | { readonly kind: 'action'; readonly if?: Condition; readonly effect: Effect }
  | { readonly kind: 'encounter'; readonly if?: Condition; readonly effect: Effect }
  /** On as long as the card is owned and the condition holds (OR-CABIL-04 to 06). */
  | { readonly kind: 'bonus'; readonly stat: StatName; readonly amount: Amount; readonly if?: Condition }
  /** "You have +N fame" (OR-FAME-02). */
  | { readonly kind: 'fame'; readonly amount: number; readonly if?: Condition }
  /** May be used in these rolls, one of `uses` each time. `discard`: this card is discarded by using it. */
  | {
      readonly kind: 'dice';
      readonly in: readonly RollKind[];
      readonly limit: Limit;
      readonly uses: readonly DiceUse[];
      readonly discard?: true;
    }
  /** Before a skill test: one skill of your choice for that test. */
  | { readonly kind: 'gain-skill'; readonly limit: 'test' | 'turn'; readonly discardIfPassed?: true }
  /** When you win such a combat you suffer at most so much damage. */
  | { readonly kind: 'damage-cap'; readonly in: CombatType; readonly most: number }
  /** Step 5 of such a combat: so much damage is prevented (OR-DMG-04). */
  | { readonly kind: 'prevent'; readonly in: CombatType; readonly amount: number; readonly discard?: true }
  /** Each time the event happens to you; `may`: if you like. */
  | {
      readonly kind: 'trigger';
      readonly on: GameEvent;
      readonly may: boolean;
      readonly if?: Condition;
      readonly effect: Effect;
    }
  /** Purchases from these decks cost less (OR-BUY-05). */
  | {
      readonly kind: 'discount';
      readonly decks: readonly MarketDeck[];
      readonly amount: number;
      readonly if?: Condition;
    }
  /** Moving into a patrol's space you may test the skill; passed: you need not stop. */
  | { readonly kind: 'slip-past-patrol'; readonly skill: Skill }
  /** When another player moves into your space you may make them stop. */
  | { readonly kind: 'stop-others' }
  /** You need not encounter patrols of factions you have a bad reputation with. */
  | { readonly kind: 'ignore-bad-patrols' }
  /** You lose no reputation for beating a patrol. */
  | { readonly kind: 'no-loss-for-patrols' }
  /** A patrol that moves after your Market action from within so many spaces may move towards another player instead. */
  | { readonly kind: 'divert-patrol'; readonly within: number }
  /** The slot of this mod also holds one cargo (OR-SLOT-03). */
  | { readonly kind: 'slot-also-holds'; readonly asset: AssetKind }
  /** A player in your space may fight your ship as an Encounter ability; nothing but the combat happens. */
  | { readonly kind: 'challenged' }
  /** This card cannot be discarded as long as it is not completed. */
  | { readonly kind: 'cannot-be-discarded' };

export type AbilityKind = Ability['kind'];

// Goals

/** OR-GOAL-03 how it is achieved; the card says what then happens. */
export interface Goal {
  readonly achieve: /** One goal token each time (OR-GOAL-06); `if` is looked at when it happens. */
    | { readonly by: 'counting'; readonly event: GameEvent; readonly times: number; readonly if?: Condition }
    /** As soon as it holds. */
    | { readonly by: 'having'; readonly condition: Condition }
    /** One more asset of that kind is gained while there are so many; the back has room for all of them. */
    | { readonly by: 'gaining'; readonly kind: AssetKind; readonly having: number }
    /** One of the abilities says so with `achieve-goal`. */
    | { readonly by: 'ability' };
  /** Usable until the card is flipped. */
  readonly abilities: readonly Ability[];
}

export type { AssetFilter };
