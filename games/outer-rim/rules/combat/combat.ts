import { type CardId, type Flow, type Option, option, PASS, type Seat, the } from '@cantina/kernel';
import type { CombatType, DiceChange } from '../../content/index.ts';
import { happenedTogether } from '../abilities/happened.ts';
import type { Moment } from '../abilities/triggers.ts';
import { usable } from '../abilities/usable.ts';
import { putSecretAway, revealSecret } from '../abilities/use.ts';
import { decideIfAny } from '../decide.ts';
import { isOnPlanet } from '../lookup.ts';
import { message } from '../messages.ts';
import {
  beginCombat,
  changeCombatDice,
  decideCombat,
  endCombat,
  layDice,
  notePrevented,
  openWindow,
} from '../ops/index.ts';
import { discardAsset } from '../player/assets.ts';
import { damageLeft, statOf } from '../player/stats.ts';
import type { G } from '../state.ts';
import { checkDefeats, placeDamage } from './damage.ts';
import { damageOf, rollDice } from './dice.ts';
import { changeDice, type DiceUsable, diceUses, spendDiceUse } from './dice-changes.ts';
import type { CombatSide } from './state.ts';

/** Who is fought (OR-GOLD-05), and what follows from it. */
export interface Fight {
  readonly type: CombatType;
  /** OR-COMBAT-05, OR-COMBAT-06 the active player, or the one who resolves the combat. */
  readonly attacker: Seat;
  readonly against:
    | { readonly player: Seat }
    /** `value` null: it cannot be beaten (OR-PATROL-04). A patrol is no ship (OR-SHIP-07, OR-PATROL-10). */
    | { readonly foe: string; readonly value: number | null; readonly patrol?: true };
  /** OR-BOUNTY-11 */
  readonly barred?: CardId;
  /** OR-COMBAT-20 what winning or losing brings, before any damage. */
  readonly won?: () => Flow<void>;
  readonly lost?: () => Flow<void>;
}

/** OR-COMBAT-04 */
export const combatTypeHere = (g: G, player: Seat): CombatType => (isOnPlanet(g, player) ? 'ground' : 'ship');

/** OR-COMBAT-01, OR-COMBAT-02 one combat from its start to its damage. True when the attacker has won. */
export function* fight(g: G, combat: Fight): Flow<boolean> {
  const { type, attacker, against, barred = null } = combat;
  const defender = 'player' in against ? against.player : null;
  const foe = 'player' in against ? null : against.foe;
  const foeValue = 'player' in against ? null : against.value;
  beginCombat(g, { type, attacker, defender, foe, foeValue, barred });
  const unbeatable = defender === null && foeValue === null;
  if (!unbeatable) {
    yield* rollFor(g, combat, 'attacker'); // OR-COMBAT-18 final before the defender rolls
    yield* rollFor(g, combat, 'defender'); // OR-COMBAT-17
  }
  const attack = damageOf(g.state.combat?.attack.dice ?? []);
  // OR-PATROL-04, OR-PATROL-05, OR-DIFF-09 no dice: exactly enough damage to defeat the player
  const defense = unbeatable ? damageLeft(g, attacker, 'ship') : damageOf(g.state.combat?.defense.dice ?? []);
  const won = !unbeatable && attack >= defense; // OR-COMBAT-19
  decideCombat(g, won ? 'attacker' : 'defender', attack, defense);
  yield* resolveOutcome(g, combat, won);
  yield* resolveDamage(g, combat, { won, attack, defense });
  endCombat(g);
  yield* checkDefeats(g, defender === null ? [attacker] : [attacker, defender], type === 'ship'); // OR-COMBAT-24, OR-ENCPAT-08, OR-EX-18
  return won;
}

const playerOn = ({ attacker, against }: Fight, side: CombatSide): Seat | null =>
  side === 'attacker' ? attacker : 'player' in against ? against.player : null;

const opposite = (side: CombatSide): CombatSide => (side === 'attacker' ? 'defender' : 'attacker');

/** Steps 1 and 2 for the attacker, step 3 for the defender: value, dice, rerolls, results. */
function* rollFor(g: G, combat: Fight, side: CombatSide): Flow<void> {
  openWindow(g, side, 'value');
  const value = yield* combatValue(g, combat, side);
  layDice(g, side, rollDice(g, value)); // OR-COMBAT-12
  openWindow(g, side, 'reroll');
  // OR-COMBAT-13 the roller first, then the opponent; OR-COMBAT-08, OR-EX-09 nobody's abilities work for an NPC, whoever rolls (OR-DIFF-46, OR-GAP-20, OR-AICLAR-03)
  yield* changeRoll(g, combat, side, side, ['reroll'], 'OR-COMBAT-13');
  openWindow(g, side, 'results'); // OR-DIFF-38
  yield* changeRoll(g, combat, side, side, ['turn', 'add'], 'OR-COMBAT-15');
  yield* changeRoll(g, combat, side, opposite(side), ['negate'], 'OR-COMBAT-15');
}

/** OR-COMBAT-11 abilities that change the value: first those of the roller, then those of the opponent. */
function* combatValue(g: G, combat: Fight, side: CombatSide): Flow<number> {
  const { against, type } = combat;
  const roller = playerOn(combat, side);
  let value = roller === null ? ('value' in against ? (against.value ?? 0) : 0) : statOf(g, roller, type);
  for (const by of [side, opposite(side)]) {
    const player = playerOn(combat, by);
    if (player === null) continue;
    value += yield* changeValue(g, combat, player, by === side ? 'more-dice' : 'fewer-dice');
  }
  return Math.max(0, value); // OR-GAP-21
}

