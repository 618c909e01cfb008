import { defineState, type OptionSpecs, put, type ZoneSpec } from '@cantina/kernel';
import {
  aiCards,
  CONTACT_SLOTS,
  cardOf,
  characterCards,
  contactTokens,
  DATABANK_NUMBERS,
  databankCards,
  ENCOUNTER_DECKS,
  encounterCards,
  faces,
  MARKET_DECKS,
  marketCards,
  shipSheets,
} from '../content/index.ts';
import { hooks, hooksOf } from './abilities/hooks.ts';
import { clone, fields, type Options, type RimState, type Zone } from './state.ts';

/** Players at most; zones of players have so many slots, because the AI of a solo game is no seat. */
const MOST_PLAYERS = 4;

export const zones: Readonly<Record<Zone, ZoneSpec>> = {
  market: { per: MARKET_DECKS.length, sees: 'nobody' },
  // OR-DECK-02 the top card of each deck lies faceup
  marketTop: { per: MARKET_DECKS.length, sees: 'all' },
  encounters: { per: ENCOUNTER_DECKS.length, sees: 'nobody', pool: 'encounters' },
  // OR-SECRET-03, OR-SECRET-04, OR-GAP-40 only the owner may look at a secret; OR-SECRET-06 it takes no slot
  secrets: { per: 'seat', sees: 'owner', pool: 'encounters' }, // OR-DIFF-23
  // OR-DATA-01 by number, never shuffled as a whole; the backs tell the number and how many there are (OR-DATA-04)
  databank: { per: DATABANK_NUMBERS.length, sees: 'nobody' }, // OR-DIFF-36
  /** Before they are dealt, by class. */
  contactPiles: { per: 3, sees: 'nobody', pool: 'contacts' },
  // OR-CONTACT-01 facedown tokens; their backs show the class
  contacts: { per: CONTACT_SLOTS.length, sees: 'nobody', pool: 'contacts' },
  contactsUp: { per: CONTACT_SLOTS.length, sees: 'all' }, // OR-CONTACT-11
  /** Tokens beside the map (OR-DISC-04): those of contacts that are somebody's crew. */
  tokens: { per: 'table', sees: 'all' },
  captured: { per: MOST_PLAYERS, sees: 'all' },
  characters: { per: 'table', sees: 'all' },
  character: { per: MOST_PLAYERS, sees: 'all', active: true },
  // OR-SHIP-05 unused sheets may be looked at by anyone
  ships: { per: 'table', sees: 'all' },
  ship: { per: MOST_PLAYERS, sees: 'all', active: true },
  assets: { per: MOST_PLAYERS, sees: 'all', active: true },
  /** Cards that are being resolved and read aloud (OR-ENCSPACE-07, OR-DATA-02, OR-JOB-07, OR-DIFF-20). */
  resolving: { per: 'table', sees: 'all' },
  aiDeck: { per: 'table', sees: 'nobody' },
  aiCard: { per: 'table', sees: 'all' },
  removed: { per: 'table', sees: 'all' },
};

export const options: OptionSpecs<Options> = {
  map: ['standard', 'modular'],
  fameToWin: [10, 12], // OR-AIEXP-02 alone, too
  expert: [false, true],
};

/** Cards of one deck have one back; a databank card shows its number, a contact token its class (OR-DIFF-13). */
export function backOf(face: string): string {
  const card = cardOf(face);
  switch (card.component) {
    case 'market':
    case 'encounter':
      return card.deck; // OR-ENCSPACE-13
    case 'databank':
      return String(card.number);
    case 'contact':
      return `class ${card.class}`; // OR-CONTACT-08
    case 'character':
    case 'ship':
    case 'ai':
      return card.component;
  }
}

/** The pile of a contact token before it is dealt: one per class. */
function pileOf(face: string): number {
  const card = cardOf(face);
  return card.component === 'contact' ? card.class - 1 : 0;
}

const parts = { faces, zones, hooks, hooksOf };

/** Everything that the box holds (OR-COMP-02) but reference cards, which are the help on the screen (OR-SETUP-15), in its deck or supply, nothing shuffled yet (OR-SETUP-06). */
const { setup, visible } = defineState<RimState>({
  parts,
  step: 'setup',
  unpack: (core) => {
    for (const [slot, deck] of MARKET_DECKS.entries()) put(core, parts, 'market', slot, marketCards(deck));
    for (const [slot, deck] of ENCOUNTER_DECKS.entries()) put(core, parts, 'encounters', slot, encounterCards(deck)); // OR-SETUP-25
    for (const [slot, number] of DATABANK_NUMBERS.entries()) put(core, parts, 'databank', slot, databankCards(number)); // OR-SETUP-26
    for (const token of contactTokens) put(core, parts, 'contactPiles', pileOf(token), [token]);
    put(core, parts, 'characters', 0, characterCards);
    put(core, parts, 'ships', 0, shipSheets); // OR-SETUP-27
    put(core, parts, 'aiDeck', 0, aiCards);
  },
  fields,
});

export { visible };

/** The box as it is opened, by the number of seats; made once, because games begin by the thousand. */
const UNTOUCHED: readonly RimState[] = [1, 2, 3, 4].map((seats) =>
  setup(seats, { map: 'standard', fameToWin: 10, expert: false }),
);

export const newState = (seats: number, chosen: Options): RimState => ({
  ...clone(UNTOUCHED[seats - 1] as RimState),
  options: chosen,
});
