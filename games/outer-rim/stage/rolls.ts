import type { CardArg, View } from '@cantina/kernel';
import type { Among, Centre, Scene, Side, Stake } from '@cantina/web/kit';
import { type CombatType, cardOf, type DieFace, FACTIONS, patrolOf, type Skill, type Space } from '../content/index.ts';
import { passingFaces } from '../rules/combat/dice.ts';
import { combatOdds, deliveryOdds, oddsWith, testOdds } from '../rules/combat/odds.ts';
import type { CombatSide } from '../rules/combat/state.ts';
import { statOf } from '../rules/player/stats.ts';
import type { PatrolLevel } from '../rules/state.ts';
import { foeName } from '../table/now/foes.ts';
import { cardsOf, openTable } from '../table/sight.ts';
import { printers } from '../text/index.ts';
import { spaceName } from '../text/names/index.ts';
import { foeOf } from '../text/parts.ts';
import { diceOf } from './dice.ts';
import { fightOn, stakesFor, testOn } from './stakes.ts';
import { headOf, isContact } from './stories.ts';
import { type AllEvents, joined, named, nameOf, pictured, seatsOf, type Telling, whoIs } from './telling.ts';

/** Dice count at once for a while; then they are read. */
const LOOK = 1500;
const LIE = 500;

const spaceOf = ({ now }: Telling, player: number): Space | undefined => now.players[player]?.space;
const placeOf = (telling: Telling, player: number): string => {
  const space = spaceOf(telling, player);
  return space === undefined ? '' : spaceName(space)[telling.lang];
};

/** What the dice show then is said when they lie. */
const changing = ({ at, say }: Telling, { face }: CardArg): string =>
  say.changes(face === null ? '' : at.reader.faceName(face));

// Tests

/** What a test is about: the card that asks for it, or the cargo. */
function testHead(telling: Telling, player: number): Centre {
  const { say, card } = telling;
  if (card !== undefined) return headOf(telling, card.face, player);
  const test = telling.now.test ?? telling.before.test;
  const title = test?.kind === 'delivery' ? say.delivery : test?.kind === 'gamble' ? say.roll : skillName(telling);
  const face = cardsOf(telling.beat.view, 'character', player)[0]?.face;
  return {
    ink: 'story',
    over: `${nameOf(telling, player)} · ${placeOf(telling, player)}`,
    title,
    ...(face === undefined ? {} : { faces: [face] }),
  };
}

function skillName({ lang, now, before, say }: Telling): string {
  const skill = (now.test ?? before.test)?.skill;
  return skill == null ? say.roll : printers[lang].words.card.skills[skill];
}

function testStakes(telling: Telling, player: number, passed: boolean | null): readonly Stake[] | undefined {
  const { card, say, lang } = telling;
  const skill = (telling.now.test ?? telling.before.test)?.skill;
  const test = card === undefined || skill == null ? null : testOn(card.face, spaceOf(telling, player), skill);
  if (test === null) return undefined;
  return stakesFor(say, lang, [say.ifPassed, say.ifFailed], [test.pass, test.fail], passed);
}

export function testBegins(
  { player: { seat }, kind, skill, copies }: AllEvents['test-begins'],
  telling: Telling,
): Scene | null {
  if (kind === 'gamble') return null;
  const needs = needsFor(telling, telling.beat.view, { player: seat, skill, copies }, 'open');
  const stakes = testStakes(telling, seat, null);
  return {
    ...pictured(telling, seat),
    isNew: true,
    time: LOOK,
    stays: true,
    isTold: false,
    centre: {
      ...testHead(telling, seat),
      needs: [needs],
      ...(stakes === undefined ? {} : { stakes }),
      rolledFor: skillName(telling),
    },
  };
}

