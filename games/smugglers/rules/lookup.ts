import { type CardId, cardsIn, type Frozen, faceIndex, printedBy, type Seat, topOf } from '@cantina/kernel';
import {
  type Ability,
  type AbilityName,
  BRIX_SECTOR,
  type Character,
  characterAt,
  type Delivery,
  type Demand,
  type FateCard,
  FIXED_STARPORT,
  fateAt,
  type Good,
  KOROTH_SECTOR,
  type Planet,
  type PlanetEffect,
  type PlanetFace,
  planetAt,
  STRAIGHT,
  type Starport,
} from '../content/index.ts';
import type { PlanetName } from './messages.ts';
import { BRIX, type G, KOROTH, type Player, SLOTS } from './state.ts';

export function player(g: G, seat: Seat): Frozen<Player> {
  const own = g.state.players[seat];
  if (own === undefined) throw new Error(`nobody sits at seat ${seat}`);
  return own;
}

export const characterOf = (g: G, seat: Seat): Character => characterAt[player(g, seat).character] as Character;

/** The ability of a player's character, where it is this one. */
export function ability<Name extends AbilityName>(
  g: G,
  seat: Seat,
  name: Name,
): Extract<Ability, { does: Name }> | undefined {
  const { ability: own } = characterOf(g, seat);
  return own.does === name ? (own as Extract<Ability, { does: Name }>) : undefined;
}

export const fateOf = printedBy(fateAt) as (g: G, card: CardId) => FateCard;

/** SG-TURN-02 the next seat clockwise that is still in the game. */
export function leftOf(g: G, seat: Seat): Seat {
  const { seats } = g.state;
  let next = (seat + 1) % seats;
  while (next !== seat && player(g, next).status === 'out') next = (next + 1) % seats;
  return next;
}

// Planets: the seven slots, then Brix and Koroth

/** All planets on the board (SG-REPL-04). */
export const PORTS: readonly number[] = [...new Array<number>(SLOTS).keys(), BRIX, KOROTH];

const planetIn = (g: G, slot: number): Planet<PlanetFace> | null => {
  const card = topOf(g, 'planets', slot);
  return card === undefined ? null : (planetAt[faceIndex(g, card)] ?? null);
};

export function sectorOf(g: G, port: number): number {
  if (port === BRIX) return BRIX_SECTOR;
  return port === KOROTH ? KOROTH_SECTOR : (planetIn(g, port)?.sector ?? 0);
}

/** The planet in a sector, or -1. */
export function portAt(g: G, sector: number): number {
  if (sector === BRIX_SECTOR) return BRIX;
  if (sector === KOROTH_SECTOR) return KOROTH;
  for (let slot = 0; slot < SLOTS; slot++) if (planetIn(g, slot)?.sector === sector) return slot;
  return -1;
}

export function nameOf(g: G, port: number): PlanetName {
  if (port === BRIX) return 'brix';
  return port === KOROTH ? 'koroth' : (planetIn(g, port)?.id ?? 'brix');
}

/** SG-KOR-03 Brix and Koroth have a military starport. */
export const starportOf = (g: G, port: number): Starport => planetIn(g, port)?.starport ?? FIXED_STARPORT;

/** SG-Q-09 there is no market on Brix and Koroth. */
export const hasMarket = (port: number): boolean => port < SLOTS;

/** The demand level for a good, a glut included; null where there is no market. */
export function demandOf(g: G, port: number, good: Good): Demand | null {
  const planet = planetIn(g, port);
  if (planet === null) return null;
  return g.state.gluts[port] === good ? 'veryLow' : planet.demand[good];
}

/** SG-Q-18 the nearest planets as the crow flies, Brix and Koroth included (SG-Q-17). */
export function nearestPorts(g: G, sector: number): number[] {
  const from = STRAIGHT[sector] ?? [];
  const far = (port: number): number => from[sectorOf(g, port)] ?? Number.POSITIVE_INFINITY;
  const least = Math.min(...PORTS.map(far));
  return PORTS.filter((port) => far(port) === least);
}

// Cards that lie at a planet

const NO_CARDS: readonly CardId[] = [];
export const attachedTo = (g: G, port: number): readonly CardId[] =>
  port < SLOTS ? cardsIn(g, 'attached', port) : NO_CARDS;

const planetEffect = (g: G, card: CardId): PlanetEffect | null => {
  const { effect } = fateOf(g, card);
  return effect.verb === 'attach' ? effect.effect : null;
};

type FixedPrice = Extract<PlanetEffect, { readonly does: 'fixed-price' }>;

/** The card that fixes the price for selling a good here, the highest of several; null where none does. */
export function fixedPrice(g: G, port: number, good: Good): FixedPrice | null {
  let best: FixedPrice | null = null;
  for (const card of attachedTo(g, port)) {
    const effect = planetEffect(g, card);
    if (effect?.does !== 'fixed-price' || effect.good !== good) continue;
    if (best === null || effect.price > best.price) best = effect;
  }
  return best;
}

/** Whether a card has driven the customs officers away. */
export const isOpen = (g: G, port: number): boolean =>
  attachedTo(g, port).some((card) => {
    const effect = planetEffect(g, card);
    return effect?.does === 'fixed-price' && effect.open;
  });

export const hasCrackdown = (g: G, port: number): boolean =>
  attachedTo(g, port).some((card) => planetEffect(g, card)?.does === 'crackdown');

/** What a Crime Lord Offer or a Contract asks for. */
export function deliveryOf(g: G, card: CardId): Delivery | null {
  const effect = planetEffect(g, card);
  return effect?.does === 'delivery' ? effect : null;
}

/** Illegal by the planet's card, or by a Crime Lord Offer that lies there. */
export function isIllegal(g: G, port: number, good: Good): boolean {
  if (demandOf(g, port, good) === 'illegal') return true;
  for (const card of attachedTo(g, port)) {
    const delivery = deliveryOf(g, card);
    if (delivery?.illegal === true && delivery.good === good) return true;
  }
  return false;
}
