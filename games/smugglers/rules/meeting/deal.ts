import { agreed, type CardId, cardsIn, type Frozen, move, type Option, option, type Seat, the } from '@cantina/kernel';
import { GOODS, type Good } from '../../content/index.ts';
import { player } from '../lookup.ts';
import { message } from '../messages.ts';
import { checkFortune } from '../money.ts';
import type { Obstacle } from '../obstacle.ts';
import { exchange, type Item } from '../ops/index.ts';
import { unitsAboard } from '../ship/ship.ts';
import type { BrixLoad, Deal, G, Load } from '../state.ts';
import { NOTES } from './bounties.ts';

function dealOf(g: G): Frozen<Deal> {
  const deal = g.state.meeting?.deal;
  if (deal === null || deal === undefined) throw new Error('no deal was begun');
  return deal;
}

const unitsIn = ({ goods, brix }: Frozen<Load>): number =>
  GOODS.reduce((sum, good) => sum + goods[good], 0) + brix.reduce((sum, { units }) => sum + units, 0);

/** Brix weapons with this deadline. */
const lasting = (brix: readonly BrixLoad[], until: number): number =>
  brix.find((load) => load.until === until)?.units ?? 0;

/** SG-MEET-07 what a player gets must fit. */
const fits = (g: G, seat: Seat, gets: Frozen<Load>, gives: Frozen<Load>): boolean =>
  unitsAboard(g, seat) + unitsIn(gets) - unitsIn(gives) <= player(g, seat).cargoPods;

export function whyNotPropose(g: G, seat: Seat, other: Seat): Obstacle | null {
  const { give, take } = dealOf(g);
  const empty = [give, take].every((load) => load.credits === 0 && load.cards.length === 0 && unitsIn(load) === 0);
  if (empty) return { reason: message('reason.empty-offer'), rule: 'SG-MEET-05' };
  if (!fits(g, seat, take, give)) {
    return { reason: message('reason.does-not-fit', { seat: { seat } }), rule: 'SG-MEET-07' };
  }
  if (!fits(g, other, give, take)) {
    return { reason: message('reason.does-not-fit', { seat: { seat: other } }), rule: 'SG-MEET-07' };
  }
  return isPossible(g, seat, other) ? null : { reason: message('reason.not-aboard-any-more'), rule: 'SG-MEET-07' };
}

/** Both still have what they would hand over, and it fits; goods may have gone overboard meanwhile. */
export function isPossible(g: G, seat: Seat, other: Seat): boolean {
  const { give, take } = dealOf(g);
  const has = (owner: Seat, load: Frozen<Load>): boolean =>
    player(g, owner).credits >= load.credits &&
    GOODS.every((good) => player(g, owner)[good] >= load.goods[good]) &&
    load.brix.every(({ units, until }) => lasting(player(g, owner).brix, until) >= units) &&
    load.cards.every((card) => cardsIn(g, 'kept', owner).includes(card));
  return has(seat, give) && has(other, take) && fits(g, seat, take, give) && fits(g, other, give, take);
}

interface Piece {
  readonly side: 'give' | 'take';
  readonly item: Item;
}

const SIDES = ['give', 'take'] as const;
const creditOptions = (side: 'give' | 'take'): readonly Option<Piece>[] =>
  NOTES.map((credits) =>
    option<Piece>(
      `${side}:credits:${credits}`,
      { side, item: { of: 'credits', credits } },
      { label: message(`option.${side}-credits`, { credits }), group: side },
    ),
  );
const goodOptions = (side: 'give' | 'take'): Readonly<Record<Good, Option<Piece>>> =>
  Object.fromEntries(
    GOODS.map((good) => {
      const label = message(`option.${side}-good`, { good });
      return [
        good,
        option<Piece>(`${side}:good:${good}`, { side, item: { of: 'good', good } }, { label, group: side }),
      ];
    }),
  ) as Record<Good, Option<Piece>>;
const CREDITS = { give: creditOptions('give'), take: creditOptions('take') } as const;
const GOOD = { give: goodOptions('give'), take: goodOptions('take') } as const;

/**
 * What may still be added to an offer: credits, goods, friends and equipment (SG-MEET-05); never systems or bounties
 * (SG-MEET-06).
 */
export function itemOptions(g: G, seat: Seat, other: Seat): Option<Piece>[] {
  const deal = dealOf(g);
  const options: Option<Piece>[] = [];
  for (const side of SIDES) {
    const owner = side === 'give' ? seat : other;
    const load = deal[side];
    const left = player(g, owner).credits - load.credits;
    NOTES.forEach((note, i) => {
      if (note <= left) options.push(CREDITS[side][i] as Option<Piece>);
    });
    for (const good of GOODS) if (player(g, owner)[good] > load.goods[good]) options.push(GOOD[side][good]);
    for (const { units, until } of player(g, owner).brix) {
      if (units > lasting(load.brix, until)) options.push(brixPiece(side, until));
    }
    for (const card of cardsIn(g, 'kept', owner)) {
      if (!load.cards.includes(card)) options.push(cardPiece(side, card));
    }
  }
  return options;
}

/** SG-Q-11 each Brix weapon has its own deadline, so an offer says which are meant. */
const brixPiece = (side: 'give' | 'take', until: number): Option<Piece> =>
  option<Piece>(
    `${side}:brix:${until}`,
    { side, item: { of: 'brix', until } },
    { label: message(`option.${side}-brix`, { until }), group: side },
  );

const cardPiece = (side: 'give' | 'take', card: CardId): Option<Piece> =>
  option<Piece>(
    `${side}:card:${card}`,
    { side, item: { of: 'card', card } },
    { card, label: message(`option.${side}-card`, { card: the(card) }), group: side },
  );

/**
 * What was agreed changes hands, and nothing that was promised for later (SG-Q-30); SG-Q-13 Brix weapons keep their
 * deadline.
 */
export function carryOutDeal(g: G, seat: Seat, other: Seat): void {
  const { give, take } = dealOf(g);
  agreed(g);
  for (const card of give.cards) move(g, card, 'kept', other);
  for (const card of take.cards) move(g, card, 'kept', seat);
  exchange(g, seat, other);
  checkFortune(g, seat);
  checkFortune(g, other);
}
