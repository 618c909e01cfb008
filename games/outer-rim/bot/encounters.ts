import { type CardId, knows, type Seat } from '@cantina/kernel';
import { type Faction, patrolOf as printedPatrol } from '../content/index.ts';
import { patrolsIn } from '../rules/abilities/conditions.ts';
import { isFacedown, takenSlots, tokenIn } from '../rules/encounter/contacts.ts';
import { cardsOfNumber } from '../rules/encounter/databank.ts';
import { assetOf, assetsOf, contactOf, ownAsset, reputationOf } from '../rules/lookup.ts';
import { patrolOf } from '../rules/movement/patrols.ts';
import { hasFreeSlot } from '../rules/player/slots.ts';
import { jobChance, rewardWorth, worthOf } from './assets.ts';
import { creditsWorth, type Outlook } from './outlook.ts';

/** What being defeated costs: credits, secrets and a turn to recover. */
const DEFEAT = 0.55;
const DAMAGE = 0.05;
/** What a card of an encounter deck brings on average. */
export const SPACE_ENCOUNTER = 0.22;

/** What fighting a patrol is worth on average. */
export function patrolWorth(outlook: Outlook, faction: Faction): number {
  const { g, seat } = outlook;
  const { level } = patrolOf(g, faction);
  const { ship, reward } = printedPatrol(faction, level);
  const { win, defeat, damage } = outlook.fight('ship', ship);
  const prize = reward === null ? 0 : 'fame' in reward ? reward.fame : creditsWorth(reward.credits);
  const standing = reputationOf(g, seat, faction) === -1 ? 0 : 0.1;
  return win * (prize - standing) - defeat * DEFEAT - damage * DAMAGE;
}

/** What meeting the contact in a slot is worth on average, a bounty for it included. */
export function contactWorth(outlook: Outlook, slot: number): number {
  const { g, seat } = outlook;
  const token = tokenIn(g, slot);
  if (token === undefined) return 0;
  const known = knows(g, seat, token);
  const prey = bountyHere(outlook, token, known);
  if (isFacedown(g, slot) && !known) return Math.max(0.2, prey);
  const crew = crewOf(outlook, token);
  return Math.max(0.04, crew, prey);
}

/** The bounties for somebody who is here for sure, or could be. */
function bountyHere(outlook: Outlook, token: CardId, known: boolean): number {
  const { g, seat } = outlook;
  const { class: kind, contact } = contactOf(g, token);
  let worth = 0;
  for (const card of assetsOf(g, seat)) {
    const asset = ownAsset(g, card);
    if (asset.kind !== 'bounty' || g.state.captives.some(({ bounty }) => bounty === card)) continue;
    const { win, defeat } = outlook.fight(asset.combat.type, asset.combat.value);
    const prize = Math.max(rewardWorth(asset.eliminate), 0.75 * rewardWorth(asset.capture.reward));
    const worthHere = win * prize - defeat * DEFEAT;
    if (known && asset.target === contact) worth += worthHere;
    else if (!known) worth += worthHere / Math.max(1, hiddenOfClass(outlook, kind));
  }
  return worth;
}

/** How many facedown tokens of a class this seat does not know. */
const hiddenOfClass = ({ g, seat }: Outlook, kind: number): number =>
  g.state.facedown.filter((each, slot) => {
    const token = tokenIn(g, slot);
    return each === kind && token !== undefined && !knows(g, seat, token);
  }).length;

/** Somebody who could join: what a crew member is worth, less the usual pay. */
function crewOf(outlook: Outlook, token: CardId): number {
  const { g, seat } = outlook;
  const [card] = cardsOfNumber(g, contactOf(g, token).databank);
  const asset = card === undefined ? null : assetOf(g, card);
  if (asset?.kind !== 'crew' || !hasFreeSlot(g, seat, 'crew')) return 0;
  return worthOf(outlook, asset, null, 0) - 0.1;
}

/** The best that the encounter step offers in this space, apart from jobs. */
export function bestEncounter(outlook: Outlook, seat: Seat): number {
  const { g, space } = outlook;
  const forced = patrolsIn(g, space).filter((faction) => reputationOf(g, seat, faction) < 0);
  const patrols = (forced.length > 0 ? forced : patrolsIn(g, space)).map((faction) => patrolWorth(outlook, faction));
  if (forced.length > 0) return Math.max(...patrols);
  return Math.max(SPACE_ENCOUNTER, ...patrols, ...takenSlots(g, space).map((slot) => contactWorth(outlook, slot)));
}

export function jobHereWorth(outlook: Outlook, card: CardId): number {
  const asset = ownAsset(outlook.g, card);
  if (asset.kind !== 'job') return 0;
  const chance = jobChance(outlook, asset);
  return chance * rewardWorth(asset.reward) - 0.3 * (1 - chance) * DEFEAT;
}
