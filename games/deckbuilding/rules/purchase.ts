import { ask, type CardId, type Flow, isIn, move, option, type Seat, the } from '@cantina/kernel';
import type { CardFilter, Destination, Effect, Face, PlacePurchased } from '../content/index.ts';
import { cardOf } from '../content/index.ts';
import { fits } from './conditions.ts';
import { type Resolve, textOf } from './context.ts';
import { factionOf, ownHooked, printed } from './lookup.ts';
import { message } from './messages.ts';
import { noteBuyOut, noteDoom, notePlaced, notePurchase, spendResources, useNextPurchaseToDeck } from './ops.ts';
import { leaveRow } from './row.ts';
import type { G } from './state.ts';
import { offerTriggers, triggeredEffect } from './triggers.ts';

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
  /** A "when" text may be declined; the others are part of something already begun. */
  readonly optional: boolean;
}

/** DB-BUY-02 the full cost; an enemy card can't be purchased (DB-FAC-02, DB-FAC-03), a neutral one can (DB-FAC-04). */
export function mayPurchase(g: G, seat: Seat, card: CardId): boolean {
  const { faction, cost } = printed(g, card);
  return (faction === 'neutral' || faction === factionOf(g, seat)) && cost <= g.state.resources; // DB-CRD-02
}

export function* purchase(g: G, order: Order, resolve: Resolve): Flow<void> {
  const { seat, card, free } = order;
  const { id, cost } = printed(g, card);
  const price = free ? 0 : cost;
  if (price > 0) spendResources(g, seat, price);
  notePurchase(g, seat, card, id, price, free); // DB-BUY-11, DB-GAP-15 a free purchase is a purchase
  const first = ownHooked(g, 'purchase-first', seat).filter((base) => isFirst(g, base, seat, id));
  const triggered = isWhenPurchased(id) ? [...first, card] : first;
  const place = yield* choosePlace(g, order, triggered);
  putPurchased(g, seat, card, place);
  // A plain discard pile in place of what a "when" text offers means that the text was declined
  const declined = place === null;
  if (place !== null && place.source !== null && triggered.includes(place.source)) {
    yield* resolve(g, triggeredEffect(g, place.source), textOf(g, seat, place.source));
  }
  const others = triggered.filter(
    (each) => each !== place?.source && !(declined && placeOf(triggeredEffect(g, each)) !== null),
  );
  yield* offerTriggers(g, { seat, cards: others }, resolve);
}

/** Whether this purchase is the first one in this turn that a base speaks of. */
function isFirst(g: G, base: CardId, seat: Seat, face: Face): boolean {
  const { ability } = printed(g, base);
  if (ability?.kind !== 'when' || ability.trigger.on !== 'purchase-first') return false;
  return isFirstOf(g.state.purchased, face, ability.trigger.card, g, seat);
}

/** "The first … each turn": this one fits and none before it did; `faces` ends with this one. */
export function isFirstOf(faces: readonly Face[], face: Face, filter: CardFilter, g: G, seat: Seat): boolean {
  const faction = factionOf(g, seat);
  return (
    fits(cardOf(face), filter, faction) && faces.filter((each) => fits(cardOf(each), filter, faction)).length === 1
  );
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
function* choosePlace(g: G, order: Order, triggered: readonly CardId[]): Flow<Place | null> {
  const { seat, card } = order;
  const places = placesFor(g, order, triggered);
  const mayBeUsual = places.every((place) => place.optional);
  const [only, second] = places;
  if (only === undefined) return null;
  if (second === undefined && !mayBeUsual) return only;
  return yield* ask<Place | null>({
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
}

const USUAL_PLACE = option<Place | null>('discard', null, {
  label: message('option.destination', { to: 'discard', card: null, exiled: false }),
});

/** Every destination once. */
function placesFor(g: G, { to, source }: Order, triggered: readonly CardId[]): Place[] {
  const places: Place[] = [];
  const add = (place: Place): void => {
    const same = places.findIndex((each) => each.to === place.to && each.exiled === place.exiled);
    const known = places[same];
    if (known === undefined) places.push(place);
    // Declining one of the two texts leaves the other
    else places[same] = { ...known, optional: known.optional && place.optional };
  };
  if (to !== 'discard') add({ to, source, exiled: false, optional: false });
  for (const each of triggered) {
    const place = placeOf(triggeredEffect(g, each));
    if (place !== null) add({ to: place.to, source: each, exiled: place.exileAtEndOfTurn, optional: true });
  }
  if (g.state.nextToDeck > 0) add({ to: 'deck', source: null, exiled: false, optional: false });
  return places;
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
