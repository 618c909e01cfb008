import { type CardId, cardsIn, faceOf, move, type Seat, Table } from '@cantina/kernel';
import type { Setting } from '@cantina/kernel/testing';
import {
  CHARACTERS,
  type Character,
  CONTACT_SLOTS,
  type Contact,
  DATABANK_NUMBERS,
  type DieFace,
  ENCOUNTER_DECKS,
  type EncounterDeck,
  FACTIONS,
  type Faction,
  MARKET_DECKS,
  type MarketDeck,
  PLANETS,
  type Planet,
  type Ship,
  type Space,
  type Standing,
} from '../content/index.ts';
import { game } from '../rules/game.ts';
import { stackSpace } from '../rules/movement/map.ts';
import type { Patrol, Player as PlayerState, Reputation, RimState, Zone } from '../rules/state.ts';

/** A face without its deck: `food-supplies`. */
export const short = (face: string): string => face.slice(face.indexOf('/') + 1);

/** What one player has; see `newcomer` for what is not said. */
export interface Seating {
  readonly character?: Character;
  readonly ship?: Ship;
  readonly at?: Space;
  readonly credits?: number;
  readonly fame?: number;
  readonly reputation?: Readonly<Partial<Record<Faction, Standing>>>;
  readonly assets?: readonly string[];
  readonly secrets?: readonly string[];
  readonly characterDamage?: number;
  readonly shipDamage?: number;
  readonly defeated?: boolean;
  readonly characterFlipped?: boolean;
  readonly shipFlipped?: boolean;
  readonly characterGoal?: number;
  readonly shipGoal?: number;
  /** Bounties of this player with the contact captured on them. */
  readonly captives?: Readonly<Record<string, Contact>>;
}

export interface Position extends Omit<Setting<RimState>, 'seats' | 'zones' | 'dice'> {
  /** One entry per player; a single seat plays against the AI, which is then the second entry. Two players unless said. */
  readonly players?: readonly Seating[];
  readonly solo?: true;
  /** Whose turn it is; the first player's unless said. */
  readonly active?: Seat;
  /** Where patrols are and of which level; unless said at the start with level 1. */
  readonly patrols?: Readonly<Partial<Record<Faction, Space | readonly [Space, Patrol['level']]>>>;
  /** The faceup cards, and below them the cards that come next, the nearest first. */
  readonly market?: Readonly<Partial<Record<MarketDeck, readonly string[]>>>;
  /** The next cards of the encounter decks, the nearest first. */
  readonly encounters?: Readonly<Partial<Record<EncounterDeck, readonly string[]>>>;
  /** The databank cards drawn next, by number. */
  readonly databank?: Readonly<Record<number, string>>;
  /** Tokens left and right on a planet, facedown; `lobot up` faceup; null: no token. */
  readonly contacts?: Readonly<Partial<Record<Planet, readonly [string | null, string | null]>>>;
  readonly aiCards?: readonly string[];
  readonly dice?: readonly DieFace[] | 'any';
}

/** A side of the die that shows the face. */
const SIDE: Readonly<Record<DieFace, number>> = { hit: 1, crit: 4, focus: 5, blank: 7 };
const STANDINGS: Readonly<Record<Standing, Reputation>> = { good: 1, neutral: 0, bad: -1 };

/** Far from everybody else's patrols, so that nothing happens that a test does not name. */
const HOMES: readonly Space[] = ['cantonica', 'tatooine', 'naboo', 'kessel'];

/** A setting in the middle of a game: turn of the first player, planning step, unless said otherwise. */
export function settingOf(position: Position): Setting<RimState> {
  const { players = [{}, {}], solo, active = 0, patrols, contacts, dice = [], change, ...others } = position;
  const { market = {}, encounters = {}, databank = {}, aiCards = [], ...rest } = others;
  return {
    step: 'planning',
    ...rest,
    seats: solo === true ? 1 : players.length,
    dice: dice === 'any' ? 'any' : dice.map((face) => SIDE[face]),
    change: (state) => {
      const g = new Table<RimState>(game, state);
      Object.assign(state, { active, firstPlayer: 0, turn: 1, round: 1 });
      const seatings = solo === true && players.length === 1 ? [...players, {}] : players;
      seatings.forEach((seating, seat) => {
        sit(g, state, seat, seating);
      });
      for (const faction of FACTIONS) putPatrol(g, state, faction, patrols?.[faction]);
      layContacts(g, state, contacts ?? {});
      layDecks(g, { market, encounters, databank, aiCards });
      change?.(state);
    },
  };
}

/** A card of that name that is still in its deck or supply; a short name must mean one face only. */
function take(g: Table<RimState>, name: string, zones: readonly Zone[]): CardId {
  const found = zones
    .flatMap((zone) => g.state.zones[zone].flat())
    .filter((card) => faceOf(g, card) === name || short(faceOf(g, card)) === name);
  const [first] = found;
  if (first === undefined) throw new Error(`no card called ${name} is left in ${zones.join(', ')}`);
  const faces = new Set(found.map((card) => faceOf(g, card)));
  if (faces.size > 1) throw new Error(`${name} may mean ${[...faces].join(' or ')}`);
  return first;
}

