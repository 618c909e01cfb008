import type { Effect as EffectNode } from '@cantina/kernel';

/**
 * The words cards are made of. A card is data only: what runs (`rules/`) and what is printed (`text/`) both read this
 * tree, so every difference in meaning is a difference in the data.
 *
 * "You" is always the player who uses the ability or takes the reward (DB-RWD-04).
 */

export type Faction = 'empire' | 'rebel';
/** DB-CRD-10, DB-FAC-01 */
export type Allegiance = Faction | 'neutral';
export type Kind = 'unit' | 'ship' | 'base';
export type Trait =
  | 'trooper'
  | 'fighter'
  | 'vehicle'
  | 'transport'
  | 'officer'
  | 'bounty-hunter'
  | 'droid'
  | 'scoundrel'
  | 'jedi'
  | 'sith';

/** Whose card it is: a printed faction, or seen from the player: `own` faction, `enemy` faction. */
export type Side = Allegiance | 'own' | 'enemy';

/** Which cards are meant; everything named must hold, several sides or traits mean one of them. Empty: any card. */
export interface CardFilter {
  readonly side?: readonly Side[];
  readonly kind?: Exclude<Kind, 'base'>;
  readonly trait?: readonly Trait[];
  readonly unique?: true;
}

export type Player = 'you' | 'opponent';

// Conditions ("if", "while")

export type Condition =
  /** The marker lies on one of your three spaces (DB-FRC-08). */
  | { readonly is: 'force-with-you' }
  /** A card that fits is in play on that player's side; `other`: besides the card that says so. */
  | { readonly is: 'in-play'; readonly whose: Player; readonly card: CardFilter; readonly other?: true }
  /** The card with this name is in play on your side. */
  | { readonly is: 'named-in-play'; readonly face: string }
  /** Your current base has this name. */
  | { readonly is: 'base-is'; readonly face: string }
  /** This unit is assigned to an attack on a card in the row. */
  | { readonly is: 'attacks-row' };

export const forceIsWithYou: Condition = { is: 'force-with-you' };
export const attacksRow: Condition = { is: 'attacks-row' };
export const youHave = (card: CardFilter): Condition => ({ is: 'in-play', whose: 'you', card });
export const youHaveAnother = (card: CardFilter): Condition => ({ is: 'in-play', whose: 'you', card, other: true });
export const opponentHas = (card: CardFilter): Condition => ({ is: 'in-play', whose: 'opponent', card });
export const youHaveNamed = (face: string): Condition => ({ is: 'named-in-play', face });
export const yourBaseIs = (face: string): Condition => ({ is: 'base-is', face });

// Amounts

/** What is counted for "1 for each …". */
export type Counted =
  | { readonly in: 'row'; readonly card: CardFilter }
  /** Bases of your faction in the opponent's victory pile. */
  | { readonly in: 'opponent-victory-pile' };

export type Amount =
  | number
  /** `instead` replaces `usually`; it is not added (DB-WRD-06). */
  | { readonly usually: number; readonly instead: number; readonly if: Condition }
  | { readonly each: Counted; readonly amount: number };

export const insteadIf = (usually: number, instead: number, condition: Condition): Amount => ({
  usually,
  instead,
  if: condition,
});
export const forEach = (amount: number, each: Counted): Amount => ({ each, amount });

/** Exactly `amount` (as many as possible), or any number from none up to it (DB-WRD-05). */
export interface Count {
  readonly amount: number;
  readonly upTo: boolean;
}
export const exactly = (amount: number): Count => ({ amount, upTo: false });
export const upTo = (amount: number): Count => ({ amount, upTo: true });

// Costs ("… to …"): paid in full or the ability can't be used (DB-ABL-10)

export type Cost =
  | { readonly pay: 'exile-this' }
  | { readonly pay: 'discard-from-hand'; readonly amount: number }
  | { readonly pay: 'exile-from-hand'; readonly amount: number }
  | { readonly pay: 'resources'; readonly amount: number };

export const exileThis: Cost = { pay: 'exile-this' };
export const discardFromHand = (amount: number): Cost => ({ pay: 'discard-from-hand', amount });
export const exileFromHand = (amount: number): Cost => ({ pay: 'exile-from-hand', amount });
export const spend = (amount: number): Cost => ({ pay: 'resources', amount });

// Effects

/** Where a purchased card goes; `discard` is the usual place (DB-BUY-03). */
export type Destination = 'discard' | 'hand' | 'deck';

