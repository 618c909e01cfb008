import type { CardId, Decision, Seat } from '@cantina/kernel';
import { type Faction, isPlanet, MARKET_DECKS, type Space } from '../content/index.ts';
import { patrolsIn } from '../rules/abilities/conditions.ts';
import { playerOf, spaceOfPlayer } from '../rules/lookup.ts';
import { distance } from '../rules/movement/map.ts';
import { hyperdrive } from '../rules/movement/movement.ts';
import type { G } from '../rules/state.ts';
import { contactWorth, jobHereWorth, patrolWorth, SPACE_ENCOUNTER } from './encounters.ts';
import { Outlook } from './outlook.ts';
import { bargain } from './standing.ts';

/** Before anything is tried: what is usual, what is a waste of time, and what the dice decide is judged by its odds. */
export function hint(g: G, decision: Decision, option: string): number {
  const [word = '', rest = ''] = option.split(':', 2);
  switch (decision.prompt.key) {
    case 'prompt.planning':
      return planningHint(g, decision.seat, option, word, rest as Space);
    case 'prompt.action':
      return ACTION_HINTS[word] ?? 1;
    case 'prompt.deliver':
      return word === 'done' ? NEVER : 1;
    case 'prompt.encounter':
      return encounterHint(g, decision, option);
    case 'prompt.market':
      return word === 'discard' && hasBargain(g, decision.seat) ? NEVER : 1;
    case 'prompt.combat-value':
      return word === 'pass' ? NEVER : 1;
    case 'prompt.change-dice':
      return diceHint(decision, option);
    case 'prompt.reroll':
      return rerollHint(decision, option);
    case 'prompt.gain-skill':
      return (word === 'pass') === Number(decision.prompt.args?.copies) >= HIGHLY_SKILLED ? 1 : NEVER;
    case 'prompt.terms':
      return word === 'counter' ? NEVER : 1;
    default:
      return 1;
  }
}

const NEVER = 0.01;
/** OR-TEST-04 more copies of a skill than this change nothing. */
const HIGHLY_SKILLED = 2;
const ACTION_HINTS: Readonly<Record<string, number>> = { trade: NEVER, deliver: 4, market: 3, ability: 2 };

/** A planet, a patrol or as far as possible: a stop in between leads nowhere. */
function planningHint(g: G, seat: Seat, option: string, word: string, space: Space): number {
  if (option === 'recover') {
    const { characterDamage, shipDamage } = playerOf(g, seat);
    return characterDamage + shipDamage === 0 ? NEVER : 1;
  }
  if (word !== 'space' || isPlanet(space) || space === 'maelstrom' || patrolsIn(g, space).length > 0) return 1;
  return distance(g, spaceOfPlayer(g, seat), space) >= hyperdrive(g, seat) ? 0.5 : NEVER;
}

const hasBargain = (g: G, seat: Seat): boolean => {
  const outlook = new Outlook(g, seat);
  return MARKET_DECKS.some((deck) => bargain(outlook, deck) > 0.1);
};

/** One look at an encounter says little, because dice decide: only the best on average are tried. */
function encounterHint(g: G, { seat, options }: Decision, option: string): number {
  const outlook = new Outlook(g, seat);
  const worth = encounterWorth(outlook, option);
  for (const { id } of options) if (encounterWorth(outlook, id) > worth + 0.03) return NEVER;
  return 1;
}

function encounterWorth(outlook: Outlook, option: string): number {
  const [word = '', rest = ''] = option.split(':', 2);
  switch (word) {
    case 'space':
      return SPACE_ENCOUNTER;
    case 'patrol':
      return patrolWorth(outlook, rest as Faction);
    case 'contact':
      return contactWorth(outlook, Number(rest));
    case 'job':
      return jobHereWorth(outlook, Number(rest) as CardId);
    default:
      return SPACE_ENCOUNTER;
  }
}

const changeOf = ({ options }: Decision, option: string): unknown =>
  options.find(({ id }) => id === option)?.label?.args?.change;

/** Whoever may change dice does so; hits and critical hits stay. */
function diceHint(decision: Decision, option: string): number {
  const wasted = (id: string): boolean => changeOf(decision, id) === 'reroll' && /:(hit|crit):/.test(id);
  if (option === 'pass') return decision.options.some(({ id }) => id !== 'pass' && !wasted(id)) ? NEVER : 1;
  return wasted(option) ? NEVER : 1;
}

function rerollHint({ options }: Decision, option: string): number {
  const face = options.find(({ id }) => id === option)?.label?.args?.face;
  return face === 'hit' || face === 'crit' ? NEVER : 1;
}
