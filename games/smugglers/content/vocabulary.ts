import type { Effect as EffectNode } from '@cantina/kernel';

// The words of the game

/** SG-COMP-04 in the order of the planet cards. */
export const GOODS = ['weapons', 'medtech', 'luxuries', 'robots', 'food'] as const;
export type Good = (typeof GOODS)[number];

/** What can lie in a cargo pod: the five goods, and the special weapons of Brix while they are valid (SG-KOR-09). */
export const CARGO = [...GOODS, 'brixWeapons'] as const;
export type Cargo = (typeof CARGO)[number];

/** SG-UPG-01 in the order of the additional damage table (SG-ADD-04). */
export const SYSTEMS = ['engines', 'lightspeed', 'shields', 'lasers', 'cargoPods'] as const;
export type System = (typeof SYSTEMS)[number];

/** SG-COMP-05 in the order of the tables. */
export const STARPORTS = ['none', 'small', 'medium', 'large', 'military'] as const;
export type Starport = (typeof STARPORTS)[number];

/** SG-COMP-06 in the order of the table. */
export const DEMANDS = ['veryLow', 'low', 'moderate', 'high', 'veryHigh', 'illegal'] as const;
export type Demand = (typeof DEMANDS)[number];

/** SG-CUST-06 to SG-CUST-11: no problem, bounty, fine, detention, arrested. */
export const CUSTOMS_RESULTS = ['clear', 'bounty', 'fine', 'detention', 'arrest'] as const;
export type CustomsResult = (typeof CUSTOMS_RESULTS)[number];

/** What stands in a log at the start (SG-SET-10). */
export interface ShipValues extends Readonly<Record<System, number>> {
  readonly hull: number;
}

/** SG-CARD-01 */
export type ShipKind = 'military' | 'pirate' | 'trader' | 'bountyHunter' | 'spaceMonster';
export type FateKind =
  | ShipKind
  | 'hazard'
  | 'planetEvent'
  | 'crimeLordOffer'
  | 'contract'
  | 'friend'
  | 'equipment'
  | 'fortune'
  | 'quiet';

// Card ships

/** When a card ship attacks. One that does not may be attacked or ignored. */
export type Attacks =
  | { readonly when: 'always' }
  | { readonly when: 'never' }
  /** Your bounty is at least this high (SG-CARD-04). */
  | { readonly when: 'bounty'; readonly from: number }
  /** You do not pay the toll. */
  | { readonly when: 'unpaid'; readonly toll: number };

/** What a trader does with you instead of a fight: up to `max` units at `price` each. */
export interface TraderOffer {
  /** `sells`: you buy from it; `buys`: you sell to it. */
  readonly does: 'sells' | 'buys';
  readonly good: Good;
  readonly max: number;
  readonly price: number;
}

/** What a card ship does for you when it does not attack and you let it pass. */
export type Favour =
  | { readonly does: 'credits'; readonly credits: number }
  /** Hull points up to the starting hull; credits if that is complete. */
  | { readonly does: 'repair'; readonly points: number; readonly otherwise: number }
  /** So many sectors more in this turn. */
  | { readonly does: 'escort'; readonly sectors: number };

/** What destroying the card ship brings. */
export interface Spoils {
  readonly credits: number;
  /** Your bounty rises by this. */
  readonly bounty: number;
  /** Up to so many units, as far as they fit. */
  readonly goods: { readonly good: Good; readonly units: number } | null;
}

export interface CardShip {
  readonly engines: number;
  readonly lasers: number;
  readonly shields: number;
  /** SG-DOG-04 one unless the card says more; only such ships have shields, which lasers must pierce. */
  readonly hull: number;
}

// Effects of fate cards

/** A card ship crosses your way. */
export interface Encounter extends EffectNode<'encounter'> {
  readonly ship: CardShip;
  readonly attacks: Attacks;
  /** Units of your choice it takes instead of the hull point; 0: it never does. */
  readonly steals: number;
  /** It inspects you like customs in this column, if you have a bounty or carry one of these goods. */
  readonly inspection: { readonly column: Starport; readonly goods: readonly Good[] } | null;
  readonly offer: TraderOffer | null;
  readonly favour: Favour | null;
  readonly spoils: Spoils;
}
/** One die against your shields; if it is higher, one system (additional damage table, 6: reroll) loses points. */
export interface IonStorm extends EffectNode<'ion-storm'> {
  readonly loss: number;
}
/** One die plus engines: below `safeFrom` you lose hull points. */
export interface MeteorSwarm extends EffectNode<'meteor-swarm'> {
  readonly safeFrom: number;
  readonly hull: number;
}
/** In this turn your lightspeed counts as half, rounded up. */
export type HalveLightspeed = EffectNode<'halve-lightspeed'>;
/** One die as for a wormhole: thrown into its sector, or into hyperspace. */
export type Rift = EffectNode<'rift'>;
/** The card lies at a random planet until that leaves the board. */
export interface Attach extends EffectNode<'attach'> {
  readonly effect: PlanetEffect;
}
/** A random planet leaves the board with everything attached and is replaced. */
export type ReplacePlanet = EffectNode<'replace-planet'>;
/** You keep the card; it changes a value as long as you have it. */
export interface Keep extends EffectNode<'keep'> {
  readonly modifier: Modifier;
}
/** Restore hull points, not above your starting hull; credits if that is complete. */
export interface RestoreHull extends EffectNode<'restore-hull'> {
  readonly points: number;
  readonly otherwise: number;
}
/** Roll one die: so many credits times the result. */
export interface FindCredits extends EffectNode<'find-credits'> {
  readonly perPip: number;
}
/** Your bounty falls to 0 (or your minimum bounty); credits if you had none. */
export interface Amnesty extends EffectNode<'amnesty'> {
  readonly otherwise: number;
}
export type Nothing = EffectNode<'nothing'>;

