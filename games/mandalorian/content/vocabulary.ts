import type { Effect as EffectNode } from '@cantina/kernel';

/**
 * The words cards are made of. A card is data only: what runs (`rules/`) and what is printed (`text/`) both read this
 * tree. "You" is always the character that performs the action (MA-SHR-09). `#` is the strength of the action.
 *
 * Words of rules that a group unlocks later stand here too, but nothing here is a name or a text: types are not shipped.
 */

export type CharacterId = 'mandalorian' | 'ig11' | 'paz' | 'mayfeld' | 'xian' | 'burg' | 'cara' | 'greef';
export type BasicAction = 'move' | 'attack' | 'intel' | 'plan';
/** MA-ACT-10 from left to right; `mission` is the green area that some missions add (MA-MAC-01). */
export type AreaId = BasicAction | 'mission';
/** MA-THR-05, MA-THR-06 it only says which events an enemy answers to. */
export type EnemyClass = 'melee' | 'blaster' | 'sharpshooter';
export type EnemyAbility = 'sentry' | 'strike' | 'mission' | 'sabotage';
export type Shape = 'circle' | 'triangle' | 'square' | 'star';
export type MapId = 'map1' | 'map2' | 'map3' | 'map4';
export type MissionId = 'm1' | 'm2' | 'm3' | 'm4' | 'c1' | 'c2' | 'h1' | 'h2';
/** What the adventure deck unlocks in one go. The ids say nothing on purpose. */
export type PackId = 'p2' | 'p3' | 'p4' | 'p5' | 'p6' | 'p7' | 'p8';
/** The block of the adventure deck that unlocks a pack; the first game is block 1. */
export const blockOfPack = (pack: PackId): number => Number(pack.slice(1));
export type PlanId = 'no-luck' | 'defend' | 'second-wind' | 'prepared' | 'retaliate' | 'keep-calm' | 'cover';

export const AREAS: readonly AreaId[] = ['move', 'attack', 'intel', 'plan', 'mission'];

// Changes of the action itself, while it is resolved (MD-GEN-08)

/** How a movement differs from a usual one (MA-MOV-03, MA-TER-07, MA-SEN-01, MA-OPP-01). */
export interface Walk {
  readonly heights?: true;
  readonly passEnemies?: true;
  readonly ignoreSentries?: true;
  readonly ignoreStrikes?: true;
}

export type Condition =
  | 'target-in-your-space'
  | 'target-damaged'
  | 'target-undamaged'
  | 'target-at-range-2'
  | 'target-health-3'
  | 'companion-near'
  | 'you-carry-the-token';

export type Change =
  /** This attack reaches further. */
  | { readonly verb: 'attack-range'; readonly range: number }
  /** Instead of one threat: every enemy in one space. */
  | { readonly verb: 'attack-space'; readonly range: number }
  /** The damage may be split among enemies. */
  | { readonly verb: 'split-damage'; readonly range: number }
  | { readonly verb: 'strength'; readonly add: number; readonly when: Condition }
  | { readonly verb: 'strength-per-disruption'; readonly most: number }
  | { readonly verb: 'walk'; readonly walk: Walk }
  /** An enemy that Intel moves may go further. */
  | { readonly verb: 'intel-steps'; readonly steps: number }
  /** Range is counted through walls and locked doors. */
  | { readonly verb: 'intel-through' }
  | { readonly verb: 'intel-both' }
  | { readonly verb: 'plan-draw'; readonly add: number }
  | { readonly verb: 'plan-keep'; readonly keep: number }
  /** The kept card may go to another character within range. */
  | { readonly verb: 'plan-give'; readonly range: number };

// Effects

export type Who = 'you' | 'another' | 'any';

