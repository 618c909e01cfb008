import type { CardId, Decision, Seat } from '@cantina/kernel';
import type { CustomsResult, Good, System } from '../content/index.ts';
import { PORTS, player, portAt, sectorOf } from '../rules/lookup.ts';
import type { RollFor } from '../rules/messages.ts';
import { waysOf } from '../rules/movement.ts';
import { bestBribe, drawnShip } from '../rules/odds/odds.ts';
import type { Change } from '../rules/options.ts';
import { value } from '../rules/ship/ship.ts';
import type { G } from '../rules/state.ts';
import { ambushWorth, attackWorth, dogfightWorth, duelWorth, raidWorth, takesDeal } from './fights.ts';
import { type Estimates, turnsToWin, USUAL } from './growth.ts';
import { suits } from './outlook.ts';
import { bestPlan, cargoWorth, type Plan, turnsAfterTrade } from './plans.ts';

const NO = 0.01;
const yes = (holds: boolean): number => (holds ? 1 : NO);

/** Which options are worth thinking about. */
export function hint(g: G, decision: Decision, option: string, estimates = USUAL): number {
  const { seat, prompt } = decision;
  switch (prompt.key) {
    case 'prompt.swap':
      return yes(option === 'pass');
    case 'prompt.swap-answer':
      return yes(option === 'accept' || (option === 'decline' && !offers(decision, 'accept')));
    case 'prompt.swap-confirm':
      return yes(option === 'yes');
    case 'prompt.character':
      // They are equally good: the first one that was dealt
      return yes(option === decision.options[0]?.id);
    case 'prompt.escape':
      // Who waits is rid of the bounty; only a long sentence is worth the higher one
      return yes((option === 'escape') === player(g, seat).bounty > 2500);
    case 'prompt.reroll':
      return rerollHint(g, decision, option);
    case 'prompt.move':
      return moveHint(g, seat, option, estimates);
    case 'prompt.explore':
      return exploreHint(g, seat, option, estimates);
    case 'prompt.bribe':
      return yes(option === `bribe:${bestBribe(g, seat).bribes}`);
    case 'prompt.customs-die':
      return yes(option === bestDie(decision));
    case 'prompt.hide':
      return yes(option !== 'done');
    case 'prompt.activity':
      return yes(option === activityOf(bestPlan(g, seat, true, estimates), decision));
    case 'prompt.reroll-demand':
      return yes((option === 'keep') === isGoodPrice(g, Number(prompt.args?.die)));
    case 'prompt.adjust-demand':
      return yes(option === extremeDie(g, decision));
    case 'prompt.buy-amount':
    case 'prompt.sell-amount':
    case 'prompt.ship-amount':
      return isExtreme(decision, option) ? yes(option === bestAmount(g, decision, estimates)) : NO;
    case 'prompt.upgrade':
      return yes(option === (bestLevel(g, seat, decision, estimates) ?? 'done'));
    case 'prompt.brix-amount':
      return yes(option === decision.options.at(-1)?.id);
    case 'prompt.bounty-amount':
      return yes(option === 'done');
    case 'prompt.rule':
    case 'prompt.rule-number':
      return yes(option === 'withdraw');
    case 'prompt.rule-vote':
      return yes((option === 'agree') === suits(g, seat, prompt.args as unknown as Change));
    default:
      return fightHint(g, decision, option);
  }
}

const isExtreme = ({ options }: Decision, id: string): boolean => id === options[0]?.id || id === options.at(-1)?.id;

const offers = ({ options }: Decision, id: string): boolean => options.some((each) => each.id === id);

function fightHint(g: G, decision: Decision, option: string): number {
  const { seat, prompt } = decision;
  const ship = drawnShip(g);
  switch (prompt.key) {
    case 'prompt.card-ship':
      return yes(option !== 'attack' || (ship !== undefined && raidWorth(g, seat, ship) > 0));
    case 'prompt.toll':
      return yes((option === 'pay') === (ship === undefined || ambushWorth(g, seat, ship) < -100));
    case 'prompt.manoeuvre':
      return yes((option === 'attack') === wantsDogfight(g, seat, ship));
    case 'prompt.meet': {
      const other = seat === g.state.active ? g.state.meeting?.other : g.state.active;
      const attacks = other !== undefined && isWorth(g, attackWorth(g, seat, other), SEIZE);
      return yes(option === (attacks ? 'attack' : 'done'));
    }
    case 'prompt.compose':
      return yes(option === 'withdraw');
    case 'prompt.answer':
      return yes(option === (takesDeal(g, seat) && offers(decision, 'accept') ? 'accept' : 'decline'));
    case 'prompt.confirm':
      return yes(option !== 'attack');
    default:
      return 1;
  }
}

