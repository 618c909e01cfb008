import type { Ability } from '../abilities.ts';
import type { Asset, EncounterCard, Section, SectionFor } from '../cards.ts';
import type { EncounterDeck, Standing } from '../terms.ts';
import type { Effect, FactionRef } from '../vocabulary.ts';

/** Builders for one deck; `designed` says what all its cards were made for, since no encounter card is known. */
export const deckOf = <D extends EncounterDeck>(deck: D, designed: string) => {
  const numbered = <N extends number, T extends boolean>(
    number: N,
    sections: readonly [Section, Section],
    titled: T,
    asset: Asset | null,
  ): EncounterCard<`encounter/${D}-${N}`> & { readonly titled: T } => ({
    id: `encounter/${deck}-${number}`,
    component: 'encounter',
    designed,
    deck,
    number,
    sections,
    titled,
    asset,
  });
  return {
    /** A card that is only read. */
    card: <N extends number>(number: N, ...sections: readonly [Section, Section]) =>
      numbered(number, sections, false, null),
    /** A card that may be kept: it carries an asset or a secret. */
    titled: <N extends number>(number: N, sections: readonly [Section, Section], asset: Asset | null = null) =>
      numbered(number, sections, true, asset),
  };
};

export const on = (where: SectionFor, effect: Effect): Section => ({ for: where, kind: 'effect', effect });
export const secretOn = (where: SectionFor, ability: Ability): Section => ({ for: where, kind: 'secret', ability });
/** The asset of the card may be taken for nothing. */
export const offered = (where: SectionFor): Section => ({ for: where, kind: 'asset' });

/** One subsection per standing with a faction; two standings may share one. */
export const byReputation = (
  where: SectionFor,
  faction: FactionRef,
  ...cases: readonly (readonly [standing: Standing | readonly Standing[], effect: Effect])[]
): Section => ({
  for: where,
  kind: 'by-reputation',
  with: faction,
  cases: cases.map(([standing, effect]) => ({
    standing: typeof standing === 'string' ? [standing] : standing,
    effect,
  })),
});