export type FateEffect =
  | Encounter
  | IonStorm
  | MeteorSwarm
  | HalveLightspeed
  | Rift
  | Attach
  | ReplacePlanet
  | Keep
  | RestoreHull
  | FindCredits
  | Amnesty
  | Nothing;
export type Verb = FateEffect['verb'];

/** What a card does to the planet it lies at. */
export type PlanetEffect =
  /** Units of this good sell for a fixed price, without a demand roll; it can't be bought there. */
  | {
      readonly does: 'fixed-price';
      readonly good: Good;
      readonly price: number;
      /** As many as one has, without a roll for availability. */
      readonly unlimited: boolean;
      /** Nobody rolls for customs there. */
      readonly open: boolean;
    }
  /** Demand for one good (die: 1–5 in the order of GOODS, 6 your choice) counts as very low and legal. */
  | { readonly does: 'glut' }
  /** For customs the starport counts as one size larger, and everybody must roll. */
  | { readonly does: 'crackdown' }
  | Delivery;
/** The first who brings exactly so many units, as the planet activity, is paid; that counts as selling. */
export interface Delivery {
  readonly does: 'delivery';
  readonly good: Good;
  readonly units: number;
  readonly pays: number;
  /** The deliverer's bounty rises by this. */
  readonly bounty: number;
  /** The good counts as illegal there for customs. */
  readonly illegal: boolean;
  /** Only for players without a bounty. */
  readonly honest: boolean;
  /** What comes on top of the money. */
  readonly gift: Gift | null;
}

export type Gift =
  /** One step of a system, not above 10. */
  | { readonly does: 'level'; readonly system: System }
  /** Hull points, not above the starting hull. */
  | { readonly does: 'repair'; readonly points: number }
  /** The bounty falls, not below the minimum bounty. */
  | { readonly does: 'pardon'; readonly bounty: number };

/** What a friend or a piece of equipment changes. */
export const MODIFIERS = [
  /** Added to the value of a system; may lift it above 10 (SG-UPG-07). */
  'engines',
  'lightspeed',
  'shields',
  'lasers',
  /** Added to every customs die, at least 1. */
  'customsDie',
  /** More customs dice; you choose which one counts. */
  'customsDice',
  /** The demand die may be changed by up to this. */
  'demandDie',
  /** Added to the points a system loses by additional damage. */
  'additionalDamage',
  /** Units of cargo that cause no customs roll and are not confiscated; never Brix weapons on Koroth. */
  'hiddenUnits',
  /** More hull points that a hit costs a card ship, besides one for lasers greater than its shields. */
  'cardShipHit',
] as const;
export interface Modifier {
  readonly changes: (typeof MODIFIERS)[number];
  readonly by: number;
}

// Abilities of characters

export type Ability =
  /** A tied manoeuvre roll is won. */
  | { readonly does: 'win-tied-manoeuvre' }
  /** The demand die may be rerolled once when the good is legal. */
  | { readonly does: 'reroll-legal-demand' }
  /** Each upgrade step costs this share of the table price, rounded up. */
  | { readonly does: 'cheap-upgrades'; readonly percent: number }
  | { readonly does: 'more-customs-dice'; readonly dice: number }
  /** Pirate option for more goods, and as the non-active player too. */
  | { readonly does: 'greater-pirate-option'; readonly goods: number }
  /** A planet activity where there is a starport: hull points for credits, up to the starting hull. */
  | { readonly does: 'repair-hull'; readonly price: number }
  /** Nebulae do not end the movement. */
  | { readonly does: 'cross-nebulae' }
  /** Once in each own turn one die just rolled may be rerolled. */
  | { readonly does: 'reroll-once' }
  /** Bounty hunter cards never attack; credits for each ship destroyed. */
  | { readonly does: 'hunter'; readonly pay: number }
  /** Two dice at black holes, wormholes and in hyperspace; one of them counts. */
  | { readonly does: 'choose-anomaly-die'; readonly dice: number }
  /** Fines have no effect. */
  | { readonly does: 'no-fines' }
  /** Arrested counts as detention. */
  | { readonly does: 'never-arrested' };
export type AbilityName = Ability['does'];
