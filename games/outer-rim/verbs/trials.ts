import { AT_ONCE, allIf } from '@cantina/kernel';
import { amountOf } from '../rules/abilities/conditions.ts';
import { combatTypeHere, fight } from '../rules/combat/combat.ts';
import { recover, suffer } from '../rules/combat/damage.ts';
import { freeRollOf, gamble } from '../rules/encounter/gamble.ts';
import { skillTest } from '../rules/encounter/skill-test.ts';
import { playerOf } from '../rules/lookup.ts';
import { creditsOf } from '../rules/player/credits.ts';
import { damageOn } from '../rules/player/stats.ts';
import { playerMeant, resolve, resolveIfAny } from '../rules/wording.ts';
import type { Family } from './family.ts';

/** Damage, tests, combats, and whatever else dice decide. */
export const trials = {
  damage: {
    run(g, { who, to, amount }, context) {
      const player = playerMeant(who, context);
      return player === null ? AT_ONCE : suffer(g, player, to, amount);
    },
    extent: (_g, { who }, context) => allIf(playerMeant(who, context) !== null),
  },

  recover: {
    run: (g, { from, amount }, { player }) =>
      recover(g, player, from, amount === 'all' ? Number.MAX_SAFE_INTEGER : amount),
    extent: (g, { from }, { player }) =>
      allIf(
        (from !== 'ship' && damageOn(g, player, 'character') > 0) ||
          (from !== 'character' && damageOn(g, player, 'ship') > 0),
      ),
  },

  test: {
    *run(g, { who, skill, pass, fail }, context) {
      const player = playerMeant(who, context);
      if (player === null) return;
      const passed = yield* skillTest(g, player, skill); // OR-AICLAR-04 the AI, too
      yield* resolveIfAny(g, passed ? pass : fail, context); // OR-TEST-06, OR-TEST-07
    },
    extent: (_g, { who }, context) => allIf(playerMeant(who, context) !== null),
  },

  fight: {
    *run(g, { type, enemy, value, win, lose }, context) {
      yield* fight(g, {
        type, // OR-COMBAT-03
        attacker: context.player,
        against: { foe: enemy, value }, // OR-COMBAT-09
        won: () => resolveIfAny(g, win, context),
        lost: () => resolveIfAny(g, lose, context),
      });
    },
    extent: () => 'all',
  },

  'fight-player': {
    *run(g, { type, win, lose }, context) {
      const { player, other } = context;
      if (other === null || playerOf(g, other).defeated) return; // OR-DEFEAT-08
      yield* fight(g, {
        type: type ?? combatTypeHere(g, player),
        attacker: player,
        against: { player: other },
        won: () => resolveIfAny(g, win, context),
        lost: () => resolveIfAny(g, lose, context),
      });
    },
    extent: (g, _effect, { other }) => allIf(other !== null && !playerOf(g, other).defeated),
  },

  'roll-dice': {
    *run(g, { dice, faces, each }, context) {
      const rolled = yield* freeRollOf(g, context.player, amountOf(g, context.player, dice));
      for (const die of rolled) if (faces.includes(die)) yield* resolve(g, each, context);
    },
    extent: (g, { dice }, { player }) => allIf(amountOf(g, player, dice) > 0),
  },

  'roll-die': {
    *run(g, { cases }, context) {
      const [die] = yield* freeRollOf(g, context.player, 1);
      const met = cases.find(({ faces }) => die !== undefined && faces.includes(die));
      yield* resolveIfAny(g, met?.effect ?? null, context);
    },
    extent: () => 'all',
  },

  gamble: {
    run: (g, { stake, dice }, { player }) => gamble(g, player, stake, dice),
    extent: (g, { stake }, { player, gifts }) => allIf(creditsOf(g, player) + gifts >= stake),
  },
} satisfies Family;
