import type { Seat } from '@cantina/kernel';
import {
  type CombatType,
  DIE_FACES,
  type DiceChange,
  type DieFace,
  type RollKind,
  type Skill,
} from '../../content/index.ts';
import { copiesOf } from '../abilities/conditions.ts';
import { usable } from '../abilities/usable.ts';
import { gainsOf, TEST_DICE } from '../encounter/skill-test.ts';
import { damageLeft, statOf } from '../player/stats.ts';
import type { G } from '../state.ts';
import { damageOf, passingFaces } from './dice.ts';
import { type DiceUsable, diceUses } from './dice-changes.ts';
import {
  type Aid,
  at,
  type Chances,
  damageIn,
  diceChances,
  type Pool,
  type RollAids,
  rollChances,
} from './roll-odds.ts';
import type { CombatSide } from './state.ts';

/**
 * Exact chances for the screen and the bots, from the same rules and the same cards: whoever rolls uses own abilities as
 * well as possible. What others keep secret is not known and not counted.
 */

/** How a combat may end for its attacker. */
export interface FightOdds {
  readonly win: number;
  /** The chance to be defeated by it. */
  readonly defeat: number;
  /** Damage suffered on average, as far as it can be suffered. */
  readonly damage: number;
}

export interface FightPlan {
  readonly type: CombatType;
  readonly attacker: Seat;
  readonly against: { readonly player: Seat } | { readonly value: number | null };
}

/** The chance to pass a test of the best of these skills; skills that can be gained for it are gained. */
export const testOdds = (g: G, player: Seat, skills: readonly Skill[]): number =>
  Math.max(...skills.map((skill) => oddsWith(g, player, copiesOf(g, player, skill) + gainsOf(g, player).length)));

/** The chance to pass a test with so many copies of the skill, with what this player can do to the dice. */
export function oddsWith(g: G, player: Seat, copies: number): number {
  const passing = passingFaces(copies).map((face) => DIE_FACES.indexOf(face));
  const passes = (pool: Pool): number => (passing.some((face) => at(pool, face) > 0) ? 1 : 0);
  return at(rollChances(TEST_DICE, aidsOf(g, player, 'test'), { result: passes, worth: (result) => result }), 1);
}

/** OR-DELIV-02 the chance that illegal cargo is delivered without a question. */
export function deliveryOdds(g: G, player: Seat): number {
  const hits = (pool: Pool): number => (at(pool, DIE_FACES.indexOf('hit')) > 0 ? 1 : 0);
  return at(rollChances(1, aidsOf(g, player, 'delivery'), { result: hits, worth: (result) => result }), 1);
}

const aidsOf = (g: G, player: Seat, kind: RollKind): RollAids => ({
  own: aids(diceUses(g, player, kind, ['reroll', 'turn', 'add'])),
  opposing: [],
});

/** The ways of one ability belong together: one of them is used. */
function aids(uses: readonly DiceUsable[]): Aid[] {
  const found = new Map<string, DiceChange[]>();
  for (const { card, index, use } of uses) {
    const key = `${card}.${index}`;
    const ways = found.get(key);
    if (ways === undefined) found.set(key, [use.do]);
    else ways.push(use.do);
  }
  return [...found.values()];
}

/** A combat that could be fought now. */
export function fightOdds(g: G, { type, attacker, against }: FightPlan): FightOdds {
  const defender = 'player' in against ? against.player : null;
  const value = 'player' in against ? null : against.value;
  if (defender === null && value === null) return { win: 0, defeat: 1, damage: damageLeft(g, attacker, 'ship') }; // OR-PATROL-05
  return oddsOf(g, { type, attacker, defender, value, attack: null, defense: null });
}

/** The combat that is being fought, from the dice as they lie. Null when nobody fights, or nothing is open any more. */
export function combatOdds(g: G): FightOdds | null {
  const { combat } = g.state;
  if (combat === null || combat.winner !== null) return null;
  if (combat.defender === null && combat.foeValue === null) return null;
  const rolled = combat.window === 'reroll' || combat.window === 'results';
  return oddsOf(g, {
    type: combat.type,
    attacker: combat.attacker,
    defender: combat.defender,
    value: combat.foeValue,
    attack:
      combat.rolling === 'defender' || rolled
        ? { dice: combat.attack.dice, open: combat.rolling === 'attacker' }
        : null,
    defense: combat.rolling === 'defender' && rolled ? { dice: combat.defense.dice, open: true } : null,
  });
}

