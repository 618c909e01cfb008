import { askUnlessForced, type CardId, type Flow, isIn, move, option, type Seat, the } from '@cantina/kernel';
import type { Destination, Effect, Face, PlacePurchased } from '../../content/index.ts';
import { cardOf } from '../../content/index.ts';
import { leaveRow } from '../cards/row.ts';
import { factionOf, ownHooked, printed } from '../lookup.ts';
import { message } from '../messages.ts';
import { noteBuyOut, noteDoom, notePlaced, notePurchase, spendResources, useNextPurchaseToDeck } from '../ops/index.ts';
import type { G } from '../state.ts';
import { isFirstOf } from '../texts/conditions.ts';
import { textOf } from '../texts/context.ts';
import { resolve } from '../texts/texts.ts';
import { offerTriggers, triggeredEffect } from '../texts/triggers.ts';

/** What is purchased and at which price; `to`: where the text that allows the purchase sends the card. */
export interface Order {
  readonly seat: Seat;
  readonly card: CardId;
  readonly free: boolean;
  readonly to: Destination;
  readonly source: CardId | null;
}

/** A text that sends the purchased card somewhere else than to the discard pile (DB-BUY-10). */
interface Place {
  readonly to: Destination;
  /** Whose text it is; null for a Twi'lek Smuggler, who may have left by now. */
  readonly source: CardId | null;
  readonly exiled: boolean;
  /** What a base or the card itself says may be left; the others are part of something already begun. */
  readonly optional: boolean;
}

/** DB-BUY-02 the full cost; an enemy card can't be purchased (DB-FAC-02, DB-FAC-03), a neutral one can (DB-FAC-04). */
export function mayPurchase(g: G, seat: Seat, card: CardId): boolean {
  const { faction, cost } = printed(g, card);
  return (faction === 'neutral' || faction === factionOf(g, seat)) && cost <= g.state.resources; // DB-CRD-02
}

export function* purchase(g: G, order: Order): Flow<void> {
  const { seat, card, free } = order;
  const { id, cost } = printed(g, card);
  const price = free ? 0 : cost;
  if (price > 0) spendResources(g, seat, price);
  notePurchase(g, seat, card, id, price, free); // DB-BUY-11, DB-GAP-15 a free purchase is a purchase
  const place = yield* choosePlace(g, order);
  putPurchased(g, seat, card, place);
  if (!isWhenPurchased(id)) return;
  const effect = triggeredEffect(g, card);
  if (place?.source === card) yield* resolve(g, effect, textOf(g, seat, card));
  // The usual place instead of the one its own text names means that this text was declined
  else if (place !== null || placeOf(effect) === null) yield* offerTriggers(g, seat, [card]);
}

function isWhenPurchased(face: Face): boolean {
  const { ability } = cardOf(face);
  return ability?.kind === 'when' && ability.trigger.on === 'purchase-this';
}

/** The destination that a triggered text names, if it names one. */
function placeOf(effect: Effect): PlacePurchased | null {
  if (effect.verb === 'place-purchased') return effect;
  return effect.verb === 'sequence' ? (effect.effects.find((each) => each.verb === 'place-purchased') ?? null) : null;
}

/** DB-GAP-16 several texts, several destinations: the player chooses one. Null: the discard pile as usual (DB-BUY-03). */
function* choosePlace(g: G, order: Order): Flow<Place | null> {
  const { seat, card } = order;
  const places = placesFor(g, order);
  const mayBeUsual = places.every((place) => place.optional);
  const chosen = yield* askUnlessForced<Place | null>({
    seat,
    prompt: message('prompt.destination', { card: the(card) }),
    rule: 'DB-BUY-10',
    source: card,
    options: () => [
      ...places.map((place) =>
        option<Place | null>(`${place.to}:${place.source ?? 'next'}`, place, {
          label: message('option.destination', {
            to: place.to,
            card: place.source === null ? null : the(place.source),
            exiled: place.exiled,
          }),
        }),
      ),
      ...(mayBeUsual ? [USUAL_PLACE] : []),
    ],
  });
  return chosen ?? null;
}

const USUAL_PLACE = option<Place | null>('discard', null, {
  label: message('option.destination', { to: 'discard', card: null, exiled: false }),
});

/** Every destination once. */
function placesFor(g: G, { seat, card, to, source }: Order): Place[] {
  const places: Place[] = [];
  const add = (place: Place): void => {
    const same = places.findIndex((each) => each.to === place.to && each.exiled === place.exiled);
    const known = places[same];
    if (known === undefined) places.push(place);
    // Declining one of the two texts leaves the other
    else places[same] = { ...known, optional: known.optional && place.optional };
  };
  if (to !== 'discard') add({ to, source, exiled: false, optional: false });
  for (const base of ownHooked(g, 'purchase-first', seat)) {
    const place = placeByBase(g, base, seat, card);
    if (place !== null) add(place);
  }
  const own = isWhenPurchased(printed(g, card).id) ? placeOf(triggeredEffect(g, card)) : null;
  if (own !== null) add({ to: own.to, source: card, exiled: false, optional: true });
  if (g.state.nextToDeck > 0) add({ to: 'deck', source: null, exiled: false, optional: false });
  return places;
}

/** DB-GAP-39 where a base lets its owner put the first purchase of a turn, if this is the one it speaks of. */
function placeByBase(g: G, base: CardId, seat: Seat, card: CardId): Place | null {
  const { ability } = printed(g, base);
  if (ability?.kind !== 'while' || ability.modifier.changes !== 'first-purchase') return null;
  const { card: filter, to, exileAtEndOfTurn } = ability.modifier;
  if (!isFirstOf(g.state.purchased, printed(g, card).id, filter, g, seat)) return null;
  return { to, source: base, exiled: exileAtEndOfTurn, optional: true };
}

function putPurchased(g: G, seat: Seat, card: CardId, place: Place | null): void {
  const to = place?.to ?? 'discard';
  // DB-BUY-05, DB-BUY-07 only a card from the row is replaced
  if (isIn(g, card, 'row')) leaveRow(g, card, to, seat);
  else move(g, card, to, seat);
  // DB-CARD-07 this was the next card, wherever it goes; DB-CARD-08 also where another text sends it to the deck
  if (g.state.nextToDeck > 0) useNextPurchaseToDeck(g, seat);
  if (place === null) return;
  notePlaced(g, seat, card, to);
  if (place.exiled) noteDoom(g, seat, card);
}

/** DB-OPR-05 pay for a neutral row card and discard it: no purchase, no reward (DB-OPR-06). */
export function buyOut(g: G, seat: Seat, card: CardId): void {
  const { cost } = printed(g, card);
  spendResources(g, seat, cost);
  noteBuyOut(g, seat, card, cost);
  leaveRow(g, card, 'galaxyDiscard');
}
