import { type CardId, knows } from '@cantina/kernel';
import {
  type Asset,
  type Bounty,
  CONTACT_SLOTS,
  contactClass,
  FACTIONS,
  PLANET_FACTION,
  PLANETS,
  patrolOf as printedPatrol,
  type Reward,
  type Space,
} from '../content/index.ts';
import { holds } from '../rules/abilities/conditions.ts';
import { isMeant, type Occurrence } from '../rules/abilities/occurrence.ts';
import { deliveryOdds } from '../rules/combat/odds.ts';
import { planetOfSlot, tokenIn } from '../rules/encounter/contacts.ts';
import { captiveOf } from '../rules/jobs/deliver.ts';
import { characterOf, contactOf, playerOf, reputationOf, shipOf } from '../rules/lookup.ts';
import { jobChance } from './assets.ts';
import type { Outlook } from './outlook.ts';
import { creditsChange, DEFEAT } from './values.ts';

/** Something that can be done in a space, and what it brings on average, in points of fame. */
export interface Errand {
  readonly space: Space;
  readonly step: 'action' | 'encounter';
  /** As the encounter is called among the options. */
  readonly id: string;
  readonly worth: number;
}

/** An asset that a player has, or could have: `card` names it where it lies in front of the player. */
export interface Held {
  readonly asset: Asset;
  readonly card: CardId | null;
}

const SLOTS = [...CONTACT_SLOTS.keys()];
/** A captive is still to be brought away. */
const CAPTIVE = 0.8;
/** Of goods that are found, many are paid for all the same. */
const FOUND = 0.55;
/** What a reputation that gets worse costs. */
const DISLIKED = 0.1;

/** What an asset is there for. */
export function errandsFor(outlook: Outlook, { asset, card }: Held): readonly Errand[] {
  const { g, seat } = outlook;
  switch (asset.kind) {
    case 'cargo': {
      if (asset.delivery === null) return [];
      const { to, reward } = asset.delivery;
      const illegal = asset.traits.includes('illegal');
      const chance = illegal ? FOUND + (1 - FOUND) * deliveryOdds(g, seat) : 1;
      const worth = chance * rewardOf(outlook, reward, { on: 'deliver-cargo', illegal });
      return [{ space: to, step: 'action', id: `deliver:${card}`, worth }];
    }
    case 'job': {
      const { destination, reward } = asset;
      if (typeof destination !== 'string') return [];
      const chance = jobChance(outlook, asset);
      const worth = chance * rewardOf(outlook, reward, { on: 'complete-job' }) - 0.3 * (1 - chance) * DEFEAT;
      return [{ space: destination, step: 'encounter', id: `job:${card}`, worth }];
    }
    case 'bounty':
      return huntsFor(outlook, asset, card);
    case 'crew':
    case 'gear':
    case 'mod':
      return [];
  }
}

/** What a reward is worth, with what its deeds bring for goals. */
export function rewardOf(outlook: Outlook, printed: Reward, ...deeds: readonly Occurrence[]): number {
  const { instead } = printed;
  const { fame, credits, reputation } =
    instead !== undefined && holds(outlook.g, outlook.seat, instead.if) ? instead.reward : printed;
  const liked = reputation.reduce((sum, { change }) => sum + DISLIKED * change, 0);
  return (
    fame + creditsChange(outlook, credits) + liked + deeds.reduce((sum, deed) => sum + goalShare(outlook, deed), 0)
  );
}

/** What a deed brings for goals that count it: the last one a point of fame, those before a part of it. */
function goalShare({ g, seat }: Outlook, deed: Occurrence): number {
  const own = playerOf(g, seat);
  let share = 0;
  for (const [goal, flipped, tokens] of [
    [characterOf(g, seat).goal, own.characterFlipped, own.characterGoal],
    [shipOf(g, seat).goal, own.shipFlipped, own.shipGoal],
  ] as const) {
    if (flipped || goal?.achieve.by !== 'counting' || !isMeant(goal.achieve.event, deed)) continue;
    share += 1 / Math.max(1, goal.achieve.times - tokens);
  }
  return share;
}

