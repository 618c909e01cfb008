import type { SectorKind } from '../../content/index.ts';
import type { RollFor } from '../../rules/messages.ts';
import type { CustomsOutcomes, Hit, HitOnPlayer, Ties } from '../../rules/odds/odds.ts';

/** What stands on this table; prompts, card texts, labels of goods and systems, and the log come from `text/`. */
export interface TableWords {
  num(n: number): string;
  percent(share: number): string;
  signed(n: number): string;

  // Parts of the table
  readonly map: string;
  readonly panels: string;
  readonly planets: string;
  readonly ship: string;
  readonly captains: string;
  readonly routes: string;
  readonly tables: string;
  readonly now: string;
  /** `most` is null where no last round was agreed on. */
  round(n: number, most: number | null): string;
  readonly possible: string;
  readonly picked: string;

  // The board
  sector(label: string): string;
  readonly kinds: Readonly<Record<SectorKind | 'planet' | 'brix' | 'koroth', string>>;
  wormhole(n: number): string;
  shipOf(name: string): string;
  readonly yourShip: string;
  slot(n: number): string;
  sectors(n: number): string;
  readonly here: string;
  fixed(card: string, good: string, price: number): string;

  // Ship logs
  readonly you: string;
  readonly active: string;
  readonly cargo: string;
  pods(used: number, all: number): string;
  readonly kept: string;
  readonly sell: string;
  readonly buy: string;
  readonly perUnit: string;
  until(round: number): string;
  kills(n: number): string;
  logOf(name: string): string;

  // Odds
  readonly toManoeuvre: string;
  readonly toHit: string;
  /** Customs aboard one's own ship, in space. */
  readonly inspection: string;
  readonly toEscape: string;
  readonly toSurvive: string;
  /** Asked before a black hole is used. */
  mayBeSwallowed(chance: string): string;
  readonly toDeliver: string;
  toManoeuvreAgainst(name: string): string;
  withBribes(dice: number): string;
  whyManoeuvre(ties: Ties): string;
  whyHit(hit: Hit, hitBack: HitOnPlayer): string;
  whyEscape(turns: number): string;
  whyRun(turns: number, customs: string, bribes: number): string;
  readonly runFromBrix: string;
  customsRisk(outcomes: readonly string[]): string;
  /** One thing that customs may do, with its chance. */
  outcome(outcome: keyof CustomsOutcomes, chance: number): string;

  // Forecasts
  readonly aboard: string;
  /** Offers of crime lords and contracts. */
  readonly orders: string;
  order(good: string, aboard: number, units: number, planet: string): string;
  buyOn(planet: string): string;
  readonly forecast: string;
  readonly noRoutes: string;
  turns(n: number): string;
  profit(credits: number): string;
  /** How likely customs leave one alone on a route, and what they take of it on average. */
  customsOn(clean: number, cost: number): string;
  /** A mean number, rounded. */
  rough(n: number): string;
  /** How many of the units that are bought find a buyer on average. */
  soldOf(sold: number, units: number): string;
  readonly illegal: string;
  route(good: string, from: string, low: string, to: string, high: string, sectors: number): string;
  about(price: number): string;
  /** Why no more can be bought. */
  readonly fillsPods: string;
  readonly allYouCanPay: string;
  /** A flight to where there is nothing. */
  readonly endsTurn: string;

  // Dice
  readonly rolls: Readonly<Record<RollFor, string>>;
  rolled(name: string, purpose: string): string;
  readonly die: string;
  readonly customs: string;
  readonly availability: string;
  readonly demand: string;
  readonly upgrades: string;
  readonly damage: string;
  readonly victorChooses: string;
  readonly perLevel: string;
  wins(name: string): string;

  // Deals
  offerTo(name: string): string;
  offerFrom(name: string): string;
  accepted(name: string): string;
  readonly threat: string;
  readonly youGive: string;
  theyGive(name: string): string;
  readonly nothing: string;
  readonly sending: string;
  room(name: string, free: number): string;
  meeting(one: string, other: string): string;

  // The goal
  runGoal(weapons: number, price: number): string;
  standing(name: string, standing: string): string;
  podsAndCredits(pods: number, of: number, credits: number): string;
  /** The same in a few signs. */
  creditsAndPods(credits: number, pods: number, of: number): string;
  weaponsOf(units: number, of: number): string;
  goKoroth(sectors: number, chance: number): string;
  goBrix(sectors: number): string;
  sellAt(good: string, planet: string, income: number): string;
  buyFor(good: string, from: string, to: string, profit: number): string;
  /** An order whose goods are aboard, or are still to be bought. */
  deliverAt(good: string, units: number, planet: string, profit: number): string;
  buyForOrder(good: string, aboard: number, units: number, from: string, to: string, profit: number): string;

  // Characters
  readonly easy: string;
  readonly hard: string;
  readonly yourCharacters: string;
  readonly chooseLater: string;
  readonly usualShip: string;
}
