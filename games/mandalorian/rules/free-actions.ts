import { ask, type Flow, option } from '@cantina/kernel';
import type { BasicAction, Walk } from '../content/all.ts';
import { performFully } from './aftermath.ts';
import { type Doing, freeDoing } from './doing.ts';
import { areaOf, characterOf, controllerOf, spaceOf } from './lookup.ts';
import { message } from './messages.ts';
import { noteFreeAction } from './ops.ts';
import type { G, Hero } from './state.ts';

export const BASIC_ACTIONS: readonly BasicAction[] = ['move', 'attack', 'intel', 'plan'];

export interface FreeAction {
  readonly action: BasicAction | 'any';
  readonly strength: number;
  readonly range?: number;
  readonly walk?: Walk;
}

/** MA-FRE-01, MA-FRE-02, MA-FRE-03 nothing is played, and no area is used up. */
export function* actFreely(g: G, hero: Hero, free: FreeAction): Flow<void> {
  const { action, strength, ...more } = free;
  const chosen = action === 'any' ? yield* chooseAction(g, hero, strength) : action;
  noteFreeAction(g, hero, areaOf(chosen), strength);
  const doing = freeDoing(g, hero, chosen, strength, more);
  yield* performFully(g, doing);
  yield* actAfterwards(g, doing);
}

/** MA-FRE-04 what an object used on the way has granted, now that the action is over. */
export function* actAfterwards(g: G, { hero, waiting }: Doing): Flow<void> {
  for (const free of waiting) if (spaceOf(g, hero) >= 0) yield* actFreely(g, hero, free);
}

const chooseAction = (g: G, hero: Hero, strength: number): Flow<BasicAction> =>
  ask<BasicAction>({
    seat: controllerOf(g, hero),
    prompt: message('prompt.free-action', { hero: characterOf(g, hero), strength }),
    rule: 'MA-FRE-01',
    options: () =>
      BASIC_ACTIONS.map((each) =>
        option(`action:${each}`, each, { label: message('option.action', { action: each }) }),
      ),
  });