/** Where a captive has to go; else where the wanted one is, or could be. */
function huntsFor(outlook: Outlook, bounty: Bounty, card: CardId | null): readonly Errand[] {
  if (card !== null && captiveOf(outlook.g, card) !== undefined) {
    return [{ space: bounty.capture.to, step: 'action', id: `deliver:${card}`, worth: captiveWorth(outlook, bounty) }];
  }
  const worth = huntWorth(outlook, bounty);
  const slots = slotsOf(outlook, bounty.target);
  return slots.map((slot) => ({
    space: planetOfSlot(slot),
    step: 'encounter',
    id: `contact:${slot}`,
    worth: worth / slots.length,
  }));
}

export const captiveWorth = (outlook: Outlook, { capture }: Bounty): number =>
  rewardOf(outlook, capture.reward, { on: 'bounty-reward' }, { on: 'deliver-bounty' });

/** Fighting for a bounty. */
export function huntWorth(outlook: Outlook, bounty: Bounty): number {
  const { eliminate, combat } = bounty;
  const { win, defeat } = outlook.fight(combat.type, combat.value);
  const prize = Math.max(
    rewardOf(outlook, eliminate, { on: 'bounty-reward' }, { on: 'eliminate-contact' }),
    CAPTIVE * captiveWorth(outlook, bounty),
  );
  const deed = goalShare(outlook, { on: 'win-combat', type: combat.type, againstPatrol: false });
  return win * (prize + deed) - defeat * DEFEAT;
}

/** The slot of a contact, as far as this player knows; else all where it could be. */
function slotsOf({ g, seat }: Outlook, contact: Bounty['target']): readonly number[] {
  const hidden: number[] = [];
  for (const slot of SLOTS) {
    const token = tokenIn(g, slot);
    if (token === undefined) continue;
    if (!knows(g, seat, token)) {
      if (g.state.facedown[slot] === contactClass(contact)) hidden.push(slot);
    } else if (contactOf(g, token).contact === contact) return [slot];
  }
  return hidden;
}

/** The patrols, whoever wants to fight them; the forced ones may be a loss. */
export function patrolErrands(outlook: Outlook): readonly Errand[] {
  const { g, seat } = outlook;
  return FACTIONS.flatMap((faction, i): readonly Errand[] => {
    const patrol = g.state.patrols[i];
    if (patrol === undefined) return [];
    const { ship, reward } = printedPatrol(faction, patrol.level);
    const { win, defeat } = outlook.fight('ship', ship);
    const fame = reward !== null && 'fame' in reward ? reward.fame : 0;
    const credits = reward !== null && 'credits' in reward ? reward.credits : 0;
    const disliked = reputationOf(g, seat, faction) > -1 ? DISLIKED : 0;
    const prize =
      rewardOf(
        outlook,
        { fame, credits, reputation: [] },
        { on: 'win-combat', type: 'ship', againstPatrol: true },
        { on: 'beat-patrol', fame: fame > 0 },
      ) - disliked;
    const worth = win * prize - defeat * DEFEAT;
    return [{ space: patrol.space, step: 'encounter', id: `patrol:${faction}`, worth }];
  });
}

/** Jyn Erso's goal: a test on planets of the Empire. */
export function sabotages(outlook: Outlook): readonly Errand[] {
  const { g } = outlook;
  const share = goalShare(outlook, { on: 'sabotage' });
  if (share === 0) return [];
  return PLANETS.filter((planet) => PLANET_FACTION[planet] === 'imperial' && !g.state.sabotaged.includes(planet)).map(
    (space) => ({ space, step: 'action', id: 'sabotage', worth: share * outlook.test('stealth') }),
  );
}
