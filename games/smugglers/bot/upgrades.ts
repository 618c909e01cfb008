import type { Decision, Seat } from '@cantina/kernel';
import type { System } from '../content/index.ts';
import { player } from '../rules/lookup.ts';
import { value } from '../rules/ship/ship.ts';
import type { G } from '../rules/state.ts';
import { type Estimates, turnsToWin } from './growth.ts';
import { armsBonus, bestLevel } from './hints.ts';
import { cargoWorth } from './plans.ts';

/** So many levels of a system; `id` is null where none is bought. */
interface Levels {
  readonly id: string | null;
  readonly levels: number;
  readonly price: number;
}

/**
 * What to buy first of the best purchase the money allows, lightspeed, pods and engines weighed together: whoever takes what
 * saves the most by itself has no money left for what matters with it. Then what is worth its price alone.
 */
export function bestPurchase(g: G, seat: Seat, decision: Decision, estimates: Estimates): string | undefined {
  const { credits, cargoPods } = player(g, seat);
  const wealth = credits + cargoWorth(g, seat);
  const lightspeed = value(g, seat, 'lightspeed');
  const turns = (price: number, pods: number, speed: number): number =>
    turnsToWin(g.state.agreed, wealth - price, cargoPods + pods, lightspeed + speed, estimates);
  const [speeds, pods, engines] = [
    levelsOf(decision, 'lightspeed'),
    levelsOf(decision, 'cargoPods'),
    levelsOf(decision, 'engines').map((each) => ({
      ...each,
      bonus: armsBonus(g, seat, 'engines', each.levels, estimates),
    })),
  ];
  const now = turns(0, 0, 0);
  let best: string | undefined;
  let most = 0;
  for (const speed of speeds) {
    for (const pod of pods) {
      for (const engine of engines) {
        const price = speed.price + pod.price + engine.price;
        if (price > credits) break;
        const saved = now - turns(price, pod.levels, speed.levels) + engine.bonus;
        if (saved <= most) continue;
        most = saved;
        best = speed.id ?? pod.id ?? engine.id ?? undefined;
      }
    }
  }
  return best ?? bestLevel(g, seat, decision, estimates);
}

/** None, and as many as are offered, from the fewest to the most. */
function levelsOf({ options }: Decision, wanted: System): readonly Levels[] {
  const offered = options.flatMap(({ id, label }): Levels[] => {
    const [, system, levels = '1'] = id.split(':') as [string, System?, string?];
    return system === wanted ? [{ id, levels: Number(levels), price: Number(label?.args?.price ?? 0) }] : [];
  });
  return [{ id: null, levels: 0, price: 0 }, ...offered];
}
