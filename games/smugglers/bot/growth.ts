import { BRIBE, BRIX_WEAPONS } from '../content/index.ts';
import type { Agreed } from '../rules/options.ts';
import { FINE } from '../rules/planets/customs.ts';

/**
 * How many turns a sensible player still needs to win, by credits, cargo pods and lightspeed. Computed once: each turn
 * he earns what his ship allows, buys levels when they pay, and starts the run when that is better than saving on.
 */

const LEVELS = 10;
const STEP = 50;
const MOST_CREDITS = 10_500;
const STEPS = MOST_CREDITS / STEP + 1;

/** What a ship is believed to earn, and how the run is planned. */
export interface Estimates {
  /** Credits that a unit brings, bought and sold. */
  readonly profit: number;
  /** Sectors that a trip takes, there and back. */
  readonly trip: number;
  /** What a level of lasers saves in turns, while there are few of them and later. */
  readonly lasers: readonly [number, number];
  /** Whether goods go overboard for the weapons of the run; else it waits until the last one is sold. */
  readonly clearsPods: boolean;
  /** What it costs to be held by the customs on Brix, in turns; null: as much as a run that failed on Koroth. */
  readonly heldOnBrix: number | null;
}

/** As `quick` believes, which stays what it was: others are measured by it. */
export const USUAL: Estimates = { profit: 90, trip: 9, lasers: [0.15, 0.05], clearsPods: false, heldOnBrix: null };
/**
 * Nearer to what really happens. Those who went on trading until the pods were empty had the money for the run five turns
 * before they bought the weapons; and who is held on Brix has not bought them yet. Lasers are for those who are about to win:
 * alone at the table they only cost.
 */
export const SHARP: Estimates = { profit: 100, trip: 6, lasers: [0.4, 0.1], clearsPods: true, heldOnBrix: 2.5 };

/** Credits per turn with this ship: profit per unit, units per trip, turns per trip. */
export function incomeOf(pods: number, lightspeed: number, { profit, trip }: Estimates = USUAL): number {
  const units = Math.min(pods, 3) + 0.55 * Math.max(0, Math.min(pods, 6) - 3) + 0.3 * Math.max(0, pods - 6);
  const turns = 1.5 + trip / Math.max(0.5, lightspeed);
  return (profit * units) / turns;
}

/** What a level costs on average, the way to a good starport included. */
const POD_PRICE = 60;
const LIGHTSPEED_PRICE = 140;
const VISIT = 0.12;
/** What a unit costs on average where it is cheap, and what fate brings somebody who has nothing. */
const UNIT_PRICE = 18;
const ALMS = 6;

/** What a failed run throws back by, in turns. */
const FAILED_RUN = 20;
/** Fights and bad luck on the way. */
const ARRIVES = 0.85;

/** Turns that the run itself takes, from somewhere to Brix and on to Koroth; it can't be made below lightspeed 7. */
const RUN_TURNS: readonly number[] = [0, 99, 99, 99, 99, 99, 99, 5, 4.8, 4.6, 4.4];

type Table = readonly Float64Array[];

/** Turns the run takes from these credits, failures included. */
function runTurns(credits: number, price: number, lightspeed: number): number {
  const left = credits - BRIX_WEAPONS * price;
  if (left < 0) return 99;
  const bribes = Math.max(0, Math.floor((left - FINE) / BRIBE));
  const passes = left < FINE ? 2 / 6 : 1 - 0.5 ** (1 + bribes);
  return (RUN_TURNS[Math.min(LEVELS, lightspeed)] ?? 99) + (1 - ARRIVES * passes) * FAILED_RUN;
}

function tableFor(price: number, fortune: number | null, estimates: Estimates): Table {
  const table = Array.from({ length: LEVELS * LEVELS }, () => new Float64Array(STEPS));
  const at = (pods: number, lightspeed: number): Float64Array =>
    table[(pods - 1) * LEVELS + lightspeed - 1] as Float64Array;
  for (let pods = LEVELS; pods >= 1; pods--) {
    for (let lightspeed = LEVELS; lightspeed >= 1; lightspeed--) {
      const here = at(pods, lightspeed);
      for (let i = STEPS - 1; i >= 0; i--) {
        const credits = i * STEP;
        // Without money there is nothing to trade with
        const wait = STEP / Math.max(ALMS, incomeOf(Math.min(pods, credits / UNIT_PRICE), lightspeed, estimates));
        const run = pods >= BRIX_WEAPONS ? runTurns(credits, price, lightspeed) : 99;
        let least = fortune !== null && credits >= fortune ? 0 : run;
        if (i + 1 < STEPS) least = Math.min(least, wait + (here[i + 1] as number));
        if (pods < LEVELS) least = Math.min(least, VISIT + turnsAt(at(pods + 1, lightspeed), credits - POD_PRICE));
        if (lightspeed < LEVELS) {
          least = Math.min(least, VISIT + turnsAt(at(pods, lightspeed + 1), credits - LIGHTSPEED_PRICE));
        }
        here[i] = least;
      }
    }
  }
  return table;
}

/** Between the computed steps; more credits than the table knows change little. */
function turnsAt(row: Float64Array, credits: number): number {
  if (credits < 0) return 999;
  if (credits >= MOST_CREDITS) return (row[STEPS - 1] as number) - (credits - MOST_CREDITS) / 10_000;
  const place = credits / STEP;
  const i = Math.floor(place);
  const low = row[i] as number;
  return low + (place - i) * ((row[i + 1] as number) - low);
}

/** People may agree on any price and any sum; the nearest of these is near enough. */
const PRICES: readonly number[] = [100, 300, 500, 700, 1000, 2000];
const SUMS: readonly number[] = [1000, 2500, 5000, 10_000];
/** Computed when first needed. */
const tables = new Map<Estimates, Map<string, Table>>([
  [USUAL, new Map()],
  [SHARP, new Map()],
]);

function tableOf(estimates: Estimates, price: number, fortune: number | null): Table {
  const known = tables.get(estimates);
  const key = `${price} ${fortune}`;
  const table = known?.get(key) ?? tableFor(price, fortune, estimates);
  known?.set(key, table);
  return table;
}

const nearest = (list: readonly number[], to: number): number =>
  list.reduce((best, each) => (Math.abs(each - to) < Math.abs(best - to) ? each : best));

type Aim = Pick<Agreed, 'goal' | 'fortune' | 'weaponPrice'>;

/** Turns to victory for a ship with these values. */
export function turnsToWin(
  { goal, fortune, weaponPrice }: Aim,
  credits: number,
  pods: number,
  lightspeed: number,
  estimates: Estimates = USUAL,
): number {
  const table = tableOf(estimates, nearest(PRICES, weaponPrice), goal === 'fortune' ? nearest(SUMS, fortune) : null);
  const level = (of: number): number => Math.max(1, Math.min(LEVELS, of));
  const row = table[(level(pods) - 1) * LEVELS + level(lightspeed) - 1];
  return row === undefined ? 50 : turnsAt(row, Math.max(0, credits)) + (pods < 1 ? 2 : 0) + (lightspeed < 1 ? 3 : 0);
}
