import { ask, type CardId, cardsIn, type Flow, move, type Option, option, the } from '@cantina/kernel';
import type { Deed } from '../../content/all.ts';
import { byWhom, type Doing } from '../action/doing.ts';
import { disruptedAreas } from '../action/targets.ts';
import { DONE } from '../asking.ts';
import { areaId } from '../lookup.ts';
import { message } from '../messages.ts';
import { noteDisruptionRemoved, removeSubstitute } from '../ops/index.ts';
import type { Area, G } from '../state.ts';

type Removal = { readonly card: CardId | null; readonly area: Area };

/** Disruption tokens leave an area for the discard pile; a substitute simply goes (MA-DIS-08). */
export function* removeDisruption(
  g: G,
  { count, where }: Extract<Deed, { readonly verb: 'remove-disruption' }>,
  doing: Doing,
): Flow<void> {
  let from: Area | null = null;
  for (let left = count; left > 0; left--) {
    const removals = (): Option<Removal>[] => removalsOf(g, from === null ? disruptedAreas(g, where, doing) : [from]);
    const offered = removals();
    if (offered.length === 0) return;
    const optional = left < count;
    const removed: Removal | null = yield* ask<Removal | null>({
      seat: doing.seat,
      prompt: message('prompt.remove-disruption', { ...byWhom(g, doing), left }),
      rule: 'MA-SKL-09',
      options: () => (optional ? [...removals(), DONE] : removals()),
    });
    if (removed === null) return;
    const { card, area } = removed;
    if (card === null) removeSubstitute(g, area);
    else {
      move(g, card, 'disruptionDiscard');
      noteDisruptionRemoved(g, area, card);
    }
    if (where === 'one') from = area;
  }
}

const removalsOf = (g: G, areas: readonly Area[]): Option<Removal>[] =>
  areas.flatMap((area) => {
    const found = cardsIn(g, 'areaTokens', area).map((card) =>
      option<Removal>(
        `card:${card}`,
        { card, area },
        {
          card,
          label: message('option.disruption', { card: the(card), area: areaId(area) }),
        },
      ),
    );
    if ((g.state.substitutes[area] ?? 0) === 0) return found;
    const label = message('option.substitute', { area: areaId(area) });
    return [...found, option<Removal>(`substitute:${areaId(area)}`, { card: null, area }, { label })];
  });
