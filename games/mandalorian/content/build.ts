import type {
  BasicAction,
  Change,
  CharacterId,
  Condition,
  Deed,
  EnemyAbility,
  EnemyClass,
  EventBack,
  EventCard,
  EventStep,
  MissionId,
  ObjectUse,
  PlanId,
  Shape,
  SkillCard,
  Special,
  Threat,
  Walk,
  Who,
} from './vocabulary.ts';

// Short forms for lists that one can read like a deck

type SkillParts = { readonly bonus?: BasicAction; readonly special?: Special; readonly copies?: number };

export const skillsOf =
  (character: CharacterId, type: SkillCard['type'] = 'base') =>
  (id: string, strength: number | null, { bonus, special, copies = 1 }: SkillParts = {}): SkillCard => ({
    kind: 'skill',
    id,
    character,
    type,
    strength,
    bonus: bonus ?? null,
    special: special ?? null,
    copies,
  });

/** Used before or after the action (MA-SKL-06). */
export const also = (on: Special['on'], ...deeds: readonly Deed[]): Special => ({
  on,
  timing: 'before-or-after',
  changes: [],
  deeds,
});

export const modifies = (on: Special['on'], changes: readonly Change[], ...deeds: readonly Deed[]): Special => ({
  on,
  timing: 'modifies',
  changes,
  deeds,
});

export const insteadOf = (on: BasicAction, ...deeds: readonly Deed[]): Special => ({
  on,
  timing: 'instead',
  changes: [],
  deeds,
});

export const tactic = (on: BasicAction, ...deeds: readonly Deed[]): Special => ({
  on,
  timing: 'tactical',
  changes: [],
  deeds,
});

// Changes

export const attackRange = (range: number): Change => ({ verb: 'attack-range', range });
export const attackSpace = (range: number): Change => ({ verb: 'attack-space', range });
export const splitDamage = (range: number): Change => ({ verb: 'split-damage', range });
export const strength = (add: number, when: Condition): Change => ({ verb: 'strength', add, when });
export const strengthPerDisruption = (most: number): Change => ({ verb: 'strength-per-disruption', most });
export const walk = (how: Walk): Change => ({ verb: 'walk', walk: how });
export const intelSteps = (steps: number): Change => ({ verb: 'intel-steps', steps });
export const intelThrough: Change = { verb: 'intel-through' };
export const intelBoth: Change = { verb: 'intel-both' };
export const planDraw = (add: number): Change => ({ verb: 'plan-draw', add });
export const planKeep = (keep: number): Change => ({ verb: 'plan-keep', keep });
export const planGive = (range: number): Change => ({ verb: 'plan-give', range });

// Deeds

