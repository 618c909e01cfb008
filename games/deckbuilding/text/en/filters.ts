import { en } from '@cantina/text';
import type { CardFilter, Side } from '../../content/index.ts';
import { adjectives as adj, nouns, sides, traits } from './words.ts';

const { bare, both, either, of, your } = en;

type Np = en.NpEn;

/** Every kind of card that fits, each put into its shape: "1 card of your faction or 1 neutral card". */
export const fitting = (filter: CardFilter, shape: (card: Np) => Np, ...before: readonly en.AdjEn[]): Np =>
  either(...alternatives(filter, before).map((card) => shape(card)));

/** All that fit: "your Troopers and your Vehicles". */
export const allFitting = (filter: CardFilter, shape: (card: Np) => Np): Np =>
  both(...alternatives(filter, []).map((card) => shape(card)));

function alternatives({ side, kind, trait, unique }: CardFilter, before: readonly en.AdjEn[]): readonly Np[] {
  const heads = trait === undefined ? [nouns[kind ?? 'card']] : trait.map((each) => traits[each]);
  const told = unique === true ? [...before, adj.unique] : before;
  return (side ?? [null]).flatMap((whose) => heads.map((head) => ofSide(whose, bare(head, ...told))));
}

function ofSide(side: Side | null, card: Np): Np {
  if (side === null) return card;
  return side === 'own' ? of(card, your(nouns.faction)) : bare(card, sides[side]);
}
