import {
  type CardId,
  type CoreState,
  cloneCore,
  defineState,
  fieldsFor,
  type OptionSpecs,
  put,
  type Seat,
  type StateOf,
  type Table,
  type ZoneSpec,
} from '@cantina/kernel';
import {
  AREAS,
  blockOfMission,
  blockOfPack,
  type Card,
  CHARACTER_IDS,
  type CharacterId,
  cards,
  type EventBack,
  faces,
  type MapId,
  type MissionId,
  mapOf,
  missionOf,
  missions,
  packOf,
} from '../content/all.ts';
import { child } from '../content/locked/p2/index.ts';
import type { Terrain } from './map/terrain.ts';
import { terrainNamed } from './map/terrains.ts';

export type Step = 'setup' | 'characters' | 'ready' | 'begin' | 'action' | 'events' | 'draw' | 'outcast';

export type Zone =
  | 'facedown'
  | 'revealed'
  | 'reinforcements'
  | 'defeated'
  | 'gone'
  | 'box'
  | 'tokens'
  | 'disruption'
  | 'disruptionDiscard'
  | 'areaTokens'
  | 'area'
  | 'bag'
  | 'deck'
  | 'hand'
  | 'discard'
  | 'eventDeck'
  | 'eventNow'
  | 'eventDiscard'
  | 'planDeck'
  | 'planDiscard'
  | 'drawn'
  | 'plans'
  | 'roles'
  | 'aside';

export interface Options extends Readonly<Record<string, string | number | boolean>> {
  readonly mission: MissionId;
  /** Where a contract is played; a story mission has its own map. */
  readonly map: MapId;
  /** MA-DIF-05 the same for all. */
  readonly difficulty: 'easy' | 'normal' | 'hard';
  /** MD-GEN-12 what simulations have added to the levels of the book. */
  readonly balanced: boolean;
  /** MA-CHC-01, MA-SBX-01, MA-SHR-01. One person always plays shared characters (MA-SOL-01). */
  readonly mode: 'listed' | 'sandbox' | 'shared';
  /** How many blocks of the adventure deck were read at least: 1 is the first game, 8 is everything. */
  readonly unlocked: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
}

/** A character in play, by its number in `characters`. */
export type Hero = number;
/** An action area, from left to right (MA-ACT-10). */
export type Area = number;

type Core = CoreState<Step, Zone, never, Options>;
const { value, list } = fieldsFor<Core>();

const mapIn = ({ options: chosen }: Core): Terrain => terrainNamed(mapFor(chosen));
/** One entry for every threat and token: they are the first cards of the game. */
const perPiece =
  <T>(start: T) =>
  ({ zones: { box, tokens } }: Core): T[] =>
    Array<T>((box[0]?.length ?? 0) + (tokens[0]?.length ?? 0)).fill(start);
const perSeat =
  <T>(start: T) =>
  ({ seats }: Core): T[] =>
    Array<T>(seats).fill(start);

/** Nearly everything lies open on a real table. */
const fields = {
  active: value<Seat>(0, 'all'),
  turn: value<number>(0, 'all'),
  /** MA-SHR-01 everybody plays both characters. */
  shared: value<boolean>(({ seats, options: chosen }) => modeOf(seats, chosen) === 'shared', 'all'),
  /** The characters in play; unless they are shared, each seat has the one with its own number. */
  characters: list<CharacterId>([], 'all'),
  /** Hero → its space, or -1 when it is not on the map. */
  spaces: list<number>([], 'all'),
  /** Hero → damage on its card; there is no limit to damage tokens (MA-CMP-09, MA-SET-07). */
  damage: list<number>([], 'all'),
  /** Hero → the turn in which its shield ends, 0 without one (MD-GEN-03). */
  shields: list<number>([], 'all'),
  /** Threat or token → its space, or -1; any number on one space (MA-MOV-06, MA-THR-11). */
  at: list<number>(perPiece(-1), 'all'),
  /** Threat → damage on it. */
  wounds: list<number>(perPiece(0), 'all'),
  /** Threat or token → the hero who carries it, or -1. */
  bearers: list<number>(perPiece(-1), 'all'),
  /** The enemy that carries the token of MA-CMP-11 (MA-CHD-02). */
  carrier: value<CardId | null>(null, 'all'),
  /** MA-CHD-08 it fled this turn. */
  fled: value<boolean>(false, 'all'),
  /** Which doors are open, and the damage on each. */
  open: value<number>((core) => mapIn(core).opened, 'all'),
  doorDamage: list<number>((core) => mapIn(core).doors.map(() => 0), 'all'),
  /** Damage on the crisis track and on the time track. */
  track: value<number>(0, 'all'),
  time: value<number>(0, 'all'),
  /** Areas a card was played on this turn (MA-ACT-04). */
  played: list<Area>([], 'all'),
  /** Extra actions of this turn (MA-XTR-01). */
  extra: value<number>(0, 'all'),
  /** MA-DIS-08 substitutes on each area. */
  substitutes: list<number>(
    AREAS.map(() => 0),
    'all',
  ),
  /** MA-BCK-02 the back of the top event card. */
  back: value<EventBack | null>(null, 'all'),
  /** Secret roles: enemies with a bounty. */
  marked: list<CardId>([], 'all'),
  /** Damage of betrayal a traitor has left: it would tell whether there is one. */
  betrayals: value<number>(0, 'nobody'),
  /** Who has accused, who was exposed (-1: nobody). */
  accused: list<boolean>(perSeat(false), 'all'),
  exposed: value<Seat>(-1, 'all'),
  /** Seat → crises in its turns: what everybody at the table has seen, and may draw conclusions from. */
  crises: list<number>(perSeat(0), 'all'),
  /** Hero → marked enemies finished off, and facedown threats revealed by moving or attacking. */
  trophies: list<number>([], 'all'),
  reveals: list<number>([], 'all'),
};