/** Dice that lie on the table; not `open` any more: nothing changes them. */
interface Lying {
  readonly dice: readonly DieFace[];
  readonly open: boolean;
}

interface Situation {
  readonly type: CombatType;
  readonly attacker: Seat;
  readonly defender: Seat | null;
  readonly value: number | null;
  readonly attack: Lying | null;
  readonly defense: Lying | null;
}

function oddsOf(g: G, situation: Situation): FightOdds {
  const { type, attacker } = situation;
  const answers = new Map<number, Chances>();
  // A defender without abilities of their own rolls the same whatever there is to beat
  const steady = situation.defender === null ? sideChances(g, situation, 'defender', (defense) => defense) : null;
  // OR-COMBAT-18 the defender rolls knowing what there is to beat: more than the attacker's damage (OR-COMBAT-19)
  const answerTo = (attack: number): Chances => {
    if (steady !== null) return steady;
    const known = answers.get(attack) ?? sideChances(g, situation, 'defender', (defense) => (defense > attack ? 1 : 0));
    answers.set(attack, known);
    return known;
  };
  const winWith = (attack: number): number =>
    answerTo(attack).reduce((sum, chance, defense) => sum + (defense <= attack ? chance : 0), 0);
  const attacks = sideChances(g, situation, 'attacker', winWith);
  const left = damageLeft(g, attacker, type === 'ship' ? 'ship' : 'character');
  const spared = sparedOf(g, attacker, type);
  let win = 0;
  let defeat = 0;
  let damage = 0;
  attacks.forEach((chance, attack) => {
    if (chance === 0) return;
    answerTo(attack).forEach((answer, defense) => {
      const together = chance * answer;
      const won = attack >= defense;
      const suffered = Math.min(left, Math.max(0, (won ? Math.min(defense, spared.cap) : defense) - spared.prevented));
      if (won) win += together;
      if (suffered >= left) defeat += together;
      damage += together * suffered;
    });
  });
  return { win, defeat, damage };
}

/** What the own cards keep from a player in step 5; those that would be discarded for it are kept back. */
function sparedOf(g: G, player: Seat, type: CombatType): { readonly cap: number; readonly prevented: number } {
  let cap = Number.POSITIVE_INFINITY;
  let prevented = 0;
  for (const { ability } of usable(g, player, 'damage-cap')) if (ability.in === type) cap = Math.min(cap, ability.most);
  for (const { ability, secret } of usable(g, player, 'prevent')) {
    if (ability.in === type && ability.discard !== true && !secret) prevented += ability.amount;
  }
  return { cap, prevented };
}

/** Damage → its chance for one side, when that side tries to make `worth` large. */
function sideChances(g: G, s: Situation, side: CombatSide, worth: (damage: number) => number): Chances {
  const lying = side === 'attacker' ? s.attack : s.defense;
  const [roller, opponent] = side === 'attacker' ? [s.attacker, s.defender] : [s.defender, s.attacker];
  const purpose = { result: damageIn, worth };
  const changes: RollAids = {
    own: roller === null ? [] : aids(known(g, s, roller, ['reroll', 'turn', 'add'])),
    opposing: opponent === null ? [] : aids(known(g, s, opponent, ['negate'])),
  };
  if (lying === null) return rollChances(diceOf(g, s, roller, opponent), changes, purpose);
  if (lying.open) return diceChances(lying.dice, changes, purpose);
  const chances = new Array<number>(damageOf(lying.dice) + 1).fill(0);
  chances[damageOf(lying.dice)] = 1;
  return chances;
}

/** Abilities everybody at the table knows of, and the attacker's own secrets. */
const known = (g: G, s: Situation, player: Seat, changes: readonly DiceChange['change'][]): DiceUsable[] =>
  diceUses(g, player, s.type, changes, player === s.attacker ? s.defender : s.attacker).filter(
    ({ secret }) => !secret || player === s.attacker,
  );

function diceOf(g: G, s: Situation, roller: Seat | null, opponent: Seat | null): number {
  let dice = roller === null ? (s.value ?? 0) : statOf(g, roller, s.type);
  if (roller !== null) {
    for (const { use } of known(g, s, roller, ['more-dice'])) if (use.do.change === 'more-dice') dice += use.do.amount;
  }
  if (opponent !== null) {
    for (const { use } of known(g, s, opponent, ['fewer-dice'])) {
      if (use.do.change === 'fewer-dice') dice -= use.do.amount;
    }
  }
  return Math.max(0, dice); // OR-GAP-21
}
