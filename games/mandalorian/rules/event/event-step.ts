import { cardsIn, type Flow, goTo, move, topOf } from '@cantina/kernel';
import { chooseHero } from '../asking.ts';
import { deckOf, drawMissing } from '../characters/decks.ts';
import { areaCount, areaId, CRISIS_TOTAL, EVENT_TOTAL, heroesOf, ownHeroes, printedAs, totalOf } from '../lookup.ts';
import { message } from '../messages.ts';
import { rulesOf } from '../missions/record.ts';
import { dropShields, noteAreaCleared } from '../ops/index.ts';
import type { Area, G, Hero } from '../state.ts';
import { resolveCrisis } from './crisis.ts';
import { resolveEvent } from './events.ts';

/**
 * One area of the event step (MA-EVS-01, MA-MAC-04). The next one is always the leftmost with 5 or more: what a disruption has
 * filled in the meantime comes after the current event (MA-DIS-04, MA-DIS-05, MA-DIS-06).
 */
export function* eventStep(g: G): Flow<void> {
  const area = leftmost(g);
  if (area === null) {
    endEvents(g);
    goTo(g, 'draw'); // MA-TRN-05, MA-EVS-06
    return;
  }
  const total = totalOf(g, area); // MA-EVS-10 fixed now
  const you = yield* youFor(g, area);
  if (total >= CRISIS_TOTAL) yield* resolveCrisis(g, you, area, total); // MA-EVS-04, MA-CRI-02, MA-CRI-03
  yield* resolveEvent(g, area, total, you); // MA-EVS-05
  clearArea(g, area); // MA-EVS-08
}

function leftmost(g: G): Area | null {
  for (let area = 0; area < areaCount(g); area++) if (totalOf(g, area) >= EVENT_TOTAL) return area;
  return null;
}

/** Who "you" is: the active player's character; of shared ones that of the top card (MA-SHR-10, MA-SHR-11). */
function* youFor(g: G, area: Area): Flow<Hero> {
  const top = topOf(g, 'area', area);
  if (g.state.shared && top !== undefined) return g.state.characters.indexOf(printedAs(g, top, 'skill').character);
  const own = ownHeroes(g, g.state.active);
  const hero = yield* chooseHero(g, own.length > 0 ? own : heroesOf(g), {
    seat: g.state.active,
    prompt: message('prompt.you', { area: areaId(area) }),
    rule: 'MA-SHR-11',
  });
  return hero ?? 0;
}

/** MA-EVS-07, MA-EVS-09, MA-SHR-12 every card to the discard pile of its owner, tokens beside the supply. */
function clearArea(g: G, area: Area): void {
  for (const card of [...cardsIn(g, 'area', area)]) {
    const owner = g.state.characters.indexOf(printedAs(g, card, 'skill').character);
    move(g, card, 'discard', deckOf(g, owner));
  }
  drawMissing(g);
  for (const token of [...cardsIn(g, 'areaTokens', area)]) move(g, token, 'disruptionDiscard');
  noteAreaCleared(g, area);
}

function endEvents(g: G): void {
  if (g.state.shared) endShields(g); // MA-SHR-13
  rulesOf(g).eventsEnd?.(g);
}

/** Shields whose time is over. */
export function endShields(g: G): void {
  const ended: Hero[] = [];
  g.state.shields.forEach((until, hero) => {
    if (until > 0 && until <= g.state.turn) ended.push(hero);
  });
  if (ended.length > 0) dropShields(g, ended);
}