export interface MandoState extends Core, StateOf<typeof fields> {}

export type G = Table<MandoState>;

const UNLOCKED = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export const options: OptionSpecs<Options> = {
  mission: ['m1', 'm2', 'm3', 'm4', 'c1', 'c2', 'h1', 'h2'],
  map: ['map1', 'map2', 'map3', 'map4'],
  difficulty: ['easy', 'normal', 'hard'],
  balanced: [false, true],
  mode: ['listed', 'sandbox', 'shared'],
  unlocked: UNLOCKED,
};

const HEROES = 4;

export const zones: Readonly<Record<Zone, ZoneSpec>> = {
  // MA-COM-02, MA-COM-06 what somebody has looked at only they know
  facedown: { per: 'table', sees: 'nobody', pool: 'threats' },
  revealed: { per: 'table', sees: 'all' },
  reinforcements: { per: 'table', sees: 'nobody', pool: 'threats' }, // MA-REI-04
  /** Reinforcements that come back (MA-REI-05). */
  defeated: { per: 'table', sees: 'all' },
  gone: { per: 'table', sees: 'all' },
  /** Threat tokens that are not used this game (MA-SET-14). */
  box: { per: 'table', sees: 'nobody', pool: 'threats' },
  tokens: { per: 'table', sees: 'all' },
  disruption: { per: 'table', sees: 'nobody' },
  disruptionDiscard: { per: 'table', sees: 'all' },
  areaTokens: { per: AREAS.length, sees: 'all' },
  area: { per: AREAS.length, sees: 'all' },
  /** Skill cards of characters that nobody plays. */
  bag: { per: 'table', sees: 'nobody' },
  /** One deck for each seat, or one for all (MA-SHR-02). */
  deck: { per: HEROES, sees: 'nobody', pool: 'skills' },
  hand: { per: 'seat', sees: 'owner', pool: 'skills' }, // MA-COM-01
  discard: { per: HEROES, sees: 'all' }, // MA-COM-03
  eventDeck: { per: 'table', sees: 'nobody', backs: 'top' }, // MA-BCK-02, MA-BCK-04, MA-COM-04
  eventNow: { per: 'table', sees: 'all' },
  eventDiscard: { per: 'table', sees: 'all' },
  planDeck: { per: 'table', sees: 'nobody', pool: 'plans' },
  planDiscard: { per: 'table', sees: 'all' },
  drawn: { per: 'seat', sees: 'owner', pool: 'plans' }, // MA-COM-05
  plans: { per: HEROES, sees: 'all' }, // MA-PLN-11
  roles: { per: 'seat', sees: 'owner', pool: 'roles' }, // MD-H1-10, MD-H2-01
  aside: { per: 'table', sees: 'nobody', pool: 'roles' },
};

/** What can be told from the back of a card or token. */
const BACKS: ReadonlyMap<string, string> = new Map(cards.map((card) => [card.id, backOfCard(card)]));
export const backOf = (face: string): string => BACKS.get(face) ?? '';

function backOfCard(card: Card): string {
  switch (card.kind) {
    case 'skill':
      return card.character;
    case 'event':
      return card.back; // MA-BCK-01
    case 'threat':
      return `${card.mission} ${card.shape}`; // MA-CMP-07, MA-CMP-08
    case 'planning':
    case 'disruption':
    case 'token':
    case 'role':
      return card.kind;
  }
}

/** MA-CHC-03, MA-SOL-02 one person plays two characters; MA-CHC-02 more people than listed characters play sandbox. */
export function modeOf(seats: number, { mode, mission }: Options): Options['mode'] {
  if (seats === 1) return 'shared';
  const listed = missionOf(mission).characters?.length ?? 0;
  return mode === 'listed' && listed < seats ? 'sandbox' : mode;
}

/** Which characters may be chosen (MA-SET-15, MA-SBX-01, MA-SBX-02); whoever is not chosen is not used (MA-CHC-04). */
export function choosable(seats: number, chosen: Options): readonly CharacterId[] {
  const listed = missionOf(chosen.mission).characters;
  return listed === null || modeOf(seats, chosen) === 'sandbox' ? CHARACTER_IDS : listed;
}

