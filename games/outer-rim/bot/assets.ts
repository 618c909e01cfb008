import { type CardId, knows } from '@cantina/kernel';
import {
  type Asset,
  type Bounty,
  CONTACT_SLOTS,
  type Effect,
  type Job,
  type JobStep,
  type Reward,
  type Space,
} from '../content/index.ts';
import { deliveryOdds } from '../rules/combat/odds.ts';
import { planetOfSlot, tokenIn } from '../rules/encounter/contacts.ts';
import { cardsOfNumber } from '../rules/encounter/databank.ts';
import { captiveOf } from '../rules/jobs/deliver.ts';
import { contactOf, databankCardOf, ownAsset, priceOf } from '../rules/lookup.ts';
import { damageLeft } from '../rules/player/stats.ts';
import { creditsWorth, type Outlook } from './outlook.ts';

export const rewardWorth = ({ credits, fame, reputation }: Reward): number =>
  fame + 0.8 * creditsWorth(credits) + reputation.reduce((sum, { change }) => sum + 0.07 * change, 0);

/** What an asset in front of a player is worth, over the plans it allows. */
export function assetWorth(outlook: Outlook, card: CardId): number {
  const asset = ownAsset(outlook.g, card);
  return worthOf(outlook, asset, card, priceOf(outlook.g, card) ?? 0);
}

/** The same for an asset that could be had; `card` names it where it lies in front of the player already. */
export function worthOf(outlook: Outlook, asset: Asset, card: CardId | null, price: number): number {
  switch (asset.kind) {
    case 'cargo': {
      if (asset.delivery === null) return price / 25_000;
      const chance = asset.traits.includes('illegal') ? 0.6 + 0.4 * deliveryOdds(outlook.g, outlook.seat) : 1;
      return chance * rewardWorth(asset.delivery.reward) * outlook.after(asset.delivery.to, 'action');
    }
    case 'job':
      return jobWorth(outlook, asset);
    case 'bounty':
      return bountyWorth(outlook, asset, card);
    case 'crew':
      return 0.1 + 0.1 * asset.skills.length + 0.08 * asset.abilities.length;
    case 'gear':
    case 'mod':
      return Math.max(0.12, price / 13_000);
  }
}

/** A job elsewhere is worth its reward if it is likely to be completed, and nothing if it is not. */
function jobWorth(outlook: Outlook, job: Job): number {
  const { destination, reward } = job;
  if (typeof destination !== 'string') return 0.15 * rewardWorth(reward);
  return jobChance(outlook, job) * rewardWorth(reward) * outlook.after(destination, 'encounter');
}

/** How likely a job is completed at the first attempt. */
export function jobChance(outlook: Outlook, { attempt }: Job): number {
  const steps =
    attempt.by === 'steps' ? attempt.steps : attempt.by === 'databank' ? databankSteps(outlook, attempt.number) : [];
  if (steps.length === 0) return 0.4;
  const { g, seat } = outlook;
  return chanceFrom(outlook, steps, 0, damageLeft(g, seat, 'character'), damageLeft(g, seat, 'ship'), 0);
}

function databankSteps({ g }: Outlook, number: number): readonly JobStep[] {
  const [card] = cardsOfNumber(g, number);
  if (card === undefined) return [];
  const { holds } = databankCardOf(g, card);
  return holds.what === 'job' ? holds.steps : [];
}

/** More steps than this are a job that goes round in circles. */
const MOST_STEPS = 24;

function chanceFrom(
  outlook: Outlook,
  steps: readonly JobStep[],
  at: number,
  health: number,
  hull: number,
  depth: number,
): number {
  const step = steps[at];
  if (step === undefined || health <= 0 || hull <= 0 || depth > MOST_STEPS) return 0;
  const go = (
    next: 'next' | 'again' | 'complete' | 'fail' | { readonly to: string },
    hurt: number,
    hit: number,
  ): number => {
    if (next === 'fail' || health - hurt <= 0 || hull - hit <= 0) return 0;
    if (next === 'complete') return 1;
    const place = next === 'next' ? at + 1 : next === 'again' ? at : steps.findIndex(({ label }) => label === next.to);
    return chanceFrom(outlook, steps, place, health - hurt, hull - hit, depth + 1);
  };
  if ('test' in step) {
    const odds = Math.max(...step.test.map((skill) => outlook.test(skill)));
    const [hurt, hit] = damageBy(step.fail.effect);
    const stuck = step.fail.next === 'again' && hurt + hit === 0;
    const failed = step.must || stuck ? 0 : go(step.fail.next, hurt, hit);
    return odds * go(step.pass, 0, 0) + (1 - odds) * failed;
  }
  if ('fight' in step) {
    const { win, defeat, damage } = outlook.fight(step.fight.type, step.fight.value);
    const lost = Math.max(1, Math.round(damage));
    const [hurt, hit] = step.fight.type === 'ship' ? [0, lost] : [lost, 0];
    return (1 - defeat) * (win * go(step.win, 0, 0) + (1 - win) * go(step.lose, hurt, hit));
  }
  return go(step.next, 0, 0);
}

/** Damage to character and ship that an effect deals at least, roughly. */
function damageBy(effect: Effect | null): readonly [number, number] {
  if (effect?.verb === 'damage') return effect.to === 'ship' ? [0, effect.amount] : [effect.amount, 0];
  if (effect?.verb !== 'sequence') return [0, 0];
  const all = effect.effects.map(damageBy);
  return [all.reduce((sum, [hurt]) => sum + hurt, 0), all.reduce((sum, [, hit]) => sum + hit, 0)];
}

/** Where the contact of a bounty is as far as this seat knows: a slot, nowhere on the map, or one of the facedown ones. */
function bountyWorth(outlook: Outlook, bounty: Bounty, card: CardId | null): number {
  const { g } = outlook;
  const { eliminate, capture, combat } = bounty;
  if (card !== null && captiveOf(g, card) !== undefined) {
    return rewardWorth(capture.reward) * outlook.after(capture.to, 'action');
  }
  const prize = Math.max(rewardWorth(eliminate), 0.75 * rewardWorth(capture.reward));
  const chance = outlook.fight(combat.type, combat.value).win;
  const where = knownPlanet(outlook, bounty.target);
  if (where === 'unknown') return 0.4 * chance * prize;
  return where === null ? 0.1 * chance * prize : chance * prize * outlook.after(where, 'encounter');
}

const SLOTS = [...CONTACT_SLOTS.keys()];

/** Null: it is not on the map; facedown tokens that nobody showed this seat could be anybody. */
function knownPlanet({ g, seat }: Outlook, contact: Bounty['target']): Space | null | 'unknown' {
  let hidden = false;
  for (const slot of SLOTS) {
    const token = tokenIn(g, slot);
    if (token === undefined) continue;
    if (!knows(g, seat, token)) hidden = true;
    else if (contactOf(g, token).contact === contact) return planetOfSlot(slot);
  }
  return hidden ? 'unknown' : null;
}
