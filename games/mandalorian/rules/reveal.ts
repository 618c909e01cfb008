import { AT_ONCE, type CardId, cardsIn, type Flow, move } from '@cantina/kernel';
import type { MissionId } from '../content/all.ts';
import { numbers as m4 } from '../content/locked/p4/mission.ts';
import { sufferDamage } from './damage.ts';
import { advanceTrack } from './decks.ts';
import { hasAbility, heroesOf, placeOf, rangeBetween, spaceId, spaceOf } from './lookup.ts';
import { noteMissionEffect, noteReveal } from './ops.ts';
import { reinforceNear } from './reinforcements.ts';
import type { G, Hero } from './state.ts';

/** A facedown threat is turned over for good (MA-THR-10); `by`: the hero who moved or attacked. */
export function* revealThreat(g: G, card: CardId, by: Hero | null): Flow<void> {
  move(g, card, 'revealed');
  noteReveal(g, card, spaceId(g, placeOf(g, card)), by);
  if (!hasAbility(g, card, 'mission')) return;
  const effect = EFFECTS[g.state.options.mission];
  if (effect === undefined) return;
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

/** What the briefing says beside the icon; contracts have nothing there. */
const EFFECTS: Readonly<Partial<Record<MissionId, (g: G, card: CardId) => Flow<void>>>> = {
  // MD-M2-05
  *m2(g, card) {
    yield* reinforceNear(g, placeOf(g, card));
  },
  // MD-M3-05
  m3(g) {
    advanceTrack(g);
    return AT_ONCE;
  },
  // MD-M4-07
  *m4(g, card) {
    const at = placeOf(g, card);
    for (const hero of heroesOf(g)) {
      if (rangeBetween(g, spaceOf(g, hero), at) <= m4.effectRange) yield* sufferDamage(g, hero, 1);
    }
  },
};
