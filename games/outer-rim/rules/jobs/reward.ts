import type { CardId, Flow, Seat } from '@cantina/kernel';
import type { Reward } from '../../content/index.ts';
import { holds } from '../abilities/conditions.ts';
import { happened } from '../abilities/happened.ts';
import type { Occurrence } from '../abilities/occurrence.ts';
import type { OpenReward } from '../context.ts';
import { noteReward } from '../ops/index.ts';
import { gainCredits } from '../player/credits.ts';
import { gainFame } from '../player/fame.ts';
import { changeReputation } from '../player/reputation.ts';
import type { G } from '../state.ts';

/** So many credits are withheld; the reward is for something done with another player. */
interface About {
  readonly less?: number;
  readonly other?: Seat | null;
}

/**
 * Gains the reward of a delivery, a job or a bounty. Abilities that answer to it are asked before it is paid out, because
 * some of them change it. It is paid out as it is printed: what is gained first, then what is lost (OR-WORD-05), because
 * fame may hang on reputation (OR-FAME-02).
 */
export function* gainReward(
  g: G,
  player: Seat,
  printed: Reward,
  occurrence: Occurrence,
  source: CardId,
  { less = 0, other = null }: About = {},
): Flow<void> {
  const { instead } = printed;
  const reward = instead !== undefined && holds(g, player, instead.if, other) ? instead.reward : printed;
  const open: OpenReward = { credits: Math.max(0, reward.credits - less), fame: reward.fame };
  yield* happened(g, player, occurrence, { reward: open });
  noteReward(g, player, source, open.credits, open.fame);
  gainCredits(g, player, open.credits);
  gainFame(g, player, open.fame);
  for (const step of [1, -1]) {
    for (const { faction, change } of reward.reputation) {
      if (change === step) changeReputation(g, player, faction, change);
    }
  }
}
