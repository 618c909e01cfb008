import type { CardId, Seat } from '@cantina/kernel';
import type { CombatType, DieFace, RollKind, Skill } from '../../content/index.ts';

/** The dice of one roll as they lie now. */
export interface Roll {
  dice: DieFace[];
  /** Results that count no more (OR-CABIL-01). */
  negated: DieFace[];
}

export type CombatSide = 'attacker' | 'defender';

/** OR-COMBAT-10 to 21: where a combat stands. */
export type CombatWindow = 'start' | 'value' | 'reroll' | 'results' | 'outcome' | 'damage';

/** A combat that is being fought; everything about it lies open on the table. */
export interface Combat {
  readonly type: CombatType;
  readonly attacker: Seat;
  /** Null for an NPC (OR-COMBAT-07). */
  readonly defender: Seat | null;
  /** What the NPC is: a contact, a patrol token or an enemy on a card; null for a player. */
  readonly foe: string | null;
  /** Combat value of the NPC; null for a player, and for a patrol that cannot be beaten (OR-PATROL-04). */
  readonly foeValue: number | null;
  /** The crew card that is being fought: its owner can't use its skills and abilities (OR-BOUNTY-11). */
  readonly barred: CardId | null;
  window: CombatWindow;
  /** Whose roll it is. */
  rolling: CombatSide;
  attack: Roll;
  defense: Roll;
  winner: CombatSide | null;
  /** Abilities used in this combat, as `abilityKey` numbers them (OR-CABIL-07). */
  used: number[];
}

/** A roll outside of combat: a skill test, a delivery of illegal cargo, dice a card tells somebody to roll. */
export interface SkillTest {
  readonly kind: Exclude<RollKind, CombatType>;
  readonly player: Seat;
  /** Null where no skill is tested. */
  readonly skill: Skill | null;
  /** Copies of the skill, those gained for this test included (OR-TEST-05). */
  copies: number;
  dice: DieFace[];
  /** Abilities used in this roll. */
  used: number[];
  passed: boolean | null;
}

const cloneRoll = ({ dice, negated }: Roll): Roll => ({ dice: dice.slice(), negated: negated.slice() });

export const cloneCombat = (c: Combat): Combat => ({
  type: c.type,
  attacker: c.attacker,
  defender: c.defender,
  foe: c.foe,
  foeValue: c.foeValue,
  barred: c.barred,
  window: c.window,
  rolling: c.rolling,
  attack: cloneRoll(c.attack),
  defense: cloneRoll(c.defense),
  winner: c.winner,
  used: c.used.slice(),
});

export const cloneTest = (t: SkillTest): SkillTest => ({
  kind: t.kind,
  player: t.player,
  skill: t.skill,
  copies: t.copies,
  dice: t.dice.slice(),
  used: t.used.slice(),
  passed: t.passed,
});
