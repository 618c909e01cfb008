import type { CardId, Flow, Seat } from '@cantina/kernel';
import type { Effect } from '../../content/index.ts';
import { gain } from '../../content/vocabulary.ts';
import { leaveRow } from '../cards/row.ts';
import { printed, unitsOf } from '../lookup.ts';
import { noteAttack, noteDefeat, noteFailure, noteNeutralHunt } from '../ops/index.ts';
import type { G } from '../state.ts';
import { offerTriggers } from '../texts/triggers.ts';
import { attackers, strengthOf } from './assignment.ts';
import { offerReward } from './reward.ts';
import { targetValue } from './targets.ts';

/** Bounty hunting and sabotage: one kind of attack with two names (DB-BTY-01, DB-ASG-03). */
export function* resolveRowAttack(g: G, seat: Seat, target: CardId): Flow<void> {
  const { id, faction, reward, cost } = printed(g, target);
  const needed = targetValue(g, seat, target);
  if (needed === null) return;
  const units = attackers(g, target);
  const strength = strengthOf(g, units, target);
  noteAttack(g, seat, target, strength, units); // DB-BTY-15 spent, also when it fails
  if (faction === 'neutral') noteNeutralHunt(g, seat);
  // DB-CRD-06, DB-BTY-08
  if (strength < needed) {
    noteFailure(g, seat, target, strength, needed); // DB-BTY-14, DB-BTY-13 no damage stays
    return;
  }
  noteDefeat(g, seat, target); // DB-BTY-12 attack above the target value is lost
  leaveRow(g, target, 'galaxyDiscard'); // DB-BTY-09, DB-BTY-10, DB-BTY-16
  // Ord Mantell: a neutral unit is worth its cost
  const gained: Effect | null = faction === 'neutral' ? gain({ resources: cost }) : reward;
  if (gained !== null) yield* offerReward(g, seat, id, gained); // DB-RWD-06, DB-WHEN-04 before the triggers
  const victors = units.filter((unit) => unitsOf(g, seat).includes(unit) && triggersOnDefeat(g, unit));
  yield* offerTriggers(g, seat, victors); // DB-BTY-20, DB-GAP-24
}

function triggersOnDefeat(g: G, unit: CardId): boolean {
  const { ability } = printed(g, unit);
  return ability?.kind === 'when' && ability.trigger.on === 'defeat';
}
