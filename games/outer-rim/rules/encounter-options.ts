import { type CardId, type Option, option, type Seat, the, topOf } from '@cantina/kernel';
import { ENCOUNTER_DECKS, encounterDeckOf, FACTIONS, type Faction, PLANETS, type Space } from '../content/index.ts';
import type { Hunt } from './bounty.ts';
import { patrolSpace } from './conditions.ts';
import { takenSlots, tokenIn } from './contacts.ts';
import { spaceOfPlayer } from './lookup.ts';
import { distance } from './map.ts';
import { message } from './messages.ts';
import { patrolOf } from './patrols.ts';
import type { G } from './state.ts';
import type { Usable } from './usable.ts';

/** What the active player may do in the encounter step: exactly one of these (OR-ENC-01). */
export type Encounter =
  | { readonly with: 'space' }
  | { readonly with: 'patrol'; readonly faction: Faction }
  | { readonly with: 'contact'; readonly slot: number }
  | { readonly with: 'ability'; readonly usable: Usable<'encounter'> }
  | { readonly with: 'job'; readonly card: CardId }
  | { readonly with: 'crew'; readonly hunt: Hunt }
  | { readonly with: 'challenge'; readonly player: Seat };

export const patrolOption = (g: G, faction: Faction): Option<Encounter> =>
  option<Encounter>(
    `patrol:${faction}`,
    { with: 'patrol', faction },
    {
      label: message('option.encounter-patrol', { faction, level: patrolOf(g, faction).level }),
    },
  );

export function contactOption(g: G, slot: number): Option<Encounter> {
  const { id, card, label } = slotOption(g, slot);
  const encounter: Encounter = { with: 'contact', slot };
  return card === undefined || label === undefined ? option(id, encounter) : option(id, encounter, { card, label });
}

/** A patrol or a contact up to so many spaces away (Ketsu Onyo). */
export type Distant = Extract<Encounter, { readonly with: 'patrol' | 'contact' }>;

export function withinReach(
  g: G,
  player: Seat,
  spaces: number,
  kinds: readonly ('patrol' | 'contact')[],
): Option<Distant>[] {
  const near = (space: Parameters<typeof takenSlots>[1]): boolean =>
    distance(g, spaceOfPlayer(g, player), space) <= spaces;
  const patrols = kinds.includes('patrol')
    ? FACTIONS.filter((faction) => near(patrolSpace(g, faction))).map((faction) => patrolOption(g, faction))
    : [];
  const contacts = kinds.includes('contact')
    ? PLANETS.filter(near)
        .flatMap((planet) => takenSlots(g, planet))
        .map((slot) => contactOption(g, slot))
    : [];
  return [...patrols, ...contacts] as Option<Distant>[];
}

/** The token in a slot; facedown ones are told apart by the slot alone. */
export function slotOption(g: G, slot: number): Option<number> {
  const card = tokenIn(g, slot);
  const id = `contact:${slot}`;
  return card === undefined
    ? option(id, slot)
    : option(id, slot, { card, label: message('option.contact', { slot, card: the(card) }) });
}

/** The top card of the deck that matches a space; undefined when it is empty. */
export const topEncounter = (g: G, space: Space): CardId | undefined =>
  topOf(g, 'encounters', ENCOUNTER_DECKS.indexOf(encounterDeckOf(space))); // OR-MAEL-03
