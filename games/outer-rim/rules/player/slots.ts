import type { CardId, Seat } from '@cantina/kernel';
import { type AssetKind, PLAYER_BOARD, type Slots } from '../../content/index.ts';
import { abilitiesInForce } from '../abilities/in-force.ts';
import { assetsOf, ownAsset, playerOf, shipOf } from '../lookup.ts';
import type { G } from '../state.ts';

/**
 * Where a card lies is never stored: players may rearrange at any time (OR-SLOT-05), so the only question is whether some
 * arrangement seats everything (OR-SLOT-08): one card per slot and label (OR-SLOT-01), two where it says so (OR-SLOT-02).
 */

/** The slots of the ship sheet's side in force; those of the player board come on top. */
function shipSlots(g: G, player: Seat): Slots {
  const { slots, flipped } = shipOf(g, player);
  return playerOf(g, player).shipFlipped && flipped !== null ? flipped.slots : slots;
}

/** `armor`: gear of which a character may have only one. */
type Counts = Record<AssetKind, number> & { compartments: number; armor: number };

function countsOf(g: G, player: Seat): Counts {
  const counts: Counts = { bounty: 0, cargo: 0, crew: 0, gear: 0, mod: 0, job: 0, compartments: 0, armor: 0 };
  for (const card of assetsOf(g, player)) {
    const { kind, limit } = ownAsset(g, card);
    counts[kind]++;
    if (limit !== null) counts.armor++;
    if (holdsCargo(g, card)) counts.compartments++;
  }
  return counts;
}

/** OR-SLOT-03 its slot also holds a cargo. */
export const holdsCargo = (g: G, card: CardId): boolean =>
  abilitiesInForce(g, card).some((ability) => ability.kind === 'slot-also-holds');

const over = (cards: number, places: number): number => Math.max(0, cards - places);

/** How many cards must go at least until the rest can be seated; 0 when everything fits. */
function excess(slots: Slots, counts: Counts): number {
  const cargo = over(counts.cargo, counts.compartments);
  // OR-SLOT-04, OR-EX-15 a slot with two labels takes one card of either kind; a matching exists when no kind and no union of
  // kinds is larger than the slots open to it
  const either = slots['cargo-or-mod'];
  const hold = Math.max(
    over(cargo, slots.cargo + either) + over(counts.mod, slots.mod + either),
    over(cargo + counts.mod, slots.cargo + slots.mod + either),
  );
  // OR-BUY-04 a second armor has to go, even if there is a slot for it
  const gear = Math.max(over(counts.gear, slots.gear + PLAYER_BOARD.gear), over(counts.armor, 1));
  return (
    gear +
    over(counts.job + counts.bounty, slots['job-or-bounty'] + PLAYER_BOARD['job-or-bounty']) +
    over(counts.crew, slots.crew) +
    hold
  );
}

export const overflow = (g: G, player: Seat): number => excess(shipSlots(g, player), countsOf(g, player));

/** Whether one more asset of that kind finds a free slot, possibly after rearranging. */
export function hasFreeSlot(g: G, player: Seat, kind: AssetKind): boolean {
  const counts = countsOf(g, player);
  counts[kind]++;
  return excess(shipSlots(g, player), counts) === 0;
}

/**
 * The cards whose leaving brings everything closer to being seated (OR-SLOT-06, OR-SLOT-07, OR-DIFF-07). With `more`: if there
 * were one more asset of that kind.
 */
export function cardsInTheWay(g: G, player: Seat, more: AssetKind | null = null): CardId[] {
  const slots = shipSlots(g, player);
  const counts = countsOf(g, player);
  if (more !== null) counts[more]++;
  const before = excess(slots, counts);
  return assetsOf(g, player).filter((card) => {
    const { kind, limit } = ownAsset(g, card);
    // A compartment may make room for a mod: what it holds has to find another place only then
    const without = { ...counts, [kind]: counts[kind] - 1, armor: counts.armor - (limit === null ? 0 : 1) };
    return excess(slots, without) < before;
  });
}
