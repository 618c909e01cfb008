import { type Flow, move } from '@cantina/kernel';
import { drawEvent } from '../characters/decks.ts';
import { CRISIS_TOTAL, printedAs } from '../lookup.ts';
import { noteEvent, noteEventStep, noteIneffective } from '../ops/index.ts';
import type { Area, G, Hero } from '../state.ts';
import { reinforceNearHero } from '../threats/reinforcements.ts';
import { carryOutStep, type Happening, stepDoesSomething } from './happening.ts';

/** MA-EVT-01, MA-EVT-03 draws an event card, resolves it from top to bottom, discards it. */
export function* resolveEvent(g: G, area: Area | null, total: number, you: Hero): Flow<void> {
  const card = drawEvent(g);
  if (card === undefined) return;
  noteEvent(g, card, area, total);
  const happening: Happening = { you, area, total, newcomer: null, revealed: null };
  let effective = false; // MA-INE-02
  for (const [index, step] of printedAs(g, card, 'event').steps.entries()) {
    const happens = step.sixPlus !== true || total >= CRISIS_TOTAL; // MA-EVT-04
    noteEventStep(g, card, index, happens);
    if (!happens) continue;
    effective ||= stepDoesSomething(g, step, happening);
    yield* carryOutStep(g, step, happening); // MA-GLD-05
  }
  // MA-INE-01, MA-INE-03, MA-INE-05
  if (!effective) {
    noteIneffective(g, card);
    yield* reinforceNearHero(g, you);
  }
  move(g, card, 'eventDiscard');
}
