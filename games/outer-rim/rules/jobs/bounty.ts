import { type CardId, type Flow, isIn, move, option, type Seat, the } from '@cantina/kernel';
import type { Bounty, Contact } from '../../content/index.ts';
import { happened } from '../abilities/happened.ts';
import { combatTypeHere, fight } from '../combat/combat.ts';
import { conductOf } from '../conduct.ts';
import { decideUnlessForced } from '../decide.ts';
import { removeFromGame } from '../decks.ts';
import { tokenBesideMap } from '../encounter/contacts.ts';
import { assetOf, assetsOf, contactOf, othersHere, ownAsset, playerOf } from '../lookup.ts';
import { message } from '../messages.ts';
import { noteCaptured, noteEliminated, noteProtection } from '../ops/index.ts';
import { discardAsset } from '../player/assets.ts';
import type { G } from '../state.ts';
import { gainReward } from './reward.ts';

function bountyOf(g: G, card: CardId): Bounty {
  const asset = ownAsset(g, card);
  if (asset.kind !== 'bounty') throw new Error(`card ${card} is no bounty`);
  return asset;
}

const hasCaptive = (g: G, bounty: CardId): boolean => g.state.captives.some((each) => each.bounty === bounty);

/** The bounties of a player that are still to be fought for. */
const openBounties = (g: G, player: Seat): CardId[] =>
  assetsOf(g, player).filter((card) => ownAsset(g, card).kind === 'bounty' && !hasCaptive(g, card));

/** OR-CONTACT-05 bounties of a player for this contact. */
export const bountiesFor = (g: G, player: Seat, contact: Contact): CardId[] =>
  openBounties(g, player).filter((card) => bountyOf(g, card).target === contact);

/** A crew member that a player may fight for a bounty (OR-BOUNTY-10, OR-BOUNTY-14). */
export interface Hunt {
  readonly bounty: CardId;
  readonly crew: CardId;
  readonly owner: Seat;
}

/** Own crew, and crew of everybody in the same space (OR-CREW-10), also of defeated players (OR-DEFEAT-09). */
export function huntsHere(g: G, player: Seat): Hunt[] {
  const bounties = openBounties(g, player);
  if (bounties.length === 0) return [];
  const hunts: Hunt[] = [];
  for (const owner of [player, ...othersHere(g, player)]) {
    for (const crew of assetsOf(g, owner)) {
      const asset = assetOf(g, crew);
      if (asset?.kind !== 'crew' || asset.contact === null) continue;
      for (const bounty of bounties) {
        if (bountyOf(g, bounty).target === asset.contact) hunts.push({ bounty, crew, owner });
      }
    }
  }
  return hunts;
}

/** OR-ENC-06 the contact on the planet is fought instead of met. */
export function* fightContact(g: G, player: Seat, bounty: CardId, token: CardId): Flow<void> {
  const { combat } = bountyOf(g, bounty);
  yield* fight(g, {
    type: combat.type, // OR-BOUNTY-04
    attacker: player,
    against: { foe: contactOf(g, token).contact, value: combat.value },
    won: () => claim(g, player, bounty, token),
    // OR-BOUNTY-09 the token stays where it is
  });
}

/** OR-BOUNTY-05 eliminate or capture. */
function* claim(g: G, player: Seat, bounty: CardId, token: CardId): Flow<void> {
  const { eliminate, capture } = bountyOf(g, bounty);
  const eliminates = yield* decideUnlessForced<boolean>(g, {
    player,
    prompt: message('prompt.claim', { card: the(token) }),
    rule: 'OR-BOUNTY-05',
    source: bounty,
    options: () => [
      option('eliminate', true, {
        label: message('option.eliminate', { credits: eliminate.credits, fame: eliminate.fame }),
      }),
      option('capture', false, {
        label: message('option.capture', {
          credits: capture.reward.credits,
          fame: capture.reward.fame,
          space: capture.to,
        }),
      }),
    ],
  });
  if (!eliminates) {
    move(g, token, 'captured', player); // OR-BOUNTY-07, OR-CONTACT-15
    noteCaptured(g, player, bounty, token);
    return;
  }
  noteEliminated(g, player, bounty, token); // OR-BOUNTY-06
  yield* gainReward(g, player, eliminate, { on: 'bounty-reward' }, bounty);
  removeFromGame(g, token); // OR-DISC-05
  if (isIn(g, bounty, 'assets', player)) removeFromGame(g, bounty);
  yield* happened(g, player, { on: 'eliminate-contact' });
}

/** A crew member is fought as an Encounter ability (OR-ENC-06). */
export function* hunt(g: G, player: Seat, { bounty, crew, owner }: Hunt): Flow<void> {
  const { combat, target } = bountyOf(g, bounty);
  if (owner !== player && (yield* isProtected(g, owner, crew))) {
    // OR-BOUNTY-16 the owner stands in; OR-GAP-18 an attacker who loses has no effect on the crew
    yield* fight(g, {
      type: combatTypeHere(g, player),
      attacker: player,
      against: { player: owner },
      won: () => seize(g, player, bounty, crew, owner), // OR-BOUNTY-17
    });
    return;
  }
  yield* fight(g, {
    type: combat.type, // OR-BOUNTY-18
    attacker: player,
    against: { foe: target, value: combat.value },
    barred: crew, // OR-BOUNTY-11, OR-GAP-19
    won: () => seize(g, player, bounty, crew, owner),
    ...(owner === player ? { lost: () => discardAsset(g, player, crew) } : {}), // OR-BOUNTY-13
  });
}

/** OR-BOUNTY-15, OR-DIFF-16 decided as combat begins; OR-BOUNTY-19 not by the defeated. */
function* isProtected(g: G, owner: Seat, crew: CardId): Flow<boolean> {
  if (playerOf(g, owner).defeated || !conductOf(g, owner).protectsCrew) return false;
  const protects = yield* decideUnlessForced<boolean>(g, {
    player: owner,
    prompt: message('prompt.protect', { card: the(crew) }),
    rule: 'OR-BOUNTY-15',
    source: crew,
    options: () => [
      option('protect', true, { label: message('option.protect') }),
      option('leave', false, { label: message('option.leave') }),
    ],
  });
  noteProtection(g, owner, crew, protects);
  return protects;
}

/** OR-BOUNTY-12 the crew card is discarded, and its token is fetched from beside the map before anybody places it. */
function* seize(g: G, player: Seat, bounty: CardId, crew: CardId, owner: Seat): Flow<void> {
  const asset = ownAsset(g, crew);
  const token = asset.kind === 'crew' && asset.contact !== null ? tokenBesideMap(g, asset.contact) : undefined;
  if (token === undefined) return;
  move(g, token, 'resolving');
  yield* discardAsset(g, owner, crew);
  yield* claim(g, player, bounty, token);
}