export const damage = (amount: number, count: number | 'all', range: number): Deed => ({
  verb: 'damage',
  amount,
  count,
  where: 'range',
  range,
  other: false,
});
export const damageOthers = (amount: number, count: number | 'all', range: number): Deed => ({
  verb: 'damage',
  amount,
  count,
  where: 'range',
  range,
  other: true,
});
export const damageOneSpace = (amount: number, range: number): Deed => ({
  verb: 'damage',
  amount,
  count: 'all',
  where: 'one-space',
  range,
  other: false,
});
export const damageBesideTarget = (amount: number, count: number): Deed => ({
  verb: 'damage',
  amount,
  count,
  where: 'target-space',
  range: 0,
  other: true,
});
export const damageMoved = (amount: number): Deed => ({ verb: 'damage-moved', amount });
export const blast = (amount: number, range: number, self: number): Deed => ({ verb: 'blast', amount, range, self });
export const shield = (who: Who = 'you', range = 0): Deed => ({ verb: 'shield', who, range });
export const moveUpTo = (steps: number, how: Walk = {}): Deed => ({ verb: 'move', steps, walk: how });
export const moveTogether = (steps: number, how: Walk): Deed => ({ verb: 'move-together', steps, walk: how });
export const push = (count: number, steps: number, range: number): Deed => ({
  verb: 'push',
  count,
  steps,
  range,
  other: false,
});
export const pushOther = (steps: number, range: number): Deed => ({
  verb: 'push',
  count: 1,
  steps,
  range,
  other: true,
});
export const pushTarget = (steps: number): Deed => ({ verb: 'push-target', steps });
export const pullTarget: Deed = { verb: 'pull-target' };
export const scare = (steps: number, range: number): Deed => ({ verb: 'scare', steps, range });
export const look = (count: number, range: number | null): Deed => ({ verb: 'look', count, range });
export const heal = (amount: number, who: Who, range: number): Deed => ({ verb: 'heal', amount, who, range });
export const letKeep = (range: number): Deed => ({ verb: 'let-keep', range });
export const searchPlans: Deed = { verb: 'search-plans' };
export const takePlan = (plan: PlanId): Deed => ({ verb: 'take-plan', plan });
export const removeDisruption = (count: number, where: 'any' | 'one' | 'this'): Deed => ({
  verb: 'remove-disruption',
  count,
  where,
});
export const foresee: Deed = { verb: 'foresee' };
export const companionActs = (range: number | null, action: BasicAction | 'any', strengthOf: number): Deed => ({
  verb: 'companion-acts',
  range,
  each: false,
  action,
  strength: strengthOf,
});
export const companionsAct = (range: number | null, action: BasicAction | 'any', strengthOf: number): Deed => ({
  verb: 'companion-acts',
  range,
  each: true,
  action,
  strength: strengthOf,
});
export const openDoor = (where: 'border' | 'anywhere' = 'border'): Deed => ({ verb: 'open-door', where });
export const choose = (...of: readonly Deed[]): Deed => ({ verb: 'choose', of });
export const freeAction = (
  strengthOf: number,
  action: BasicAction | 'any',
  more: { readonly range?: number; readonly walk?: Walk } = {},
): Deed => ({ verb: 'free-action', strength: strengthOf, action, ...more });
export const extraAction: Deed = { verb: 'extra-action' };
export const blockDamage = (who: 'you' | 'another', range = 0): Deed => ({ verb: 'block-damage', who, range });
export const counter = (amount: number): Deed => ({ verb: 'counter', amount });
export const skipCrisis: Deed = { verb: 'skip-crisis' };

// Events

export const event = (id: string, back: EventBack, ...steps: readonly EventStep[]): EventCard => ({
  kind: 'event',
  id,
  back,
  steps,
});

export const ANY_CLASS: readonly EnemyClass[] = ['melee', 'blaster', 'sharpshooter'];
export const enemiesMove = (count: number | 'all', classes: readonly EnemyClass[], steps: number): EventStep => ({
  verb: 'enemies-move',
  count,
  classes,
  steps,
});
export const enemiesAttack = (count: number | 'all', classes: readonly EnemyClass[], range: number): EventStep => ({
  verb: 'enemies-attack',
  count,
  classes,
  range,
});
export const reinforce = (at: 'star' | 'start' = 'star'): EventStep => ({ verb: 'reinforce', at });
export const newcomerMoves = (steps: number): EventStep => ({ verb: 'newcomer-moves', steps });
export const revealNearest: EventStep = { verb: 'reveal-nearest' };
export const revealedAttacks = (range: number): EventStep => ({ verb: 'revealed-attacks', range });
export const disruptLowest: EventStep = { verb: 'disrupt-lowest' };
export const anotherEvent: EventStep = { verb: 'another-event' };
export const tokenFlees: EventStep = { verb: 'token-flees' };
export const hunt = (steps: number): EventStep => ({ verb: 'hunt', steps });
export const sufferOrCrisis = (points: number): EventStep => ({ verb: 'suffer-or-crisis', damage: points });
export const sixPlus = (step: EventStep): EventStep => ({ ...step, sixPlus: true });

// Threats

interface ThreatBuilders {
  readonly enemy: (
    id: string,
    shape: Shape,
    copies: number,
    enemy: EnemyClass,
    health: number,
    abilities?: readonly EnemyAbility[],
  ) => Threat;
  readonly object: (
    id: string,
    shape: Shape,
    copies: number,
    object: ObjectUse,
    more?: { readonly deed?: Deed; readonly abilities?: readonly EnemyAbility[] },
  ) => Threat;
}

export const threatsOf = (mission: MissionId): ThreatBuilders => ({
  enemy: (id, shape, copies, enemy, health, abilities = []) => ({
    kind: 'threat',
    id,
    mission,
    shape,
    copies,
    enemy,
    health,
    abilities,
    object: null,
    deed: null,
  }),
  object: (id, shape, copies, object, { deed = null, abilities = [] } = {}) => ({
    kind: 'threat',
    id,
    mission,
    shape,
    copies,
    enemy: null,
    health: 0,
    abilities,
    object,
    deed,
  }),
});
