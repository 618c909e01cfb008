import type { Seat } from '@cantina/kernel';
import { BLACK_HOLES, BRIX_SECTOR, BRIX_WEAPONS, KOROTH_SECTOR, WORMHOLES } from '../content/index.ts';
import { DELIVERY_ROUNDS } from './koroth.ts';
import { ability, player } from './lookup.ts';
import { waysOf } from './movement.ts';
import { bestBribe } from './odds.ts';
import { unitsOf, value } from './ship.ts';
import type { G } from './state.ts';

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
  const until = brix[0]?.until ?? 0;
  const turns = aboard ? Math.max(0, until - g.state.round + (turnToCome(g, seat) ? 1 : 0)) : DELIVERY_ROUNDS;
  const price = aboard ? 0 : (BRIX_WEAPONS - unitsOf(g, seat, 'brixWeapons')) * g.state.options.weaponPrice;
  const { bribes, passes } = bestBribe(g, seat, price);
  const flight = new Flight(g, seat, passes);
  const now = aboard && seat === g.state.active && g.state.step === 'move';
  const chance = now
    ? flight.going(sector, g.state.movementLeft, g.state.holeUsed, turns - 1)
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

/** The best way to Koroth: plain flight, black holes and wormholes, turn by turn. */
class Flight {
  private readonly speed: number;
  private readonly ways: readonly (readonly number[])[];
  private readonly dice: number;
  private readonly known = new Map<number, number>();

  constructor(
    g: G,
    seat: Seat,
    private readonly customs: number,
  ) {
    this.speed = value(g, seat, 'lightspeed');
    this.ways = waysOf(g, seat);
    this.dice = ability(g, seat, 'choose-anomaly-die')?.dice ?? 1;
  }

  /** At the start of a turn, with so many turns in which to arrive. */
  begin(sector: number, turns: number): number {
    return turns <= 0 ? 0 : this.going(sector, this.speed, false, turns - 1);
  }

  /** In the middle of a movement; `turns` more come after this one. */
  going(sector: number, left: number, holeUsed: boolean, turns: number): number {
    const key = ((turns * 128 + left) * 2 + (holeUsed ? 1 : 0)) * 128 + sector;
    const before = this.known.get(key);
    if (before !== undefined) return before;
    this.known.set(key, 0);
    const row = this.ways[sector] ?? [];
    let best = (row[KOROTH_SECTOR] ?? 99) <= left ? this.customs : 0;
    if (best < this.customs && turns > 0) {
      row.forEach((distance, to) => {
        if (to > 0 && distance <= left) best = Math.max(best, this.begin(to, turns));
      });
    }
    for (const hole of holeUsed ? [] : BLACK_HOLES) {
      const after = left - this.entry(row, sector, hole);
      if (after > 0) best = Math.max(best, this.survives() * this.going(hole, 2 * after, true, turns));
    }
    for (const hole of WORMHOLES) {
      const after = left - this.entry(row, sector, hole);
      if (after >= 0)
        best = Math.max(
          best,
          this.anyHole((to) => this.going(to, after, holeUsed, turns), turns),
        );
    }
    this.known.set(key, best);
    return best;
  }

  private entry(row: readonly number[], from: number, to: number): number {
    return from === to ? 2 : (row[to] ?? 99);
  }

  /** SG-BLACK-03 */
  private survives(): number {
    return 1 - 6 ** -this.dice;
  }

  /** SG-WORM-02 to SG-WORM-04 the die names the wormhole; 6 is hyperspace, out of it comes one turn later. */
  private anyHole(after: (sector: number) => number, turns: number): number {
    const hyperspace = turns > 0 ? this.anyHole((to) => this.going(to, this.speed, false, turns - 1), turns - 1) : 0;
    const chances = [...WORMHOLES.map(after), hyperspace].sort((a, b) => b - a);
    let worse = 1;
    let total = 0;
    for (const chance of chances) {
      const now = worse - 1 / 6;
      total += chance * (worse ** this.dice - Math.max(0, now) ** this.dice);
      worse = now;
    }
    return total;
  }
}