/** You gain resources into your pool and Force for the marker, at once (DB-GAIN-04). */
export interface Gain extends EffectNode<'gain'> {
  readonly resources: number;
  readonly force: number;
}
/** This unit has more attack until the end of the turn (DB-GAIN-03, DB-GAP-36). */
export interface GainAttack extends EffectNode<'gain-attack'> {
  readonly amount: number;
}
export interface Draw extends EffectNode<'draw'> {
  readonly amount: Amount;
}
/** Remove damage from your base (DB-REP-01). */
export interface Repair extends EffectNode<'repair'> {
  readonly amount: number;
}
/** Damage past the ships: to the opponent's base, or – your choice – to one ship he has in play. */
export interface DealDamage extends EffectNode<'deal-damage'> {
  readonly amount: Amount;
  readonly to: 'base' | 'base-or-ship';
}
/** Destroy one ship: one the opponent has in play, or – where `row` is named – one in the row that fits. */
export interface DestroyShip extends EffectNode<'destroy-ship'> {
  readonly row: CardFilter | null;
}
/** The opponent discards from his hand, his own choice; at random instead if `randomIf` holds. */
export interface OpponentDiscards extends EffectNode<'opponent-discards'> {
  readonly amount: number;
  readonly randomIf: Condition | null;
}
/** Exile cards from your hand and/or discard pile, your choice. */
export interface Exile extends EffectNode<'exile'> {
  readonly count: Count;
  readonly instead: { readonly count: Count; readonly if: Condition } | null;
}
/** Discard cards from the row without reward: one of your choice, or all that fit. */
export interface DiscardFromRow extends EffectNode<'discard-from-row'> {
  readonly count: 1 | 'all';
  readonly card: CardFilter;
}
/** Put one card from the row into your hand; that is no purchase (DB-BUY-12). */
export interface TakeFromRow extends EffectNode<'take-from-row'> {
  readonly card: CardFilter;
  readonly exileAtEndOfTurn: boolean;
}
/** Take one card from your discard pile into your hand. */
export interface TakeFromDiscard extends EffectNode<'take-from-discard'> {
  readonly card: CardFilter;
}
/** Purchase one card, paying its cost or for free. Never an enemy card (DB-BUY-08). */
export interface Purchase extends EffectNode<'purchase'> {
  readonly from: 'row' | 'galaxy-discard';
  readonly free: boolean;
  readonly card: CardFilter;
  readonly to: Destination;
  /** Another destination if the condition holds. */
  readonly insteadTo: { readonly to: Destination; readonly if: Condition } | null;
}
/** The next card you purchase this turn goes there. */
export interface NextPurchaseTo extends EffectNode<'next-purchase-to'> {
  readonly to: Destination;
}
/** Only after a purchase trigger: the card just purchased goes there instead of the discard pile. */
export interface PlacePurchased extends EffectNode<'place-purchased'> {
  readonly to: Destination;
}
/** Show the top galaxy card to both; it goes back face down on top unless a case discards it (DB-REV-02). */
export interface RevealGalaxy extends EffectNode<'reveal-galaxy'> {
  readonly cases: readonly RevealCase[];
}
export interface RevealCase {
  readonly card: CardFilter;
  readonly effect: Effect;
}
/** Only inside `reveal-galaxy`: the revealed card goes to the galaxy discard pile. */
export type DiscardRevealed = EffectNode<'discard-revealed'>;
/** Only you look at the top galaxy cards (DB-LOOK-01). */
export interface LookAtGalaxy extends EffectNode<'look-at-galaxy'> {
  readonly amount: number;
}
/** After a look: one of those cards stays on top, your choice, the others are discarded. */
export type KeepOneOnTop = EffectNode<'keep-one-on-top'>;
/** After a look: swap that card with a card of the row, your choice (DB-ROW-05). */
export type SwapWithRow = EffectNode<'swap-with-row'>;
/** Swap a row card with a card of the galaxy discard pile that fits, both your choice. */
export interface SwapRowWithDiscard extends EffectNode<'swap-row-with-discard'> {
  readonly card: CardFilter;
}
/** Only you look at the opponent's hand. */
export type LookAtHand = EffectNode<'look-at-hand'>;
/** Put one card of the opponent's hand on top of his deck, your choice; that is no discard. */
export type PutOnOpponentDeck = EffectNode<'put-on-opponent-deck'>;
/** One of the options that can be carried out completely (DB-CHO-03). */
export interface Choose extends EffectNode<'choose'> {
  readonly by: Player;
  readonly options: readonly Effect[];
}
/** One after the other. */
export interface Sequence extends EffectNode<'sequence'> {
  readonly effects: readonly Effect[];
}
/** Only if the condition holds at that moment (DB-IF-02); the rest of the ability is not touched (DB-IF-03). */
export interface If extends EffectNode<'if'> {
  readonly condition: Condition;
  readonly effect: Effect;
}
/** You may. */
export interface May extends EffectNode<'may'> {
  readonly effect: Effect;
}

