import { type About, askIfAny, type CardId, DONE, type Flow, withOptions } from '@cantina/kernel';
import type { Who } from '../content/all.ts';
import { othersWithin } from '../rules/action/plan.ts';
import { chooseThreat, threatOption } from '../rules/asking.ts';
import { placeOf, rangeBetween, spaceOf } from '../rules/lookup.ts';
import type { G, Hero } from '../rules/state.ts';

export const within =
  (g: G, hero: Hero, range: number) =>
  (card: CardId): boolean =>
    rangeBetween(g, spaceOf(g, hero), placeOf(g, card)) <= range;

/** MA-SKL-11, MA-MIS-03 "any" includes yourself, "another" does not. */
export function heroesFor(g: G, who: Who, range: number, hero: Hero): Hero[] {
  if (who === 'you') return [hero];
  const others = othersWithin(g, hero, range);
  return who === 'any' ? [hero, ...others] : others;
}

/** One of the enemies; `optional`: or none. */
export function* pickEnemy(
  g: G,
  enemies: readonly CardId[],
  optional: boolean,
  about: About,
): Flow<CardId | undefined> {
  if (!optional) return yield* chooseThreat(g, enemies, about);
  const options = () => enemies.map((each) => threatOption(g, each));
  return (yield* askIfAny(withOptions(about, options), DONE)) ?? undefined;
}
