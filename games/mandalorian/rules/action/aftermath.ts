import { ask, type CardId, DONE, type Flow, type Option, option, resultOf } from '@cantina/kernel';

import { characterOf, spaceOf } from '../lookup.ts';
import { message } from '../messages.ts';
import { rescueToken } from '../ops/index.ts';
import type { G } from '../state.ts';
import { rescueOption } from '../threats/pieces.ts';
import { perform } from './actions.ts';
import type { Doing } from './doing.ts';

/** A whole action: the ability of the area, then what may still be done with it. */
export function* performFully(g: G, doing: Doing): Flow<void> {
  yield* perform(g, doing);
  yield* afterAction(g, doing);
}

type Late = { readonly do: 'special' } | { readonly do: 'rescue'; readonly card: CardId } | { readonly do: 'done' };

/** MA-SKL-06 the special ability after the action, MA-CHD-03 a rescue where it ended. */
export function* afterAction(g: G, doing: Doing): Flow<void> {
  const { hero, seat, area } = doing;
  doing.phase = 'after';
  while (spaceOf(g, hero) >= 0) {
    const late: Option<Late>[] = [];
    if (doing.special.mayUse()) late.push(option<Late>('special', { do: 'special' }, doing.special.parts));
    for (const each of rescueOption(g, hero))
      late.push(option<Late>(each.id, { do: 'rescue', card: resultOf(each) }, each));
    if (late.length === 0) return;
    late.push(option<Late>(DONE.id, { do: 'done' }, DONE));
    const chosen: Late = yield* ask<Late>({
      seat,
      prompt: message('prompt.after', { hero: characterOf(g, hero), area }),
      rule: 'MA-SKL-06',
      options: () => late,
    });
    if (chosen.do === 'done') return;
    if (chosen.do === 'special') yield* doing.special.use();
    else rescueToken(g, hero, chosen.card);
  }
}
