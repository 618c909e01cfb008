import { type CardId, type Flow, option, type Seat } from '@cantina/kernel';
import { FACTIONS } from '../../content/index.ts';
import { combatTypeHere, fight } from '../combat/combat.ts';
import { type Context, contextOf, type JobAttempt } from '../context.ts';
import { decideUnlessForced } from '../decide.ts';
import { resolveDatabank } from '../encounter/databank.ts';
import { assetsOf, othersHere, ownAsset, playerOf, spaceOfPlayer, standingOf } from '../lookup.ts';
import { message } from '../messages.ts';
import { noteJobEnds, noteJobStarts } from '../ops/index.ts';
import type { G } from '../state.ts';
import { completeJob, jobOf, runSteps } from './steps.ts';

/** Jobs of a player that can be attempted here (OR-JOB-04). */
export const jobsHere = (g: G, player: Seat): CardId[] =>
  assetsOf(g, player).filter((card) => ownAsset(g, card).kind === 'job' && isAtDestination(g, player, card));

function isAtDestination(g: G, player: Seat, card: CardId): boolean {
  const { destination } = jobOf(g, card);
  return typeof destination === 'string'
    ? spaceOfPlayer(g, player) === destination
    : playersFor(g, player, card).length > 0;
}

/** Where the destination is another player's space: those who are here; the defeated are not fought (OR-DEFEAT-08). */
function playersFor(g: G, player: Seat, card: CardId): Seat[] {
  const { destination, attempt } = jobOf(g, card);
  const mustBeBad = typeof destination !== 'string' && destination.player === 'bad-reputation';
  return othersHere(g, player).filter(
    (other) =>
      (attempt.by !== 'fight-player' || !playerOf(g, other).defeated) &&
      (!mustBeBad || FACTIONS.some((faction) => standingOf(g, other, faction) === 'bad')),
  );
}

/** OR-ENC-07 one attempt, which uses up the encounter step. */
export function* attemptJob(g: G, player: Seat, card: CardId): Flow<void> {
  const job = jobOf(g, card);
  const { destination, attempt } = job;
  const other = typeof destination === 'string' ? null : yield* chooseOther(g, player, card);
  const trying: JobAttempt = { card, ended: null };
  const context: Context = { ...contextOf(player, card), job: trying, other };
  noteJobStarts(g, player, card);
  if (attempt.by === 'steps') yield* runSteps(g, attempt.steps, context);
  else if (attempt.by === 'databank') yield* resolveDatabank(g, attempt.number, context);
  else if (other !== null) yield* fightForJob(g, context, other);
  // OR-COMBAT-24 a combat that completes the job has done so before its damage
  if (trying.ended !== 'completed') noteJobEnds(g, player, card, false); // OR-JOB-09, OR-DIFF-22 the card is kept
}

function* chooseOther(g: G, player: Seat, source: CardId): Flow<Seat> {
  return yield* decideUnlessForced<Seat>(g, {
    player,
    prompt: message('prompt.player'),
    rule: 'OR-JOB-04',
    source,
    options: () =>
      playersFor(g, player, source).map((other) =>
        option(`seat:${other}`, other, { label: message('option.player', { player: { seat: other } }) }),
      ),
  });
}

/** Winning completes the job in step 4 of the combat (OR-COMBAT-20). */
function* fightForJob(g: G, context: Context, other: Seat): Flow<void> {
  yield* fight(g, {
    type: combatTypeHere(g, context.player),
    attacker: context.player,
    against: { player: other },
    won: () => completeJob(g, context),
  });
}
