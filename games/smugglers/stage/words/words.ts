import type { Starport } from '../../content/index.ts';
import type { RollFor } from '../../rules/messages.ts';

/** What the stage says besides cards, log lines and the words of the table. `you`: it is told to whom it happens. */
export interface StageWords {
  readonly you: string;
  readonly fateCard: string;
  readonly captains: string;
  starts(name: string, you: boolean): string;
  /** Whose dice lie there. */
  startDice(names: readonly string[]): string;
  /** Dice are in the air. */
  rolls(name: string, you: boolean, purpose: RollFor): string;

  // What is at stake
  readonly ifYouWin: string;
  readonly ifYouLose: string;
  spoils(parts: readonly string[]): string;
  credits(n: number): string;
  bounty(n: number): string;
  units(n: number, good: string): string;
  readonly hullPoint: string;
  steals(n: number): string;
  readonly nothing: string;

  // Customs
  customsOn(planet: string): string;
  readonly customsAboard: string;
  lands(name: string, you: boolean): string;
  customsNeeds(starport: Starport): string;
  /** `by`: how much cards have changed the die. */
  whyCustoms(die: number, starport: Starport, by: number): string;
  /** Why customs look: a bounty, or what is aboard. */
  wanted(bounty: number): string;
  readonly forbiddenCargo: string;
  readonly toBeClean: string;
  readonly arrested: string;
  readonly prison: string;
  readonly escaped: string;
  readonly released: string;
  readonly noEscape: string;
  readonly onlyOne: string;

  // Flights
  readonly stillLost: string;
  readonly swallowed: string;
  /** Where a ship is heading that stops in between; how far it still is. */
  flies(name: string, you: boolean, planet: string, far: number): string;
  slingshot(left: number): string;
  /** Why a side has rolled more than once. */
  readonly tied: string;
  readonly hyperspace: string;
  readonly towed: string;
  readonly newShip: string;
  readonly onlyOneKills: string;

  // Hazards
  readonly shieldsHold: string;
  whyShields(die: number, shields: number): string;
  readonly dodged: string;
  whyDodged(total: number, needed: number): string;
  needsEngines(needed: number): string;
  needsShields(shields: number): string;
  readonly nothingToDamage: string;
  found(credits: number): string;
  readonly friendSaved: string;
  readonly friendLost: string;
  readonly friendNeeds: string;

  // Fights
  fight(one: string, other: string): string;
  winsManoeuvre(name: string, you: boolean): string;
  attacks(name: string): string;
  hits(name: string, you: boolean): string;
  sum(value: number, die: number): string;
  readonly choosesNow: string;
  flees(name: string, you: boolean): string;
  readonly endsTurn: string;
  loses(system: string, points: number, level: number): string;
  losesHull(points: number, left: number): string;
  readonly destroyed: string;
  readonly drivenOff: string;
  readonly shipLost: string;
  readonly outOfGame: string;
  readonly robbed: string;

  // Trade
  trade(does: 'buy' | 'sell', good: string, planet: string): string;
  price(price: number, most: number): string;
  readonly delivered: string;
  /** How far a system has come. */
  level(system: string, level: number): string;
  /** Which systems have come how far, and what all of it cost. */
  upgrades(name: string, you: boolean, systems: readonly string[], price: number): string;
  readonly meeting: string;
  readonly deal: string;
  readonly noDeal: string;
  readonly accepts: string;
  readonly offer: string;
  readonly threat: string;
  readonly bountyPlaced: string;
  readonly newRule: string;

  // The run
  readonly weaponsAboard: string;
  readonly tooLate: string;
  readonly run: string;
  readonly runMade: string;
  /** Somebody carries ten weapons. */
  warning(name: string, you: boolean, sectors: number | null): string;
}
