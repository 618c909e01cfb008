import type { Frozen } from '@cantina/kernel';
import { GOODS, type Good } from '../../content/index.ts';
import { NOTES } from '../../rules/meeting/bounties.ts';
import type { BrixLoad, Deal, Load, Player } from '../../rules/state.ts';
import type { Ware } from './ware.ts';

export const SIDES = ['give', 'take'] as const;
export type Side = (typeof SIDES)[number];

/** One side of an offer while it is put together. */
export type Basket = Readonly<Pick<Load, 'credits'>> & {
  readonly wares: ReadonlyMap<Ware, number>;
  readonly cards: readonly number[];
};
export type Draft = Readonly<Record<Side, Basket>>;

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

export const draftOf = ({ give, take }: Frozen<Pick<Deal, 'give' | 'take'>>): Draft => ({
  give: basketOf(give),
  take: basketOf(take),
});

const sum = (wares: ReadonlyMap<Ware, number>): number => [...wares.values()].reduce((all, units) => all + units, 0);

export const isEmpty = ({ credits, wares, cards }: Basket): boolean =>
  credits === 0 && cards.length === 0 && sum(wares) === 0;

/** Pods that stay free, or are missing, after goods have come and gone. */
export const roomAfter = (player: Frozen<Player>, gets: Basket, gives: Basket): number =>
  player.cargoPods - sum(waresOf(player)) - sum(gets.wares) + sum(gives.wares);

/** The answers that lead from what was offered so far to the draft: the rules take it piece by piece (SG-MEET-05). */
export function stepsTo(draft: Draft, sofar: Draft): readonly string[] {
  return SIDES.flatMap((side) => [
    ...notesFor(draft[side].credits - sofar[side].credits).map((note) => `${side}:credits:${note}`),
    ...[...draft[side].wares].flatMap(([ware, units]) =>
      new Array<string>(Math.max(0, units - (sofar[side].wares.get(ware) ?? 0))).fill(`${side}:${ware}`),
    ),
    ...draft[side].cards.filter((card) => !sofar[side].cards.includes(card)).map((card) => `${side}:card:${card}`),
  ]);
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
