import { AT_ONCE, allIf } from '@cantina/kernel';
import { achieveGoal } from '../rules/abilities/goals.ts';
import { deliverCargo } from '../rules/jobs/deliver.ts';
import { completeJob } from '../rules/jobs/steps.ts';
import { discardAsset } from '../rules/player/assets.ts';
import type { Family } from './family.ts';

/** Jobs, cargo whose delivery went wrong, rewards, goals: what only some texts are about. */
export const jobs = {
  'complete-job': {
    run: (g, _effect, context) => completeJob(g, context),
    extent: (_g, _effect, { job }) => allIf(job !== null),
  },

  'fail-job': {
    run(_g, _effect, { job }) {
      if (job !== null) job.ended = 'failed';
      return AT_ONCE;
    },
    extent: (_g, _effect, { job }) => allIf(job !== null),
  },

  'discard-job': {
    run: (g, _effect, { player, job }) => (job === null ? AT_ONCE : discardAsset(g, player, job.card)),
    extent: (_g, _effect, { job }) => allIf(job !== null),
  },

  'deliver-cargo': {
    run: (g, { less }, { player, cargo }) => (cargo === null ? AT_ONCE : deliverCargo(g, player, cargo, less)),
    extent: (_g, _effect, { cargo }) => allIf(cargo !== null),
  },

  'keep-cargo': {
    run: () => AT_ONCE,
    extent: () => 'all',
  },

  'discard-cargo': {
    run: (g, _effect, { player, cargo }) => (cargo === null ? AT_ONCE : discardAsset(g, player, cargo)),
    extent: (_g, _effect, { cargo }) => allIf(cargo !== null),
  },

  'credits-for-fame': {
    run(_g, { fame }, { reward }) {
      if (reward !== null && reward.credits > 0) {
        reward.credits = 0;
        reward.fame += fame;
      }
      return AT_ONCE;
    },
    extent: (_g, _effect, { reward }) => allIf(reward !== null && reward.credits > 0),
  },

  'achieve-goal': {
    run(g, _effect, { player, source }) {
      achieveGoal(g, player, g.state.cards.zone[source] === 'ship' ? 'ship' : 'character');
      return AT_ONCE;
    },
    extent: () => 'all',
  },
} satisfies Family;
