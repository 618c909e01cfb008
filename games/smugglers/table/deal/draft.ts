import { CARGO, type Cargo } from '../../content/index.ts';
import { NOTES } from '../../rules/bounties.ts';
import type { Deal, Load, Player } from '../../rules/state.ts';
import { brixUnits } from '../board.ts';

export const SIDES = ['give', 'take'] as const;
export type Side = (typeof SIDES)[number];

/** One side of an offer while it is put together. */
export type Basket = Readonly<Pick<Load, 'credits'>> & {
  readonly goods: Readonly<Record<Cargo, number>>;
  readonly cards: readonly number[];
};
export type Draft = Readonly<Record<Side, Basket>>;

export const draftOf = ({ give, take }: Pick<Deal, 'give' | 'take'>): Draft => ({
  give: { credits: give.credits, goods: { ...give.goods }, cards: [...give.cards] },
  take: { credits: take.credits, goods: { ...take.goods }, cards: [...take.cards] },
});

export const unitsIn = ({ goods }: Pick<Basket, 'goods'>): number =>
  CARGO.reduce((sum, cargo) => sum + goods[cargo], 0);

export const isEmpty = (basket: Basket): boolean =>
  basket.credits === 0 && basket.cards.length === 0 && unitsIn(basket) === 0;

export const unitsOf = (player: Player, cargo: Cargo): number =>
  cargo === 'brixWeapons' ? brixUnits(player) : player[cargo];

/** Pods that stay free, or are missing, after goods have come and gone. */
export const roomAfter = (player: Player, gets: Basket, gives: Basket): number =>
  player.cargoPods - CARGO.reduce((sum, cargo) => sum + unitsOf(player, cargo), 0) - unitsIn(gets) + unitsIn(gives);

/** The answers that lead from what was offered so far to the draft: the rules take it piece by piece (SG-MEET-05). */
export function stepsTo(draft: Draft, sofar: Draft): readonly string[] {
  return SIDES.flatMap((side) => [
    ...notesFor(draft[side].credits - sofar[side].credits).map((note) => `${side}:credits:${note}`),
    ...CARGO.flatMap((cargo) =>
      new Array<string>(Math.max(0, draft[side].goods[cargo] - sofar[side].goods[cargo])).fill(`${side}:good:${cargo}`),
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
