import { type Flow, finish, goTo, type Seat } from '@cantina/kernel';
import { BRIX_WEAPONS } from '../../content/index.ts';
import { player } from '../lookup.ts';
import { message } from '../messages.ts';
import { gain } from '../money.ts';
import type { Obstacle } from '../obstacle.ts';
import { expireBrixWeapons, loadBrixWeapons, noteKoroth, pay, unload } from '../ops/index.ts';
import { askUnits } from '../ship/cargo.ts';
import { freePods, unitsOf } from '../ship/ship.ts';
import type { G } from '../state.ts';

/** SG-KOR-09 rounds after the one they were bought in. */
export const DELIVERY_ROUNDS = 2;
/** SG-KOR-15 what ten of them bring: the book is kept before the game is over. */
const KOROTH_PAYS = 10_000;

/** SG-ALT-04 and SG-ALT-05 do without the run. */
export const hasRun = (g: G): boolean => g.state.agreed.goal === 'koroth' || g.state.agreed.goal === 'fortune';

/** The way to win (SG-CON-05). SG-KOR-06, SG-KOR-07 always ten for everybody, at the fixed price. */
export function whyNoBrixWeapons(g: G, seat: Seat): Obstacle | null {
  if (!hasRun(g)) return { reason: message('reason.no-run'), rule: 'SG-ALT-04' };
  if (freePods(g, seat) <= 0) return { reason: message('reason.no-free-pods'), rule: 'SG-KOR-08' };
  const missing = g.state.agreed.weaponPrice - player(g, seat).credits;
  return missing > 0 ? { reason: message('reason.no-credits', { missing }), rule: 'SG-KOR-06' } : null;
}

/** SG-Q-11 one to ten units; SG-KOR-11 for each attempt new ones. */
export function* buyBrixWeapons(g: G, seat: Seat): Flow<void> {
  const price = g.state.agreed.weaponPrice; // SG-ALT-01
  const upTo = (pods: number) => Math.min(BRIX_WEAPONS, pods, Math.floor(player(g, seat).credits / price));
  const most = () => upTo(freePods(g, seat));
  const prompt = message('prompt.brix-amount', { price });
  const could = upTo(player(g, seat).cargoPods);
  const units = yield* askUnits(seat, prompt, 'SG-KOR-07', { what: 'buy', least: 1, most, could });
  if (units === 0) return;
  pay(g, seat, units * price, 'brix-weapons');
  loadBrixWeapons(g, seat, units, g.state.round + DELIVERY_ROUNDS);
}

/** SG-KOR-02, SG-KOR-14, SG-Q-15 customs on Koroth are passed: with ten valid weapons the run is made. */
export function deliverToResistance(g: G, seat: Seat): void {
  if (!hasRun(g) || unitsOf(g, seat, 'brixWeapons') < BRIX_WEAPONS) return;
  noteKoroth(g, seat);
  unload(g, seat, 'brixWeapons', BRIX_WEAPONS, 'delivered');
  goTo(g, 'end');
  gain(g, seat, KOROTH_PAYS, 'koroth'); // SG-KOR-15
  if (g.state.agreed.goal === 'koroth') finish(g, { winners: [seat], reason: 'koroth-run' }); // SG-GOAL-01, SG-KOR-17
}

/** SG-KOR-09, SG-KOR-10, SG-Q-14 what was not delivered in time becomes ordinary weapons. */
export function expire(g: G, seat: Seat, round: number): void {
  if (player(g, seat).brix.some(({ until }) => until <= round)) expireBrixWeapons(g, seat, round);
}