/** What the dice must show, and how likely that was at this table; `open`: skills may still be gained for it. */
function needsFor(
  telling: Telling,
  view: View,
  { player, skill, copies }: { readonly player: number; readonly skill: Skill | null; readonly copies: number },
  gains: 'open' | 'settled',
): NonNullable<Centre['needs']>[number] {
  const { say } = telling;
  const g = openTable(view);
  if (skill === null) return { text: say.needsHit, chance: deliveryOdds(g, player) };
  const chance = gains === 'open' ? testOdds(g, player, [skill]) : oddsWith(g, player, copies);
  return { text: say.needs(skillName(telling), copies), chance };
}

export function testRoll({ dice }: AllEvents['test-roll'], telling: Telling): Scene | null {
  const test = telling.now.test ?? telling.before.test;
  if (test === null) return null;
  const { player, kind, copies } = test;
  const counts: readonly DieFace[] =
    kind === 'delivery' ? ['hit'] : kind === 'gamble' ? ['hit', 'crit'] : passingFaces(copies);
  const head = testHead(telling, player);
  // Whoever was asked in between sees once more what it is about.
  const stakes = kind === 'gamble' ? undefined : testStakes(telling, player, null);
  const needs = kind === 'gamble' ? undefined : [needsFor(telling, telling.beat.before, test, 'settled')];
  return {
    key: telling.key,
    line: telling.say.rolls(whoIs(telling, player), test.skill === null ? head.title : skillName(telling)),
    concerns: seatsOf(telling, player),
    weight: 'moment',
    time: LIE,
    isTold: false,
    sound: 'dice',
    centre: {
      ...head,
      ...(needs === undefined ? {} : { needs }),
      ...(stakes === undefined ? {} : { stakes }),
      dice: diceOf(dice, player, telling.lang, counts),
      rolledFor: skillName(telling),
    },
  };
}

/** Somebody uses what they have: only dice that are not what they were fall again. */
export function testChange({ dice, card }: AllEvents['change-test-dice'], telling: Telling): Scene | null {
  const scene = testRoll({ dice }, telling);
  const past = telling.before.test?.dice ?? [];
  if (scene?.centre?.dice === undefined) return scene;
  const lying = scene.centre.dice.map((die, i) => ({ ...die, isKept: past[i] === dice[i] }));
  return { ...scene, line: changing(telling, card), centre: { ...scene.centre, dice: lying } };
}

export function testEnds({ player: { seat }, kind, passed }: AllEvents['test-ends'], telling: Telling): Scene | null {
  const { say, before, lines } = telling;
  const rest = lines.slice(1).map((text) => ({ text }));
  const own = { key: telling.key, line: withRoll(telling), concerns: seatsOf(telling, seat) };
  if (passed === null)
    return rest.length === 0 ? null : { ...own, weight: 'moment', centre: { ...testHead(telling, seat), lines: rest } };
  const isDelivery = kind === 'delivery';
  const isOfJob =
    telling.card !== undefined && cardOf(telling.card.face).component !== 'encounter' && !isContact(telling.card.face);
  const stakes = testStakes(telling, seat, passed);
  const among = isOfJob && rest.length === 0 ? { among: tests(telling, passed) } : {};
  return {
    ...own,
    ...among,
    weight: 'moment',
    // Of a job it is told how it ended, not each of its tests.
    isTold: !isOfJob,
    told: before.test?.skill == null ? telling.line : named(skillName(telling), telling.line),
    sound: passed ? 'success' : 'failure',
    centre: {
      ...testHead(telling, seat),
      ...(stakes === undefined ? {} : { stakes }),
      ...(rest.length === 0 ? {} : { lines: rest }),
      verdict: {
        text: isDelivery ? (passed ? say.unnoticed : say.noticed) : passed ? say.passed : say.failed,
        why: isDelivery ? say.whyDelivery(passed) : say.why(before.test?.copies ?? 0, passed),
        tone: passed ? 'good' : 'bad',
      },
    },
  };
}

/** Of several tests it is told which were passed and which failed. */
const tests = (telling: Telling, passed: boolean): Among => ({
  kind: `test:${passed}`,
  name: skillName(telling),
  amount: 1,
  told: (names) => telling.say.tests(passed, [...new Set(names)]),
});

