import { type CardId, cardsIn, type Option, option, type Refused, type Seat, the } from '@cantina/kernel';
import { planOption, plansFor } from '../characters/damage.ts';
import { dangerOf } from '../event/counting.ts';
import { areaCount, areaId, CRISIS_TOTAL, characterOf, EVENT_TOTAL, ownHeroes, printedAs, totalOf } from '../lookup.ts';
import { message } from '../messages.ts';
import type { Area, G } from '../state.ts';
import { type FreeObject, freeObjectsOf, type Handling, handlingsOf, refusedPieces } from '../threats/pieces.ts';
import { performerOf, strengthOn } from './play.ts';

/** Something the active player does in the action step. */
export type Choice =
  | { readonly do: 'play'; readonly card: CardId; readonly area: Area }
  | { readonly do: 'plan'; readonly card: CardId }
  | Handling
  | FreeObject
  | { readonly do: 'end' };

const ACTIONS = 2;

/** MA-ACT-01, MA-TAC-05, MA-XTR-04 how many cards may still be played: two, and one for each extra action. */
export const cardsToPlay = (g: G): number => ACTIONS + g.state.extra - g.state.played.length;

const canPlay = (g: G, seat: Seat): boolean =>
  cardsToPlay(g) > 0 && cardsIn(g, 'hand', seat).length > 0 && g.state.played.length < areaCount(g);

/** MA-ACT-09 two, or as many as one can; MA-XTR-01 extra actions are optional. */
export const mustPlay = (g: G, seat: Seat): number =>
  canPlay(g, seat) ? Math.max(0, Math.min(ACTIONS - g.state.played.length, cardsIn(g, 'hand', seat).length)) : 0;

export function choicesOf(g: G, seat: Seat): Option<Choice>[] {
  const choices: Option<Choice>[] = [];
  if (canPlay(g, seat)) addPlays(g, seat, choices);
  for (const hero of ownHeroes(g, seat)) {
    choices.push(...handlingsOf(g, hero), ...freeObjectsOf(g, hero));
  }
  for (const card of plansFor(g, ownHeroes(g, seat), 'action')) {
    if (!canUsePlan(g, seat, card)) continue;
    const shown = planOption(g, card);
    choices.push(option<Choice>(shown.id, { do: 'plan', card }, shown));
  }
  return choices;
}

/** MA-ACT-04, MA-ACT-08, MA-SHR-05, MA-SHR-06 any card on any area that is still free this turn. */
function addPlays(g: G, seat: Seat, choices: Option<Choice>[]): void {
  for (let area = 0; area < areaCount(g); area++) {
    if (g.state.played.includes(area)) continue;
    const before = totalOf(g, area);
    const tactical = cardsIn(g, 'area', area).some((card) => printedAs(g, card, 'skill').strength === null);
    for (const card of cardsIn(g, 'hand', seat)) {
      const face = printedAs(g, card, 'skill');
      // MA-EVS-02, MA-TAC-03 what the area comes to with this card
      const total = tactical || face.strength === null ? EVENT_TOTAL : before + face.strength;
      const strength = face.strength === null ? null : strengthOn(g, performerOf(g, seat, card), face, area);
      const danger = dangerOf(total);
      const label = message('option.play', { card: the(card), area: areaId(area), strength, total, danger });
      const id = `play:${card}:${areaId(area)}`;
      choices.push(option<Choice>(id, { do: 'play', card, area }, { card, label, group: 'play' }));
    }
  }
}

/** An extra action needs a card and an area for it (MA-XTR-02). */
function canUsePlan(g: G, seat: Seat, card: CardId): boolean {
  const { deed } = printedAs(g, card, 'planning');
  if (deed?.verb !== 'extra-action') return true;
  const left = Math.max(0, cardsToPlay(g));
  return cardsIn(g, 'hand', seat).length > left && g.state.played.length + left < areaCount(g);
}

/** Ends the action step; the label says what follows. */
export function endOption(g: G): Option<Choice> {
  let events = 0;
  let crises = 0;
  for (let area = 0; area < areaCount(g); area++) {
    const total = totalOf(g, area);
    if (total >= EVENT_TOTAL) events++;
    if (total >= CRISIS_TOTAL) crises++;
  }
  return option<Choice>('end', { do: 'end' }, { label: message('option.end', { events, crises }) });
}

export const eventsFollow = (g: G): boolean => {
  for (let area = 0; area < areaCount(g); area++) if (totalOf(g, area) >= EVENT_TOTAL) return true;
  return false;
};

/** What a player might try now although it is not possible, and why. */
export function refusalsOf(g: G, seat: Seat): Refused[] {
  const refused: Refused[] = [];
  for (const card of cardsIn(g, 'hand', seat)) {
    for (const area of g.state.played) {
      const reason = message('reason.area-used', { area: areaId(area) });
      refused.push({ id: `play:${card}:${areaId(area)}`, card, reason, rule: 'MA-ACT-04' });
    }
  }
  const left = mustPlay(g, seat);
  if (left > 0) refused.push({ id: 'end', reason: message('reason.must-play', { left }), rule: 'MA-ACT-01' });
  const markers = ownHeroes(g, seat).flatMap((hero) => refusedPieces(g, hero).filter(({ id }) => id !== 'rescue'));
  return [...refused, ...refusedPlans(g, seat), ...refusedObjects(g, seat), ...markers];
}

function refusedPlans(g: G, seat: Seat): Refused[] {
  return ownHeroes(g, seat)
    .flatMap((hero) => [...cardsIn(g, 'plans', hero)])
    .flatMap((card): Refused[] => {
      const { use } = printedAs(g, card, 'planning');
      const id = `plan:${card}`;
      if (use !== 'action') return [{ id, card, reason: message('reason.wrong-time'), rule: 'MA-PLN-08' }];
      return canUsePlan(g, seat, card) ? [] : [{ id, card, reason: message('reason.no-cards'), rule: 'MA-XTR-02' }];
    });
}

/** MA-OBJ-03, and doors that are all open. */
function refusedObjects(g: G, seat: Seat): Refused[] {
  return ownHeroes(g, seat).flatMap((hero) => {
    const usable = new Set(handlingsOf(g, hero).map(({ id }) => id));
    return cardsIn(g, 'revealed').flatMap((card): Refused[] => {
      const { object } = printedAs(g, card, 'threat');
      if (g.state.at[card] !== g.state.spaces[hero] || (object !== 'heal' && object !== 'open-door')) return [];
      const id = `object:${card}:${characterOf(g, hero)}`;
      if (usable.has(id)) return [];
      const reason = object === 'heal' ? message('reason.no-damage') : message('reason.no-door');
      return [{ id, card, reason, rule: object === 'heal' ? 'MA-OBJ-03' : 'MA-TER-05' }];
    });
  });
}
