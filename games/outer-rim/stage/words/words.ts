import type { CombatType, Faction } from '../../content/index.ts';

/** What the stage says by itself; sentences about what happened come from the log. */
export interface StageWords {
  readonly encounter: string;
  readonly atNavpoint: string;
  readonly contact: string;
  readonly story: string;
  readonly turnedUp: string;
  readonly job: string;
  readonly delivery: string;
  readonly wager: string;
  readonly roll: string;
  /** Dice are in the air: what they show is said when they lie. */
  /** Who rolls; nobody: who reads. */
  readonly rolls: (who: string | null, skill: string) => string;
  /** An encounter on a planet, or between the planets. */
  readonly meets: (who: string | null, place: string | null) => string;
  /** A card changes what lies there. */
  readonly changes: (card: string) => string;
  readonly rollsInFight: (who: string | null) => string;
  readonly aiTurn: string;
  readonly goal: string;
  readonly trade: string;
  readonly fame: string;
  /** What is needed: by the copies of the skill that one has. */
  readonly needs: (skill: string, copies: number) => string;
  readonly needsHit: string;
  readonly passed: string;
  readonly failed: string;
  /** Which of several tests came out so. */
  readonly tests: (passed: boolean, skills: readonly string[]) => string;
  readonly unnoticed: string;
  readonly noticed: string;
  /** Why a test was passed or failed. */
  readonly why: (copies: number, passed: boolean) => string;
  readonly whyDelivery: (passed: boolean) => string;
  readonly ifPassed: string;
  readonly ifFailed: string;
  /** Somebody pays for a thing, or the rival for what its card says. */
  pays(who: string | null, price: string): string;
  readonly ifWon: string;
  readonly ifLost: string;
  readonly reward: string;
  readonly nothing: string;
  readonly fight: (type: CombatType, place: string) => string;
  readonly against: (foe: string) => string;
  readonly dice: (count: number) => string;
  readonly left: (type: CombatType, left: number, most: number) => string;
  readonly chanceOf: (who: string | null) => string;
  readonly wins: (who: string | null) => string;
  /** Who rolled how much; the attacker wins ties. */
  readonly score: (attack: number, defense: number) => string;
  readonly unbeatable: string;
  readonly defeated: (who: string | null) => string;
  readonly defeatMeans: string;
  readonly captured: (name: string) => string;
  readonly eliminated: (name: string) => string;
  readonly bring: (place: string, reward: string) => string;
  readonly jobDone: string;
  readonly jobFailed: string;
  readonly goalDone: (who: string | null) => string;
  readonly newShip: (name: string) => string;
  readonly fameOf: (who: string | null, fame: number, most: number) => string;
  readonly deal: string;
  readonly noDeal: string;
  readonly gift: (credits: string) => string;
  readonly patrolBeaten: string;
  readonly patrolComes: (faction: Faction) => string;
  /** How close somebody is to winning. */
  readonly nearlyWins: (name: string, missing: number) => string;
  readonly youNearlyWin: (missing: number) => string;
  readonly wonGame: (name: string) => string;
}
