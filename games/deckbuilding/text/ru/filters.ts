import { ru } from '@cantina/text';
import type { CardFilter, Side } from '../../content/index.ts';
import { adjectives as adj, nouns, traits } from './words.ts';

const { bare, either, many, of, prep, quote, tail, your } = ru;

type Np = ru.NpRu;

/** Every kind of card that fits, each put into its shape: «1 карта вашей фракции или 1 нейтральная карта». */
export function fitting(filter: CardFilter, shape: (card: Np) => Np, ...before: readonly ru.AdjRu[]): Np {
  return either(...alternatives(filter, before).map((card) => shape(card)));
}

function alternatives({ side, kind, trait, unique }: CardFilter, before: readonly ru.AdjRu[]): readonly Np[] {
  const told = unique === true ? [...before, adj.unique] : before;
  const card = bare(nouns[kind ?? 'card'], ...told);
  return (side ?? [null]).map((whose) => withTraits(trait, ofSide(whose, card)));
}

/** «отряд со свойством «Пехотинец» или «Техника»» */
function withTraits(all: CardFilter['trait'], card: Np): Np {
  if (all === undefined) return card;
  const named = tail(nouns.trait, ru.listOr(all.map((trait) => quote(traits[trait]))));
  return tail(card, prep('с', named, 'ins'));
}

function ofSide(side: Side | null, card: Np): Np {
  switch (side) {
    case null:
      return card;
    case 'neutral':
      return bare(card, adj.neutral);
    case 'enemy':
      return bare(card, adj.enemy);
    case 'own':
      return of(card, your(nouns.faction));
    case 'empire':
      return of(card, nouns.empire);
    case 'rebel':
      return of(card, many(nouns.rebel));
  }
}
