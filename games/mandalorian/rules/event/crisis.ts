import { type CardId, type Flow, PASS } from '@cantina/kernel';
import { plansFor, usePlan } from '../characters/damage.ts';
import { controllerOf, ownHeroes, standing } from '../lookup.ts';
import { message } from '../messages.ts';
import { rulesOf } from '../missions/record.ts';
import { noteCrisis, noteCrisisSkipped } from '../ops/index.ts';
import type { Area, G, Hero } from '../state.ts';

/**
 * MA-CRI-01 every crisis: the box of the mission, of a contract whatever the map (MD-CON-02). Whoever "you" are may keep
 * calm instead. `area`: the one that came to `total`; null: a card has brought it about.
 */
export function* resolveCrisis(g: G, you: Hero, area: Area | null, total: number): Flow<void> {
  const hero = standing(g, you);
  const seat = controllerOf(g, hero);
  const cards = (): CardId[] => plansFor(g, ownHeroes(g, seat), 'crisis');
  if (cards().length > 0) {
    const used = yield* usePlan(g, seat, cards, {
      prompt: message('prompt.keep-calm'),
      rule: 'MA-CRI-01',
      decline: PASS,
    });
    if (used !== null) {
      noteCrisisSkipped(g, hero);
      return;
    }
  }
  noteCrisis(g, area, total);
  yield* rulesOf(g).crisis(g, hero);
}
