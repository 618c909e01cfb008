import type { AssetKind, Contact, Faction, Planet, Skill, Standing, Trait } from './terms.ts';

/** Who, how many, if and for what: the small words inside effects and abilities. */

// Who, which faction, how much

export type Who = 'you' | 'other';

/** A faction by name, or found at that moment; an effect naming one that is not found does nothing (OR-SPACE-05). */
export type FactionRef =
  | Faction
  /** The icon of your planet. */
  | 'planet'
  /** A patrol in your space; several: your choice. */
  | 'patrol-here'
  /** The faction of your nearest patrol (OR-NEAR-03). */
  | 'nearest-patrol'
  /** Your choice of the four. */
  | 'any'
  /** Only on the cards of number 41: the faction the favour is done for, and the one it is done against. */
  | 'favor'
  | 'favor-rival';

/** Everything named must hold; several kinds mean one of them. */
export interface AssetFilter {
  readonly kind?: readonly AssetKind[];
  readonly trait?: Trait;
  readonly droid?: true;
  /** The crew card of this contact. */
  readonly contact?: Contact;
}

export type Counted =
  | { readonly of: 'assets'; readonly filter: AssetFilter }
  /** Factions you have that reputation with. */
  | { readonly of: 'factions'; readonly standing: Standing }
  | { readonly of: 'damage'; readonly on: 'character' | 'ship' }
  /** Facedown contact tokens on your planet. */
  | { readonly of: 'facedown-contacts-here' };

/** `base` plus `each` for everything counted, never below 0 (OR-GAP-21). */
export type Amount = number | { readonly base: number; readonly each: number; readonly counted: Counted };

// Conditions

export type Place =
  | { readonly on: 'planet' }
  | { readonly on: 'navpoint' }
  | { readonly on: 'maelstrom' }
  | { readonly on: 'planet-named'; readonly planet: Planet }
  /** A planet with the icon of that faction. */
  | { readonly on: 'faction-planet'; readonly faction: Faction };

export type Condition =
  | { readonly is: 'reputation'; readonly with: FactionRef; readonly standing: readonly Standing[] }
  /** At least so many of the four factions have that standing. */
  | { readonly is: 'reputations'; readonly standing: Standing; readonly atLeast: number; readonly atMost?: number }
  | { readonly is: 'has'; readonly filter: AssetFilter; readonly atLeast: number }
  /** Printed prices of your assets of these kinds together. */
  | { readonly is: 'worth'; readonly kinds: readonly AssetKind[]; readonly atLeast: number }
  | { readonly is: 'ship-price'; readonly atLeast: number }
  /** You have one of these skills (OR-CREW-09). */
  | { readonly is: 'skill'; readonly oneOf: readonly Skill[] }
  | { readonly is: 'at'; readonly place: Place }
  | { readonly is: 'patrol-here' }
  /** Another player is in your space. */
  | { readonly is: 'player-here' }
  /** The other player has more fame than you. */
  | { readonly is: 'other-has-more-fame' }
  /** OR-FAME-05: ties count. */
  | { readonly is: 'most-fame' }
  | { readonly is: 'credits'; readonly atLeast: number }
  | { readonly is: 'damaged'; readonly on: 'character' | 'ship' | 'either' }
  | { readonly is: 'droid' }
  | { readonly is: 'not'; readonly condition: Condition }
  | { readonly is: 'all'; readonly conditions: readonly Condition[] }
  | { readonly is: 'any'; readonly conditions: readonly Condition[] };

// Costs: "A to B" (OR-WORD-04): all of it or nothing

export type Cost =
  | { readonly pay: 'credits'; readonly amount: Amount }
  | { readonly pay: 'reputation'; readonly with: FactionRef }
  /** One of your assets that fits. */
  | { readonly pay: 'asset'; readonly filter: AssetFilter }
  /** This card itself, by the normal discard rules. */
  | { readonly pay: 'this' }
  | { readonly pay: 'fame'; readonly amount: number };
