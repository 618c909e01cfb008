import { type CardId, type Flow, randomOf, type Seat } from '@cantina/kernel';
import { isFacedown, takenSlots, tokenIn, turnUp } from '../encounter/contacts.ts';
import { cardsOfNumber } from '../encounter/databank.ts';
import { assetOf, assetsOf, contactOf, spaceOfPlayer } from '../lookup.ts';
import { seatAsset } from '../player/assets.ts';
import { hasFreeSlot } from '../player/slots.ts';
import type { G } from '../state.ts';

/** The slots whose tokens have the lowest class, left first (OR-AICREW-05, OR-AICREW-06, OR-GAP-33). */
function lowestClass(g: G, slots: readonly number[]): number | undefined {
  let best: number | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const slot of slots) {
    const token = tokenIn(g, slot);
    if (token === undefined || contactOf(g, token).class >= lowest) continue;
    lowest = contactOf(g, token).class;
    best = slot;
  }
  return best;
}

/** The facedown contact the AI would reveal here. */
export const facedownContact = (g: G, player: Seat): number | undefined =>
  lowestClass(
    g,
    takenSlots(g, spaceOfPlayer(g, player)).filter((slot) => isFacedown(g, slot)),
  );

const faceupContact = (g: G, player: Seat): number | undefined =>
  lowestClass(
    g,
    takenSlots(g, spaceOfPlayer(g, player)).filter((slot) => !isFacedown(g, slot)),
  );

/** The crew card a faceup contact would bring; undefined where it has none (OR-AICREW-04). */
function crewCardOf(g: G, slot: number): CardId | undefined {
  const token = tokenIn(g, slot);
  if (token === undefined) return undefined;
  return cardsOfNumber(g, contactOf(g, token).databank).find((card) => assetOf(g, card)?.kind === 'crew');
}

/** A facedown contact can always be revealed; a faceup one must have somebody who joins (OR-AITURN-04). */
export function canGainCrew(g: G, player: Seat): boolean {
  if (facedownContact(g, player) !== undefined) return true;
  const slot = faceupContact(g, player);
  return slot !== undefined && crewCardOf(g, slot) !== undefined;
}

/** OR-AICREW-01 to 05 */
export function* gainCrew(g: G, player: Seat): Flow<void> {
  const slot = facedownContact(g, player) ?? faceupContact(g, player);
  if (slot === undefined) return;
  turnUp(g, slot);
  const card = crewCardOf(g, slot);
  if (card === undefined) return; // OR-AICREW-04
  const crew = assetsOf(g, player).filter((each) => assetOf(g, each)?.kind === 'crew');
  const leaving = crew.length > 0 && !hasFreeSlot(g, player, 'crew') ? randomOf(g, crew) : null; // OR-AICREW-03
  yield* seatAsset(g, player, card, leaving); // OR-AICREW-02 nothing else of the card counts
}
