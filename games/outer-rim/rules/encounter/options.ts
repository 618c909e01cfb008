import { type CardId, type Option, option, type Seat, the, topOf } from '@cantina/kernel';
import {
  ENCOUNTER_DECKS,
  encounterDeckOf,
  FACTIONS,
  type Faction,
  PLANETS,
  patrolOf as printedPatrol,
  type Space,
} from '../../content/index.ts';
import { patrolSpace } from '../abilities/conditions.ts';
import type { Usable } from '../abilities/usable.ts';
import type { Hunt } from '../jobs/bounty.ts';
import { spaceOfPlayer } from '../lookup.ts';
import { message } from '../messages.ts';
import { distance } from '../movement/map.ts';
import { patrolOf } from '../movement/patrols.ts';
import type { G } from '../state.ts';
import { takenSlots, tokenIn } from './contacts.ts';

/** What the active player may do in the encounter step: exactly one of these (OR-ENC-01). */
export type Encounter =
  | { readonly with: 'space' }
  | { readonly with: 'patrol'; readonly faction: Faction }
  | { readonly with: 'contact'; readonly slot: number }
  | { readonly with: 'ability'; readonly usable: Usable<'encounter'> }
  | { readonly with: 'job'; readonly card: CardId }
  | { readonly with: 'crew'; readonly hunt: Hunt }
  | { readonly with: 'challenge'; readonly player: Seat };

/** A patrol or a contact, perhaps up to so many spaces away (Ketsu Onyo). */
export type Distant = Extract<Encounter, { readonly with: 'patrol' | 'contact' }>;

export function patrolOption(g: G, faction: Faction): Option<Distant> {
  const { level } = patrolOf(g, faction);
  const { ship, reward } = printedPatrol(faction, level);
  const label = message('option.encounter-patrol', {
    faction,
    level,
    value: ship ?? 0,
    credits: reward !== null && 'credits' in reward ? reward.credits : 0,
    fame: reward !== null && 'fame' in reward ? reward.fame : 0,
  });
  return option<Distant>(`patrol:${faction}`, { with: 'patrol', faction }, { label });
}

export function contactOption(g: G, slot: number): Option<Distant> {
  const { id, card, label } = slotOption(g, slot);
  return option<Distant>(id, { with: 'contact', slot }, { card, label });
}

export function withinReach(
  g: G,
  player: Seat,
  spaces: number,
  kinds: readonly ('patrol' | 'contact')[],
): Option<Distant>[] {
  const here = spaceOfPlayer(g, player);
  const found: Option<Distant>[] = [];
  if (kinds.includes('patrol')) {
    for (const faction of FACTIONS) {
      if (distance(g, here, patrolSpace(g, faction)) <= spaces) found.push(patrolOption(g, faction));
    }
  }
  if (kinds.includes('contact')) {
    for (const planet of PLANETS) {
      if (distance(g, here, planet) > spaces) continue;
      for (const slot of takenSlots(g, planet)) found.push(contactOption(g, slot));
    }
  }
  return found;
}

/** The token in a slot; facedown ones are told apart by the slot alone. */
export function slotOption(g: G, slot: number): Option<number> {
  const card = tokenIn(g, slot);
  const id = `contact:${slot}`;
  return card === undefined
    ? option(id, slot)
    : option(id, slot, { card, label: message('option.contact', { slot, card: the(card) }) });
}

/** OR-DIFF-04 the top card of the deck that matches a space; undefined when it is empty. */
export const topEncounter = (g: G, space: Space): CardId | undefined =>
  topOf(g, 'encounters', ENCOUNTER_DECKS.indexOf(encounterDeckOf(space))); // OR-MAEL-03