export type Effect =
  | Gain
  | GainAttack
  | Draw
  | Repair
  | DealDamage
  | DestroyShip
  | OpponentDiscards
  | Exile
  | DiscardFromRow
  | TakeFromRow
  | TakeFromDiscard
  | Purchase
  | NextPurchaseTo
  | PlacePurchased
  | RevealGalaxy
  | DiscardRevealed
  | LookAtGalaxy
  | KeepOneOnTop
  | SwapWithRow
  | SwapRowWithDiscard
  | LookAtHand
  | PutOnOpponentDeck
  | Choose
  | Sequence
  | If
  | May;

export type Verb = Effect['verb'];

export const gain = ({ resources = 0, force = 0 }: { resources?: number; force?: number }): Effect => ({
  verb: 'gain',
  resources,
  force,
});
export const gainAttack = (amount: number): Effect => ({ verb: 'gain-attack', amount });
export const draw = (amount: Amount): Effect => ({ verb: 'draw', amount });
export const repair = (amount: number): Effect => ({ verb: 'repair', amount });
export const dealDamage = (amount: Amount, to: DealDamage['to']): Effect => ({ verb: 'deal-damage', amount, to });
export const destroyShip = ({ row }: { row: CardFilter } | { row: null }): Effect => ({ verb: 'destroy-ship', row });
export const opponentDiscards = (
  amount: number,
  { randomIf = null }: { randomIf?: Condition | null } = {},
): Effect => ({
  verb: 'opponent-discards',
  amount,
  randomIf,
});
export const exile = (count: Count, instead: Exile['instead'] = null): Effect => ({ verb: 'exile', count, instead });
export const discardFromRow = (count: 1 | 'all', card: CardFilter): Effect => ({
  verb: 'discard-from-row',
  count,
  card,
});
export const takeFromRow = (card: CardFilter, { exileAtEndOfTurn }: { exileAtEndOfTurn: boolean }): Effect => ({
  verb: 'take-from-row',
  card,
  exileAtEndOfTurn,
});
export const takeFromDiscard = (card: CardFilter): Effect => ({ verb: 'take-from-discard', card });
export const purchaseForFree = (
  card: CardFilter,
  { to = 'discard', insteadTo = null }: { to?: Destination; insteadTo?: Purchase['insteadTo'] } = {},
): Effect => ({ verb: 'purchase', from: 'row', free: true, card, to, insteadTo });
export const purchaseFromGalaxyDiscard = (card: CardFilter): Effect => ({
  verb: 'purchase',
  from: 'galaxy-discard',
  free: false,
  card,
  to: 'discard',
  insteadTo: null,
});
export const nextPurchaseTo = (to: Destination): Effect => ({ verb: 'next-purchase-to', to });
export const placePurchased = (to: Destination): Effect => ({ verb: 'place-purchased', to });
export const revealGalaxy = (...cases: readonly RevealCase[]): Effect => ({ verb: 'reveal-galaxy', cases });
export const discardRevealed: Effect = { verb: 'discard-revealed' };
export const lookAtGalaxy = (amount: number): Effect => ({ verb: 'look-at-galaxy', amount });
export const keepOneOnTop: Effect = { verb: 'keep-one-on-top' };
export const swapWithRow: Effect = { verb: 'swap-with-row' };
export const swapRowWithDiscard = (card: CardFilter): Effect => ({ verb: 'swap-row-with-discard', card });
export const lookAtHand: Effect = { verb: 'look-at-hand' };
export const putOnOpponentDeck: Effect = { verb: 'put-on-opponent-deck' };
export const choose = (...options: readonly Effect[]): Effect => ({ verb: 'choose', by: 'you', options });
export const opponentChooses = (...options: readonly Effect[]): Effect => ({ verb: 'choose', by: 'opponent', options });
export const sequence = (...effects: readonly Effect[]): Effect => ({ verb: 'sequence', effects });
export const ifSo = (condition: Condition, effect: Effect): Effect => ({ verb: 'if', condition, effect });
export const may = (effect: Effect): Effect => ({ verb: 'may', effect });

