import type { Seat } from '@cantina/kernel';
import { player } from '../rules/lookup.ts';
import type { Agreed, Change } from '../rules/options.ts';
import { value } from '../rules/ship/ship.ts';
import type { G } from '../rules/state.ts';
import { turnsToWin } from './growth.ts';
import { bestPlan, cargoWorth } from './plans.ts';

/** How many turns ahead of the others is a clear lead. */
export const SCALE = 5;

/** How far a player is from winning, in turns. */
export function outlook(g: G, seat: Seat, planned: boolean, agreed: Agreed = g.state.agreed): number {
  const { status, credits, cargoPods, bounty, sector } = player(g, seat);
  if (status === 'out') return 200;
  if (agreed.goal === 'last-standing' || agreed.goal === 'most-kills') return strengthOutlook(g, seat, agreed.goal);
  const away = status === 'arrested' ? Math.max(1, Math.ceil(bounty / 500)) : status === 'hyperspace' ? 1.2 : 0;
  const turns =
    planned && sector > 0
      ? bestPlan(g, seat).turns
      : 1 + turnsToWin(agreed, credits + cargoWorth(g, seat), cargoPods, value(g, seat, 'lightspeed'));
  return turns + away + shipPenalty(g, seat) + bountyPenalty(bounty);
}

/** How a player stands among those who are left, without looking at plans. */
function standing(g: G, seat: Seat, agreed: Agreed): number {
  const chances = g.state.players.map((_, each) => Math.exp(-outlook(g, each, false, agreed) / SCALE));
  return (chances[seat] ?? 0) / chances.reduce((sum, chance) => sum + chance, 0);
}

/** SG-ALT-07 whether a player can live with another rule: it must not set him back. */
export const suits = (g: G, seat: Seat, { rule, value: wanted }: Change): boolean =>
  standing(g, seat, { ...g.state.agreed, [rule]: wanted }) >= standing(g, seat, g.state.agreed) - TOLERANCE;
const TOLERANCE = 0.02;

const HULL_PENALTY: readonly number[] = [12, 7, 2.5, 1.2, 0.5, 0];

/** A battered ship may soon be lost; engines and shields save it, and friends and equipment help. */
function shipPenalty(g: G, seat: Seat): number {
  const engines = Math.min(8, value(g, seat, 'engines'));
  const lasers = Math.min(8, value(g, seat, 'lasers'));
  const shields = Math.min(8, value(g, seat, 'shields'));
  const cards = g.state.zones.kept[seat]?.length ?? 0;
  return (HULL_PENALTY[player(g, seat).hull] ?? 0) - 0.2 * engines - 0.08 * lasers - 0.08 * shields - 0.6 * cards;
}

const bountyPenalty = (bounty: number): number => (bounty === 0 ? 0 : 0.8 + Math.min(2.5, bounty / 500));

/** Where ships are to be destroyed: hull, weapons and kills count, and money for more of them. */
export function strengthOutlook(g: G, seat: Seat, goal: Agreed['goal']): number {
  const { hull, kills, credits, engines, cargoPods } = player(g, seat);
  const arms = value(g, seat, 'lasers') + 0.6 * value(g, seat, 'shields') + 0.5 * engines;
  const wealth = (credits + cargoWorth(g, seat)) / 400 + 0.3 * cargoPods + 0.4 * value(g, seat, 'lightspeed');
  const won = goal === 'most-kills' ? 8 * kills : kills;
  return 40 - 2.5 * hull - 1.2 * arms - wealth - won;
}
