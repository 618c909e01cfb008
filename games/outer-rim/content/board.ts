import {
  type ContactClass,
  type EncounterDeck,
  FACTIONS,
  type Faction,
  PLANETS,
  type Planet,
  TILES,
  type Tile,
} from './terms.ts';

/**
 * The map. Known from the box: the tiles and their order, 46 spaces and the numbers of the named ones along the arc,
 * at most four links each, two contact slots per planet, where the patrols start. A navpoint is called by its number.
 *
 * Designed (OR-GAP-01, OR-GAP-02): the hyperlanes, which navpoint lies on which tile, the joints, the classes of the
 * contact slots and the drawing. Each tile is crossed by an outer and an inner lane that begin and end on navpoints, so
 * every order of the tiles fits together (OR-MODULAR-03) and both endcaps always find a navpoint for their patrols.
 */

/** Where a space is drawn on its tile: `along` the arc (0 left, 1 right), `out` from the inner to the outer rim. */
export interface Spot {
  readonly tile: Tile;
  readonly along: number;
  readonly out: number;
}

/** The navpoints on the two edges of a tile; the lanes of neighbouring tiles meet there: outer to outer, inner to inner. */
export interface Joints {
  readonly left: { readonly outer: Navpoint; readonly inner: Navpoint };
  readonly right: { readonly outer: Navpoint; readonly inner: Navpoint };
}

const spot = (tile: Tile, along: number, out: number): Spot => ({ tile, along, out });

export const SPOTS = {
  'nav-1': spot('cantonica-ord-mantell', 0.1, 0.75),
  'nav-2': spot('cantonica-ord-mantell', 0.1, 0.25),
  cantonica: spot('cantonica-ord-mantell', 0.48, 0.88),
  'nav-4': spot('cantonica-ord-mantell', 0.9, 0.75),
  'ord-mantell': spot('cantonica-ord-mantell', 0.52, 0.18),
  'nav-6': spot('cantonica-ord-mantell', 0.9, 0.25),
  'nav-7': spot('lothal-mon-calamari', 0.1, 0.75),
  'nav-8': spot('lothal-mon-calamari', 0.1, 0.25),
  lothal: spot('lothal-mon-calamari', 0.5, 0.84),
  'mon-calamari': spot('lothal-mon-calamari', 0.5, 0.16),
  'nav-11': spot('lothal-mon-calamari', 0.9, 0.75),
  'nav-12': spot('lothal-mon-calamari', 0.9, 0.25),
  maelstrom: spot('kessel', 0.5, 0.92),
  kessel: spot('kessel', 0.5, 0.5),
  'nav-15': spot('kessel', 0.1, 0.75),
  'nav-16': spot('kessel', 0.1, 0.25),
  'nav-17': spot('kessel', 0.36, 0.12),
  'nav-18': spot('kessel', 0.64, 0.12),
  'nav-19': spot('kessel', 0.9, 0.75),
  'nav-20': spot('kessel', 0.9, 0.25),
  'nav-21': spot('tatooine-nal-hutta', 0.1, 0.75),
  'nav-22': spot('tatooine-nal-hutta', 0.1, 0.25),
  'nav-23': spot('tatooine-nal-hutta', 0.34, 0.92),
  'nav-24': spot('tatooine-nal-hutta', 0.34, 0.08),
  tatooine: spot('tatooine-nal-hutta', 0.6, 0.84),
  'nav-26': spot('tatooine-nal-hutta', 0.52, 0.5),
  'nal-hutta': spot('tatooine-nal-hutta', 0.6, 0.16),
  'nav-28': spot('tatooine-nal-hutta', 0.9, 0.75),
  'nav-29': spot('tatooine-nal-hutta', 0.9, 0.25),
  'nav-30': spot('ryloth-naboo', 0.1, 0.75),
  ryloth: spot('ryloth-naboo', 0.35, 0.84),
  'nav-32': spot('ryloth-naboo', 0.1, 0.25),
  'nav-33': spot('ryloth-naboo', 0.64, 0.92),
  'nav-34': spot('ryloth-naboo', 0.32, 0.34),
  'nav-35': spot('ryloth-naboo', 0.58, 0.14),
  'nav-36': spot('ryloth-naboo', 0.9, 0.75),
  'nav-37': spot('ryloth-naboo', 0.9, 0.25),
  naboo: spot('ryloth-naboo', 0.7, 0.5),
  'ring-of-kafrene': spot('ring-of-kafrene-takodana', 0.4, 0.86),
  'nav-40': spot('ring-of-kafrene-takodana', 0.1, 0.75),
  'nav-41': spot('ring-of-kafrene-takodana', 0.1, 0.25),
  takodana: spot('ring-of-kafrene-takodana', 0.42, 0.16),
  'nav-43': spot('ring-of-kafrene-takodana', 0.66, 0.64),
  'nav-44': spot('ring-of-kafrene-takodana', 0.9, 0.75),
  'nav-45': spot('ring-of-kafrene-takodana', 0.68, 0.2),
  'nav-46': spot('ring-of-kafrene-takodana', 0.9, 0.25),
} as const satisfies Readonly<Record<Planet | 'maelstrom' | `nav-${number}`, Spot>>;

