import type { View } from '@cantina/kernel';
import { type ContactToken, cardOf } from '../../content/index.ts';
import { cardsOf, type SeenCard } from '../sight.ts';

/** A contact on the map that a viewer knows. */
export interface KnownContact {
  readonly card: SeenCard;
  readonly token: ContactToken;
  /** Otherwise the viewer has looked at it secretly. */
  readonly isFaceup: boolean;
  /** What may be read of it. */
  readonly readable: string;
}

/** OR-CONTACT-11 everybody may read the databank card of a faceup contact; OR-CONTACT-13 a secret look shows only the token. */
export function knownContact(view: View, slot: number): KnownContact | null {
  const up = cardsOf(view, 'contactsUp', slot).at(-1);
  const card = up ?? cardsOf(view, 'contacts', slot).at(-1);
  if (card === undefined) return null;
  const token = cardOf(card.face) as ContactToken;
  const isFaceup = up !== undefined;
  return { card, token, isFaceup, readable: isFaceup ? `databank/${token.contact}` : token.id };
}
