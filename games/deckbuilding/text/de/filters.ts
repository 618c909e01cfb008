import { de } from '@cantina/text';
import type { CardFilter, Side } from '../../content/index.ts';
import { adjectives as adj, nouns, ofFaction, traits } from './words.ts';

const { bare, both, either, of, your } = de;

type Np = de.NpDe;

/** Every kind of card that fits, each put into its shape: „1 Karte deiner Fraktion oder 1 neutrale Karte“. */
export const fitting = (filter: CardFilter, shape: (card: Np) => Np, ...before: readonly de.AdjDe[]): Np =>
  either(...alternatives(filter, before).map((card) => shape(card)));

/** All that fit: „deine Truppler und deine Fahrzeuge“. */
export const allFitting = (filter: CardFilter, shape: (card: Np) => Np): Np =>
  both(...alternatives(filter).map((card) => shape(card)));

function alternatives({ side, kind, trait, unique }: CardFilter, before: readonly de.AdjDe[] = []): readonly Np[] {
  const sides = side ?? [null];
  const heads = trait === undefined ? [null] : trait;
  return sides.flatMap((whose) =>
    heads.map((head) => {
      const card = head === null ? sided(whose, kind ?? 'card', before) : ofSide(whose, bare(traits[head], ...before));
      return unique === true ? bare(card, adj.unique) : card;
    }),
  );
}

/** Factions make one word with the card: „Rebellen-Karte“. */
function sided(side: Side | null, kind: 'card' | 'unit' | 'ship', before: readonly de.AdjDe[]): Np {
  return side === 'empire' || side === 'rebel'
    ? bare(ofFaction[side][kind], ...before)
    : ofSide(side, bare(nouns[kind], ...before));
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
      return of(card, de.the(nouns.empire));
    case 'rebel':
      return of(card, de.the(de.many(nouns.rebel)));
  }
}
