import { printedIn, type SheetEntry } from '@cantina/playable';
import type { Lang } from '@cantina/text';
import { assetOf, type Card, cardOf } from '../../content/index.ts';
import { gameTexts } from '../../text/index.ts';
import { DECK_TONES, KIND_TONES } from '../art/tones.ts';

export const printedOn = printedIn(gameTexts);

/**
 * The values of a card and its text. Of a ship for sale also those of its sheet, which lies in the box until it is
 * bought; of a contact in the databank also those of its token.
 */
export function readOn(face: string, lang: Lang): Pick<SheetEntry, 'values' | 'text'> {
  const entry = printedOn(face, lang) ?? { values: [], text: [] };
  const card: Card = cardOf(face);
  if (card.component === 'databank' && card.holds.what === 'contact') {
    const token = printedOn(`contact/${card.holds.contact}`, lang);
    return { values: [...(token?.values ?? []), ...entry.values], text: entry.text };
  }
  const sheet = card.component === 'market' && card.ship !== null ? printedOn(`ship/${card.ship}`, lang) : undefined;
  if (sheet === undefined) return entry;
  return { values: [...new Set([...entry.values, ...sheet.values])], text: [...sheet.text, ...entry.text] };
}

/** The sign and the colour by which a card is known. */
export interface CardLook {
  readonly sign: string;
  readonly tone: string;
}

export function lookOf(face: string): CardLook {
  const card: Card = cardOf(face);
  const asset = assetOf(card);
  if (card.component === 'market' && card.deck === 'luxury') return { sign: 'luxury', tone: DECK_TONES.luxury };
  if (asset !== null) return { sign: asset.kind, tone: KIND_TONES[asset.kind] };
  switch (card.component) {
    case 'market':
      return card.ship === null
        ? { sign: 'instant', tone: DECK_TONES[card.deck] }
        : { sign: 'ship', tone: DECK_TONES.ship };
    case 'ship':
      return { sign: 'ship', tone: DECK_TONES.ship };
    case 'character':
      return { sign: 'ground', tone: '#c98428' };
    case 'contact':
      return { sign: 'contact', tone: '#5f9a78' };
    case 'ai':
      return { sign: 'ai', tone: '#7f8fa8' };
    case 'encounter':
      return { sign: 'encounter', tone: '#7a68b0' };
    case 'databank':
      return { sign: 'databank', tone: '#4f8f9a' };
  }
}
