import type { Ability, Goal } from './abilities.ts';
import type {
  Character,
  CombatType,
  Contact,
  ContactClass,
  EncounterDeck,
  Enemy,
  Faction,
  MarketDeck,
  MarketShip,
  Planet,
  Ship,
  Skill,
  Slots,
  Standing,
  Trait,
} from './terms.ts';
import type { Condition, Effect, FactionRef } from './vocabulary.ts';

/** The shapes of everything printed. `designed`: not known from the box, made by us, and why like this. */
interface Printed<Id extends string> {
  readonly id: Id;
  readonly designed?: string;
}

// Rewards

export interface ReputationChange {
  readonly faction: Faction;
  readonly change: 1 | -1;
}

export interface Reward {
  readonly credits: number;
  readonly fame: number;
  readonly reputation: readonly ReputationChange[];
  /** Gained instead if the condition holds when the reward is gained. */
  readonly instead?: { readonly if: Condition; readonly reward: Reward };
}

// Assets

interface AssetPart {
  /** Trade-in value; null where nothing is printed (OR-BARTER-03). */
  readonly price: number | null;
  readonly traits: readonly Trait[];
  /** A player may have only one asset with this trait (OR-BUY-04). */
  readonly limit: Trait | null;
  readonly abilities: readonly Ability[];
}

export interface Bounty extends AssetPart {
  readonly kind: 'bounty';
  readonly target: Contact; // OR-BOUNTY-01
  readonly combat: { readonly type: CombatType; readonly value: number };
  readonly eliminate: Reward;
  readonly capture: { readonly to: Planet; readonly reward: Reward };
}

export interface Cargo extends AssetPart {
  readonly kind: 'cargo';
  /** Some luxury cargo is kept instead of delivered. */
  readonly delivery: { readonly to: Planet; readonly reward: Reward } | null;
}

export interface Crew extends AssetPart {
  readonly kind: 'crew';
  readonly skills: readonly Skill[];
  readonly droid: boolean;
  /** The token it came from; null for crew from the market or an encounter card (OR-CREW-06). */
  readonly contact: Contact | null;
}

export interface Gear extends AssetPart {
  readonly kind: 'gear';
}

export interface Mod extends AssetPart {
  readonly kind: 'mod';
}

export interface Job extends AssetPart {
  readonly kind: 'job';
  /** A planet, or the space of another player (OR-DIFF-40). */
  readonly destination: Planet | { readonly player: 'any' | 'bad-reputation' };
  readonly attempt: Attempt;
  readonly reward: Reward;
  /** OR-JOB-08 */
  readonly after: 'discard' | 'remove';
  /** A favour: whom it is done for and against (cards of number 41 ask). */
  readonly favor?: { readonly for: Faction; readonly rival: Faction };
}

/** Steps printed on the job itself, or a databank card that holds them. */
export type Attempt =
  | { readonly by: 'steps'; readonly steps: readonly JobStep[] }
  | { readonly by: 'databank'; readonly number: number }
  /** Combat against the player at the destination; winning completes the job. */
  | { readonly by: 'fight-player' };

/** OR-BOUNTY-01, OR-CARGO-01, OR-CREW-01, OR-GEAR-01, OR-MODS-01, OR-JOB-01 */
export type Asset = Bounty | Cargo | Crew | Gear | Mod | Job;

// Job steps: begin with the first; `next` names where to go on

export type Next = 'next' | 'again' | 'complete' | 'fail' | { readonly to: string };

export type JobStep = { readonly label?: string } & (
  | {
      readonly test: readonly Skill[];
      /** In italics: failing it fails the job (OR-JOB-06). */
      readonly must: boolean;
      readonly pass: Next;
      readonly fail: { readonly effect: Effect | null; readonly next: Next };
    }
  | {
      readonly fight: { readonly type: CombatType; readonly enemy: Enemy; readonly value: number };
      readonly win: Next;
      readonly lose: Next;
    }
  | { readonly do: Effect; readonly next: Next }
);

// Market

export interface PatrolMove {
  readonly faction: Faction;
  readonly spaces: number;
}

export interface MarketCard<Id extends string = string> extends Printed<Id> {
  readonly component: 'market';
  readonly deck: MarketDeck;
  /** How many of them lie in the box. */
  readonly copies: number;
  /** Cost, and trade-in value where the kind allows it (OR-BARTER-04). */
  readonly price: number;
  /** OR-BUY-04, OR-CARGO-03 */
  readonly cannotBuyAt: Planet | null;
  readonly patrol: PatrolMove | null;
  /** Exactly one of the three. */
  readonly asset: Asset | null;
  readonly ship: MarketShip | null;
  /** Resolved when bought; it says itself where the card goes. */
  readonly instant: Effect | null;
}

// Encounter cards

/** Which section: the space, or on navpoint cards whether a patrol is there. */
export type SectionFor = Planet | 'maelstrom' | 'patrol' | 'no-patrol';

export type Section = { readonly for: SectionFor } & (
  | { readonly kind: 'effect'; readonly effect: Effect }
  /** Subsections by reputation; each standing is named exactly once (OR-ENCSPACE-04). */
  | {
      readonly kind: 'by-reputation';
      readonly with: FactionRef;
      readonly cases: readonly { readonly standing: readonly Standing[]; readonly effect: Effect }[];
    }
  /** Kept facedown; used by its one ability, then it goes under its deck (OR-SECRET-01). */
  | { readonly kind: 'secret'; readonly ability: Ability }
  /** The asset of the card may be gained for nothing: a bounty (OR-ENCSPACE-09). */
  | { readonly kind: 'asset' }
);