/** What was rolled, and what came of it. */
function withRoll({ at, before, beat, line }: Telling): Telling['line'] {
  const dice = before.test?.dice ?? [];
  if (dice.length === 0) return line;
  const rolled = at.lineOf({ n: beat.events[0]?.n ?? 0, type: 'test-roll', data: { dice: [...dice] } });
  return joined([rolled, ...beat.events.map((event) => at.lineOf(event)).filter((each) => each.length > 0)]);
}

// Fights

const COUNTING: readonly DieFace[] = ['hit', 'crit'];

/** Where a fight takes place, and against whom. */
export function fightTitle(telling: Telling): Pick<Centre, 'over' | 'title'> {
  const { say, now, before, lang } = telling;
  const fight = now.combat ?? before.combat;
  const foe = fight?.defender == null ? foeName(fight?.foe ?? '', lang) : nameOf(telling, fight.defender);
  return { over: say.fight(fight?.type ?? 'ground', placeOf(telling, fight?.attacker ?? 0)), title: say.against(foe) };
}

/** `falling`: whose dice fall now; those of the other side lie. */
function fightHead(telling: Telling, falling: CombatSide | null): Centre {
  const { say, now, before, beat } = telling;
  const attacker = (now.combat ?? before.combat)?.attacker ?? 0;
  const stakes = fightStakes(telling, null);
  const isFirst = now.combat !== null && now.combat.attack.dice.length === 0 && now.combat.winner === null;
  const odds = isFirst ? combatOdds(openTable(beat.view)) : null;
  return {
    ink: 'danger',
    ...fightTitle(telling),
    ...(odds === null ? {} : { needs: [{ text: say.chanceOf(whoIs(telling, attacker)), chance: odds.win }] }),
    ...(stakes === undefined ? {} : { stakes }),
    sides: [sideOf(telling, 'attacker', falling), sideOf(telling, 'defender', falling)],
  };
}

function fightStakes(telling: Telling, won: boolean | null): readonly Stake[] | undefined {
  const { card, say, lang, now, before, table } = telling;
  const fight = now.combat ?? before.combat;
  if (fight?.foe == null) return undefined;
  const foe = foeOf(fight.foe);
  if (foe.kind === 'patrol') {
    const { reward } = patrolOf(foe.faction, foe.level as PatrolLevel);
    if (reward === null) return undefined;
    const text = table.reward('credits' in reward ? reward.credits : 0, 'fame' in reward ? reward.fame : 0);
    return [{ label: say.ifWon, text, tone: 'good', state: won === null ? 'open' : won ? 'met' : 'missed' }];
  }
  const printed = card === undefined ? null : fightOn(card.face, spaceOf(telling, fight.attacker), fight.foe);
  return printed === null ? undefined : stakesFor(say, lang, [say.ifWon, say.ifLost], [printed.win, printed.lose], won);
}

/** Both sides with the dice that lie, and what they have left by now. */
export const sidesOf = (telling: Telling): readonly [Side, Side] => [
  sideOf(telling, 'attacker', null),
  sideOf(telling, 'defender', null),
];

function sideOf(telling: Telling, which: CombatSide, falling: CombatSide | null): Side {
  const { now, before, lang, say, beat } = telling;
  const fight = now.combat ?? before.combat;
  const type: CombatType = fight?.type ?? 'ground';
  const player = which === 'attacker' ? (fight?.attacker ?? null) : (fight?.defender ?? null);
  const roll = which === 'attacker' ? fight?.attack : fight?.defense;
  const tone = fight?.winner == null ? 'plain' : fight.winner === which ? 'good' : 'bad';
  const rolled = roll?.dice ?? [];
  const past = which === 'attacker' ? before.combat?.attack.dice : before.combat?.defense.dice;
  const lies = (i: number): boolean => falling !== which || past?.[i] === rolled[i];
  const dice = rolled.length === 0 ? {} : { dice: diceOf(rolled, player, lang, COUNTING, lies) };
  if (player === null) {
    const face = foeFace(telling);
    const value = fight?.foeValue ?? null;
    return {
      name: foeName(fight?.foe ?? '', lang),
      ...(face === undefined ? {} : { face }),
      lines: [value === null ? say.unbeatable : say.dice(value)],
      tone,
      ...dice,
    };
  }
  const g = openTable(beat.view);
  const most = statOf(g, player, type === 'ground' ? 'health' : 'hull');
  const own = now.players[player];
  const damage = (type === 'ground' ? own?.characterDamage : own?.shipDamage) ?? 0;
  const face = cardsOf(beat.view, type === 'ground' ? 'character' : 'ship', player)[0]?.face;
  return {
    name: nameOf(telling, player),
    seat: player,
    ...(face === undefined ? {} : { face }),
    lines: [say.dice(statOf(g, player, type)), say.left(type, most - damage, most)],
    tone,
    ...dice,
  };
}

