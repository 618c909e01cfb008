import type { CardId, CoreState, Frozen, Viewer } from './state.ts';

/** How a zone is made and who sees what lies in it. Nothing is seen unless declared. */
export interface ZoneSpec {
  /** One pile for the table, one per seat, or a fixed number of slots (spaces of a board, places of a row). */
  readonly per: 'table' | 'seat' | number;
  readonly sees: 'all' | 'owner' | 'nobody';
  /** Its owner knows what lies in it, though not in which order. For zones per seat that nobody sees. */
  readonly knownTo?: 'owner';
  /** Cards here react to hooks (triggers, modifiers). Only for zones that all see. */
  readonly active?: boolean;
  /**
   * Zones of one pool may hide each other's cards; `imagine` deals them anew among themselves. A pool of zones that are
   * all per seat is one pool for each seat (hand and deck of that seat), any other one is common to the whole table. A
   * zone without a pool keeps to itself, slot by slot.
   */
  readonly pool?: string;
  /**
   * `top`: only the back of the top card can be seen (a deck whose backs differ), so `imagine` deals the others without
   * regard to theirs. For zones without a pool. Unless said, the back of every card is known.
   */
  readonly backs?: 'top';
}

export interface Place<Zone extends string = string> {
  readonly zone: Zone;
  readonly slot: number;
}

export const seatBit = (viewer: Viewer, seats: number): number => 1 << (viewer === 'spectator' ? seats : viewer);
export const everyone = (seats: number): number => (1 << (seats + 1)) - 1;

/** Who sees a card that lies in this zone and slot. */
export function seersOf(spec: ZoneSpec, slot: number, seats: number): number {
  if (spec.sees === 'all') return everyone(seats);
  return spec.sees === 'owner' ? 1 << slot : 0;
}

export const slotCount = (spec: ZoneSpec, seats: number): number =>
  spec.per === 'table' ? 1 : spec.per === 'seat' ? seats : spec.per;

export function emptyZones<Zone extends string>(
  specs: Readonly<Record<Zone, ZoneSpec>>,
  seats: number,
): Record<Zone, CardId[][]> {
  const piles = (name: Zone) => Array.from({ length: slotCount(specs[name], seats) }, (): CardId[] => []);
  return recordOf(Object.keys(specs) as Zone[], piles);
}

/** Made at once: an object that gets more than a dozen names one by one is several times slower to read and to copy. */
export const recordOf = <Name extends string, T>(names: readonly Name[], of: (name: Name) => T): Record<Name, T> =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, T>;

const NO_CARDS: readonly CardId[] = Object.freeze([]);

/** The cards of a zone, the top one last. */
export function pileOf(s: Frozen<CoreState>, zone: string, slot = 0): readonly CardId[] {
  return s.zones[zone]?.[slot] ?? NO_CARDS;
}