// Abilities

/** The event of a "when" ability. `first`: only the first such card in each of your turns. */
export type Trigger =
  | { readonly on: 'play-this' }
  | { readonly on: 'play-first'; readonly card: CardFilter }
  | { readonly on: 'purchase-this' }
  /** This unit took part in defeating a target in the row (DB-BTY-20). */
  | { readonly on: 'defeat' }
  | { readonly on: 'reveal-this' }
  | { readonly on: 'turn-begins' }
  /** Your opponent discards a card from his hand during your turn. */
  | { readonly on: 'opponent-discards' };

/** What a "while" ability changes. */
export type Modifier =
  /** More attack: for this unit, or for each of your cards in play that fits. */
  | { readonly changes: 'attack'; readonly amount: Amount; readonly of: 'this' | CardFilter }
  /** You may put the first card that fits and that you purchase each turn there (DB-GAP-39). */
  | {
      readonly changes: 'first-purchase';
      readonly card: CardFilter;
      readonly to: Destination;
      readonly exileAtEndOfTurn: boolean;
    }
  /** The first damage dealt to this base in each turn of either player is prevented. */
  | { readonly changes: 'damage-to-this-base'; readonly prevents: number }
  /** Once per turn one neutral unit of the row may be attacked: target value and reward resources are its cost. */
  | { readonly changes: 'targets'; readonly perTurn: number };

export type Ability =
  /** Used by choice, at any time, once per turn (DB-ABL-04, DB-WRD-02, DB-FAQ-02). */
  | { readonly kind: 'action'; readonly cost: Cost | null; readonly effect: Effect }
  /** May be used each time its event happens (DB-WHEN-02). */
  | { readonly kind: 'when'; readonly trigger: Trigger; readonly effect: Effect }
  /** On all the time while the card is in play and the condition holds (DB-WHILE-01). */
  | { readonly kind: 'while'; readonly condition: Condition | null; readonly modifier: Modifier }
  /** The game begins with this base in play. */
  | { readonly kind: 'start' };

export const action = (effect: Effect): Ability => ({ kind: 'action', cost: null, effect });
export const pay = (cost: Cost, effect: Effect): Ability => ({ kind: 'action', cost, effect });
const when = (trigger: Trigger, effect: Effect): Ability => ({ kind: 'when', trigger, effect });
export const whenPlayed = (effect: Effect): Ability => when({ on: 'play-this' }, effect);
export const whenPurchased = (effect: Effect): Ability => when({ on: 'purchase-this' }, effect);
export const whenRevealed = (effect: Effect): Ability => when({ on: 'reveal-this' }, effect);
export const whenItDefeats = (effect: Effect): Ability => when({ on: 'defeat' }, effect);
export const whenTurnBegins = (effect: Effect): Ability => when({ on: 'turn-begins' }, effect);
export const whenOpponentDiscards = (effect: Effect): Ability => when({ on: 'opponent-discards' }, effect);
export const whenFirstPlayed = (card: CardFilter, effect: Effect): Ability => when({ on: 'play-first', card }, effect);
export const hasAttack = (amount: Amount, condition: Condition | null = null): Ability => ({
  kind: 'while',
  condition,
  modifier: { changes: 'attack', amount, of: 'this' },
});
export const givesAttack = (amount: number, of: CardFilter): Ability => ({
  kind: 'while',
  condition: null,
  modifier: { changes: 'attack', amount, of },
});
export const placesFirstPurchase = (card: CardFilter, to: Destination, { exileAtEndOfTurn = false } = {}): Ability => ({
  kind: 'while',
  condition: null,
  modifier: { changes: 'first-purchase', card, to, exileAtEndOfTurn },
});
export const preventsDamage = (prevents: number): Ability => ({
  kind: 'while',
  condition: null,
  modifier: { changes: 'damage-to-this-base', prevents },
});
export const huntsNeutralUnits = (perTurn: number): Ability => ({
  kind: 'while',
  condition: null,
  modifier: { changes: 'targets', perTurn },
});
export const startBase: Ability = { kind: 'start' };
