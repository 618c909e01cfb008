import { type CardId, type Flow, isIn } from '@cantina/kernel';
import type { Job, JobStep, Next } from '../../content/index.ts';
import { fight } from '../combat/combat.ts';
import type { Context } from '../context.ts';
import { removeFromGame } from '../decks.ts';
import { skillTest } from '../encounter/skill-test.ts';
import { ownAsset, playerOf } from '../lookup.ts';
import { noteJobEnds } from '../ops/index.ts';
import { discardAsset } from '../player/assets.ts';
import type { G } from '../state.ts';
import { resolve } from '../wording.ts';
import { gainReward } from './reward.ts';

export function jobOf(g: G, card: CardId): Job {
  const asset = ownAsset(g, card);
  if (asset.kind !== 'job') throw new Error(`card ${card} is no job`);
  return asset;
}

/** OR-JOB-08, OR-GOAL-08, OR-DIFF-19 "complete this job": its reward, then the card goes as it says. */
export function* completeJob(g: G, { player, job, other }: Context): Flow<void> {
  if (job === null || job.ended !== null || !isIn(g, job.card, 'assets', player)) return;
  const { card } = job;
  const { reward, after } = jobOf(g, card);
  job.ended = 'completed';
  noteJobEnds(g, player, card, true);
  yield* gainReward(g, player, reward, { on: 'complete-job' }, card, { other });
  if (!isIn(g, card, 'assets', player)) return;
  // OR-DISC-02
  if (after === 'remove') removeFromGame(g, card);
  else yield* discardAsset(g, player, card);
}

/** OR-JOB-05 step by step, beginning with the first one, until the job is completed or has failed. */
export function* runSteps(g: G, steps: readonly JobStep[], context: Context): Flow<void> {
  const { player, job } = context;
  for (let at = 0; ; ) {
    const step = steps[at];
    if (step === undefined) return;
    const next = yield* runStep(g, step, context);
    // OR-JOB-10, OR-DEFEAT-10 whoever is defeated fails; OR-JOB-09 nothing more is resolved
    if (playerOf(g, player).defeated || (job?.ended ?? null) !== null || next === 'fail') return;
    if (next === 'complete') return yield* completeJob(g, context);
    at = placeOf(steps, at, next);
  }
}

function placeOf(steps: readonly JobStep[], at: number, next: Exclude<Next, 'complete' | 'fail'>): number {
  if (next === 'next') return at + 1;
  if (next === 'again') return at;
  const place = steps.findIndex(({ label }) => label === next.to);
  if (place < 0) throw new Error(`no step is called ${next.to}`);
  return place;
}

/** One step; says where to go on. */
function* runStep(g: G, step: JobStep, context: Context): Flow<Next> {
  const { player } = context;
  if ('test' in step) {
    if (yield* skillTest(g, player, step.test)) return step.pass;
    if (step.fail.effect !== null) yield* resolve(g, step.fail.effect, context);
    return step.must ? 'fail' : step.fail.next; // OR-JOB-06, OR-DIFF-21
  }
  if ('fight' in step) {
    const { type, enemy, value } = step.fight;
    // OR-COMBAT-20 what only a victory brings comes before the damage, what follows in any case comes after the combat
    const byWinning = step.win === 'complete' && step.lose !== 'complete';
    const won = yield* fight(g, {
      type,
      attacker: player,
      against: { foe: enemy, value },
      ...(byWinning ? { won: () => completeJob(g, context) } : {}),
    });
    return won ? step.win : step.lose;
  }
  yield* resolve(g, step.do, context);
  return step.next;
}
