import { type CardId, cardsIn, type Flow, look, move, option, type Seat, the, topOf } from '@cantina/kernel';
import { CONTACT_SLOTS, type Contact, PLANETS, type Planet, type Space } from '../../content/index.ts';
import { slotsAt } from '../abilities/conditions.ts';
import { decideUnlessForced } from '../decide.ts';
import { contactOf } from '../lookup.ts';
import { message } from '../messages.ts';
import { nearestOf } from '../movement/map.ts';
import { notePlaced, noteSwapped, noteTurnedUp } from '../ops/index.ts';
import type { G } from '../state.ts';

export const planetOfSlot = (slot: number): Planet => (CONTACT_SLOTS[slot] as { readonly planet: Planet }).planet;

/** The token in a slot, facedown or faceup. */
export const tokenIn = (g: G, slot: number): CardId | undefined =>
  topOf(g, 'contacts', slot) ?? topOf(g, 'contactsUp', slot);

export const isFacedown = (g: G, slot: number): boolean => cardsIn(g, 'contacts', slot).length > 0;

/** Slots of a space that hold a token (OR-CONTACT-14). */
export const takenSlots = (g: G, space: Space): number[] =>
  slotsAt(space).filter((slot) => tokenIn(g, slot) !== undefined);

const emptySlots = (g: G, space: Space): number[] => slotsAt(space).filter((slot) => tokenIn(g, slot) === undefined);

/** OR-CONTACT-03 turns a facedown token faceup. */
export function turnUp(g: G, slot: number): void {
  const token = topOf(g, 'contacts', slot);
  if (token === undefined) return;
  move(g, token, 'contactsUp', slot);
  noteTurnedUp(g, slot, token);
}

/** OR-CONTACT-12, OR-CONTACT-13 one player sees the face and nothing else, and the token stays where it is. */
export function lookSecretly(g: G, player: Seat, slot: number): void {
  const token = topOf(g, 'contacts', slot);
  if (token !== undefined) look(g, player, [token]);
}

/** OR-CONTACT-16 each goes to the other's slot, and neither is flipped (OR-CONTACT-10). */
export function swapTokens(g: G, one: number, other: number): void {
  const [first, second] = [tokenIn(g, one), tokenIn(g, other)];
  if (first === undefined || second === undefined) return;
  const [zoneOfFirst, zoneOfSecond] = [zoneIn(g, one), zoneIn(g, other)];
  move(g, first, zoneOfFirst, other);
  move(g, second, zoneOfSecond, one);
  noteSwapped(g, one, other);
}

const zoneIn = (g: G, slot: number): 'contacts' | 'contactsUp' => (isFacedown(g, slot) ? 'contacts' : 'contactsUp');

const isOf = (g: G, token: CardId, contact: Contact): boolean => contactOf(g, token).contact === contact;

/** The token of a contact where it lies faceup on the map. */
export function faceupToken(g: G, contact: Contact): CardId | undefined {
  for (const tokens of g.state.zones.contactsUp) for (const token of tokens) if (isOf(g, token, contact)) return token;
  return undefined;
}

/** The token of a contact that is somebody's crew. */
export const tokenBesideMap = (g: G, contact: Contact): CardId | undefined =>
  cardsIn(g, 'tokens').find((token) => isOf(g, token, contact));

/**
 * OR-BOUNTY-08, OR-CREW-05 a token comes back to the map: faceup, to the nearest planet with an empty contact slot, whatever
 * its class (OR-CONTACT-09). There are as many slots as tokens, so one is always empty (OR-GAP-27).
 */
export function* placeToken(g: G, token: CardId, from: Space, chooser: Seat): Flow<void> {
  const near = () =>
    nearestOf(
      g,
      from,
      PLANETS.filter((planet) => emptySlots(g, planet).length > 0), // OR-DIFF-12
      (planet) => planet,
    );
  // OR-CREW-07, OR-NEAR-02 equally near planets: somebody picks
  const planet = yield* decideUnlessForced<Planet>(g, {
    player: chooser,
    prompt: message('prompt.place-contact', { card: the(token) }),
    rule: 'OR-CREW-07',
    options: () =>
      near().map((each) => option<Planet>(`space:${each}`, each, { label: message('option.space', { space: each }) })),
  });
  const slot = yield* chooseSlot(g, token, planet, chooser);
  move(g, token, 'contactsUp', slot);
  notePlaced(g, slot, token);
}

/** OR-CONTACT-09 any empty slot of the planet: which one, whoever puts it there says. */
const chooseSlot = (g: G, token: CardId, planet: Planet, chooser: Seat): Flow<number> =>
  decideUnlessForced<number>(g, {
    player: chooser,
    prompt: message('prompt.contact-slot', { card: the(token), space: planet }),
    rule: 'OR-CONTACT-09',
    options: () =>
      emptySlots(g, planet).map((slot) =>
        option(`slot:${slot}`, slot, { label: message('option.contact-slot', { slot }) }),
      ),
  });
