import { askIfAny, type Flow, option, PASS, type Seat } from '@cantina/kernel';
import type { Effect, Face } from '../../content/index.ts';
import { message } from '../messages.ts';
import { noteReward } from '../ops/index.ts';
import type { G } from '../state.ts';
import { rewardText } from '../texts/context.ts';
import { doesSomething, resolve } from '../texts/texts.ts';

/** DB-BTY-11, DB-RWD-01 the attacker may take the reward (DB-RWD-04), all of it or none (DB-RWD-05). */
export function* offerReward(g: G, seat: Seat, face: Face, reward: Effect): Flow<void> {
  const context = rewardText(seat, face);
  if (!doesSomething(g, reward, context)) return;
  const take = option('take', true, { label: message('option.take-reward', { face }) });
  const taken = yield* askIfAny(
    { seat, prompt: message('prompt.reward', { face }), rule: 'DB-RWD-01', options: () => [take] },
    PASS,
  );
  if (taken === null) return; // DB-CRD-07, DB-FAQ-05
  noteReward(g, seat, face);
  yield* resolve(g, reward, context);
}
