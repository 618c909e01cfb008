import type { Lang } from '@cantina/text';
import { cardOf } from '../../content/index.ts';
import { DATABANK_NAMES } from './databank.ts';
import { encounterName, TITLED_ENCOUNTER_NAMES } from './encounters.ts';
import { MARKET_NAMES } from './market.ts';
import { CHARACTER_NAMES, CONTACT_NAMES } from './people.ts';
import { SHIP_NAMES } from './ships.ts';
import { called, type Name } from './terms.ts';

const TITLES: Readonly<Record<string, Name>> = { ...MARKET_NAMES, ...DATABANK_NAMES, ...TITLED_ENCOUNTER_NAMES };

function titleOf(face: string): Name {
  const name = TITLES[face];
  if (name === undefined) throw new Error(`nothing is called ${face}`);
  return name;
}

/** What a card, a token or a sheet is called. */
export function nameOf(face: string): Name {
  const card = cardOf(face);
  switch (card.component) {
    case 'character':
      return CHARACTER_NAMES[card.character];
    case 'ship':
      return SHIP_NAMES[card.ship];
    case 'contact':
      return CONTACT_NAMES[card.contact];
    case 'ai':
      return called(`KI-Karte ${card.number}`, `AI Card ${card.number}`, `Карта ИИ ${card.number}`);
    case 'encounter':
      return card.titled ? titleOf(face) : encounterName(card.deck, card.number);
    case 'databank':
      return card.holds.what === 'contact' ? CONTACT_NAMES[card.holds.contact] : titleOf(face);
    case 'market':
      return titleOf(face);
  }
}

export const faceName = (lang: Lang, face: string): string => nameOf(face)[lang];

export { NAVPOINT_PLACES, navpointName, navpointNumber } from './navpoints.ts';
export { CONTACT_NAMES, ENEMY_NAMES } from './people.ts';
export { ENCOUNTER_DECK_NAMES, MARKET_DECK_NAMES, PLANET_NAMES, spaceName } from './places.ts';
export { FLIPPED_SHIP_NAMES } from './ships.ts';
export type { Name } from './terms.ts';
