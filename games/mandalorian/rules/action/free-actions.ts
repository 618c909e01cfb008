import { ask, type Flow, option } from '@cantina/kernel';
import { AREAS, type AreaId, type BasicAction, type Walk } from '../../content/all.ts';
import { areaCount, areaOf, characterOf, controllerOf, missionIn } from '../lookup.ts';
import { message, missionAreaOf } from '../messages.ts';
import { noteFreeAction } from '../ops/index.ts';
import type { G, Hero } from '../state.ts';
import { actOnObjects } from '../threats/pieces.ts';
import { performFully } from './aftermath.ts';
import { freeDoing } from './doing.ts';

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
  yield* actOnObjects(g, doing); // MA-FRE-04
}

/** Mission actions are actions like others (MA-MAC-01). */
const chooseAction = (g: G, hero: Hero, strength: number): Flow<AreaId> =>
  ask<AreaId>({
    seat: controllerOf(g, hero),
    prompt: message('prompt.free-action', { hero: characterOf(g, hero), strength }),
    rule: 'MA-FRE-01',
    options: () =>
      AREAS.slice(0, areaCount(g)).map((each) =>
        option(`action:${each}`, each, {
          label: each === 'mission' ? missionAreaOf(missionIn(g).id) : message('option.action', { action: each }),
        }),
      ),
  });
