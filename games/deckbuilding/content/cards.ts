import type { Ability, Allegiance, Effect, Faction, Kind, Trait } from './vocabulary.ts';

/** The pile a card comes from. */
export type Deck = 'starter' | 'galaxy' | 'pilots' | 'bases';

/** One face: everything that is printed on a card except its name. */
export interface Card<Id extends string = string> {
  readonly id: Id;
  readonly kind: Kind;
  readonly faction: Allegiance;
  readonly deck: Deck;
  /** How many copies there are. */
  readonly count: number;
  readonly cost: number;
  readonly attack: number;
  readonly resources: number;
  readonly force: number;
  /** Several or none (DB-CRD-13). */
  readonly traits: readonly Trait[];
  readonly unique: boolean;
  /** Target value; null where the card can't be attacked in the row (DB-BTY-02, DB-CRD-16). */
  readonly target: number | null;
  readonly reward: Effect | null;
  /** Hit points of ships and bases; 0 for units (DB-CRD-15). */
  readonly hitPoints: number;
  /** Special effects, if any (DB-CRD-14). */
  readonly ability: Ability | null;
  /** Part of the beginner game (DB-SET-02, DB-SET-03). */
  readonly beginner: boolean;
  /** The sources disagree: what was chosen and why. */
  readonly doubt: string | null;
}

interface Printed {
  readonly faction: Allegiance;
  readonly cost?: number;
  readonly attack?: number;
  readonly resources?: number;
  readonly force?: number;
  readonly unique?: true;
  readonly ability?: Ability;
  readonly count?: number;
  readonly doubt?: string;
}

interface PrintedUnit extends Printed {
  readonly deck?: 'starter' | 'pilots';
  readonly traits?: readonly Trait[];
  readonly target?: number;
  readonly reward?: Effect;
}

interface PrintedShip extends Printed {
  readonly hitPoints: number;
}

interface PrintedBase {
  readonly faction: Faction;
  readonly hitPoints: number;
  readonly ability: Ability;
  readonly beginner?: true;
  readonly doubt?: string;
}

const blank = {
  deck: 'galaxy',
  count: 1,
  cost: 0,
  attack: 0,
  resources: 0,
  force: 0,
  traits: [],
  unique: false,
  target: null,
  reward: null,
  hitPoints: 0,
  ability: null,
  beginner: false,
  doubt: null,
} as const;

export const unit = <const Id extends string>(id: Id, printed: PrintedUnit): Card<Id> => ({
  ...blank,
  id,
  kind: 'unit',
  ...printed,
});

export const ship = <const Id extends string>(id: Id, printed: PrintedShip): Card<Id> => ({
  ...blank,
  id,
  kind: 'ship',
  ...printed,
});

export const base = <const Id extends string>(id: Id, printed: PrintedBase): Card<Id> => ({
  ...blank,
  id,
  kind: 'base',
  deck: 'bases',
  unique: true,
  ...printed,
});
