import type { CardId, Seat } from '@cantina/kernel';
import { cards } from '../content/index.ts';
import type { G } from '../rules/state.ts';
import { WORTH } from './worth.ts';

/**
 * What the learned judgement looks at when a turn begins, all from the side of the Empire. What a seat owns is public as
 * a whole (it was bought in sight of both), so deck, hand, discard pile and units are counted together.
 */

const SIDES = ['empire', 'rebel'] as const;

/** Numbers that are read of each side. */
const OF_SIDE = [
  'base-left', // hit points of the base in play
  'bases-lost',
  'life', // all damage that is still to be dealt
  'no-base',
  'cards', // size of the whole deck
  'attack', // of five cards on average
  'resources',
  'force',
  'fleet-attack', // what the ships in play bring each turn
  'fleet-resources',
  'fleet-left', // their hit points
  'hand',
  'attack-coming', // how much better than usual the cards are that are drawn before the next shuffle
  'resources-coming',
  'worth', // what `quick` thinks of the cards
  'turns-to-win', // at the present strength
  'wins-soon',
] as const;

type OfSide = (typeof OF_SIDE)[number];

const OF_TABLE = ['always', 'empire-moves', 'turn', 'turn-squared', 'bases-to-win', 'buy-out'] as const;
const FORCE = Array.from({ length: 7 }, (_, i) => `force-${i + 1}`);
const BY_SIDE_AND_FACE = ['deck', 'ship', 'row'] as const;
const BY_FACE = ['base', 'next-base'] as const;

export const FEATURES: readonly string[] = [
  ...OF_TABLE,
  ...SIDES.flatMap((side) => OF_SIDE.map((name) => `${side} ${name}`)),
  ...FORCE,
  ...BY_SIDE_AND_FACE.flatMap((name) => SIDES.flatMap((side) => cards.map(({ id }) => `${side} ${name} ${id}`))),
  ...BY_FACE.flatMap((name) => cards.map(({ id }) => `${name} ${id}`)),
];

const FACES = cards.length;
const SIDE_AT = OF_TABLE.length;
const FORCE_AT = SIDE_AT + SIDES.length * OF_SIDE.length;
const FACES_AT = FORCE_AT + FORCE.length;
const BASES_AT = FACES_AT + BY_SIDE_AND_FACE.length * SIDES.length * FACES;

const tableAt = (name: (typeof OF_TABLE)[number]): number => OF_TABLE.indexOf(name);
const OFFSETS = Object.fromEntries(OF_SIDE.map((name, i) => [name, i])) as Readonly<Record<OfSide, number>>;
const sideAt = (side: number, name: OfSide): number => SIDE_AT + side * OF_SIDE.length + OFFSETS[name];
const faceAt = (name: (typeof BY_SIDE_AND_FACE)[number], side: number, face: number): number =>
  FACES_AT + (BY_SIDE_AND_FACE.indexOf(name) * SIDES.length + side) * FACES + face;
const baseAt = (name: (typeof BY_FACE)[number], face: number): number =>
  BASES_AT + BY_FACE.indexOf(name) * FACES + face;

const ATTACK = cards.map(({ attack }) => attack);
const RESOURCES = cards.map(({ resources }) => resources);
const FORCE_OF = cards.map(({ force }) => force);
const HIT_POINTS = cards.map(({ hitPoints }) => hitPoints);

/** Hit points of a base nobody has seen yet, on average. */
const USUAL_BASE = 14;
const HAND = 5;

type Note = (feature: number, value: number) => void;

export function readFeatures(g: G, note: Note): void {
  const { state: s } = g;
  const empire = s.factions[0] === 'empire' ? 0 : 1;
  const mover = s.active === empire ? 0 : 1;
  note(tableAt('always'), 1);
  note(tableAt('empire-moves'), mover === 0 ? 1 : 0);
  note(tableAt('turn'), s.turn / 30);
  note(tableAt('turn-squared'), (s.turn / 30) ** 2);
  note(tableAt('bases-to-win'), s.options.basesToWin - 3);
  note(tableAt('buy-out'), s.options.buyOut ? 1 : 0);
  note(FORCE_AT + s.force - 1, 1);
  const sides = SIDES.map((_, side) => readSide(g, side === 0 ? empire : 1 - empire, side, note));
  sides.forEach(({ power }, side) => {
    const against = sides[1 - side];
    const turns = ((against?.life ?? 0) + 0.6 * (against?.armour ?? 0)) / (power + 2);
    note(sideAt(side, 'turns-to-win'), Math.min(3, turns / 5));
    note(sideAt(side, 'wins-soon'), Math.max(0, 1 - turns / 3));
  });
  for (const slot of s.zones.row) {
    const card = slot.at(-1);
    if (card !== undefined) note(faceAt('row', mover, faceOf(g, card)), 0.5);
  }
}

