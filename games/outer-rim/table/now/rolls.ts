import type { SeenEvent } from '@cantina/kernel';
import type { CombatType, DieFace, Skill } from '../../content/index.ts';
import type { CombatSide, CombatWindow, SkillTest } from '../../rules/combat/state.ts';
import type { CombatEvents } from '../../rules/ops/index.ts';

/** The dice of one side, and how often they were rolled or changed. */
export interface Side {
  /** Null: no player. */
  readonly player: number | null;
  dice: readonly DieFace[];
  negated: readonly DieFace[];
  /** Places that lay still when dice were changed last. */
  kept: readonly boolean[];
  changes: number;
}

/** A combat as it was seen, whether it is still being fought or not. */
export interface SeenFight {
  readonly what: 'combat';
  readonly key: string;
  readonly type: CombatType;
  readonly foe: string | null;
  readonly value: number | null;
  readonly attack: Side;
  readonly defense: Side;
  rolling: CombatSide;
  window: CombatWindow;
  winner: CombatSide | null;
  damage: { readonly attack: number; readonly defense: number } | null;
  isOver: boolean;
}

/** A skill test or another roll outside of combat. */
export interface SeenTest {
  readonly what: 'test';
  readonly key: string;
  readonly kind: SkillTest['kind'];
  readonly skill: Skill | null;
  copies: number;
  readonly side: Side;
  passed: boolean | null;
  isOver: boolean;
}

export type SeenRoll = SeenFight | SeenTest;

const isOf = <K extends keyof CombatEvents>(
  event: SeenEvent,
  type: K,
): event is SeenEvent & { readonly data: CombatEvents[K] } => event.type === type;

/**
 * The last combat or test among these events, put together from what was told of it. `turnsAgo`: how many turns may have
 * begun since; what was rolled before is history.
 */
export function lastRoll(events: readonly SeenEvent[], turnsAgo: number): SeenRoll | null {
  let roll: SeenRoll | null = null;
  let turns = 0;
  for (const event of events) {
    if (event.type === 'combat-begins' || event.type === 'test-begins') turns = 0;
    if (event.type === 'turn-begins') turns++;
    if (isOf(event, 'combat-begins')) roll = fightOf(event.n, event.data);
    else if (isOf(event, 'test-begins')) roll = testOf(event.n, event.data);
    else if (roll?.what === 'combat') hearFight(roll, event);
    else if (roll?.what === 'test') hearTest(roll, event);
  }
  return turns > turnsAgo ? null : roll;
}

const sideOf = (player: number | null): Side => ({ player, dice: [], negated: [], kept: [], changes: 0 });

const fightOf = (n: number, { player, other, foe, type, value }: CombatEvents['combat-begins']): SeenFight => ({
  what: 'combat',
  key: String(n),
  type,
  foe,
  value,
  attack: sideOf(player.seat),
  defense: sideOf(other?.seat ?? null),
  rolling: 'attacker',
  window: 'start',
  winner: null,
  damage: null,
  isOver: false,
});

const testOf = (n: number, { player, kind, skill, copies }: CombatEvents['test-begins']): SeenTest => ({
  what: 'test',
  key: String(n),
  kind,
  skill,
  copies,
  side: sideOf(player.seat),
  passed: null,
  isOver: false,
});

function lay(side: Side, dice: readonly DieFace[], negated: readonly DieFace[] = []): void {
  side.kept = side.changes === 0 ? [] : dice.map((face, i) => side.dice[i] === face);
  side.dice = dice;
  side.negated = negated;
  side.changes++;
}

function hearFight(fight: SeenFight, event: SeenEvent): void {
  const sideWith = (side: CombatSide): Side => (side === 'attacker' ? fight.attack : fight.defense);
  if (isOf(event, 'combat-window')) {
    fight.rolling = event.data.rolling;
    fight.window = event.data.window;
  } else if (isOf(event, 'combat-roll')) lay(sideWith(event.data.side), event.data.dice);
  else if (isOf(event, 'change-combat-dice')) lay(sideWith(event.data.side), event.data.dice, event.data.negated);
  else if (isOf(event, 'combat-outcome')) {
    const { winner, attack, defense } = event.data;
    fight.winner = winner;
    fight.damage = { attack, defense };
    fight.window = 'outcome';
  } else if (isOf(event, 'combat-ends')) fight.isOver = true;
}

function hearTest(test: SeenTest, event: SeenEvent): void {
  if (isOf(event, 'gain-skill')) test.copies++;
  else if (isOf(event, 'test-roll')) lay(test.side, event.data.dice);
  else if (isOf(event, 'change-test-dice')) lay(test.side, event.data.dice);
  else if (isOf(event, 'test-ends')) {
    test.passed = event.data.passed;
    test.isOver = true;
  }
}
