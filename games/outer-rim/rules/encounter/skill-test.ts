import { type Flow, option, PASS, type Seat, the } from '@cantina/kernel';
import type { DieFace, Skill } from '../../content/index.ts';
import { copiesOf } from '../abilities/conditions.ts';
import { wasUsed } from '../abilities/in-force.ts';
import { type Usable, usable } from '../abilities/usable.ts';
import { putSecretAway, revealSecret } from '../abilities/use.ts';
import { passingFaces, rollDice } from '../combat/dice.ts';
import { changeDice } from '../combat/dice-changes.ts';
import type { SkillTest } from '../combat/state.ts';
import { decideIfAny, decideUnlessForced } from '../decide.ts';
import { message } from '../messages.ts';
import { beginTest, changeTestDice, endTest, gainSkill, layTestDice, useAbility } from '../ops/index.ts';
import { discardAsset } from '../player/assets.ts';
import type { G } from '../state.ts';

/** OR-TEST-01 */
export const TEST_DICE = 2;

/** A skill test; with several skills the player chooses which one is tested. True when it is passed. */
export function* skillTest(g: G, player: Seat, skills: readonly Skill[]): Flow<boolean> {
  const skill = yield* decideUnlessForced<Skill>(g, {
    player,
    prompt: message('prompt.skill'),
    rule: 'OR-TEST-01',
    options: () =>
      skills.map((each) =>
        option(`skill:${each}`, each, {
          label: message('option.skill', { skill: each, copies: copiesOf(g, player, each) }),
        }),
      ),
  });
  beginTest(g, player, 'test', skill, copiesOf(g, player, skill)); // OR-TEST-05
  const gained = yield* gainSkills(g, player, skill);
  layTestDice(g, rollDice(g, TEST_DICE));
  yield* improve(g, 'test', isPassed);
  const passed = isPassed(testIn(g));
  endTest(g, passed);
  if (passed) {
    for (const each of gained) {
      if (each.ability.discardIfPassed === true && !each.secret) yield* discardAsset(g, player, each.card);
    }
  }
  return passed;
}

export const testIn = (g: G): G['state']['test'] => g.state.test;

/** OR-TEST-02, OR-TEST-03, OR-TEST-04 one die is enough. */
const isPassed = (test: G['state']['test']): boolean =>
  test?.dice.some((die) => passingFaces(test.copies).includes(die)) === true;

/** OR-SKILL-03, OR-SKILL-04, OR-EX-08 a skill gained before the test adds to the copies the player has. */
function* gainSkills(g: G, player: Seat, skill: Skill): Flow<readonly Usable<'gain-skill'>[]> {
  const used: Usable<'gain-skill'>[] = [];
  for (;;) {
    const offered = () => gainsOf(g, player).filter(({ card }) => !used.some((each) => each.card === card));
    if (offered().length === 0) return used;
    const chosen: Usable<'gain-skill'> | null = yield* decideIfAny(
      g,
      {
        player,
        prompt: message('prompt.gain-skill', { skill, copies: testIn(g)?.copies ?? 0 }),
        rule: 'OR-SKILL-04',
        options: () =>
          offered().map((each) =>
            option<Usable<'gain-skill'>>(`use:${each.card}.${each.index}`, each, {
              card: each.card,
              label: message('option.gain-skill', { card: the(each.card), skill }),
            }),
          ),
      },
      PASS,
    );
    if (chosen === null) return used;
    used.push(chosen);
    gainSkill(g, player, chosen.card, chosen.index);
    if (chosen.secret) {
      revealSecret(g, player, chosen.card);
      putSecretAway(g, chosen.card);
    } else if (chosen.ability.limit === 'turn') useAbility(g, player, chosen.card, chosen.index);
  }
}

/** The abilities that give a player a skill for a test. */
export const gainsOf = (g: G, player: Seat): Usable<'gain-skill'>[] =>
  usable(g, player, 'gain-skill').filter(
    ({ card, index, ability }) => ability.limit !== 'turn' || !wasUsed(g, card, index),
  );

/** First rerolls, then changed results; nothing more as soon as the roll is as good as it can be. */
function* improve(g: G, kind: SkillTest['kind'], isSettled: (test: G['state']['test']) => boolean): Flow<void> {
  const player = testIn(g)?.player;
  if (player === undefined) return;
  for (const changes of [['reroll'], ['turn', 'add']] as const) {
    yield* changeDice(g, {
      kind,
      player,
      other: null,
      changes,
      rule: 'OR-TEST-01',
      dice: () => testIn(g)?.dice ?? [],
      lay: (card, dice) => changeTestDice(g, player, card, dice),
      isSettled: () => isSettled(testIn(g)),
    });
  }
}

/** OR-DELIV-02 one die; what it shows in the end. */
export function* deliveryRoll(g: G, player: Seat): Flow<DieFace> {
  const [face = 'blank'] = yield* freeRoll(g, player, 'delivery', 1, (dice) => dice.includes('hit'));
  return face;
}

/** Dice that a card tells a player to roll. */
export function* freeRoll(
  g: G,
  player: Seat,
  kind: 'delivery' | 'gamble',
  dice: number,
  isBest: (dice: readonly DieFace[]) => boolean,
): Flow<readonly DieFace[]> {
  beginTest(g, player, kind, null, 0);
  layTestDice(g, rollDice(g, dice));
  yield* improve(g, kind, (test) => isBest(test?.dice ?? []));
  const rolled = [...(testIn(g)?.dice ?? [])];
  endTest(g, kind === 'delivery' ? isBest(rolled) : null);
  return rolled;
}