function wantsDogfight(g: G, seat: Seat, ship: CardId | undefined): boolean {
  const { combat } = g.state;
  if (combat === null) return false;
  if (combat.foe === null) return ship !== undefined && dogfightWorth(g, seat, ship) > 0;
  return duelWorth(g, seat, seat === combat.seat ? combat.foe : combat.seat) > 0;
}

/** Whether a die is rolled again, by what it is for; where nothing is said, that is tried out. */
const AGAIN: Partial<Record<RollFor, (g: G, seat: Seat, lowest: number) => boolean>> = {
  customs: (g, seat, lowest) => lowest > (player(g, seat).credits >= 200 ? 3 : 2),
  availability: (_g, _seat, lowest) => lowest <= 2,
  demand: (g, _seat, lowest) => !isGoodPrice(g, lowest),
  'black-hole': (_g, _seat, lowest) => lowest === 1,
  escape: (_g, _seat, lowest) => lowest > 1,
  friend: (_g, _seat, lowest) => lowest > 3,
  derelict: (_g, _seat, lowest) => lowest <= 2,
};

function rerollHint(g: G, { seat, prompt }: Decision, option: string): number {
  const { roll, dice } = prompt.args as { readonly roll: RollFor; readonly dice: readonly number[] };
  const again = AGAIN[roll]?.(g, seat, Math.min(...dice));
  return again === undefined ? 1 : yes(again === (option !== 'keep'));
}

const isGoodPrice = (g: G, die: number): boolean => (g.state.trade?.does === 'sell' ? die >= 4 : die <= 3);

function extremeDie(g: G, { options }: Decision): string | undefined {
  return (g.state.trade?.does === 'sell' ? options.at(-1) : options[0])?.id;
}

const RESULT_RANK: Readonly<Record<CustomsResult, number>> = { clear: 0, bounty: 1, fine: 2, detention: 3, arrest: 4 };

/** The die with the best result. */
function bestDie({ options }: Decision): string | undefined {
  const rank = (label: Decision['prompt'] | undefined): number =>
    RESULT_RANK[label?.args?.result as CustomsResult] ?? 5;
  return [...options].sort((a, b) => rank(a.label) - rank(b.label))[0]?.id;
}

/** As many as possible or none: whichever leads to victory sooner. */
function bestAmount(g: G, { seat, prompt, options }: Decision, estimates: Estimates): string | undefined {
  const { good, price } = prompt.args as { readonly good: Good; readonly price: number };
  const [least, most] = [options[0]?.id, options.at(-1)?.id];
  const sells = prompt.key === 'prompt.sell-amount' || prompt.args?.does === 'buys';
  const turns = (id: string | undefined): number => {
    const units = Number(id?.split(':')[1]);
    return turnsAfterTrade(g, seat, good, sells ? -units : units, price, estimates);
  };
  return turns(most) <= turns(least) ? most : least;
}

/** The levels that save the most turns, or none. */
export function bestLevel(g: G, seat: Seat, { options }: Decision, estimates: Estimates): string | undefined {
  const { credits, cargoPods } = player(g, seat);
  const speed = value(g, seat, 'lightspeed');
  const wealth = credits + cargoWorth(g, seat);
  const turns = (price: number, pods: number, lightspeed: number): number =>
    turnsToWin(g.state.agreed, wealth - price, cargoPods + pods, speed + lightspeed, estimates);
  const now = turns(0, 0, 0);
  let best: string | undefined;
  let most = 0;
  for (const { id, label } of options) {
    const price = Number(label?.args?.price ?? 0);
    const [, system, levels = '1'] = id.split(':') as [string, System?, string?];
    if (system === undefined) continue;
    const more = Number(levels);
    const after = turns(price, system === 'cargoPods' ? more : 0, system === 'lightspeed' ? more : 0);
    const saved = now - after + armsBonus(g, seat, system, more, estimates);
    if (saved > most) [best, most] = [id, saved];
  }
  return best;
}