export type Deed =
  /** `other`: not the target of this attack. `target-space`: enemies in the space of that target. */
  | {
      readonly verb: 'damage';
      readonly amount: number;
      readonly count: number | 'all';
      readonly where: 'range' | 'one-space' | 'target-space';
      readonly range: number;
      readonly other: boolean;
    }
  /** The enemy that was moved just now. */
  | { readonly verb: 'damage-moved'; readonly amount: number }
  | { readonly verb: 'blast'; readonly amount: number; readonly range: number; readonly self: number }
  /** The first damage until the start of your next turn is blocked (MD-GEN-03). */
  | { readonly verb: 'shield'; readonly who: Who; readonly range: number }
  | { readonly verb: 'move'; readonly steps: number; readonly walk: Walk }
  | { readonly verb: 'move-together'; readonly steps: number; readonly walk: Walk }
  /** `other`: not the enemy that this Intel action moves. */
  | {
      readonly verb: 'push';
      readonly count: number;
      readonly steps: number;
      readonly range: number;
      readonly other: boolean;
    }
  | { readonly verb: 'push-target'; readonly steps: number }
  | { readonly verb: 'pull-target' }
  /** Every enemy within range moves away from you (MA-EMV-09). */
  | { readonly verb: 'scare'; readonly steps: number; readonly range: number }
  /** `range: null` is the # of this action. */
  | { readonly verb: 'look'; readonly count: number; readonly range: number | null }
  | { readonly verb: 'heal'; readonly amount: number; readonly who: Who; readonly range: number }
  | { readonly verb: 'let-keep'; readonly range: number }
  | { readonly verb: 'search-plans' }
  | { readonly verb: 'take-plan'; readonly plan: PlanId }
  | { readonly verb: 'remove-disruption'; readonly count: number; readonly where: 'any' | 'one' | 'this' }
  | { readonly verb: 'foresee' }
  /** `range: null` is anywhere. `each`: every such character, otherwise one. */
  | {
      readonly verb: 'companion-acts';
      readonly range: number | null;
      readonly each: boolean;
      readonly action: BasicAction | 'any';
      readonly strength: number;
    }
  | {
      readonly verb: 'free-action';
      readonly strength: number;
      readonly action: BasicAction | 'any';
      readonly range?: number;
      readonly walk?: Walk;
    }
  | { readonly verb: 'extra-action' }
  | { readonly verb: 'open-door'; readonly where: 'border' | 'anywhere' }
  | { readonly verb: 'block-damage'; readonly who: 'you' | 'another'; readonly range: number }
  | { readonly verb: 'counter'; readonly amount: number }
  | { readonly verb: 'skip-crisis' }
  | { readonly verb: 'choose'; readonly of: readonly Deed[] };

// Events

export type EventStep = {
  /** MA-EVT-04 only if the area had 6 or more. */
  readonly sixPlus?: true;
} & (
  | {
      readonly verb: 'enemies-move';
      readonly count: number | 'all';
      readonly classes: readonly EnemyClass[];
      readonly steps: number;
    }
  | {
      readonly verb: 'enemies-attack';
      readonly count: number | 'all';
      readonly classes: readonly EnemyClass[];
      readonly range: number;
    }
  | { readonly verb: 'reinforce'; readonly at: 'star' | 'start' }
  /** The reinforcement that appeared just now. */
  | { readonly verb: 'newcomer-moves'; readonly steps: number }
  | { readonly verb: 'reveal-nearest' }
  | { readonly verb: 'revealed-attacks'; readonly range: number }
  | { readonly verb: 'disrupt-lowest' }
  | { readonly verb: 'another-event' }
  /** MA-CHD-13. */
  | { readonly verb: 'token-flees' }
  /** The enemy nearest to the token (without it: to you) moves toward it. */
  | { readonly verb: 'hunt'; readonly steps: number }
  | { readonly verb: 'suffer-or-crisis'; readonly damage: number }
);

export type Effect = Change | Deed | EventStep;
export type Verb = Effect['verb'];
/** Every effect is a node the kernel can carry out. */
export type Node = EffectNode<Verb>;

// Cards

/** When a special ability is used: MA-SKL-06, MD-GEN-08, MA-TAC-02. */
export type Timing = 'before-or-after' | 'modifies' | 'instead' | 'tactical';

export interface Special {
  readonly on: BasicAction | 'any';
  readonly timing: Timing;
  readonly changes: readonly Change[];
  readonly deeds: readonly Deed[];
}

/** MA-CMP-02. */
export interface SkillCard {
  readonly kind: 'skill';
  readonly id: string;
  readonly character: CharacterId;
  readonly type: 'base' | 'tactical' | 'wild' | 'signature';
  /** Null: tactical (MA-TAC-01). */
  readonly strength: number | null;
  readonly bonus: BasicAction | null;
  readonly special: Special | null;
  /** MA-SKL-12 cards with two lights are there twice. */
  readonly copies: number;
}

export type EventBack = EnemyClass | 'star' | 'alert';

export interface EventCard {
  readonly kind: 'event';
  readonly id: string;
  readonly back: EventBack;
  readonly steps: readonly EventStep[];
}

/** MA-PLN-08 when a kept card is used. */
export type PlanUse = 'never' | 'action' | 'damage-to-you' | 'damage-to-another' | 'after-attack' | 'crisis';

export interface PlanningCard {
  readonly kind: 'planning';
  readonly id: PlanId;
  readonly use: PlanUse;
  readonly deed: Deed | null;
  readonly copies: number;
}

