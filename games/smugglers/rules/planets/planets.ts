import { move, randomOf, topOf, topOrRebuilt } from '@cantina/kernel';
import { attachedTo, sectorOf } from '../lookup.ts';
import { endSeason, notePlanet } from '../ops/index.ts';
import { type G, SLOTS } from '../state.ts';

const SLOT_NUMBERS: readonly number[] = [...new Array<number>(SLOTS).keys()];

/** SG-RAND-01, SG-RAND-03 (SG-RAND-02 gives the same chances) one of the seven open planet cards. */
export const randomSlot = (g: G): number => randomOf(g, SLOT_NUMBERS);

/** SG-SET-12, SG-SET-13, SG-REPL-03 the next planet card comes into a slot, its marker onto the planet's sector. */
export function drawPlanet(g: G, slot: number): void {
  const card = topOrRebuilt(g, { deck: 'planetDeck', discard: 'planetDiscard' }); // SG-Q-05
  if (card === undefined) return;
  move(g, card, 'planets', slot);
  notePlanet(g, slot, card, sectorOf(g, slot));
}

/**
 * SG-REPL-01, SG-REPL-02 only after a sale or by a card, never Brix or Koroth (SG-REPL-05): the planet and everything
 * attached to it leave the board; a new planet comes.
 */
export function replacePlanet(g: G, slot: number): void {
  for (const card of [...attachedTo(g, slot)]) move(g, card, 'fateDiscard');
  const planet = topOf(g, 'planets', slot);
  if (planet === undefined) return;
  endSeason(g, slot, planet);
  move(g, planet, 'planetDiscard');
  drawPlanet(g, slot);
}
