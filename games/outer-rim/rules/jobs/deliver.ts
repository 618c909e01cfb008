import {
  ask,
  type CardId,
  cardOption,
  DONE,
  type Flow,
  goTo,
  isIn,
  type Option,
  type Refused,
  refusedCard,
  type Seat,
} from '@cantina/kernel';
import type { Planet } from '../../content/index.ts';
import { happened } from '../abilities/happened.ts';
import { removeFromGame } from '../decks.ts';
import { failedDelivery } from '../encounter/databank.ts';
import { deliveryRoll } from '../encounter/skill-test.ts';
import { assetsOf, ownAsset, spaceOfPlayer } from '../lookup.ts';
import { message } from '../messages.ts';
import { noteReleased, tryDelivery } from '../ops/index.ts';
import { discardAsset } from '../player/assets.ts';
import type { G } from '../state.ts';
import { afterAction, isTurnOver } from '../turn-over.ts';
import { gainReward } from './reward.ts';

/** The planet where a cargo, or a bounty with its captured contact, is delivered; null for everything else. */
export function destinationOf(g: G, card: CardId): Planet | null {
  const asset = ownAsset(g, card);
  if (asset.kind === 'cargo') return asset.delivery?.to ?? null;
  if (asset.kind === 'bounty' && captiveOf(g, card) !== undefined) return asset.capture.to; // OR-DELIV-04, OR-DIFF-42
  return null;
}

export const captiveOf = (g: G, bounty: CardId): CardId | undefined =>
  g.state.captives.find((each) => each.bounty === bounty)?.token;

/**
 * OR-DELIV-01 what can be delivered here; what was tried in this action is not tried again (OR-DELIV-08). Only actions ask
 * for it, so what the encounter step brings has to wait (OR-DELIV-07).
 */
export const deliverable = (g: G, player: Seat): CardId[] =>
  assetsOf(g, player).filter(
    (card) => destinationOf(g, card) === spaceOfPlayer(g, player) && !g.state.tried.includes(card),
  );

/** One delivery after the other, in the order the active player wants (OR-DELIV-05, OR-DIFF-15). */
export function* deliverStep(g: G): Flow<void> {
  const seat = g.state.active;
  if (deliverable(g, seat).length === 0) return goTo(g, 'action');
  const card = yield* ask<CardId | null>({
    seat,
    prompt: message('prompt.deliver'),
    rule: 'OR-DELIV-05',
    options: (): Option<CardId | null>[] => [...deliverable(g, seat).map((each) => cardOption(each)), DONE],
    refused: () => refusedDeliveries(g, seat),
  });
  if (card === null) return goTo(g, 'action');
  yield* deliver(g, seat, card);
  // OR-DELIV-06 a delivery that ends the turn leaves the rest undelivered
  if (isTurnOver(g)) afterAction(g);
}

export const refusedDeliveries = (g: G, player: Seat): Refused[] =>
  assetsOf(g, player).flatMap((card) => {
    const to = destinationOf(g, card);
    if (to === null) return [];
    if (to !== spaceOfPlayer(g, player)) {
      return [refusedCard(card, message('reason.other-destination', { space: to }), 'OR-DELIV-01')];
    }
    return g.state.tried.includes(card) ? [refusedCard(card, message('reason.tried'), 'OR-DELIV-08')] : [];
  });

function* deliver(g: G, player: Seat, card: CardId): Flow<void> {
  tryDelivery(g, player, card);
  const asset = ownAsset(g, card);
  if (asset.kind === 'bounty') return yield* deliverCaptive(g, player, card);
  // OR-CARGO-05 only the trait makes the difference
  if (!asset.traits.includes('illegal')) return yield* deliverCargo(g, player, card);
  const face = yield* deliveryRoll(g, player); // OR-DELIV-02
  if (face === 'hit') return yield* deliverCargo(g, player, card); // OR-DIFF-49 a critical hit is none
  yield* failedDelivery(g, player, card, face); // OR-DELIV-03, OR-EX-16
}

/** The reward is gained, then the card is discarded; `less`: so many credits are withheld. */
export function* deliverCargo(g: G, player: Seat, card: CardId, less = 0): Flow<void> {
  const asset = ownAsset(g, card);
  if (asset.kind !== 'cargo' || asset.delivery === null) throw new Error(`card ${card} can't be delivered`);
  const illegal = asset.traits.includes('illegal');
  yield* gainReward(g, player, asset.delivery.reward, { on: 'deliver-cargo', illegal }, card, { less });
  if (isIn(g, card, 'assets', player)) yield* discardAsset(g, player, card);
}

/** OR-DELIV-04 bounty card and token leave the game. */
function* deliverCaptive(g: G, player: Seat, card: CardId): Flow<void> {
  const asset = ownAsset(g, card);
  const token = captiveOf(g, card);
  if (asset.kind !== 'bounty' || token === undefined) throw new Error(`card ${card} holds no captive`);
  yield* gainReward(g, player, asset.capture.reward, { on: 'bounty-reward' }, card);
  noteReleased(g, card, token);
  removeFromGame(g, token);
  removeFromGame(g, card);
  yield* happened(g, player, { on: 'deliver-bounty' });
}
