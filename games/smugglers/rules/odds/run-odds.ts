import type { Seat } from '@cantina/kernel';
import { BLACK_HOLES, BRIX_SECTOR, BRIX_WEAPONS, KOROTH_SECTOR, WORMHOLES } from '../../content/index.ts';
import { mayReroll } from '../dice.ts';
import { ability, player } from '../lookup.ts';
import { waysOf } from '../movement.ts';
import { DELIVERY_ROUNDS } from '../planets/koroth.ts';
import { unitsOf, value } from '../ship/ship.ts';
import type { G } from '../state.ts';
import { bestBribe } from './odds.ts';

export interface RunOdds {
  /** From the ship's place with ten valid weapons aboard, or from Brix right after buying them. */
  readonly from: 'here' | 'brix';
  /** Turns left to deliver. */
  readonly turns: number;
  /** The chance to pass customs on Koroth with the best number of bribes. */
  readonly customs: number;
  readonly bribes: number;
  /** The chance of the whole run by the best flight, anomalies included; fate cards and other players left aside. */
  readonly chance: number;
}

/** How likely the Koroth run succeeds from here (SG-KOR). */
export function runOdds(g: G, seat: Seat): RunOdds {
  const { brix, sector } = player(g, seat);
  const aboard = unitsOf(g, seat, 'brixWeapons') >= BRIX_WEAPONS && sector > 0;
  // All ten are delivered together: the first deadline counts, also for weapons that are still to be bought
  const left = (brix[0]?.until ?? g.state.round + DELIVERY_ROUNDS) - g.state.round;
  const turns = aboard ? Math.max(0, left + (turnToCome(g, seat) ? 1 : 0)) : left;
  const price = aboard ? 0 : (BRIX_WEAPONS - unitsOf(g, seat, 'brixWeapons')) * g.state.agreed.weaponPrice;
  const rerolls = ability(g, seat, 'reroll-once') !== undefined;
  const { bribes, passes } = bestBribe(g, seat, price, rerolls);
  const flight = new Flight(g, seat, passes, bestBribe(g, seat, price, false).passes);
  const now = aboard && seat === g.state.active && g.state.step === 'move';
  const chance = now
    ? flight.going(sector, g.state.movementLeft, { holeUsed: g.state.holeUsed, reroll: mayReroll(g, seat) }, turns - 1)
    : flight.begin(aboard ? sector : BRIX_SECTOR, turns);
  return { from: aboard ? 'here' : 'brix', turns, customs: passes, bribes, chance };
}

/** Whether the player can still move in this round. */
function turnToCome(g: G, seat: Seat): boolean {
  const { active, seats, startPlayer, step } = g.state;
  if (seat === active) return step === 'turn' || step === 'fate' || step === 'move';
  const place = (of: Seat): number => (of - startPlayer + seats) % seats;
  return place(seat) > place(active);
}

/** What was used in a turn: the black hole (SG-BLACK-06), and whether a die may still be rolled again (Ivo Marchetti). */
interface Used {
  readonly holeUsed: boolean;
  readonly reroll: boolean;
}

const mean = (chances: readonly number[]): number => chances.reduce((sum, each) => sum + each, 0) / chances.length;

/** The best way to Koroth: plain flight, black holes and wormholes, turn by turn. */
class Flight {
  private readonly speed: number;
  private readonly ways: readonly (readonly number[])[];
  private readonly dice: number;
  private readonly fresh: Used;
  private readonly known = new Map<number, number>();

  /** The chance at customs, and what it is without a reroll. */
  constructor(
    g: G,
    seat: Seat,
    private readonly customs: number,
    private readonly customsOnce: number,
  ) {
    this.speed = value(g, seat, 'lightspeed');
    this.ways = waysOf(g, seat);
    this.dice = ability(g, seat, 'choose-anomaly-die')?.dice ?? 1;
    this.fresh = { holeUsed: false, reroll: ability(g, seat, 'reroll-once') !== undefined };
  }

  /** At the start of a turn, with so many turns in which to arrive. */
  begin(sector: number, turns: number): number {
    return turns <= 0 ? 0 : this.going(sector, this.speed, this.fresh, turns - 1);
  }

  /** In the middle of a movement; `turns` more come after this one. */
  going(sector: number, left: number, used: Used, turns: number): number {
    const { holeUsed, reroll } = used;
    const key = ((turns * 128 + left) * 4 + (holeUsed ? 2 : 0) + (reroll ? 1 : 0)) * 128 + sector;
    const before = this.known.get(key);
    if (before !== undefined) return before;
    const row = this.ways[sector] ?? [];
    let best = (row[KOROTH_SECTOR] ?? 99) <= left ? (reroll ? this.customs : this.customsOnce) : 0;
    if (best < this.customs && turns > 0) {
      row.forEach((distance, to) => {
        if (to > 0 && distance <= left) best = Math.max(best, this.begin(to, turns));
      });
    }
    for (const hole of holeUsed ? [] : BLACK_HOLES) {
      const after = left - this.entry(row, sector, hole);
      if (after > 0) best = Math.max(best, this.pastBlackHole(hole, 2 * after, reroll, turns));
    }
    for (const hole of WORMHOLES) {
      const after = left - this.entry(row, sector, hole);
      if (after < 0) continue;
      const goOn = (to: number, again: boolean) => this.going(to, after, { holeUsed, reroll: again }, turns);
      best = Math.max(best, this.anyHole(goOn, reroll, turns));
    }
    this.known.set(key, best);
    return best;
  }

  private entry(row: readonly number[], from: number, to: number): number {
    return from === to ? 2 : (row[to] ?? 99);
  }

  /** SG-BLACK-03, SG-BLACK-04 */
  private pastBlackHole(hole: number, left: number, reroll: boolean, turns: number): number {
    const swallowed = 6 ** -this.dice;
    const goOn = (again: boolean): number => this.going(hole, left, { holeUsed: true, reroll: again }, turns);
    const saved = reroll ? swallowed * (5 / 6) * goOn(false) : 0;
    return (1 - swallowed) * goOn(reroll) + saved;
  }

  /** SG-WORM-02 to SG-WORM-04 the die names the wormhole; 6 is hyperspace, out of it comes one turn later. */
  private anyHole(after: (sector: number, reroll: boolean) => number, reroll: boolean, turns: number): number {
    const emerge = (to: number, again: boolean) =>
      this.going(to, this.speed, { holeUsed: false, reroll: again }, turns - 1);
    const hyperspace = turns > 0 ? this.anyHole(emerge, this.fresh.reroll, turns - 1) : 0;
    const chances = (again: boolean): number[] => [...WORMHOLES.map((to) => after(to, again)), hyperspace];
    if (!reroll) return this.bestDie(chances(false));
    const second = mean(chances(false));
    return mean(chances(true).map((first) => Math.max(first, second)));
  }

  /** Of several dice the best one counts (Professor Ada Lumen). */
  private bestDie(chances: readonly number[]): number {
    let worse = 1;
    let total = 0;
    for (const chance of [...chances].sort((a, b) => b - a)) {
      const now = worse - 1 / 6;
      total += chance * (worse ** this.dice - Math.max(0, now) ** this.dice);
      worse = now;
    }
    return total;
  }
}
