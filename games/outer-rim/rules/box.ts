import { newCore, type OptionSpecs, put, type ZoneSpec } from '@cantina/kernel';
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
  FACTIONS,
  faces,
  MARKET_DECKS,
  marketCards,
  SPACES,
  type Space,
  shipSheets,
} from '../content/index.ts';
import { type Hook, hooks, hooksOf } from './abilities/hooks.ts';
import { STANDARD_MAP } from './movement/map.ts';
import { clone, type Options, type Player, type RimState, type Step, type Zone } from './state.ts';

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

const NOWHERE: Space = SPACES[0] as Space;

const newPlayer = (): Player => ({
  space: NOWHERE,
  credits: 0,
  fame: 0, // OR-SETUP-11, OR-FAME-01
  reputation: FACTIONS.map(() => 0), // OR-SETUP-12
  characterDamage: 0,
  shipDamage: 0,
  defeated: false,
  characterFlipped: false, // OR-SETUP-10
  shipFlipped: false,
  characterGoal: 0,
  shipGoal: 0,
});

/** Everything that the box holds (OR-COMP-02) but reference cards, which are the help on the screen (OR-SETUP-15), in its deck or supply, nothing shuffled yet (OR-SETUP-06). */
export const newState = (seats: number, chosen: Options): RimState => ({
  ...clone(UNTOUCHED[seats - 1] as RimState),
  options: chosen,
});

function unpacked(seats: number, chosen: Options): RimState {
  const parts = { faces, zones, hooks, hooksOf };
  const core = newCore<Step, Zone, Hook, Options>(parts, seats, chosen, 'setup');
  for (const [slot, deck] of MARKET_DECKS.entries()) put(core, parts, 'market', slot, marketCards(deck));
  for (const [slot, deck] of ENCOUNTER_DECKS.entries()) put(core, parts, 'encounters', slot, encounterCards(deck)); // OR-SETUP-25
  for (const [slot, number] of DATABANK_NUMBERS.entries()) put(core, parts, 'databank', slot, databankCards(number)); // OR-SETUP-26
  for (const token of contactTokens) put(core, parts, 'contactPiles', pileOf(token), [token]);
  put(core, parts, 'characters', 0, characterCards);
  put(core, parts, 'ships', 0, shipSheets); // OR-SETUP-27
  put(core, parts, 'aiDeck', 0, aiCards);
  const players = seats === 1 ? 2 : seats; // OR-AISETUP-01 the AI gets everything that a player gets
  return {
    ...core,
    players: Array.from({ length: players }, newPlayer),
    map: STANDARD_MAP,
    firstPlayer: 0,
    active: 0,
    turn: 0,
    round: 0,
    extraTurn: false,
    extraTurnsEarned: 0,
    turnOver: false,
    done: [],
    used: [],
    tried: [],
    patrols: FACTIONS.map(() => ({ space: NOWHERE, level: 1 })),
    captives: [],
    facedown: CONTACT_SLOTS.map(() => 0 as const),
    sabotaged: [],
    goalTokens: SPACES.map(() => 0),
    trade: null,
    debt: null,
    traded: [],
    combat: null,
    test: null,
  };
}

/** The box as it is opened, by the number of seats; made once, because games begin by the thousand. */
const UNTOUCHED: readonly RimState[] = [1, 2, 3, 4].map((seats) =>
  unpacked(seats, { map: 'standard', fameToWin: 10, expert: false }),
);
