import { type CardId, printedBy } from '@cantina/kernel';
import type { Ability } from '../../content/index.ts';
import { conductOf } from '../conduct.ts';
import { isFlipped, ownerOf } from '../lookup.ts';
import type { G } from '../state.ts';
import { SIDES, type Sides } from './sides.ts';

const sidesOf = printedBy<Sides>(SIDES);

/** The abilities of a card in front of a player that are in force now: what a card does for its owner is asked here. */
export const abilitiesInForce = (g: G, card: CardId): readonly Ability[] =>
  conductOf(g, ownerOf(g, card)).inForce(abilitiesOf(g, card));

/** The abilities of the side that lies up. */
function abilitiesOf(g: G, card: CardId): readonly Ability[] {
  const sides = sidesOf(g, card);
  return sides.front === sides.back || !isFlipped(g, card) ? sides.front : sides.back;
}

const MOST_ABILITIES = 16;

/** One number for one ability of one card, as `used` remembers it. */
export const abilityKey = (card: CardId, index: number): number => card * MOST_ABILITIES + index;

export const wasUsed = (g: G, card: CardId, index: number): boolean => g.state.used.includes(abilityKey(card, index));
