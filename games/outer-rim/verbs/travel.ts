import { AT_ONCE, allIf } from '@cantina/kernel';
import { factionsMeant } from '../rules/abilities/conditions.ts';
import { happened } from '../rules/abilities/happened.ts';
import { chooseFaction, choosePlanet } from '../rules/choices.ts';
import { isOnPlanet, spaceOfPlayer } from '../rules/lookup.ts';
import { stackSpace } from '../rules/movement/map.ts';
import { moveDirectly, moveUpTo } from '../rules/movement/movement.ts';
import { movePatrolAside, movePatrolTo } from '../rules/movement/patrols.ts';
import { addSabotage, earnExtraTurn, endTurnNow } from '../rules/ops/index.ts';
import type { Family } from './family.ts';

/** Turns, movements, patrols. */
export const travel = {
  'extra-turn': {
    run(g) {
      earnExtraTurn(g);
      return AT_ONCE;
    },
    extent: (g) => allIf(!g.state.extraTurn), // OR-MAEL-06
  },

  'end-turn': {
    run(g) {
      endTurnNow(g);
      return AT_ONCE;
    },
    extent: () => 'all',
  },

  'move-directly': {
    *run(g, { to }, context) {
      const space = to === 'any-planet' ? yield* choosePlanet(g, context) : to;
      moveDirectly(g, context.player, space);
    },
    extent: (g, { to }, { player }) => allIf(spaceOfPlayer(g, player) !== to),
  },

  move: {
    run: (g, { spaces }, { player }) => moveUpTo(g, player, spaces),
    extent: () => 'all',
  },

  'move-patrol': {
    /** OR-MOVE-09 a patrol is lifted and put somewhere, or goes to a neighbouring space. */
    *run(g, { patrol, to }, context) {
      const faction = yield* chooseFaction(g, patrol, context, null);
      if (faction === null) return;
      if (to === 'adjacent') yield* movePatrolAside(g, context.player, faction);
      else movePatrolTo(g, faction, to === 'here' ? spaceOfPlayer(g, context.player) : stackSpace(g, faction));
    },
    extent: (g, { patrol }, { player, job }) => allIf(factionsMeant(g, player, patrol, job?.card ?? null).length > 0),
  },

  sabotage: {
    run(g, _effect, { player }) {
      addSabotage(g, player, spaceOfPlayer(g, player));
      return happened(g, player, { on: 'sabotage' });
    },
    extent: (g, _effect, { player }) =>
      allIf(isOnPlanet(g, player) && !g.state.sabotaged.includes(spaceOfPlayer(g, player))),
  },
} satisfies Family;
