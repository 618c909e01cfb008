import { type Flow, isIn, move, type Seat } from '@cantina/kernel';
import { type Context, contextOf } from '../context.ts';
import { underDeck } from '../decks.ts';
import { noteSecretUsed, useAbility } from '../ops/index.ts';
import type { G } from '../state.ts';
import { resolve } from '../wording.ts';
import type { Usable } from './usable.ts';

/** Uses a Planning, Action or Encounter ability (OR-PLAN-07, OR-ACT-04, OR-ENC-04). */
export function useUsable(g: G, player: Seat, used: Usable<'planning' | 'action' | 'encounter'>): Flow<void> {
  if (!used.secret) useAbility(g, player, used.card, used.index);
  return resolveUsable(g, used, contextOf(player, used.card));
}

/** Carries out the effect of an ability; a secret is read aloud for it and goes under its deck afterwards (OR-SECRET-02). */
export function* resolveUsable(
  g: G,
  { card, ability, secret }: Usable<'planning' | 'action' | 'encounter' | 'trigger'>,
  context: Context,
): Flow<void> {
  if (secret) revealSecret(g, context.player, card);
  yield* resolve(g, ability.effect, context);
  if (secret) putSecretAway(g, card);
}

export function revealSecret(g: G, player: Seat, card: Usable['card']): void {
  move(g, card, 'resolving');
  noteSecretUsed(g, player, card);
}

export function putSecretAway(g: G, card: Usable['card']): void {
  if (isIn(g, card, 'resolving')) underDeck(g, card);
}