interface Side {
  readonly life: number;
  readonly power: number;
  readonly armour: number;
}

const faceOf = (g: G, card: CardId): number => g.state.cards.face[card] ?? 0;

function readSide(g: G, seat: Seat, side: number, note: Note): Side {
  const { zones } = g.state;
  const life = readBases(g, seat, side, note);
  const piles = [zones.deck[seat], zones.hand[seat], zones.discard[seat], zones.units[seat]];
  const counts = new Map<number, number>();
  for (const pile of piles) {
    for (const card of pile ?? []) {
      const face = faceOf(g, card);
      counts.set(face, (counts.get(face) ?? 0) + 1);
    }
  }
  const all = sumOf(counts);
  const perHand = HAND / Math.max(HAND, all.count);
  for (const [face, count] of counts) note(faceAt('deck', side, face), count * perHand);
  note(sideAt(side, 'cards'), all.count / 20);
  note(sideAt(side, 'attack'), (all.attack * perHand) / 5);
  note(sideAt(side, 'resources'), (all.resources * perHand) / 5);
  note(sideAt(side, 'force'), (all.force * perHand) / 2);
  note(sideAt(side, 'worth'), (all.worth * perHand) / 10);
  readComing(g, seat, side, note, all.attack * perHand, all.resources * perHand);
  const fleet = readFleet(g, seat, side, note);
  return { life, power: all.attack * perHand + fleet.attack, armour: fleet.left };
}

function readBases(g: G, seat: Seat, side: number, note: Note): number {
  const { zones, damage, options } = g.state;
  const base = zones.base[seat]?.at(-1);
  const lost = zones.victory[1 - seat]?.length ?? 0;
  const left = base === undefined ? 0 : (HIT_POINTS[faceOf(g, base)] ?? 0) - (damage[base] ?? 0);
  const behind = Math.max(0, options.basesToWin - lost - (base === undefined ? 0 : 1));
  const life = left + behind * USUAL_BASE;
  note(sideAt(side, 'base-left'), left / 10);
  note(sideAt(side, 'bases-lost'), lost);
  note(sideAt(side, 'life'), life / 20);
  note(sideAt(side, 'no-base'), base === undefined ? 1 : 0);
  if (base !== undefined) note(baseAt('base', faceOf(g, base)), 1);
  for (const each of zones.baseDeck[seat] ?? []) note(baseAt('next-base', faceOf(g, each)), 1);
  return life;
}

interface Sum {
  readonly count: number;
  readonly attack: number;
  readonly resources: number;
  readonly force: number;
  readonly worth: number;
}

function sumOf(counts: ReadonlyMap<number, number>): Sum {
  let [count, attack, resources, force, worth] = [0, 0, 0, 0, 0];
  for (const [face, copies] of counts) {
    count += copies;
    attack += copies * (ATTACK[face] ?? 0);
    resources += copies * (RESOURCES[face] ?? 0);
    force += copies * (FORCE_OF[face] ?? 0);
    worth += copies * (WORTH[face] ?? 0);
  }
  return { count, attack, resources, force, worth };
}

/** Hand and deck: what is not in the discard pile comes first. */
function readComing(g: G, seat: Seat, side: number, note: Note, attack: number, resources: number): void {
  const { zones } = g.state;
  const hand = zones.hand[seat] ?? [];
  const coming = [...(zones.deck[seat] ?? []), ...hand];
  note(sideAt(side, 'hand'), (hand.length - HAND) / 2);
  if (coming.length < HAND) return;
  let [a, r] = [0, 0];
  for (const card of coming) {
    a += ATTACK[faceOf(g, card)] ?? 0;
    r += RESOURCES[faceOf(g, card)] ?? 0;
  }
  note(sideAt(side, 'attack-coming'), ((HAND * a) / coming.length - attack) / 3);
  note(sideAt(side, 'resources-coming'), ((HAND * r) / coming.length - resources) / 3);
}

function readFleet(g: G, seat: Seat, side: number, note: Note): { readonly attack: number; readonly left: number } {
  let [attack, resources, left] = [0, 0, 0];
  for (const ship of g.state.zones.ships[seat] ?? []) {
    const face = faceOf(g, ship);
    note(faceAt('ship', side, face), 1);
    attack += ATTACK[face] ?? 0;
    resources += RESOURCES[face] ?? 0;
    left += (HIT_POINTS[face] ?? 0) - (g.state.damage[ship] ?? 0);
  }
  note(sideAt(side, 'fleet-attack'), attack / 5);
  note(sideAt(side, 'fleet-resources'), resources / 3);
  note(sideAt(side, 'fleet-left'), left / 10);
  return { attack, left };
}