export interface EncounterCard<Id extends string = string> extends Printed<Id> {
  readonly component: 'encounter';
  readonly deck: EncounterDeck;
  readonly number: number;
  readonly sections: readonly [Section, Section];
  /** Carries an asset or a secret, which has a name of its own; other cards are called by deck and number. */
  readonly titled: boolean;
  /** Printed on the card: no price, never traded in (OR-ENCSPACE-10). Sections gain it with `gain-this`. */
  readonly asset: Asset | null;
}

// Databank

export interface DatabankCard<Id extends string = string> extends Printed<Id> {
  readonly component: 'databank';
  readonly number: number;
  /** The crew of a contact, or what a character starts with. */
  readonly asset: Asset | null;
  readonly holds: DatabankText;
}

export type DatabankText =
  /** Failed delivery of illegal cargo, by the die that was rolled; afterwards the turn ends. */
  | { readonly what: 'delivery'; readonly crit: Effect; readonly focus: Effect; readonly blank: Effect }
  | { readonly what: 'contact'; readonly contact: Contact; readonly encounter: Effect }
  /** Card 40: the effect with the player chosen by the job as "the other". */
  | { readonly what: 'sabacc'; readonly effect: Effect }
  /** Card 41 */
  | { readonly what: 'failed-favor'; readonly effect: Effect }
  | { readonly what: 'job'; readonly steps: readonly JobStep[] }
  /** Cards 90 to 92: where the standee starts. */
  | { readonly what: 'start'; readonly planet: Planet };

// Tokens, sheets

export interface ContactToken<Id extends string = string> extends Printed<Id> {
  readonly component: 'contact';
  readonly contact: Contact;
  readonly class: ContactClass;
  readonly databank: number;
  /** Icons, which do nothing by themselves (OR-CONTACT-17). */
  readonly faction: Faction | null;
  readonly droid: boolean;
}

export type PatrolReward = { readonly credits: number } | { readonly fame: number } | null;

export interface PatrolToken {
  readonly designed?: string;
  readonly faction: Faction;
  readonly level: 1 | 2 | 3 | 4;
  /** null: cannot be beaten, no dice (OR-PATROL-04). */
  readonly ship: number | null;
  readonly reward: PatrolReward;
}

/** OR-CHAR-01 */
export interface CharacterCard<Id extends string = string> extends Printed<Id> {
  readonly component: 'character';
  readonly character: Character;
  readonly droid: boolean;
  readonly ground: number;
  readonly health: number;
  readonly skills: readonly Skill[];
  readonly abilities: readonly Ability[];
  readonly goal: Goal;
  /** Added by the flip (OR-GOAL-01). */
  readonly flipped: readonly Ability[];
  readonly start: {
    readonly databank: 90 | 91 | 92;
    /** OR-SETUP-21; `any`: the player chooses the faction (OR-SETUP-22). */
    readonly reputation: { readonly faction: Faction | 'any'; readonly to: 'good' | 'bad' } | null;
  };
}

export interface ShipSheet<Id extends string = string> extends Printed<Id> {
  readonly component: 'ship';
  readonly ship: Ship;
  readonly price: number;
  readonly hyper: number;
  readonly combat: number;
  readonly hull: number;
  readonly slots: Slots;
  readonly goal: Goal | null;
  readonly flipped: { readonly slots: Slots; readonly abilities: readonly Ability[] } | null;
}

// The solo AI (section 47)

export type AiPlanning = 'recover-all' | 'recover-all-if-defeated' | 'move-to-goal' | 'gain-2000';

export interface AiBuy {
  readonly deck: MarketDeck;
  /** A goal token goes to the destination of what was bought. */
  readonly goalToken: boolean;
}

export type AiAction =
  | {
      readonly do: 'deliver';
      /** After delivering illegal cargo. */
      readonly ifIllegal:
        | { readonly damage: number; readonly to: 'character' | 'ship' }
        | { readonly loseReputation: 'planet' }
        | null;
    }
  | { readonly do: 'buy'; readonly buy: AiBuy }
  | { readonly do: 'buy-by-slot'; readonly ifNoFree: 'cargo' | 'job'; readonly buy: AiBuy; readonly otherwise: AiBuy }
  | { readonly do: 'reveal-contact' };

export type AiEncounter =
  | 'fight-bad-patrol'
  | 'complete-job'
  | 'pay-8000-for-fame'
  | 'gain-crew'
  | 'gain-reputation-planet'
  | 'gain-reputation-nearest-patrol'
  | 'gain-4000-lose-reputation-planet'
  | 'gain-4000-lose-reputation-nearest-patrol';

export interface AiCard<Id extends string = string> extends Printed<Id> {
  readonly component: 'ai';
  readonly number: number;
  readonly planning: readonly AiPlanning[];
  readonly action: readonly AiAction[];
  readonly encounter: readonly AiEncounter[];
  /** Card 10: the tops of the bounty and luxury decks are discarded and the card is shuffled back in. */
  readonly special: boolean;
}

export type Card<Id extends string = string> =
  | MarketCard<Id>
  | EncounterCard<Id>
  | DatabankCard<Id>
  | ContactToken<Id>
  | CharacterCard<Id>
  | ShipSheet<Id>
  | AiCard<Id>;