/** OR-WORD-02 every one of them "may" be used. */
function* changeValue(g: G, combat: Fight, player: Seat, change: 'more-dice' | 'fewer-dice'): Flow<number> {
  let total = 0;
  const other = playerOn(combat, player === combat.attacker ? 'defender' : 'attacker');
  const uses = () => diceUses(g, player, combat.type, [change], other);
  while (uses().length > 0) {
    const used = yield* decideIfAny(
      g,
      {
        player,
        prompt: message('prompt.combat-value'),
        rule: 'OR-COMBAT-11',
        options: () => uses().map(valueOption),
      },
      PASS,
    );
    if (used === null) break;
    yield* spendDiceUse(g, player, combat.type, used);
    total += dicePlus(used.use.do);
  }
  return total;
}

function valueOption(used: DiceUsable): Option<DiceUsable | null> {
  const { card, index, way } = used;
  return option<DiceUsable | null>(`use:${card}.${index}.${way}`, used, {
    card,
    label: message('option.ability', { card: the(card), index }),
  });
}

const dicePlus = (change: DiceChange): number =>
  change.change === 'more-dice' ? change.amount : change.change === 'fewer-dice' ? -change.amount : 0;

/** One player's abilities at work on the dice of one side. */
function* changeRoll(
  g: G,
  combat: Fight,
  side: CombatSide,
  by: CombatSide,
  changes: readonly DiceChange['change'][],
  rule: string,
): Flow<void> {
  const player = playerOn(combat, by);
  if (player === null) return;
  const roll = () => (side === 'attacker' ? g.state.combat?.attack : g.state.combat?.defense);
  yield* changeDice(g, {
    kind: combat.type,
    player,
    other: playerOn(combat, opposite(by)),
    changes,
    rule,
    dice: () => roll()?.dice ?? [],
    lay: (card, dice, negated) =>
      changeCombatDice(g, player, side, card, dice, [...(roll()?.negated ?? []), ...negated]),
  });
}

/** OR-COMBAT-20 first what the combat was about, then what answers to winning and losing (OR-TIME-01). */
function* resolveOutcome(g: G, combat: Fight, won: boolean): Flow<void> {
  const { type, attacker, against } = combat;
  const defender = playerOn(combat, 'defender');
  yield* (won ? combat.won : combat.lost)?.() ?? [];
  const winner = won ? attacker : defender;
  const loser = won ? defender : attacker;
  const againstPatrol = won && 'patrol' in against;
  const moments: Moment[] = [];
  if (winner !== null) {
    moments.push({ player: winner, occurrence: { on: 'win-combat', type, againstPatrol }, other: loser });
  }
  if (loser !== null) moments.push({ player: loser, occurrence: { on: 'lose-combat', type }, other: winner });
  yield* happenedTogether(g, moments);
}

interface Rolled {
  readonly won: boolean;
  readonly attack: number;
  readonly defense: number;
}

/** OR-COMBAT-21, OR-COMBAT-22 both suffer what the other has rolled; OR-COMBAT-23 an NPC suffers nothing. */
function* resolveDamage(g: G, combat: Fight, { won, attack, defense }: Rolled): Flow<void> {
  openWindow(g, 'defender', 'damage');
  const { attacker, against } = combat;
  // OR-PATROL-05 as much as it takes, whatever would be prevented of it
  if ('value' in against && against.value === null) return placeDamage(g, attacker, 'ship', defense);
  const defender = playerOn(combat, 'defender');
  yield* takeDamage(g, attacker, combat.type, defense, won);
  if (defender !== null) yield* takeDamage(g, defender, combat.type, attack, !won);
}

function* takeDamage(g: G, player: Seat, type: CombatType, rolled: number, won: boolean): Flow<void> {
  let damage = rolled;
  if (won) {
    for (const { card, ability } of usable(g, player, 'damage-cap')) {
      if (ability.in !== type || damage <= ability.most) continue;
      notePrevented(g, player, card, damage - ability.most);
      damage = ability.most;
    }
  }
  damage -= yield* prevent(g, player, type, damage);
  placeDamage(g, player, type === 'ship' ? 'ship' : 'character', damage);
}

/** OR-DMG-04, OR-DIFF-26; what costs the card is asked for. */
function* prevent(g: G, player: Seat, type: CombatType, damage: number): Flow<number> {
  let prevented = 0;
  for (const each of usable(g, player, 'prevent')) {
    const { card, index, ability, secret } = each;
    const left = damage - prevented;
    if (ability.in !== type || left <= 0) continue;
    if (ability.discard === true || secret) {
      const chosen = yield* decideIfAny(
        g,
        {
          player,
          prompt: message('prompt.prevent', { damage: left }),
          rule: 'OR-DMG-04',
          options: () => [
            option<CardId>(`use:${card}.${index}`, card, {
              card,
              label: message('option.ability', { card: the(card), index }),
            }),
          ],
        },
        PASS,
      );
      if (chosen === null) continue;
      if (secret) {
        revealSecret(g, player, card);
        putSecretAway(g, card);
      } else yield* discardAsset(g, player, card);
    }
    const amount = Math.min(ability.amount, left);
    notePrevented(g, player, card, amount);
    prevented += amount;
  }
  return prevented;
}
