import type { Decision, Seat } from '@cantina/kernel';
import { isPlanet, type Space } from '../content/index.ts';
import { patrolsIn } from '../rules/abilities/conditions.ts';
import { captiveOf } from '../rules/jobs/deliver.ts';
import { assetsOf, ownAsset, playerOf, spaceOfPlayer } from '../rules/lookup.ts';
import { distance } from '../rules/movement/map.ts';
import { hyperdrive } from '../rules/movement/movement.ts';
import type { G } from '../rules/state.ts';
import { hint } from './hints.ts';

/** How much an option deserves to be tried, by question and by the word it begins with. */
const BY_WORD: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'prompt.action': { deliver: 8, market: 3, ability: 1, trade: 0, end: 0.7 },
  'prompt.market': { buy: 1, discard: 0.15, done: 0.5 },
  'prompt.buy': { buy: 1, done: 0.5 },
  'prompt.encounter': { contact: 1, job: 2, patrol: 0.6, space: 1, ability: 1 },
};
const HOPELESS = 0.05;

/** What a search of the turn tries. */
export function priors(g: G, decision: Decision): readonly number[] {
  const { prompt, options, seat } = decision;
  if (prompt.key === 'prompt.planning') return planningPriors(g, decision);
  const byWord = BY_WORD[prompt.key];
  if (byWord !== undefined && seat === g.state.active)
    return options.map(({ id }) => byWord[id.split(':', 1)[0] ?? ''] ?? 1);
  return options.map(({ id }) => {
    const hinted = hint(g, decision, id);
    return hinted < HOPELESS ? 0 : hinted;
  });
}

/** Planets, above all those where something is to be done; patrols; and as far as possible on the way. */
function planningPriors(g: G, { seat, options }: Decision): readonly number[] {
  const goals = goalsOf(g, seat);
  const from = spaceOfPlayer(g, seat);
  const reach = hyperdrive(g, seat);
  const { characterDamage, shipDamage } = playerOf(g, seat);
  const nearest = Math.min(99, ...goals.map((goal) => distance(g, from, goal)));
  return options.map(({ id }) => {
    if (id === 'recover') return characterDamage + shipDamage === 0 ? 0 : 1;
    const [word, name = ''] = id.split(':', 2);
    if (word !== 'space') return 1;
    const space = name as Space;
    if (goals.includes(space)) return 4;
    if (isPlanet(space)) return 1;
    if (patrolsIn(g, space).length > 0 || space === 'maelstrom') return 0.3;
    if (nearest <= reach || distance(g, from, space) < reach) return 0;
    return goals.some((goal) => distance(g, space, goal) <= distance(g, from, goal) - reach) ? 1.5 : 0;
  });
}

/** Where goods, jobs and captives are to be brought. */
function goalsOf(g: G, seat: Seat): readonly Space[] {
  return assetsOf(g, seat).flatMap((card): readonly Space[] => {
    const asset = ownAsset(g, card);
    if (asset.kind === 'cargo') return asset.delivery === null ? [] : [asset.delivery.to];
    if (asset.kind === 'job') return typeof asset.destination === 'string' ? [asset.destination] : [];
    return asset.kind === 'bounty' && captiveOf(g, card) !== undefined ? [asset.capture.to] : [];
  });
}
