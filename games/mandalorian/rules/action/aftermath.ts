import { ask, DONE, type Flow, type Option, option } from '@cantina/kernel';

import { characterOf, spaceOf } from '../lookup.ts';
import { message } from '../messages.ts';
import type { G } from '../state.ts';
import { perform } from './actions.ts';
import { type Besides, besidesOf, doBesides } from './besides.ts';
import type { Doing } from './doing.ts';

/** A whole action: the ability of the area, then what may still be done with it. */
export function* performFully(g: G, doing: Doing): Flow<void> {
  yield* perform(g, doing);
  yield* afterAction(g, doing);
}

type Late = Besides | { readonly do: 'done' };

/** MA-SKL-06 the special ability after the action, MA-CHD-03 a rescue where it ended. */
export function* afterAction(g: G, doing: Doing): Flow<void> {
  const { hero, seat, area } = doing;
  doing.phase = 'after';
  while (spaceOf(g, hero) >= 0) {
    const late: Option<Late>[] = besidesOf(g, doing);
    if (late.length === 0) return;
    late.push(option<Late>(DONE.id, { do: 'done' }, DONE));
    const chosen: Late = yield* ask<Late>({
      seat,
      prompt: message('prompt.after', { hero: characterOf(g, hero), area }),
      rule: 'MA-SKL-06',
      options: () => late,
    });
    if (chosen.do === 'done') return;
    yield* doBesides(g, doing, chosen);
  }
}
