import { type CardId, type Flow, move, type Seat } from '@cantina/kernel';
import { handOf, ownHooked, printed } from '../lookup.ts';
import { gainResources, notePlay } from '../ops/index.ts';
import type { G } from '../state.ts';
import { isFirstOf } from '../texts/conditions.ts';
import { offerTriggers } from '../texts/triggers.ts';
import { gainForce } from './force.ts';

/** DB-PLY-01 from hand into the play area; it costs nothing (DB-PLY-02). Nothing takes it back (DB-PLY-12, DB-GAIN-05), so each value counts once (DB-GAIN-02). */
export function* playCard(g: G, seat: Seat, card: CardId): Flow<void> {
  const triggered = enterPlay(g, seat, card);
  if (triggered.length > 0) yield* offerTriggers(g, seat, triggered);
}

/** Moves the card, gains its values, and says which texts this triggers. */
function enterPlay(g: G, seat: Seat, card: CardId): readonly CardId[] {
  const { id, kind, resources, force, ability } = printed(g, card);
  move(g, card, kind === 'ship' ? 'ships' : 'units', seat);
  notePlay(g, seat, card, id);
  if (resources > 0) gainResources(g, seat, resources, card); // DB-PLY-03, DB-CRD-04
  if (force > 0) gainForce(g, seat, force); // DB-PLY-04, DB-CRD-05
  // DB-GAP-25 the values first, then what playing triggers (DB-PLY-05)
  const first = ownHooked(g, 'play-first', seat).filter((base) => isFirstPlay(g, base, seat, card));
  return ability?.kind === 'when' && ability.trigger.on === 'play-this' ? [card, ...first] : first;
}

/** DB-CARD-17 the first card of its kind this turn. */
function isFirstPlay(g: G, base: CardId, seat: Seat, card: CardId): boolean {
  const { ability } = printed(g, base);
  if (ability?.kind !== 'when' || ability.trigger.on !== 'play-first') return false;
  return isFirstOf(g.state.played, printed(g, card).id, ability.trigger.card, g, seat);
}

/** The cards in hand that ask nothing when they are played: a convenience, each is played by the rules. */
export function playableAtOnce(g: G, seat: Seat): CardId[] {
  const asksForNeutral = ownHooked(g, 'play-first', seat).length > 0;
  return handOf(g, seat).filter((card) => {
    const { ability, faction } = printed(g, card);
    if (ability?.kind === 'when' && ability.trigger.on === 'play-this') return false;
    return !(asksForNeutral && faction === 'neutral');
  });
}

export function playAll(g: G, seat: Seat): void {
  for (const card of playableAtOnce(g, seat)) enterPlay(g, seat, card);
}
