import { type CardId, cardsIn, type Flow, move } from '@cantina/kernel';
import { hasAbility, placeOf, spaceId, spaceOf } from '../lookup.ts';
import { rulesOf } from '../missions/record.ts';
import { noteMissionEffect, noteReveal } from '../ops/index.ts';
import type { G, Hero } from '../state.ts';

/** A facedown threat is turned over for good (MA-THR-10); `by`: the hero who moved or attacked. */
export function* revealThreat(g: G, card: CardId, by: Hero | null): Flow<void> {
  move(g, card, 'revealed');
  noteReveal(g, card, spaceId(g, placeOf(g, card)), by);
  if (!hasAbility(g, card, 'mission')) return;
  const effect = rulesOf(g).revealed;
  if (effect === undefined) return; // contracts have nothing beside the icon
  noteMissionEffect(g, card);
  yield* effect(g, card); // MA-MEF-01, MA-MEF-03, MA-MEF-04, MA-MEF-05
}

/** MA-MOV-08 before anything else. */
export function* revealAt(g: G, hero: Hero): Flow<void> {
  const space = spaceOf(g, hero);
  for (;;) {
    const card = cardsIn(g, 'facedown').find((each) => g.state.at[each] === space);
    if (card === undefined) return;
    yield* revealThreat(g, card, hero);
  }
}
