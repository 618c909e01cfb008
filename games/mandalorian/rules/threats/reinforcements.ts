import { type CardId, cardsIn, type Flow, move } from '@cantina/kernel';
import { chooseSpace } from '../asking.ts';
import { eventNow, nearest, spaceId, spaceOf, standing, terrainIn } from '../lookup.ts';
import { message } from '../messages.ts';
import { noteReinforcement } from '../ops/index.ts';
import { nextOf } from '../piles.ts';
import type { G, Hero } from '../state.ts';

/** MA-REI-02 on the star space nearest to `space`; MA-REI-03 chosen before the token is drawn. */
export function* reinforceNear(g: G, space: number): Flow<CardId | null> {
  if (!canReinforce(g)) return null; // MA-REI-06
  const star = yield* chooseSpace(g, nearest(g, space, terrainIn(g).stars), {
    seat: g.state.active,
    prompt: message('prompt.star', { event: eventNow(g) }),
    rule: 'MA-REI-03',
  });
  return star === undefined ? null : reinforceAt(g, star);
}

/** On the star space nearest to "you". */
export const reinforceNearHero = (g: G, you: Hero): Flow<CardId | null> =>
  reinforceNear(g, spaceOf(g, standing(g, you)));

export const canReinforce = (g: G): boolean => cardsIn(g, 'reinforcements').length + cardsIn(g, 'defeated').length > 0;

/** MA-REI-01 the top token of the stack, faceup. */
export function reinforceAt(g: G, space: number): CardId | null {
  const card = nextOf(g, 'reinforcements'); // MA-REI-05, MA-EMP-05
  if (card === undefined) return null;
  move(g, card, 'revealed');
  noteReinforcement(g, card, space, spaceId(g, space));
  return card;
}
