import { AT_ONCE, allIf, outOf } from '@cantina/kernel';
import { amountOf, factionsMeant, fameOf } from '../rules/abilities/conditions.ts';
import { chooseFaction } from '../rules/choices.ts';
import { standingOf } from '../rules/lookup.ts';
import { creditsOf, gainCredits, loseCredits } from '../rules/player/credits.ts';
import { gainFame, loseFame } from '../rules/player/fame.ts';
import { canChangeReputation, changeReputation, setReputation } from '../rules/player/reputation.ts';
import { playerMeant } from '../rules/wording.ts';
import type { Family } from './family.ts';

/** Credits, fame, reputation. */
export const standing = {
  'gain-credits': {
    run(g, { who, amount }, context) {
      const player = playerMeant(who, context);
      if (player !== null) gainCredits(g, player, amountOf(g, context.player, amount));
      return AT_ONCE;
    },
    extent: (g, { who, amount }, context) =>
      allIf(playerMeant(who, context) !== null && amountOf(g, context.player, amount) > 0),
  },

  'lose-credits': {
    run(g, { who, amount }, context) {
      const player = playerMeant(who, context);
      if (player !== null) loseCredits(g, player, amountOf(g, context.player, amount));
      return AT_ONCE;
    },
    extent(g, { who }, context) {
      const player = playerMeant(who, context);
      return allIf(player !== null && creditsOf(g, player) > 0);
    },
  },

  'take-credits': {
    run(g, { amount }, { player, other }) {
      if (other === null) return AT_ONCE;
      const taken = Math.min(amount, creditsOf(g, other));
      loseCredits(g, other, taken);
      gainCredits(g, player, taken);
      return AT_ONCE;
    },
    extent: (g, { amount }, { other }) => (other === null ? 'nothing' : outOf(creditsOf(g, other), amount)),
  },

  'gain-fame': {
    run(g, { amount }, { player }) {
      gainFame(g, player, amount);
      return AT_ONCE;
    },
    extent: () => 'all',
  },

  'lose-fame': {
    run(g, { amount }, { player }) {
      loseFame(g, player, amount);
      return AT_ONCE;
    },
    extent: (g, { amount }, { player }) => outOf(fameOf(g, player), amount),
  },

  reputation: {
    *run(g, { who, change, with: ref }, context) {
      const player = playerMeant(who, context);
      if (player === null) return;
      const step = change === 'gain' ? 1 : -1;
      const faction = yield* chooseFaction(g, ref, context, { of: player, step });
      if (faction !== null) changeReputation(g, player, faction, step);
    },
    extent(g, { who, change, with: ref }, context) {
      const player = playerMeant(who, context);
      const step = change === 'gain' ? 1 : -1;
      return allIf(
        player !== null &&
          factionsMeant(g, context.player, ref, context.job?.card ?? null).some((faction) =>
            canChangeReputation(g, player, faction, step),
          ),
      );
    },
  },

  'set-reputation': {
    *run(g, { with: ref, to }, context) {
      const faction = yield* chooseFaction(g, ref, context, null);
      if (faction !== null) setReputation(g, context.player, faction, to);
    },
    extent: (g, { with: ref, to }, { player, job }) =>
      allIf(factionsMeant(g, player, ref, job?.card ?? null).some((faction) => standingOf(g, player, faction) !== to)),
  },
} satisfies Family;
