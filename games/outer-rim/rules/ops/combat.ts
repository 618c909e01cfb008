import { type CardId, type EventsOf, opsFor, type Seat, the } from '@cantina/kernel';
import type { DieFace, Skill } from '../../content/index.ts';
import { abilityKey } from '../abilities/in-force.ts';
import type { Combat, CombatSide, CombatWindow, Roll, SkillTest } from '../combat/state.ts';
import type { RimState } from '../state.ts';
import { by, playerIn, seatOf } from './by.ts';

/** What combats, tests and damage write. */
const op = opsFor<RimState>();

// Combat

export type NewCombat = Pick<Combat, 'type' | 'attacker' | 'defender' | 'foe' | 'foeValue' | 'barred'>;

const noDice = (): Roll => ({ dice: [], negated: [] });

export const beginCombat = op('combat-begins', (s, fight: NewCombat) => {
  const { type, attacker, defender, foe, foeValue, barred } = fight;
  s.combat = {
    type,
    attacker,
    defender,
    foe,
    foeValue,
    barred,
    window: 'start',
    rolling: 'attacker',
    attack: noDice(),
    defense: noDice(),
    winner: null,
    used: [],
  };
  return { player: seatOf(attacker), other: defender === null ? null : { seat: defender }, foe, type, value: foeValue };
});

const combatOf = (s: RimState): Combat => {
  if (s.combat === null) throw new Error('nobody fights');
  return s.combat;
};

const rollOf = (combat: Combat, side: CombatSide): Roll => (side === 'attacker' ? combat.attack : combat.defense);

export const openWindow = op('combat-window', (s, rolling: CombatSide, window: CombatWindow) => {
  const combat = combatOf(s);
  combat.rolling = rolling;
  combat.window = window;
  return { rolling, window };
});

export const layDice = op('combat-roll', (s, side: CombatSide, dice: readonly DieFace[]) => {
  rollOf(combatOf(s), side).dice = [...dice];
  return { side, dice };
});

/** An ability has changed dice of a combat. */
export const changeCombatDice = op(
  'change-combat-dice',
  (s, player: Seat, side: CombatSide, card: CardId, dice: readonly DieFace[], negated: readonly DieFace[]) => {
    const roll = rollOf(combatOf(s), side);
    roll.dice = [...dice];
    roll.negated = [...negated];
    return { player: seatOf(player), side, card: the(card), dice, negated };
  },
);

/** OR-CABIL-07 once per combat. */
export const noteUsedInCombat = op('use-in-combat', (s, player: Seat, card: CardId, index: number) => {
  combatOf(s).used.push(abilityKey(card, index));
  return { player: seatOf(player), card: the(card), index };
});

export const decideCombat = op('combat-outcome', (s, winner: CombatSide, attack: number, defense: number) => {
  const combat = combatOf(s);
  combat.winner = winner;
  combat.window = 'outcome';
  const { attacker, defender, foe } = combat;
  return {
    player: seatOf(attacker),
    other: defender === null ? null : { seat: defender },
    foe,
    winner,
    attack,
    defense,
  };
});

export const endCombat = op('combat-ends', (s) => {
  const { attacker } = combatOf(s);
  s.combat = null;
  return by(attacker);
});

// Rolls outside of combat

export const beginTest = op(
  'test-begins',
  (s, player: Seat, kind: SkillTest['kind'], skill: Skill | null, copies: number) => {
    s.test = { kind, player, skill, copies, dice: [], used: [], passed: null };
    return { player: seatOf(player), kind, skill, copies };
  },
);

const testOf = (s: RimState): SkillTest => {
  if (s.test === null) throw new Error('nobody rolls');
  return s.test;
};

/** OR-SKILL-03 for this test only. */
export const gainSkill = op('gain-skill', (s, player: Seat, card: CardId, index: number) => {
  const test = testOf(s);
  test.copies++;
  test.used.push(abilityKey(card, index));
  return { player: seatOf(player), card: the(card), skill: test.skill };
});

export const layTestDice = op('test-roll', (s, dice: readonly DieFace[]) => {
  testOf(s).dice = [...dice];
  return { dice };
});

export const changeTestDice = op('change-test-dice', (s, player: Seat, card: CardId, dice: readonly DieFace[]) => {
  testOf(s).dice = [...dice];
  return { player: seatOf(player), card: the(card), dice };
});