/** Who is no player still has a face: a patrol, a contact, or the card on which the enemy stands. */
function foeFace({ now, before, card }: Telling): string | undefined {
  const foe = (now.combat ?? before.combat)?.foe;
  if (foe == null) return undefined;
  const is = foeOf(foe);
  if (is.kind === 'patrol') return `patrol/${FACTIONS.find((each) => each === is.faction) ?? 'hutt'}-${is.level}`;
  return is.kind === 'contact' ? `databank/${is.contact}` : card?.face;
}

/** One of the two in a fight; nobody: who reads. */
function whoFights(telling: Telling, side: CombatSide): string | null {
  const fight = telling.now.combat ?? telling.before.combat;
  const player = side === 'attacker' ? fight?.attacker : fight?.defender;
  return player == null ? foeName(fight?.foe ?? '', telling.lang) : whoIs(telling, player);
}

const fighters = (telling: Telling): readonly number[] => {
  const fight = telling.now.combat ?? telling.before.combat;
  return seatsOf(telling, fight?.attacker, fight?.defender);
};

export const combatBegins = (_data: AllEvents['combat-begins'], telling: Telling): Scene => ({
  key: telling.key,
  isNew: true,
  line: telling.line,
  concerns: fighters(telling),
  weight: 'moment',
  time: LOOK,
  stays: true,
  isTold: false,
  sound: 'alarm',
  centre: fightHead(telling, null),
});

/** Somebody uses what they have: only dice that are not what they were fall again. */
export const combatChange = (data: AllEvents['change-combat-dice'], telling: Telling): Scene => ({
  ...combatRoll(data, telling),
  line: changing(telling, data.card),
});

export const combatRoll = ({ side }: { readonly side: CombatSide }, telling: Telling): Scene => ({
  key: telling.key,
  line: telling.say.rollsInFight(whoFights(telling, side)),
  concerns: fighters(telling),
  weight: 'moment',
  time: LIE,
  isTold: false,
  sound: 'dice',
  centre: fightHead(telling, side),
});

export function combatOutcome({ winner, attack, defense, foe }: AllEvents['combat-outcome'], telling: Telling): Scene {
  const { say, lines, now, before } = telling;
  const fight = now.combat ?? before.combat;
  const head = fightHead(telling, null);
  const isWon = winner === 'attacker';
  const isHopeless = foe !== null && fight?.foeValue === null;
  const mine = telling.at.seat;
  const won = isWon ? fight?.attacker : fight?.defender;
  const isSad = mine !== null && fighters(telling).includes(mine) ? won !== mine : won == null;
  const stakes = fightStakes(telling, isWon);
  return {
    key: telling.key,
    line: telling.line,
    // Who loses is told by whom.
    ...(isWon ? { told: named(head.title, telling.line) } : {}),
    concerns: fighters(telling),
    weight: 'moment',
    sound: isSad ? 'failure' : 'success',
    centre: {
      ...head,
      ...(stakes === undefined ? {} : { stakes }),
      ...(lines.length < 2 ? {} : { lines: lines.slice(1).map((text) => ({ text })) }),
      verdict: {
        text: say.wins(whoFights(telling, winner)),
        why: isHopeless ? say.unbeatable : say.score(attack, defense),
        tone: isSad ? 'bad' : 'good',
      },
    },
  };
}