/** What engines, shields and lasers save, in turns; more where ships are to be destroyed. */
export function armsBonus(g: G, seat: Seat, system: System, levels: number, estimates: Estimates): number {
  if (system === 'cargoPods' || system === 'lightspeed') return 0;
  const level = value(g, seat, system);
  let bonus = 0;
  for (let i = 0; i < levels; i++) bonus += levelBonus(g, system, level + i, estimates);
  return bonus;
}

function levelBonus(g: G, system: System, level: number, { lasers: [few, more] }: Estimates): number {
  const { goal } = g.state.agreed;
  if (goal === 'last-standing' || goal === 'most-kills') return system === 'lasers' ? 3 : 2;
  if (system === 'engines') return level < 4 ? 0.8 : level < 7 ? 0.5 : 0.2;
  if (system === 'lasers') return level < 3 ? few : more;
  return level < 3 ? 0.15 : 0.05;
}

/** Where the best plan begins, or the way there; or where somebody is worth attacking. */
function moveHint(g: G, seat: Seat, option: string, estimates: Estimates): number {
  const [kind, number] = option.split(':');
  if (kind !== 'sector' && kind !== 'stay') return NO;
  const { sector: from } = player(g, seat);
  const sector = kind === 'stay' ? from : Number(number);
  if (preyIn(g, seat, sector, CHASE) >= 0) return 1;
  // Most sectors lie on no way at all; only for the others is it worth making plans
  const towards = PORTS.filter((port) => leadsTo(g, seat, sector, sectorOf(g, port)));
  if (towards.length === 0 && kind !== 'stay') return NO;
  const { port } = bestPlan(g, seat, false, estimates);
  return yes(port < 0 ? kind === 'stay' : towards.includes(port));
}

/** The goal itself, or as far as the ship goes towards one that it can't reach in this turn. */
export function leadsTo(g: G, seat: Seat, sector: number, goal: number): boolean {
  const ways = waysOf(g, seat);
  const row = ways[player(g, seat).sector];
  const { movementLeft: left } = g.state;
  const whole = row?.[goal] ?? 99;
  if (whole <= left) return sector === goal;
  return row?.[sector] === left && ways[sector]?.[goal] === whole - left;
}

/** What an attack must be worth, in credits: to fly there for it or do without the planet, and to do it at all. */
export const CHASE = 250;
const SEIZE = 30;

/** Where ships are to be destroyed, every fight that is not lost beforehand is worth it. */
const isWorth = (g: G, credits: number, least: number): boolean =>
  credits > (g.state.agreed.goal === 'most-kills' || g.state.agreed.goal === 'last-standing' ? 0 : least);

/** Somebody in a sector whom it pays to attack, or -1. */
export const preyIn = (g: G, seat: Seat, sector: number, least: number): number =>
  g.state.players.findIndex(
    (other, i) =>
      i !== seat && other.sector === sector && other.status === 'flying' && isWorth(g, attackWorth(g, seat, i), least),
  );

/** The planet if the best plan begins here, another player if attacking him pays more than that. */
function exploreHint(g: G, seat: Seat, option: string, estimates: Estimates): number {
  const { sector } = player(g, seat);
  const here = portAt(g, sector);
  const [kind, number] = option.split(':');
  const wantsPlanet = here >= 0 && bestPlan(g, seat, false, estimates).port === here;
  const prey = preyIn(g, seat, sector, wantsPlanet ? CHASE : SEIZE);
  if (kind === 'seat') return yes(Number(number) === prey);
  return yes(kind === 'planet' ? wantsPlanet && prey < 0 : !wantsPlanet && prey < 0);
}

/** The option that begins a plan; without any, the turn is spent on nothing. */
function activityOf({ activity }: Plan, decision: Decision): string {
  return offers(decision, activity) ? activity : 'leave';
}