export const noteUsedInTest = op('use-in-test', (s, player: Seat, card: CardId, index: number) => {
  testOf(s).used.push(abilityKey(card, index));
  return { player: seatOf(player), card: the(card), index };
});

export const endTest = op('test-ends', (s, passed: boolean | null) => {
  const { player, kind, skill, copies } = testOf(s);
  s.test = null;
  return { player: seatOf(player), kind, skill, copies, passed };
});

// Damage

export type DamageOn = 'character' | 'ship';

export const addDamage = op('damage', (s, player: Seat, on: DamageOn, amount: number) => {
  const p = playerIn(s, player);
  if (on === 'character') p.characterDamage += amount;
  else p.shipDamage += amount;
  return { player: seatOf(player), on, amount };
});

export const removeDamage = op('recover', (s, player: Seat, on: DamageOn, amount: number) => {
  const p = playerIn(s, player);
  if (on === 'character') p.characterDamage -= amount;
  else p.shipDamage -= amount;
  return { player: seatOf(player), on, amount };
});

/** OR-DMG-04 */
export const notePrevented = op('prevent-damage', (_s, player: Seat, card: CardId, amount: number) => ({
  player: seatOf(player),
  card: the(card),
  amount,
}));

/** OR-DEFEAT-04 the standee is laid down; OR-DEFEAT-05 the turn ends after this, also for whoever stands up before. */
export const layDown = op('defeated', (s, player: Seat) => {
  playerIn(s, player).defeated = true;
  if (player === s.active) s.turnOver = true; // OR-GAP-26
  return by(player);
});

/** OR-DEFEAT-06, OR-DEFEAT-07 */
export const standUp = op('stand-up', (s, player: Seat) => {
  playerIn(s, player).defeated = false;
  return by(player);
});

// Encounters, jobs, bounties

export const noteEncounter = op(
  'encounter',
  (
    _s,
    player: Seat,
    kind: 'space' | 'patrol' | 'contact' | 'ability' | 'job' | 'crew' | 'challenge',
    what: string,
  ) => ({
    player: seatOf(player),
    kind,
    what,
  }),
);

/** A card is drawn and read aloud (OR-ENCSPACE-07), or kept as a secret (OR-ENCSPACE-08). */
export const noteDrawn = op('draw-encounter', (_s, player: Seat, card: CardId, section: string) => ({
  player: seatOf(player),
  card: the(card),
  section,
}));

/** OR-SECRET-02 */
export const noteSecretUsed = op('use-secret', (_s, player: Seat, card: CardId) => ({
  player: seatOf(player),
  card: the(card),
}));

export const noteDatabank = op('databank', (_s, player: Seat, card: CardId, number: number) => ({
  player: seatOf(player),
  card: the(card),
  number,
}));

export const noteTrigger = op('trigger', (_s, player: Seat, card: CardId, index: number) => ({
  player: seatOf(player),
  card: the(card),
  index,
}));

export const noteJobStarts = op('attempt-job', (_s, player: Seat, card: CardId) => ({
  player: seatOf(player),
  card: the(card),
}));

export const noteJobEnds = op('job-ends', (_s, player: Seat, card: CardId, completed: boolean) => ({
  player: seatOf(player),
  card: the(card),
  completed,
}));

/** OR-BOUNTY-06 */
export const noteEliminated = op('eliminate', (_s, player: Seat, bounty: CardId, token: CardId) => ({
  player: seatOf(player),
  bounty: the(bounty),
  card: the(token),
}));

/** OR-BOUNTY-15 */
export const noteProtection = op('protect', (_s, owner: Seat, crew: CardId, protects: boolean) => ({
  player: seatOf(owner),
  card: the(crew),
  protects,
}));

export const notePatrolBeaten = op('beat-patrol', (_s, player: Seat, faction: string, level: number) => ({
  player: seatOf(player),
  faction,
  level,
}));

/** Who takes part in a wager, and what everybody rolled; the house has no seat. */
export const noteWager = op('wager', (_s, player: Seat | null, result: number) => ({
  player: player === null ? null : { seat: player },
  result,
}));

export const noteWagerWon = op('wager-won', (_s, player: Seat | null, pot: number) => ({
  player: player === null ? null : { seat: player },
  pot,
}));

type Ops = typeof import('./combat.ts');
/** The data of each event, by its type. */
export type CombatEvents = EventsOf<Ops>;