export type Space = keyof typeof SPOTS;
export type Navpoint = Exclude<Space, Planet | 'maelstrom'>;

/** All 46, along the arc of the standard map. */
export const SPACES = Object.keys(SPOTS) as readonly Space[];

/** Hyperlanes inside the tiles. */
export const LANES: readonly (readonly [Space, Space])[] = [
  // Cantonica and Ord Mantell lie on parallel lanes with a crossing at each end: an easy first tile
  ['nav-1', 'nav-2'],
  ['nav-1', 'cantonica'],
  ['nav-2', 'cantonica'],
  ['nav-2', 'ord-mantell'],
  ['cantonica', 'nav-4'],
  ['nav-4', 'ord-mantell'],
  ['ord-mantell', 'nav-6'],
  // Lothal and Mon Calamari: enemies without a direct way
  ['nav-7', 'nav-8'],
  ['nav-7', 'lothal'],
  ['nav-8', 'mon-calamari'],
  ['lothal', 'nav-11'],
  ['mon-calamari', 'nav-12'],
  ['nav-11', 'nav-12'],
  // the outer lane runs through the Maelstrom; whoever avoids it takes the long way past Kessel
  ['nav-15', 'nav-16'],
  ['nav-15', 'maelstrom'],
  ['maelstrom', 'nav-19'],
  ['maelstrom', 'kessel'],
  ['nav-16', 'nav-17'],
  ['nav-17', 'kessel'],
  ['nav-17', 'nav-18'],
  ['nav-18', 'kessel'],
  ['nav-18', 'nav-20'],
  ['nav-19', 'nav-20'],
  // two lanes of equal length, one past each Hutt world
  ['nav-21', 'nav-23'],
  ['nav-23', 'tatooine'],
  ['tatooine', 'nav-28'],
  ['nav-22', 'nav-24'],
  ['nav-24', 'nal-hutta'],
  ['nal-hutta', 'nav-29'],
  ['tatooine', 'nav-26'],
  ['nav-26', 'nal-hutta'],
  // Naboo hangs between both lanes at the right edge
  ['nav-30', 'ryloth'],
  ['ryloth', 'nav-33'],
  ['nav-33', 'nav-36'],
  ['ryloth', 'nav-34'],
  ['nav-32', 'nav-34'],
  ['nav-34', 'nav-35'],
  ['nav-35', 'nav-37'],
  ['nav-35', 'naboo'],
  ['nav-36', 'naboo'],
  ['nav-37', 'naboo'],
  // the last tile mirrors the first
  ['nav-40', 'ring-of-kafrene'],
  ['nav-41', 'ring-of-kafrene'],
  ['nav-41', 'takodana'],
  ['ring-of-kafrene', 'nav-43'],
  ['takodana', 'nav-43'],
  ['takodana', 'nav-45'],
  ['nav-43', 'nav-44'],
  ['nav-45', 'nav-46'],
  ['nav-44', 'nav-46'],
];

export const JOINTS = {
  'cantonica-ord-mantell': { left: { outer: 'nav-1', inner: 'nav-2' }, right: { outer: 'nav-4', inner: 'nav-6' } },
  'lothal-mon-calamari': { left: { outer: 'nav-7', inner: 'nav-8' }, right: { outer: 'nav-11', inner: 'nav-12' } },
  kessel: { left: { outer: 'nav-15', inner: 'nav-16' }, right: { outer: 'nav-19', inner: 'nav-20' } },
  'tatooine-nal-hutta': { left: { outer: 'nav-21', inner: 'nav-22' }, right: { outer: 'nav-28', inner: 'nav-29' } },
  'ryloth-naboo': { left: { outer: 'nav-30', inner: 'nav-32' }, right: { outer: 'nav-36', inner: 'nav-37' } },
  'ring-of-kafrene-takodana': {
    left: { outer: 'nav-40', inner: 'nav-41' },
    right: { outer: 'nav-44', inner: 'nav-46' },
  },
} as const satisfies Readonly<Record<Tile, Joints>>;

/** Patrol stacks on the endcaps: at which end, and which joint of the tile beside it their hyperlane leads to. */
export const STACKS: Readonly<Record<Faction, { readonly end: 'left' | 'right'; readonly lane: 'outer' | 'inner' }>> = {
  rebel: { end: 'left', lane: 'outer' },
  syndicate: { end: 'left', lane: 'inner' },
  imperial: { end: 'right', lane: 'outer' },
  hutt: { end: 'right', lane: 'inner' },
};