/** MA-SET-03 the map of a story mission, or the one chosen for a contract (MD-CON-01). */
export const mapFor = ({ mission, map }: Options): MapId => missionOf(mission).map ?? map;

/** Secret roles are for three or four people with a character each; other groups play that contract without them. */
export const hasRoles = (seats: number, chosen: Options): boolean =>
  missionOf(chosen.mission).kind === 'roles' && seats >= 3 && modeOf(seats, chosen) !== 'shared';

const copiesOf = (card: Card): string[] => Array<string>('copies' in card ? card.copies : 1).fill(card.id);

/** Faces with all their copies, picked once and for all: a simulation sets up thousands of tables a second. */
const facesWhere = (wanted: (card: Card) => boolean): readonly string[] => cards.filter(wanted).flatMap(copiesOf);

const byKind = {
  disruption: facesWhere(({ kind }) => kind === 'disruption'),
  planning: facesWhere(({ kind }) => kind === 'planning'),
};
/** MA-SET-10 by the mission whose number is on the back. */
const THREATS: ReadonlyMap<MissionId, readonly string[]> = new Map(
  missions.map(({ id }) => [id, facesWhere((card) => card.kind === 'threat' && card.mission === id)]),
);
const ROLES: ReadonlyMap<MissionId, readonly string[]> = new Map(
  missions.map(({ id }) => [id, facesWhere((card) => card.kind === 'role' && card.mission === id)]),
);

/** MA-ADV-05 a mission comes with at least what a group has that has read the adventure deck as far as that mission. */
export const blocksFor = ({ mission, unlocked }: Options): number => Math.max(unlocked, blockOfMission(mission));

/** MA-ADV-05 what the adventure deck has added so far, by the number of blocks read. */
const isUnlocked = (card: Card, blocks: number): boolean => {
  const pack = packOf(card.id);
  return pack === null || blockOfPack(pack) <= blocks;
};
const EVENTS: ReadonlyMap<number, readonly string[]> = new Map(
  UNLOCKED.map((blocks) => [blocks, facesWhere((card) => card.kind === 'event' && isUnlocked(card, blocks))]),
);
const SKILLS: ReadonlyMap<number, ReadonlyMap<CharacterId, readonly string[]>> = new Map(
  UNLOCKED.map((blocks) => [
    blocks,
    new Map(
      CHARACTER_IDS.map((id) => [
        id,
        facesWhere((card) => card.kind === 'skill' && card.character === id && isUnlocked(card, blocks)),
      ]),
    ),
  ]),
);

const parts = { faces, zones, hooks: [], hooksOf: () => [] };

/** Threats and tokens come first, so that lists about them are short. */
function unpack(core: Core): void {
  const { seats, options: chosen } = core;
  const mission = missionOf(chosen.mission);
  put(core, parts, 'box', 0, THREATS.get(mapOf(mapFor(chosen)).mission) ?? []);
  // MA-CHD-01 and the markers of contracts
  put(core, parts, 'tokens', 0, [...(mission.token ? [child] : []), ...(mission.markers ?? [])].flatMap(copiesOf));
  put(core, parts, 'disruption', 0, byKind.disruption);
  const blocks = blocksFor(chosen);
  put(core, parts, 'eventDeck', 0, EVENTS.get(blocks) ?? []);
  put(core, parts, 'planDeck', 0, byKind.planning);
  const skills = SKILLS.get(blocks);
  for (const hero of choosable(seats, chosen)) put(core, parts, 'bag', 0, skills?.get(hero) ?? []);
  if (hasRoles(seats, chosen)) put(core, parts, 'aside', 0, ROLES.get(mission.id) ?? []);
}

const made = defineState<MandoState>({ parts, step: 'setup', unpack, fields });
export const { visible } = made;

/** In the shape of all its copies. */
export const newState = (seats: number, chosen: Options): MandoState => clone(made.setup(seats, chosen));

/** Written out: a literal of fixed shape is copied several times faster than one that is put together. */
export function clone(s: MandoState): MandoState {
  const core = cloneCore(s);
  return {
    seats: core.seats,
    options: core.options,
    step: core.step,
    rng: core.rng,
    fixedDice: core.fixedDice,
    cards: core.cards,
    zones: core.zones,
    hooks: core.hooks,
    outcome: core.outcome,
    active: s.active,
    turn: s.turn,
    shared: s.shared,
    characters: s.characters.slice(),
    spaces: s.spaces.slice(),
    damage: s.damage.slice(),
    shields: s.shields.slice(),
    at: s.at.slice(),
    wounds: s.wounds.slice(),
    bearers: s.bearers.slice(),
    carrier: s.carrier,
    fled: s.fled,
    open: s.open,
    doorDamage: s.doorDamage.slice(),
    track: s.track,
    time: s.time,
    played: s.played.slice(),
    extra: s.extra,
    substitutes: s.substitutes.slice(),
    back: s.back,
    marked: s.marked.slice(),
    betrayals: s.betrayals,
    accused: s.accused.slice(),
    exposed: s.exposed,
    crises: s.crises.slice(),
    trophies: s.trophies.slice(),
    reveals: s.reveals.slice(),
  };
}
