import type { Frozen } from '@cantina/kernel';
import type { Offer } from '@cantina/web/kit';
import { GOODS, type Good } from '../../content/index.ts';
import { NOTES } from '../../rules/meeting/bounties.ts';
import type { BrixLoad, Deal, Load, Player } from '../../rules/state.ts';
import type { Ware } from './ware.ts';

const SIDES = ['give', 'take'] as const;
export type Side = (typeof SIDES)[number];

/** What one side of a deal hands over. */
interface Basket {
  readonly credits: number;
  readonly wares: ReadonlyMap<Ware, number>;
  readonly cards: readonly number[];
}

/** What of each ware there is. */
const waresIn = (goods: Readonly<Record<Good, number>>, brix: readonly BrixLoad[]): ReadonlyMap<Ware, number> =>
  new Map<Ware, number>([
    ...GOODS.flatMap((good) => (goods[good] === 0 ? [] : [[`good:${good}`, goods[good]] as const])),
    ...brix.map(({ units, until }) => [`brix:${until}`, units] as const),
  ]);

export const waresOf = (player: Frozen<Player>): ReadonlyMap<Ware, number> => waresIn(player, player.brix);

export const basketOf = ({ credits, goods, brix, cards }: Frozen<Load>): Basket => ({
  credits,
  wares: waresIn(goods, brix),
  cards: [...cards],
});

const sum = (amounts: Iterable<number>): number => [...amounts].reduce((all, units) => all + units, 0);

export const isEmpty = ({ credits, wares, cards }: Basket): boolean =>
  credits === 0 && cards.length === 0 && sum(wares.values()) === 0;

/** What is called how in an offer: like the answers that add it, without the note where it is credits. */
export const creditsOf = (side: Side): string => `${side}:credits`;
export const wareOf = (side: Side, ware: Ware): string => `${side}:${ware}`;
export const cardOf = (side: Side, card: number): string => `${side}:card:${card}`;

/** What was said so far, as an offer at the table. */
export const offerOf = (deal: Frozen<Pick<Deal, Side>>): Offer => ({
  things: SIDES.flatMap((side) => deal[side].cards.map((card) => cardOf(side, card))),
  amounts: Object.fromEntries(
    SIDES.flatMap((side) => {
      const { credits, wares } = basketOf(deal[side]);
      return [[creditsOf(side), credits], ...[...wares].map(([ware, units]) => [wareOf(side, ware), units] as const)];
    }),
  ),
});

/** Pods that stay free, or are missing, after goods have come and gone; `gives` is the player's side of the offer. */
export function roomAfter(player: Frozen<Player>, { amounts }: Offer, gives: Side): number {
  const moved = Object.entries(amounts).map(([what, units]) => {
    if (SIDES.some((side) => what === creditsOf(side))) return 0;
    return what.startsWith(`${gives}:`) ? units : -units;
  });
  return player.cargoPods - sum(waresOf(player).values()) + sum(moved);
}

/** The answers that lead from what was offered so far to the offer: the rules take it piece by piece (SG-MEET-05). */
export function stepsTo(offer: Offer, sofar: Offer): readonly string[] {
  return SIDES.flatMap((side) => {
    const isOurs = (what: string): boolean => what.startsWith(`${side}:`);
    const more = (what: string): number => Math.max(0, (offer.amounts[what] ?? 0) - (sofar.amounts[what] ?? 0));
    return [
      ...notesFor(more(creditsOf(side))).map((note) => `${creditsOf(side)}:${note}`),
      ...Object.keys(offer.amounts).flatMap((what) =>
        isOurs(what) && what !== creditsOf(side) ? new Array<string>(more(what)).fill(what) : [],
      ),
      ...offer.things.filter((thing) => isOurs(thing) && !sofar.things.includes(thing)),
    ];
  });
}

/** A sum in as few notes as possible. */
function notesFor(sum: number): readonly number[] {
  const notes: number[] = [];
  let left = sum;
  for (const note of NOTES) {
    while (left >= note) {
      notes.push(note);
      left -= note;
    }
  }
  return notes;
}