function sit(g: Table<RimState>, state: RimState, seat: Seat, seating: Seating): void {
  const {
    character,
    ship = 'g9-rigger',
    at,
    assets = [],
    secrets = [],
    reputation = {},
    captives = {},
    ...fields
  } = seating;
  const free = CHARACTERS.find((each) =>
    g.state.zones.characters.flat().some((card) => short(faceOf(g, card)) === each),
  );
  move(g, take(g, `character/${character ?? free}`, ['characters']), 'character', seat);
  move(g, take(g, `ship/${ship}`, ['ships']), 'ship', seat);
  const player = state.players[seat] as PlayerState;
  Object.assign(player, { space: at ?? HOMES[seat], ...fields });
  for (const [index, faction] of FACTIONS.entries())
    player.reputation[index] = STANDINGS[reputation[faction] ?? 'neutral'];
  for (const name of assets) {
    const card = take(g, name, ['market', 'databank', 'encounters']);
    move(g, card, 'assets', seat);
    const captive = captives[name];
    if (captive === undefined) continue;
    const token = take(g, `contact/${captive}`, ['contactPiles']);
    move(g, token, 'captured', seat);
    state.captives.push({ bounty: card, token });
  }
  for (const name of secrets) move(g, take(g, name, ['encounters']), 'secrets', seat);
}

function putPatrol(
  g: Table<RimState>,
  state: RimState,
  faction: Faction,
  where: Space | readonly [Space, Patrol['level']] | undefined,
): void {
  const [space, level] = typeof where === 'object' ? where : [where ?? stackSpace(g, faction), 1 as const];
  state.patrols[FACTIONS.indexOf(faction)] = { space, level };
}

/** Crew whose cards are owned have their tokens beside the map; named tokens lie where the test says; the rest anywhere. */
function layContacts(g: Table<RimState>, state: RimState, named: NonNullable<Position['contacts']>): void {
  const piles = ['contactPiles'] as const;
  for (const card of g.state.zones.assets.flat()) {
    const face = faceOf(g, card).replace('databank/', 'contact/');
    const token = g.state.zones.contactPiles.flat().find((each) => faceOf(g, each) === face);
    if (token !== undefined) move(g, token, 'tokens');
  }
  const slotOf = (planet: Planet, side: number): number => PLANETS.indexOf(planet) * 2 + side;
  for (const [planet, tokens] of Object.entries(named) as [Planet, readonly [string | null, string | null]][]) {
    tokens.forEach((name, side) => {
      if (name === null) return;
      const token = take(g, `contact/${name.replace(/ up$/, '')}`, piles);
      move(g, token, name.endsWith(' up') ? 'contactsUp' : 'contacts', slotOf(planet, side));
    });
  }
  const rest = [...g.state.zones.contactPiles.flat()];
  for (const [slot, { planet }] of CONTACT_SLOTS.entries()) {
    const taken =
      named[planet] !== undefined || [...cardsIn(g, 'contacts', slot), ...cardsIn(g, 'contactsUp', slot)].length > 0;
    const token = taken ? undefined : rest.shift();
    if (token !== undefined) move(g, token, 'contacts', slot);
  }
  // Tokens for which the test leaves no slot are out of the game.
  for (const token of rest) move(g, token, 'removed');
  for (const slot of CONTACT_SLOTS.keys()) {
    const [token] = cardsIn(g, 'contacts', slot);
    state.facedown[slot] = token === undefined ? 0 : classOf(g, token);
  }
}

function classOf(g: Table<RimState>, token: CardId): 1 | 2 | 3 {
  const back = game.backOf?.(faceOf(g, token)) ?? '';
  return Number(back.slice(-1)) as 1 | 2 | 3;
}

function layDecks(
  g: Table<RimState>,
  { market, encounters, databank, aiCards }: Required<Pick<Position, 'market' | 'encounters' | 'databank' | 'aiCards'>>,
): void {
  for (const [slot, deck] of MARKET_DECKS.entries()) {
    for (const name of [...(market[deck] ?? [])].reverse()) move(g, take(g, name, ['market']), 'market', slot);
    const top = cardsIn(g, 'market', slot).at(-1);
    if (top !== undefined) move(g, top, 'marketTop', slot);
  }
  for (const [slot, deck] of ENCOUNTER_DECKS.entries()) {
    for (const name of [...(encounters[deck] ?? [])].reverse())
      move(g, take(g, name, ['encounters']), 'encounters', slot);
  }
  for (const [number, name] of Object.entries(databank)) {
    const slot = DATABANK_NUMBERS.indexOf(Number(number));
    for (const card of [...cardsIn(g, 'databank', slot)]) {
      if (short(faceOf(g, card)) !== short(name)) move(g, card, 'removed');
    }
  }
  for (const name of [...aiCards].reverse()) move(g, take(g, name, ['aiDeck']), 'aiDeck');
}