/** OR-SPACE-04; Ryloth: the favours and a fan source say Rebel, one cargo hints at the Empire: Rebel it is. */
export const PLANET_FACTION: Readonly<Record<Planet, Faction | null>> = {
  cantonica: null,
  'ord-mantell': 'syndicate',
  lothal: 'imperial',
  'mon-calamari': 'rebel',
  kessel: 'syndicate',
  tatooine: 'hutt',
  'nal-hutta': 'hutt',
  ryloth: 'rebel',
  naboo: 'imperial',
  'ring-of-kafrene': null,
  takodana: null,
};

/**
 * The classes of the two contact slots, left one first. Designed: 6 white, 7 green and 9 yellow in all; the small fry
 * of class 1 is spread over the whole arc, Takodana is the den of the big names.
 */
export const SLOT_CLASSES: Readonly<Record<Planet, readonly [ContactClass, ContactClass]>> = {
  cantonica: [2, 3],
  'ord-mantell': [1, 2],
  lothal: [1, 3],
  'mon-calamari': [2, 3],
  kessel: [1, 3],
  tatooine: [1, 2],
  'nal-hutta': [2, 3],
  ryloth: [1, 3],
  naboo: [2, 3],
  'ring-of-kafrene': [1, 2],
  takodana: [3, 3],
};

export interface ContactSlot {
  readonly planet: Planet;
  readonly class: ContactClass;
}

/** All 22, planet by planet, the left one first. */
export const CONTACT_SLOTS: readonly ContactSlot[] = PLANETS.flatMap((planet) =>
  SLOT_CLASSES[planet].map((each) => ({ planet, class: each })),
);

const IS_PLANET: ReadonlySet<string> = new Set(PLANETS);

export const isPlanet = (space: Space): space is Planet => IS_PLANET.has(space);
export const isNavpoint = (space: Space): space is Navpoint => space !== 'maelstrom' && !isPlanet(space);

/** OR-ENCSPACE-12: the deck whose cards belong to a space. */
export function encounterDeckOf(space: Space): EncounterDeck {
  if (isNavpoint(space)) return 'navpoint';
  const { tile } = SPOTS[space];
  return tile === 'kessel' ? 'kessel-maelstrom' : tile;
}

/** OR-SETUP-03, OR-ADJ-03: the navpoint each faction's stack is adjacent to, for an order of the tiles. */
export function patrolStarts(order: readonly Tile[]): Readonly<Record<Faction, Navpoint>> {
  const first = JOINTS[order[0] ?? TILES[0]]; // OR-MODULAR-02
  const last = JOINTS[order[order.length - 1] ?? TILES[TILES.length - 1] ?? TILES[0]]; // OR-MODULAR-04
  const start = (faction: Faction): Navpoint => {
    const { end, lane } = STACKS[faction];
    return end === 'left' ? first.left[lane] : last.right[lane];
  };
  return Object.fromEntries(FACTIONS.map((faction) => [faction, start(faction)])) as Record<Faction, Navpoint>;
}

/** OR-SPACE-02: every hyperlane of the map, joints included; tiles that touch are joined by both lanes (OR-ADJ-02). */
export function hyperlanes(order: readonly Tile[]): readonly (readonly [Space, Space])[] {
  const joints = order.slice(1).flatMap((tile, index): [Space, Space][] => {
    const left = JOINTS[order[index] ?? tile].right;
    const right = JOINTS[tile].left;
    return [
      [left.outer, right.outer],
      [left.inner, right.inner],
    ];
  });
  return [...LANES, ...joints];
}

// Drawing: a half ring, Rebels and Syndicate at the left end, in a box of 1600 × 900

export const BOX = { width: 1600, height: 900 } as const;
const CENTRE = { x: 800, y: 850 } as const;
const RIM = { inner: 400, outer: 770 } as const;
/** Each endcap takes as much of the half circle. */
const ENDCAP_DEGREES = 9;

export interface Point {
  readonly x: number;
  readonly y: number;
}

function onRing(turned: number, out: number): Point {
  const radius = RIM.inner + (RIM.outer - RIM.inner) * out;
  const angle = Math.PI * (1 - turned);
  return { x: Math.round(CENTRE.x + radius * Math.cos(angle)), y: Math.round(CENTRE.y - radius * Math.sin(angle)) };
}

/** 0 at the left end of the half ring, 1 at the right: how far clockwise a space lies (OR-PMOVE-07). */
export function clockwise(space: Space, order: readonly Tile[]): number {
  const { tile, along } = SPOTS[space];
  const cap = ENDCAP_DEGREES / 180;
  return cap + ((order.indexOf(tile) + along) / order.length) * (1 - 2 * cap);
}

export const pointOf = (space: Space, order: readonly Tile[]): Point =>
  onRing(clockwise(space, order), SPOTS[space].out);

export function stackPoint(faction: Faction): Point {
  const { end, lane } = STACKS[faction];
  const middle = ENDCAP_DEGREES / 360;
  return onRing(end === 'left' ? middle : 1 - middle, lane === 'outer' ? 0.75 : 0.25);
}