export interface DisruptionToken {
  readonly kind: 'disruption';
  readonly id: string;
  readonly color: 'white' | 'yellow';
  readonly value: number;
  readonly copies: number;
}

/** MA-THR-07 what a revealed object is for; `goal`: see the mission. */
export type ObjectUse = 'heal' | 'free-action' | 'open-door' | 'goal' | 'nothing';

export interface Threat {
  readonly kind: 'threat';
  readonly id: string;
  readonly mission: MissionId;
  readonly shape: Shape;
  readonly copies: number;
  /** Null: an object. */
  readonly enemy: EnemyClass | null;
  readonly health: number;
  readonly abilities: readonly EnemyAbility[];
  readonly object: ObjectUse | null;
  readonly deed: Deed | null;
}

/** Markers and the token of MA-CMP-11: neither threat nor card of a deck. */
export interface Token {
  readonly kind: 'token';
  readonly id: string;
  /** What it is drawn as. */
  readonly sign: 'egg' | 'part' | 'figure' | 'box';
  readonly copies: number;
}

/** A secret role or agenda. */
export interface Role {
  readonly kind: 'role';
  readonly id: string;
  readonly mission: MissionId;
  readonly copies: number;
  /** What is counted for it while the game goes on. */
  readonly counts?: 'trophies' | 'reveals';
}

export type Card = SkillCard | EventCard | PlanningCard | DisruptionToken | Threat | Token | Role;

// Maps and missions

export type Border = 'open' | 'stairs' | 'height' | 'wall' | `door:${string}`;

/** Where a threat of this shape lies at the start. */
export interface Icon {
  readonly shape: Shape;
  readonly face: 'up' | 'down';
  /** MD-GEN-12 in the map's own mission only when that is hard and balanced; contracts always use it. */
  readonly whenHard?: true;
}

export interface Space {
  readonly id: string;
  readonly row: number;
  readonly col: number;
  readonly number?: number;
  readonly start?: true;
  readonly star?: true;
  readonly height?: 1;
  readonly icon?: Icon;
  readonly room?: string;
}

export interface Door {
  readonly id: string;
  readonly between: readonly [string, string];
  readonly locked: boolean;
  /** Attacks open it at this damage. */
  readonly health?: number;
  /** An Intel action with this strength from a bordering space opens it. */
  readonly intel?: number;
}

export interface GameMap {
  readonly id: MapId;
  /** The mission whose threat tokens lie here. */
  readonly mission: MissionId;
  readonly spaces: readonly Space[];
  readonly restricted: readonly string[];
  readonly doors: readonly Door[];
  readonly borders: readonly (readonly [string, string, Border])[];
  /** An Intel action on this numbered space looks at any facedown threat. */
  readonly lookout?: number;
  /** What the wind drives over it, for whoever looks. */
  readonly weather?: 'dust';
}

/** A track that grows with the number of characters: `base + perCharacter * characters`. */
export interface TrackSize {
  readonly base: number;
  readonly perCharacter: number;
  /** MD-GEN-12 so much shorter when it is hard and balanced. */
  readonly lessWhenHard?: number;
}

/**
 * What a mission is decided by, for those who want to know how far they are: bring home what a goal object is, remove all of
 * them and leave with the token, defeat one enemy after its guards, bring markers home, hunt marked enemies.
 */
export type Aim =
  | { readonly kind: 'fetch' }
  /** Numbered spaces: where one leaves, and where an enemy brings the token. */
  | { readonly kind: 'leave'; readonly exit: number; readonly lost: number }
  | { readonly kind: 'duel'; readonly face: string; readonly guards: Shape }
  | { readonly kind: 'carry' }
  | { readonly kind: 'hunt' };

export interface Mission {
  readonly id: MissionId;
  readonly aim: Aim;
  readonly kind: 'story' | 'contract' | 'roles';
  /** Null: on any map. */
  readonly map: MapId | null;
  /** Null: any characters. */
  readonly characters: readonly CharacterId[] | null;
  /** MA-SET-17 numbered spaces of special starts. */
  readonly starts: Readonly<Partial<Record<CharacterId, number>>>;
  readonly missionArea: boolean;
  /** The track of the crisis box; null: none. */
  readonly track: TrackSize | null;
  /** MD-GEN-05 the damage on the time track that loses: for 1–2 and for 3–4 characters; null: no time track. */
  readonly time: readonly [number, number] | null;
  /** MA-CHD-01 whether the token of MA-CMP-11 is in play. */
  readonly token: boolean;
  /** Markers of a contract. */
  readonly markers?: readonly Token[];
}
