import { AT_ONCE, type CardId, cardOption, type Flow, isIn, move, option, PASS, type Seat, the } from '@cantina/kernel';
import type { Asset } from '../../content/index.ts';
import { checkGainingGoal, checkGoals } from '../abilities/goals.ts';
import { happened } from '../abilities/happened.ts';
import { checkDefeat } from '../combat/damage.ts';
import { decideIfAny, decideUnlessForced } from '../decide.ts';
import { canBeDiscarded, underDeck } from '../decks.ts';
import { faceupToken, placeToken, tokenBesideMap } from '../encounter/contacts.ts';
import { ownAsset, ownerOf, spaceOfPlayer } from '../lookup.ts';
import { message } from '../messages.ts';
import { noteDiscard, noteGain, noteRefusal, noteReleased } from '../ops/index.ts';
import type { G } from '../state.ts';
import { checkVictory, keepFame } from './fame.ts';
import { cardsInTheWay, overflow } from './slots.ts';

/** Offers an asset that somebody gains: it may be refused and is then discarded (OR-ASSET-04, OR-CREW-03). */
export function* gainAsset(g: G, player: Seat, card: CardId): Flow<boolean> {
  const keep = yield* decideIfAny(
    g,
    {
      player,
      prompt: message('prompt.gain-asset', { card: the(card) }),
      rule: 'OR-ASSET-04',
      source: card,
      options: () => [option<boolean>('keep', true, { card, label: message('option.keep') })],
    },
    PASS,
  );
  if (keep !== true) {
    noteRefusal(g, player, card);
    underDeck(g, card);
    return false;
  }
  yield* seatAsset(g, player, card);
  return isIn(g, card, 'assets', player);
}

/**
 * OR-ASSET-02, OR-EX-14 puts an asset into a slot of its kind (OR-BOUNTY-02, OR-JOB-03, OR-CARGO-02, OR-CREW-02, OR-GEAR-02, OR-MODS-02);
 * without a free one something has to go (OR-ASSET-03, OR-SLOT-06), `leaving` where that is said already. A contact who comes
 * aboard has left the map by then (OR-GAP-42).
 */
export function* seatAsset(g: G, player: Seat, card: CardId, leaving: CardId | null = null): Flow<void> {
  const asset = ownAsset(g, card);
  const before = isIn(g, card, 'assets') ? ownerOf(g, card) : null;
  move(g, card, 'assets', player);
  if (before !== null) keepFame(g, before);
  noteGain(g, player, card);
  const met = takeTokenOff(g, asset);
  checkGainingGoal(g, player);
  if (leaving !== null) yield* discardAsset(g, player, leaving);
  yield* settleSlots(g, player, (each) =>
    each === card && met !== null ? sendBack(g, player, card, met) : discardAsset(g, player, each),
  );
  checkGoals(g, player); // only with what has found a slot
  checkVictory(g); // OR-FAME-02
  if (isIn(g, card, 'assets', player)) yield* happened(g, player, { on: 'gain-asset', kind: asset.kind });
}

/** A token, and the contact slot it was taken from. */
interface Met {
  readonly token: CardId;
  readonly slot: number;
}

/** The token of a contact that joins a crew leaves the map (OR-DISC-04). */
function takeTokenOff(g: G, asset: Asset): Met | null {
  if (asset.kind !== 'crew' || asset.contact === null) return null;
  const token = faceupToken(g, asset.contact);
  if (token === undefined) return null;
  const slot = g.state.cards.slot[token] as number;
  move(g, token, 'tokens');
  return { token, slot };
}

/** OR-CREW-03 crew that is not seated after all has never left its place. */
function sendBack(g: G, player: Seat, card: CardId, { token, slot }: Met): Flow<void> {
  noteRefusal(g, player, card);
  underDeck(g, card);
  move(g, token, 'contactsUp', slot);
  return AT_ONCE;
}

/** OR-SLOT-07 whoever has too few slots discards cards of choice until all others are seated. */
export function* settleSlots(
  g: G,
  player: Seat,
  discard = (card: CardId): Flow<void> => discardAsset(g, player, card),
): Flow<void> {
  while (overflow(g, player) > 0) {
    const card = yield* decideUnlessForced<CardId>(g, {
      player,
      prompt: message('prompt.make-room'),
      rule: 'OR-SLOT-07',
      options: () => mayGo(g, player).map((each) => cardOption(each)),
    });
    yield* discard(card);
  }
}

/** OR-WORD-01 what cannot be discarded stays, unless nothing else could go. */
function mayGo(g: G, player: Seat): readonly CardId[] {
  const inTheWay = cardsInTheWay(g, player);
  const free = inTheWay.filter((card) => canBeDiscarded(g, card));
  return free.length > 0 ? free : inTheWay;
}

/** OR-DISC-01, OR-DISC-03, OR-DISC-08 an asset leaves its player and goes back to where it came from. */
export function* discardAsset(g: G, player: Seat, card: CardId): Flow<void> {
  yield* dropAsset(g, player, card);
  yield* afterLoss(g, player);
}

/** The same as long as more may follow: what the loss means is looked at in the end, with `afterLoss`. */
export function* dropAsset(g: G, player: Seat, card: CardId): Flow<void> {
  const asset = ownAsset(g, card);
  const captive = g.state.captives.find(({ bounty }) => bounty === card);
  noteDiscard(g, player, card);
  underDeck(g, card);
  if (captive !== undefined) {
    noteReleased(g, card, captive.token);
    move(g, captive.token, 'tokens');
    yield* placeToken(g, captive.token, spaceOfPlayer(g, player), g.state.active); // OR-BOUNTY-08, OR-DIFF-48
  }
  if (asset.kind === 'crew' && asset.contact !== null) {
    const token = tokenBesideMap(g, asset.contact);
    if (token !== undefined) yield* placeToken(g, token, spaceOfPlayer(g, player), player); // OR-CREW-05, OR-CREW-07
  }
}

/** A lost asset may have held cargo, or damage off (OR-SLOT-07, OR-CABIL-05). */
export function* afterLoss(g: G, player: Seat): Flow<void> {
  yield* settleSlots(g, player);
  yield* checkDefeat(g, player);
}
